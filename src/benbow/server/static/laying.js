// Laying out the table: pieces fly to their places one after the other. Every page that is opened before anyone has
// acted shows it, so a reload shows it again; who is in a hurry clicks. It knows nothing of any game.
import { recognize } from "./morph.js";

export const LAYING = 1500;   // milliseconds for all of them
const GLIDE = 520;   // for each, as play.css has it

let flying = [];

export const isLaying = () => flying.length > 0;

/** `draw` draws the table laid out; every piece that gets another place, or is new, starts a little after the one before. */
export function takeOff(fresh, draw) {
  const here = id => document.getElementById(id);
  comeOut(fresh);
  const place = piece => piece?.getAttribute("transform");
  const ids = [...fresh.querySelectorAll("#board .piece")].filter(piece => place(here(piece.id)) !== place(piece)).map(piece => piece.id);
  const start = k => `${Math.round(k * (LAYING - GLIDE) / ids.length)}ms`;
  const wait = () => ids.forEach((id, k) => here(id)?.style.setProperty("transition-delay", start(k)));
  wait();   // before they move: whatever asks where something is starts all that have a new place
  draw(fresh);
  wait();   // those that are new
  flying = ids.map(here);
}

/** What is new comes out of what there is of its sort: discs out of a heap that is drawn as one. */
function comeOut(fresh) {
  const pieces = document.querySelector("#board .pieces");
  const heaps = new Map([...pieces.querySelectorAll(".piece[data-sort][id]")].map(piece => [piece.dataset.sort, piece.cloneNode(true)]));
  recognize(document.getElementById("table"), fresh);
  let last = null;
  for (const piece of fresh.querySelectorAll("#board .piece[data-sort]")) {
    const heap = heaps.get(piece.dataset.sort);
    if (!heap || document.getElementById(piece.id)) continue;
    last = pieces.appendChild(heap.cloneNode(true));
    last.id = piece.id;
  }
  last?.getBoundingClientRect();   // they are seen there, and so they glide from there
}

const glides = piece => piece.getAnimations().filter(one => one instanceof CSSTransition);

/** When all are in their places. */
export const landed = () => Promise.allSettled(flying.flatMap(glides).map(glide => glide.finished));

/** From now on all glide as always; those still in the air are put down if `isHurried`. */
export function land(isHurried) {
  for (const piece of flying) {
    if (isHurried) for (const glide of glides(piece)) glide.finish();
    piece.style.transitionDelay = "";
  }
  flying = [];
}
