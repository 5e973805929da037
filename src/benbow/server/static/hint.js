// The hint panel: opens, closes, and marks the advised pieces on the board. The server makes the text. The panel closes as soon as
// the table changes.
import { frame } from "./marks.js";

const play = document.getElementById("play"), button = document.getElementById("hint"), advice = document.getElementById("advice");
const live = document.getElementById("live"), label = button.querySelector("span"), name = label.textContent;
const table = () => document.getElementById("table").dataset;

let asked = null;   // aborts the request that is under way
let about = "";     // the moment that the hint is about; see moment()
let marked = [];    // ids of what is marked on the board
let isNumbered = false;   // are they clicked in turn?

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
  isNumbered = marked.length > 1 && show.dataset.several === undefined;
  mark();
  live.textContent = marked.map(id => document.getElementById(id)).map(one => one?.getAttribute("aria-label") ?? one?.textContent.trim())
    .filter(Boolean).join(", ");
  document.getElementById("boardbox").scrollIntoView({ block: "nearest", behavior: "instant" });
}

function unmark() {
  marked = [];
  wipe();
  for (const one of advice.querySelectorAll("[data-advice=show]")) one.setAttribute("aria-pressed", "false");
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
    else if (one && board.contains(one)) board.append(frame(board, one, "hinted-piece", isNumbered ? k + 1 : 0));
  });
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
