// Playing with the keyboard (roving tabindex). The board is one tab stop; arrow keys move between lit pieces by position, Home and
// End go to the first and last. Without this script each lit piece is a tab stop. When the table changes, the focus moves to what
// can be done next. Nothing here depends on a game.

const lit = () => [...document.querySelectorAll("#board .piece.can[role=button]")];   // not those that fade out
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 3;   // weight of the distance across the direction of the key

const been = new Map();   // id -> when it last had the focus
const held = new WeakMap();   // the same by element: pieces named by their place change their id when they move
const since = piece => Math.max(been.get(piece.id) ?? 0, held.get(piece) ?? 0);
let moves = 0;

/** To be called when the lit pieces have changed: the tab stop is the one that was focused last, or the first. */
export function rove() {
  const all = lit();
  const stop = all.reduce((best, one) => since(one) > since(best) ? one : best, all[0]);
  for (const one of all) one.setAttribute("tabindex", one === stop ? 0 : -1);
  if (all.length > 1) document.getElementById("board").setAttribute("aria-describedby", "keys");
}

let byKeyboard = false;

/** Moves the focus to what can be done next, if the focused element is gone. */
export function keepFocus() {
  if (!byKeyboard || document.querySelector("dialog[open]")) return;
  const now = document.activeElement;
  const isThere = now && now !== document.body && now.isConnected && now.getClientRects().length > 0;
  if (isThere && !(now.closest("#board") && !now.matches(".can"))) return;
  const stop = "#board .can[tabindex='0']";
  const places = ["#open-curtain", stop, "#buttons .button", "#draw-curtain", "#ask .button.primary:not([hidden] *)"];
  places.map(place => document.querySelector(place)).find(Boolean)?.focus();
}

/** Handles a key on a lit piece. -> whether it was an arrow, Home or End */
export function roam(piece, { key, altKey, ctrlKey, metaKey, shiftKey }) {
  if (altKey || ctrlKey || metaKey || shiftKey || !(key in WAYS || key === "Home" || key === "End")) return false;
  const all = lit();
  const goal = key === "Home" ? all[0] : key === "End" ? all.at(-1) : next(piece, all, WAYS[key]);
  goal?.focus();
  document.getElementById("play").classList.add("roved");   // hides the help about keys
  return true;
}

/** The nearest lit piece in a direction, if there is one. Pieces on the same spot come one after the other. */
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

/** Where a piece is: its origin if that is within its box, else the middle of the box (a trail makes the box larger). */
function middle(piece) {
  const { left, right, top, bottom } = piece.getBoundingClientRect();
  const { e, f } = piece.transform.baseVal.numberOfItems ? piece.transform.baseVal.getItem(0).matrix : { e: 0, f: 0 };
  const { x, y } = new DOMPoint(e, f).matrixTransform(piece.ownerSVGElement.getScreenCTM());
  const isWithin = left <= x && x <= right && top <= y && y <= bottom;
  return isWithin ? { x, y } : { x: (left + right) / 2, y: (top + bottom) / 2 };
}

const listen = (what, heard) => addEventListener(what, heard, true);   // in the capture phase
listen("keydown", event => { if (event.key === "Tab" || event.target.closest?.("#play")) byKeyboard = true; });
listen("pointerdown", () => { byKeyboard = false; });
listen("focusin", event => {
  const piece = event.target.closest?.("#board .piece.can");
  if (!piece) return;
  been.set(piece.id, ++moves);
  held.set(piece, moves + 0.5);   // prefer the same piece to another at its old place
  rove();
});
