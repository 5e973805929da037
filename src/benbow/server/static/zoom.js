// Nearer to the board, and about it: by two fingers, by Ctrl and the wheel (which is what a trackpad's pinch says), by buttons and
// keys; whoever is near drags it. It knows nothing of any game.
//
// The board's own style carries it, and morph leaves styles alone: what changes on the table changes nothing here. Pieces glide
// in units of the drawing, so they know nothing of it either. How near one is does not outlive the page.

const MOST = 4, STEP = 1.6;
const NEARLY = 1.05;   // whoever lets go here meant the whole board
const SLACK = { mouse: 4, touch: 10, pen: 6 }, LATE = 400;   // pixels: less is a click; milliseconds: later it is another one

const $ = id => document.getElementById(id);
const play = $("play"), box = $("boardbox"), still = matchMedia("(prefers-reduced-motion: reduce)");
const within = (value, least, most) => Math.min(Math.max(value, least), most);

let zoom = 1;
let off = [0, 0];   // how far the middle of the drawing is from the middle of the box, in units of the drawing

/** The box on the screen, the size of the drawing in its units, and how many pixels a unit has now. */
function measure() {
  const { left, top, width, height } = box.getBoundingClientRect(), { width: wide, height: high } = $("board").viewBox.baseVal;
  const scale = zoom * Math.min(width / wide, height / high);
  return { middle: [left + width / 2, top + height / 2], room: [width, height], size: [wide, high], scale };
}

/** Shows the board as near as it is now, and never what lies beyond its edges. */
function put(isGentle = false) {
  const { room, size, scale } = measure(), board = $("board");
  if (!scale) return;   // nobody sees it
  off = off.map((here, k) => {   // where the box is larger than the board, all of it is seen; and it is in the middle if zoom is 1
    const most = Math.min(Math.abs(size[k] - room[k] / scale), size[k] * (1 - 1 / zoom)) / 2;
    return within(here, -most, most);
  });
  const isGliding = isGentle && !still.matches, was = isGliding && getComputedStyle(board).transform;
  for (const one of board.getAnimations()) one.finish();
  board.style.transform = zoom > 1 ? `translate(${off[0] * scale}px, ${off[1] * scale}px) scale(${zoom})` : "";
  const glide = isGliding && board.animate([{ transform: was }, {}], { duration: 180, easing: "ease-out" });
  if (zoom > 1) play.classList.add("zoomed");
  else Promise.resolve(glide?.finished).then(() => play.classList.toggle("zoomed", zoom > 1));   // cut off until then
  if (zoom === 1 && $("zoom").contains(document.activeElement)) $("zoom-in").focus({ preventScroll: true });   // the others go
  $("zoom-in").setAttribute("aria-disabled", zoom === MOST);
}

/** What is at one point of the screen comes to another. -> by how many pixels it came less far down: there the board ends */
function move(from, to, factor = 1, isGentle = false) {
  const { middle, scale } = measure();
  zoom = within(Math.round(zoom * factor * 1e4) / 1e4, 1, MOST);
  const now = measure().scale, wanted = off.map((here, k) => here + (to[k] - middle[k]) / now - (from[k] - middle[k]) / scale);
  off = wanted;
  put(isGentle);
  return (wanted[1] - off[1]) * now;
}

// ---- Fingers, and a mouse that drags

const fingers = new Map();   // pointer -> where it is
const place = event => [event.clientX, event.clientY];
let start = [0, 0], hasMoved = false, lifted = 0;

box.addEventListener("pointerdown", event => {
  if (event.isPrimary) fingers.clear();
  if (event.button || fingers.size > 1 || !event.target.closest("#board")) return;
  if (!fingers.size) [start, hasMoved] = [place(event), false];
  fingers.set(event.pointerId, place(event));
  if (fingers.size > 1) hold();
});

/** From here on it is no click. What moves is a picture of the board, which is quick; then it is drawn anew, which is sharp. */
function hold() {
  hasMoved = true;
  play.classList.add("held");
  for (const id of fingers.keys()) try { box.setPointerCapture(id); } catch { /* it is gone */ }
}

function grip([one, other = one] = [...fingers.values()]) {   // between the fingers, and how far they are apart
  return { point: one.map((here, k) => (here + other[k]) / 2), span: Math.hypot(one[0] - other[0], one[1] - other[1]) };
}

