// The hint panel: opens, closes, and marks the advised pieces on the board. The server makes the text. The panel closes as soon as
// the table changes.

const play = document.getElementById("play"), button = document.getElementById("hint"), advice = document.getElementById("advice");
const live = document.getElementById("live"), label = button.querySelector("span"), name = label.textContent;
const table = () => document.getElementById("table").dataset;
const SVG = "http://www.w3.org/2000/svg";

let asked = null;   // aborts the request that is under way
let about = "";     // the moment that the hint is about; see moment()
let marked = [];    // ids of what is marked on the board

/** Identifies the decision that a hint would be about: now, or a past one after the match; empty if there is none. */
const moment = () => {
  const { seq, ply, hint, past } = table();
  return hint === undefined ? "" : past === undefined ? seq : `${seq} ${ply}`;
};

// ---- Asking

async function ask() {
  const now = moment(), [seq, ply] = now.split(" ").map(Number);
  asked?.abort();
  asked = new AbortController();
  about = now;
  button.setAttribute("aria-busy", "true");
  label.textContent = live.textContent = button.dataset.thinking;
  try {
    const body = JSON.stringify(ply === undefined ? { seq } : { seq, ply });
    const sent = { method: "POST", headers: { "content-type": "application/json" }, body, signal: asked.signal };
    const answer = await fetch(`${play.dataset.url}/hint`, sent), found = await answer.json();
    if (about === now) open(answer.ok ? found : { html: "", say: found.error });
  } catch (error) {
    if (about === now && error.name !== "AbortError") open({ html: "", say: document.getElementById("words").dataset.failed });
  }
}

function rest() {
  button.removeAttribute("aria-busy");
  label.textContent = name;
}

function open({ html, say }) {
  rest();
  if (html) advice.innerHTML = html;
  else {
    const words = document.createElement("p");
    words.textContent = say;
    advice.replaceChildren(words);
  }
  advice.hidden = false;
  button.setAttribute("aria-expanded", "true");
  live.textContent = say;
  advice.focus({ preventScroll: true });
  advice.scrollTop = 0;
  advice.scrollIntoView({ block: "nearest", behavior: "instant" });
}

function close() {
  const hadFocus = advice.contains(document.activeElement);
  asked?.abort();
  about = "";
  rest();
  unmark();
  advice.hidden = true;
  advice.replaceChildren();
  button.setAttribute("aria-expanded", "false");
  if (hadFocus) button.focus({ preventScroll: true });
}

button.addEventListener("click", () => {
  if (button.hasAttribute("aria-busy")) return;
  if (advice.hidden) ask(); else close();
});

advice.addEventListener("click", event => {
  const what = event.target.closest("[data-advice]");
  if (what?.dataset.advice === "close") close();
  if (what?.dataset.advice === "show") toggle(what);
});

/** Escape first cancels a half-made choice or an open question, and only then closes the hint, unless the focus is in it. */
addEventListener("keydown", event => {
  if (event.key !== "Escape" || advice.hidden || document.querySelector("dialog[open]")) return;
  const isBetween = document.querySelector("#put-back, #confirm:not([hidden])") && !advice.contains(document.activeElement);
  if (isBetween) return;
  event.stopImmediatePropagation();
  close();
}, true);

// ---- On the board

function toggle(show) {
  const isOn = show.getAttribute("aria-pressed") !== "true";
  unmark();
  show.setAttribute("aria-pressed", isOn);
  if (!isOn) return;
  marked = [...new Set(JSON.parse(show.dataset.ids))];
  mark();
  live.textContent = marked.map(id => document.getElementById(id)).map(one => one?.getAttribute("aria-label") ?? one?.textContent.trim())
    .filter(Boolean).join(", ");
  document.getElementById("boardbox").scrollIntoView({ block: "nearest", behavior: "instant" });
}

function unmark() {
  marked = [];
  wipe();
  advice.querySelector("[data-advice=show]")?.setAttribute("aria-pressed", "false");
}

function wipe() {
  for (const one of document.querySelectorAll(".hinted-piece")) one.remove();
  for (const one of document.querySelectorAll(".hinted")) one.classList.remove("hinted");
}

function mark() {
  wipe();
  const board = document.getElementById("board");
  marked.forEach((id, k) => {
    const one = document.getElementById(id);
    if (one?.matches("button")) one.classList.add("hinted");
    else if (one && board.contains(one)) board.append(frame(board, one, marked.length > 1 ? k + 1 : 0));
  });
}

function made(tag, attributes, ...inside) {
  const node = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...inside);
  return node;
}

/** A frame around a piece, in board units; with a number if several pieces are clicked. */
function frame(board, piece, number) {
  const toBoard = board.getScreenCTM().inverse(), pixel = Math.hypot(toBoard.a, toBoard.b);
  const { x, y, width, height } = piece.getBBox(), way = toBoard.multiply(piece.getScreenCTM());
  const ends = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([a, b]) => new DOMPoint(a, b).matrixTransform(way));
  const left = Math.min(...ends.map(end => end.x)) - 4 * pixel, top = Math.min(...ends.map(end => end.y)) - 4 * pixel;
  const right = Math.max(...ends.map(end => end.x)) + 4 * pixel, bottom = Math.max(...ends.map(end => end.y)) + 4 * pixel;
  const box = { x: left, y: top, width: right - left, height: bottom - top, rx: 6 * pixel };
  const group = made("g", { class: "hinted-piece", "aria-hidden": "true" }, made("rect", { class: "under", ...box }), made("rect", { class: "over", ...box }));
  if (number) group.append(made("circle", { cx: left, cy: top, r: 11 * pixel }), made("text", { x: left, y: top, "font-size": 15 * pixel }, `${number}`));
  return group;
}

// ---- When the table changes

function look() {
  const now = moment();
  button.disabled = !now;
  if (about && about !== now) close();
  if (marked.length) { mark(); setTimeout(() => { if (marked.length) mark(); }, 600); }   // again after the transition
}

play.addEventListener("drawn", look);
look();
