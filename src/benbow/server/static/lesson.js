// A lesson: its cards one after the other, and frames around what it speaks of. The server says what is expected; the last card
// points at what is to be clicked next.
import { frame } from "./marks.js";

const play = document.getElementById("play"), live = document.getElementById("live");
const table = () => document.getElementById("table").dataset;
let at = "", card = 0;   // the moment, and which of its cards is shown
let read = 0;            // the number of the last card that was read while others acted: it is told again with those that follow
let chosen = [];         // ids of a partial gesture

const parts = () => {
  const box = document.getElementById("lesson");
  return box && { box, cards: [...box.querySelectorAll(".lesson-card")], next: document.getElementById("lesson-next") };
};

function look() {
  const now = parts();
  wipe();
  if (!now) return;
  if (at !== table().seq) [at, card] = [table().seq, unread(now)];
  card = Math.min(card, now.cards.length - 1);
  now.cards.forEach((one, k) => { one.hidden = k !== card; });
  now.next.hidden = isLast(now) && !goesOn(now);
  const count = now.box.querySelector(".lesson-count");
  count.textContent = `${number(now)} / ${count.dataset.of}`;
  point(now);
}

const isLast = ({ cards }) => card === cards.length - 1;
const goesOn = ({ box }) => "goesOn" in box.dataset;   // others act next
const first = ({ box }) => +box.querySelector(".lesson-count").dataset.first;
const number = now => first(now) + card;

function unread(now) {
  const k = read + 1 - first(now);
  return k > 0 && k < now.cards.length ? k : 0;
}

/** What the shown card points at: pieces that it names, and with the last card what is clicked next. */
function pointed({ box, cards, next }) {
  const ids = JSON.parse(cards[card].dataset.point);
  if (!next.hidden) return ids;
  const codes = new Set(JSON.parse(box.dataset.codes)), walk = JSON.parse(box.dataset.walk);
  const all = JSON.parse(table().gestures || "[]").filter(([, way]) => chosen.every((id, k) => way[k] === id));
  const far = all.filter(([code]) => Array.isArray(code) && code.every((one, k) => walk[k] === one));   // long moves
  const ways = far.length ? [far.reduce((one, other) => other[0].length > one[0].length ? other : one)] : all.filter(([code]) => codes.has(code));
  return [...ids, ...ways.map(([, way]) => way[chosen.length])];
}

function point(now) {
  const board = document.getElementById("board");
  for (const id of new Set(pointed(now))) {
    const one = document.getElementById(id);
    if (one?.matches("button")) one.classList.add("pointed");
    else if (one && board.contains(one)) board.append(frame(board, one, "pointed-piece"));
  }
}

function wipe() {
  for (const one of document.querySelectorAll(".pointed-piece")) one.remove();
  for (const one of document.querySelectorAll(".pointed")) one.classList.remove("pointed");
}

play.addEventListener("click", event => {
  if (!event.target.closest("#lesson-next")) return;
  const now = parts();
  if (isLast(now)) { read = number(now); play.dispatchEvent(new Event("read")); return; }
  card += 1;
  look();
  live.textContent = now.cards[card].textContent;
  if (now.next.hidden) document.getElementById(pointed(now)[0])?.focus({ preventScroll: true });
});
play.addEventListener("drawn", event => {
  chosen = event.detail;
  look();
  setTimeout(look, 600);   // again after pieces have glided
});
addEventListener("resize", look);
look();
