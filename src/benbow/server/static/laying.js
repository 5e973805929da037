// Laying out the table: pieces fly to their places one after the other. A page shows it once, before anyone has acted; who is
// in a hurry clicks. It knows nothing of any game.

export const LAYING = 1500;   // milliseconds for all of them
const GLIDE = 520;   // for each, as play.css has it

let flying = [];

export const isLaying = () => flying.length > 0;

/** `show` draws the table laid out; every piece that gets another place, or is new, starts a little after the one before. */
export function takeOff(fresh, show) {
  const here = id => document.getElementById(id);
  const place = piece => piece?.getAttribute("transform");
  const ids = [...fresh.querySelectorAll("#board .piece")].filter(piece => place(here(piece.id)) !== place(piece)).map(piece => piece.id);
  show();
  flying = ids.map(here);
  flying.forEach((piece, k) => { piece.style.transitionDelay = `${Math.round(k * (LAYING - GLIDE) / flying.length)}ms`; });
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
