// Laying out the table: pieces fly to their places one after the other. Every page that is opened before anyone has
// acted shows it; a click skips it. Nothing here depends on a game.
import { recognize } from "./morph.js";

export const LAYING = 1500;   // milliseconds in all
const GLIDE = 520;   // for each piece, as in play.css

let flying = [];

export const isLaying = () => flying.length > 0;

/** `draw` draws the final table. Pieces that move or are new start one after the other. */
export function takeOff(fresh, draw) {
  const here = id => document.getElementById(id);
  comeOut(fresh);
  const place = piece => piece?.getAttribute("transform");
  const ids = [...fresh.querySelectorAll("#board .piece")].filter(piece => place(here(piece.id)) !== place(piece)).map(piece => piece.id);
  const start = k => `${Math.round(k * (LAYING - GLIDE) / ids.length)}ms`;
  const wait = () => ids.forEach((id, k) => here(id)?.style.setProperty("transition-delay", start(k)));
  wait();   // before they move: measuring a layout would start all transitions at once
  draw(fresh);
  wait();   // new pieces too
  flying = ids.map(here);
}

/** A new piece starts at an existing piece of its sort, such as discs at the heap they come from. */
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
  last?.getBoundingClientRect();   // forces a layout, so that the transition starts from there
}

const glides = piece => piece.getAnimations().filter(one => one instanceof CSSTransition);

/** Resolves when all pieces have arrived. */
export const landed = () => Promise.allSettled(flying.flatMap(glides).map(glide => glide.finished));

/** Ends the layout; with `isHurried`, pieces that are still moving jump to their places. */
export function land(isHurried) {
  for (const piece of flying) {
    if (isHurried) for (const glide of glides(piece)) glide.finish();
    piece.style.transitionDelay = "";
  }
  flying = [];
}
