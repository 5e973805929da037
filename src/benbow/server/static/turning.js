// A piece that can be turned is dragged around its middle, and snaps to the ways in which it may lie: `data-turns` says by how
// many degrees, and what else is clicked for it. Releasing it there is that click. Nothing here depends on a game.
import { glide } from "./morph.js";

const SLACK = 6, SNAP = 16;   // pixels: less is a click; degrees
const box = document.getElementById("boardbox");

let held = null;   // what is being turned: piece, middle, ways, angle ...
let hasDragged = false;   // the click that ends a drag is none

const wrapped = degrees => ((degrees % 360) + 540) % 360 - 180;
const bearing = ([x, y], { clientX, clientY }) => Math.atan2(clientY - y, clientX - x) * 180 / Math.PI;
const point = ({ clientX, clientY }) => [clientX, clientY];

/** The piece under the pointer that can be turned; others may lie above it. */
function grip(event) {
  for (const piece of box.querySelectorAll("#board [data-turns]")) {
    const { a, b, e, f } = piece.getScreenCTM(), radius = Math.hypot(a, b) * piece.getBBox().width / 2;
    if (Math.hypot(event.clientX - e, event.clientY - f) > radius) continue;
    const ways = piece.dataset.turns.split(" ").map(way => way.split(":")).map(([degrees, id]) => [wrapped(+degrees), id]);
    const turn = +/rotate\((-?[\d.e+-]+)deg\)/.exec(piece.style.transform)?.[1];
    return { piece, ways: [[0, ""], ...ways], turn, middle: [e, f], from: point(event), last: bearing([e, f], event), angle: 0, hasTurned: false };
  }
  return null;
}

/** The way that is nearest to the angle so far, and how far it is from there. */
function nearest({ ways, angle }) {
  const off = ([degrees]) => wrapped(degrees - angle);
  const way = ways.reduce((best, one) => Math.abs(off(one)) < Math.abs(off(best)) ? one : best);
  return { id: way[1], off: off(way) };
}

function turn(event) {
  const here = bearing(held.middle, event);
  held.angle += wrapped(here - held.last);
  held.last = here;
  held.hasTurned ||= Math.hypot(event.clientX - held.from[0], event.clientY - held.from[1]) > SLACK;
  if (!held.hasTurned) return;
  const { id, off } = nearest(held), isNear = Math.abs(off) <= SNAP;
  held.piece.style.transition = "none";
  held.piece.style.transform = held.piece.style.transform.replace(/rotate\([^)]*\)/, `rotate(${held.turn + held.angle + (isNear ? off : 0)}deg)`);
  aim(isNear ? id : "");
}

/** Marks what would be clicked, as if it were pointed at. */
function aim(id) {
  for (const one of box.querySelectorAll("#board .pointed")) if (one.id !== id) one.classList.remove("pointed");
  if (id) document.getElementById(id)?.classList.add("pointed");
}

function release({ piece, hasTurned }, id) {
  aim("");
  if (!hasTurned) return;
  const settle = () => glide(piece, piece.getAttribute("transform"));
  piece.style.transition = "";
  if (!id) { settle(); return; }
  document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  setTimeout(settle, 1500);   // if it was refused
}

box.addEventListener("pointerdown", event => {
  hasDragged = false;
  if (held) { release(held, ""); held = null; return; }   // a second finger: it is a pinch
  if (event.button || !event.isPrimary || Number.isNaN((held = grip(event))?.turn)) held = null;
  if (!held) return;
  held.pointer = event.pointerId;
  event.stopPropagation();   // a zoomed board is not dragged then
}, true);
addEventListener("pointermove", event => {
  if (held?.pointer !== event.pointerId) return;
  if (event.buttons) turn(event); else lift(event);   // or the button was released outside the window
});

function lift(event) {
  if (held?.pointer !== event.pointerId) return;
  const one = held;
  held = null;
  hasDragged = one.hasTurned;
  release(one, event.type === "pointercancel" ? "" : nearest(one).id);
}
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, lift);

box.addEventListener("click", event => {
  if (!event.isTrusted) return;
  const again = box.querySelector("#board .piece.can.chosen");   // a click on the piece itself confirms how it lies
  if (hasDragged || (again && !event.target.closest(".can") && grip(event))) event.stopPropagation();
  if (!hasDragged && again && !event.target.closest(".can") && grip(event)) again.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}, true);
box.addEventListener("touchmove", event => { if (held && event.cancelable) event.preventDefault(); }, { passive: false });   // or the page would scroll
