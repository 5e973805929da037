// Zoom and pan of the board: pinch, Ctrl and the wheel (also a trackpad's pinch), buttons and keys; a zoomed board is dragged.
// Nothing here depends on a game.
//
// The zoom is a transform in the board's style. Morphing leaves styles alone, and pieces glide in units of the drawing, so neither
// needs to know of it. It ends with the page.

const MOST = 4, STEP = 1.6;
const NEARLY = 1.05;   // a pinch that ends below this snaps to 1
const SLACK = { mouse: 4, touch: 10, pen: 6 }, LATE = 400;   // pixels: less is a click; milliseconds in which the click after a drag is ignored

const $ = id => document.getElementById(id);
const play = $("play"), box = $("boardbox"), still = matchMedia("(prefers-reduced-motion: reduce)");
const within = (value, least, most) => Math.min(Math.max(value, least), most);

let zoom = 1;
let off = [0, 0];   // from the middle of the box to the middle of the drawing, in units of the drawing

/** The box on the screen, the size of the drawing in its units, and pixels per unit. */
function measure() {
  const { left, top, width, height } = box.getBoundingClientRect(), { width: wide, height: high } = $("board").viewBox.baseVal;
  const scale = zoom * Math.min(width / wide, height / high);
  return { middle: [left + width / 2, top + height / 2], room: [width, height], size: [wide, high], scale };
}

/** Applies zoom and offset, and never shows what is beyond the edges of the board. */
function put(isGentle = false) {
  const { room, size, scale } = measure(), board = $("board");
  if (!scale) return;   // it is not visible
  off = off.map((here, k) => {   // centred where the box is larger than the board, and if zoom is 1
    const most = Math.min(Math.abs(size[k] - room[k] / scale), size[k] * (1 - 1 / zoom)) / 2;
    return within(here, -most, most);
  });
  const isGliding = isGentle && !still.matches, was = isGliding && getComputedStyle(board).transform;
  for (const one of board.getAnimations()) one.finish();
  board.style.transform = zoom > 1 ? `translate(${off[0] * scale}px, ${off[1] * scale}px) scale(${zoom})` : "";
  const glide = isGliding && board.animate([{ transform: was }, {}], { duration: 180, easing: "ease-out" });
  if (zoom > 1) play.classList.add("zoomed");
  else Promise.resolve(glide?.finished).then(() => play.classList.toggle("zoomed", zoom > 1));   // clipped until then
  if (zoom === 1 && $("zoom").contains(document.activeElement)) $("zoom-in").focus({ preventScroll: true });   // the other buttons are hidden
  $("zoom-in").setAttribute("aria-disabled", zoom === MOST);
}

/** Moves what is at one point of the screen to another. -> pixels by which it fell short at the lower or upper edge */
function move(from, to, factor = 1, isGentle = false) {
  const { middle, scale } = measure();
  zoom = within(Math.round(zoom * factor * 1e4) / 1e4, 1, MOST);
  const now = measure().scale, wanted = off.map((here, k) => here + (to[k] - middle[k]) / now - (from[k] - middle[k]) / scale);
  off = wanted;
  put(isGentle);
  return (wanted[1] - off[1]) * now;
}

// ---- Touch, and dragging with a mouse

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

/** From here on it is a drag. A composited layer is moved, which is fast; at the end it is drawn again, which is sharp. */
function hold() {
  hasMoved = true;
  play.classList.add("held");
  for (const id of fingers.keys()) try { box.setPointerCapture(id); } catch { /* it is gone */ }
}

function grip([one, other = one] = [...fingers.values()]) {   // the middle of the fingers, and their distance
  return { point: one.map((here, k) => (here + other[k]) / 2), span: Math.hypot(one[0] - other[0], one[1] - other[1]) };
}

addEventListener("pointermove", event => {
  if (!fingers.has(event.pointerId)) return;
  if (!event.buttons) { lift(event); return; }   // the button was released outside the window
  const here = place(event), isAlone = fingers.size < 2, before = grip();
  if (!hasMoved && (zoom === 1 || Math.hypot(here[0] - start[0], here[1] - start[1]) <= SLACK[event.pointerType])) return;
  if (!hasMoved) hold();
  fingers.set(event.pointerId, here);
  const { point, span } = grip(), rest = move(before.point, point, isAlone ? 1 : span / Math.max(before.span, 1));
  if (isAlone && event.pointerType !== "mouse") scrollBy({ top: -rest, behavior: "instant" });   // or one could not scroll past a board that fills the screen
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
for (const touch of ["touchstart", "touchmove"])   // or the browser would scroll with two fingers
  box.addEventListener(touch, event => { if (event.touches.length > 1 && event.cancelable) event.preventDefault(); }, { passive: false });

box.addEventListener("wheel", event => {
  if (!event.ctrlKey || !event.target.closest("#board")) return;
  event.preventDefault();
  const turned = event.deltaMode ? 25 * Math.sign(event.deltaY) : within(event.deltaY, -25, 25);   // a notch of a wheel, or a step of a pinch
  move(place(event), place(event), 2 ** (-turned / 100));
}, { passive: false });

// ---- Buttons and keys

const zoomBy = (factor, isGentle, { middle } = measure()) => move(middle, middle, factor, isGentle);
const showAll = () => zoomBy(0);
const WAYS = { "zoom-in": STEP, "zoom-out": 1 / STEP, "zoom-whole": 0 };
for (const id in WAYS) $(id).addEventListener("click", () => zoomBy(WAYS[id], true));

play.addEventListener("keydown", event => {
  const pan = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key], { middle } = measure();
  if (pan && zoom > 1 && event.target.closest("#zoom")) {   // pan by arrow keys, from the zoom buttons
    event.preventDefault();
    return move(middle, middle.map((here, k) => here + 80 * pan[k]));
  }
  const piece = event.target.closest("#board .piece"), factor = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 0 }[event.key];
  if (factor === undefined || event.altKey || event.ctrlKey || event.metaKey || !(piece || event.target.closest("#zoom"))) return;
  event.preventDefault();
  zoomBy(factor);
  if (piece) reveal(piece);
});

/** Pans until a piece is visible: all of it, or the part around its origin if it is large. */
function reveal(piece) {
  const { middle, room, size, scale } = measure(), { x, y, width, height } = piece.getBBox(), list = piece.transform.baseVal;
  const { e, f } = list.numberOfItems ? list.getItem(0).matrix : { e: 0, f: 0 };   // its target, if it is gliding
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

let scrolled = scrollY;   // before the browser scrolls to the focused piece, of which we are told only later
addEventListener("scroll", () => { scrolled = scrollY; });
box.addEventListener("focusin", event => {   // not for focus by pointer
  const piece = event.target.closest("#board .piece");
  if (!piece || zoom === 1 || !piece.matches(":focus-visible")) return;
  scrollTo({ top: scrolled, behavior: "instant" });
  reveal(piece);
});

new ResizeObserver(() => put()).observe(box);
new MutationObserver(() => { if ($("curtain")) showAll(); }).observe(box, { childList: true });   // the next person must not see where this one looked
