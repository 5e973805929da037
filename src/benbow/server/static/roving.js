// For who plays with the keyboard. The board is one stop of the Tab key; from there arrows lead to whatever else is lit, Home and
// End to the first and the last. (Without this script each lit piece is a stop of its own.) And when the table changes, the focus
// is where one can go on. It knows nothing of any game: only where things are.

const lit = () => [...document.querySelectorAll("#board .piece.can[role=button]")];   // not those that fade away
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 3;   // how much farther it is to what lies aside than to what lies ahead

const been = new Map();   // id -> when it had the focus: so who puts a piece back, or digs once more, is where he was
const held = new WeakMap();   // the same for a piece itself: one that is called by its place gets another id when it moves
const since = piece => Math.max(been.get(piece.id) ?? 0, held.get(piece) ?? 0);
let moves = 0;

/** To be called whenever something else is lit: of all that is, Tab comes to where the focus was last, or to the first. */
export function rove() {
  const all = lit();
  const stop = all.reduce((best, one) => since(one) > since(best) ? one : best, all[0]);
  for (const one of all) one.setAttribute("tabindex", one === stop ? 0 : -1);
  if (all.length > 1) document.getElementById("board").setAttribute("aria-describedby", "keys");
}

let byKeyboard = false;

/** Who plays with the keyboard is taken to what can be done next, if what had the focus is gone. */
export function keepFocus() {
  if (!byKeyboard || document.querySelector("dialog[open]")) return;
  const now = document.activeElement;
  const isThere = now && now !== document.body && now.isConnected && now.getClientRects().length > 0;
  if (isThere && !(now.closest("#board") && !now.matches(".can"))) return;
  const stop = "#board .can[tabindex='0']";
  const places = ["#open-curtain", stop, "#buttons .button", "#draw-curtain", "#ask .button.primary:not([hidden] *)"];
  places.map(place => document.querySelector(place)).find(Boolean)?.focus();
}

/** A key was pressed on a lit piece. -> whether it was one of ours */
export function roam(piece, { key, altKey, ctrlKey, metaKey, shiftKey }) {
  if (altKey || ctrlKey || metaKey || shiftKey || !(key in WAYS || key === "Home" || key === "End")) return false;
  const all = lit();
  const goal = key === "Home" ? all[0] : key === "End" ? all.at(-1) : next(piece, all, WAYS[key]);
  goal?.focus();
  document.getElementById("play").classList.add("roved");   // who knows how needs no hint
  return true;
}

/** The nearest in a direction, if anything is there at all. Things on the very same spot come one after the other. */
function next(piece, all, [right, down]) {
  if (right + down < 0) all.reverse();
  const here = middle(piece), start = all.indexOf(piece);
  let best = null, least = Infinity;
  all.forEach((one, k) => {
    const there = middle(one), x = there.x - here.x, y = there.y - here.y;
    const ahead = x * right + y * down, aside = Math.abs(x * down) + Math.abs(y * right), way = Math.hypot(ahead, ASIDE * aside);
    const isThere = ahead > 1 || (k > start && Math.hypot(x, y) <= 1);
    if (isThere && way < least) [best, least] = [one, way];
  });
  return best;
}

/** Of what can be seen of it; or, better, its own origin, if that is within: a way that is drawn with it leads elsewhere. */
function middle(piece) {
  const { left, right, top, bottom } = piece.getBoundingClientRect();
  const { e, f } = piece.transform.baseVal.numberOfItems ? piece.transform.baseVal.getItem(0).matrix : { e: 0, f: 0 };
  const { x, y } = new DOMPoint(e, f).matrixTransform(piece.ownerSVGElement.getScreenCTM());
  const isWithin = left <= x && x <= right && top <= y && y <= bottom;
  return isWithin ? { x, y } : { x: (left + right) / 2, y: (top + bottom) / 2 };
}

const listen = (what, heard) => addEventListener(what, heard, true);   // before the page acts on it
listen("keydown", event => { if (event.key === "Tab" || event.target.closest?.("#play")) byKeyboard = true; });
listen("pointerdown", () => { byKeyboard = false; });
listen("focusin", event => {
  const piece = event.target.closest?.("#board .piece.can");
  if (!piece) return;
  been.set(piece.id, ++moves);
  held.set(piece, moves + 0.5);   // rather the same piece than another one where it was
  rove();
});
