// Beside the board: the story or the talk, and what others propose.
import { morph, parse } from "./morph.js";
import { keepFocus } from "./roving.js";
import { send } from "./send.js";

const $ = id => document.getElementById(id);
const play = $("play"), { url } = play.dataset;

// ---- Story or talk: on a desk one of the two, on a phone one below the other

function turnTo(tab) {
  $("beside").dataset.tab = tab;
  $("to-story").setAttribute("aria-pressed", tab === "story");
  $("to-talk").setAttribute("aria-pressed", tab === "talk");
  if (tab === "talk") $("said").scrollTop = $("said").scrollHeight;
  else $("lines").scrollTop = $("lines").scrollHeight;
}

$("to-story").addEventListener("click", () => turnTo("story"));
$("to-talk").addEventListener("click", () => { turnTo("talk"); $("say-text").focus(); });

// ---- Who has read to the end still sees the end when a question above makes the list smaller

for (const list of [$("lines"), $("said")]) {
  let isAtEnd = true;
  list.addEventListener("scroll", () => { isAtEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 2; });
  new ResizeObserver(() => { if (isAtEnd) list.scrollTop = list.scrollHeight; }).observe(list);
}

// ---- Proposals

play.addEventListener("click", event => {
  const { propose, answer, seat } = event.target.closest("[data-propose], [data-answer]")?.dataset ?? {};
  if (propose) {
    event.target.closest("details").open = false;
    send(`${url}/propose`, { seq: +$("table").dataset.seq, kind: propose });
  }
  if (answer) send(`${url}/answer`, { number: +$("proposal").dataset.number, seat: +seat, agrees: answer === "yes" });
});

function ask(card) {
  const before = $("proposal").textContent;
  morph($("proposal"), parse(card));
  keepFocus();
  const now = $("proposal").querySelector(".proposal-text");
  if (now && $("proposal").textContent !== before) $("talk-live").textContent = now.parentElement.innerText.split("\n")[0];
}

play.addEventListener("room", ({ detail: { card, talk } }) => {
  ask(card);
  if (!talk.shown) turnTo("story");
});