addEventListener("pointermove", event => {
  if (!fingers.has(event.pointerId)) return;
  if (!event.buttons) { lift(event); return; }   // it was let go outside of the window
  const here = place(event), isAlone = fingers.size < 2, before = grip();
  if (!hasMoved && (zoom === 1 || Math.hypot(here[0] - start[0], here[1] - start[1]) <= SLACK[event.pointerType])) return;
  if (!hasMoved) hold();
  fingers.set(event.pointerId, here);
  const { point, span } = grip(), rest = move(before.point, point, isAlone ? 1 : span / Math.max(before.span, 1));
  if (isAlone && event.pointerType !== "mouse") scrollBy({ top: -rest, behavior: "instant" });   // the whole screen may be board
});

function lift(event) {
  if (!fingers.delete(event.pointerId) || fingers.size) return;
  lifted = event.timeStamp;
  play.classList.remove("held");
  if (zoom > 1 && zoom < NEARLY) showAll();
}
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, lift);

box.addEventListener("click", event => {
  if (hasMoved && event.timeStamp < lifted + LATE && !event.target.closest("button")) event.stopPropagation();
}, true);
for (const touch of ["touchstart", "touchmove"])   // two fingers are ours: the browser would scroll with them
  box.addEventListener(touch, event => { if (event.touches.length > 1 && event.cancelable) event.preventDefault(); }, { passive: false });

box.addEventListener("wheel", event => {
  if (!event.ctrlKey || !event.target.closest("#board")) return;
  event.preventDefault();
  const turned = event.deltaMode ? 25 * Math.sign(event.deltaY) : within(event.deltaY, -25, 25);   // a notch, or a little of a pinch
  move(place(event), place(event), 2 ** (-turned / 100));
}, { passive: false });

// ---- Buttons and keys

const zoomBy = (factor, isGentle, { middle } = measure()) => move(middle, middle, factor, isGentle);
const showAll = () => zoomBy(0);
const WAYS = { "zoom-in": STEP, "zoom-out": 1 / STEP, "zoom-whole": 0 };
for (const id in WAYS) $(id).addEventListener("click", () => zoomBy(WAYS[id], true));

play.addEventListener("keydown", event => {
  const pan = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key], { middle } = measure();
  if (pan && zoom > 1 && event.target.closest("#zoom")) {   // the only way to look around by keys while nothing is lit
    event.preventDefault();
    return move(middle, middle.map((here, k) => here + 80 * pan[k]));
  }
  const piece = event.target.closest("#board .piece"), factor = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 0 }[event.key];
  if (factor === undefined || event.altKey || event.ctrlKey || event.metaKey || !(piece || event.target.closest("#zoom"))) return;
  event.preventDefault();
  zoomBy(factor);
  if (piece) reveal(piece);
});

/** Brings a piece into sight: all of it, or if that is much, what is around its own origin; for a way may be drawn with it. */
function reveal(piece) {
  const { middle, room, size, scale } = measure(), { x, y, width, height } = piece.getBBox(), list = piece.transform.baseVal;
  const { e, f } = list.numberOfItems ? list.getItem(0).matrix : { e: 0, f: 0 };   // where it is going to be, if it glides
  const spans = [[e, x, x + width], [f, y, y + height]].map(([origin, low, high], k) => {
    const heart = low <= 0 && high >= 0 ? 0 : (low + high) / 2;
    const [from, core, to] = [low, heart, high].map(one => room[k] / 2 + (origin + one - size[k] / 2 + off[k]) * scale);
    return [Math.max(from, core - room[k] / 3), Math.min(to, core + room[k] / 3)];
  });
  const way = spans.map(([near, far], k) => near < 0 ? -near : Math.min(0, room[k] - far));
  move(middle, middle.map((here, k) => here + way[k]));
  const [top, bottom] = spans[1].map(edge => edge + way[1] + middle[1] - room[1] / 2);
  scrollBy({ top: Math.min(0, top) + Math.max(0, bottom - innerHeight), behavior: "instant" });
}

let scrolled = scrollY;   // before the browser scrolled to where the piece was: of that we hear only later
addEventListener("scroll", () => { scrolled = scrollY; });
box.addEventListener("focusin", event => {   // not for whoever points at it himself
  const piece = event.target.closest("#board .piece");
  if (!piece || zoom === 1 || !piece.matches(":focus-visible")) return;
  scrollTo({ top: scrolled, behavior: "instant" });
  reveal(piece);
});

new ResizeObserver(() => put()).observe(box);
new MutationObserver(() => { if ($("curtain")) showAll(); }).observe(box, { childList: true });   // where one looked is for nobody else
