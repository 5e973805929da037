// What things on the board are: while the mouse rests on a symbol or a finger taps it, a line of the legend; while something
// that can be chosen is pointed at, what it costs, for whoever is coached.

const play = document.getElementById("play"), tip = document.getElementById("tip"), legend = document.getElementById("legend");
let chosen = [], timer = 0;

const textOf = mark => legend?.querySelector(`[data-key="${CSS.escape(mark)}"] .symbol-text`)?.textContent ?? "";

/** The mark under a point of the screen: pieces may lie above it. */
function markAt(x, y) {
  const found = document.elementsFromPoint(x, y).find(one => one.closest("#board [data-mark]"));
  return found?.closest("[data-mark]").dataset.mark ?? "";
}

/** What the coach says of what is chosen by a click on this piece or button. */
function noteOf(id) {
  const ways = JSON.parse(document.getElementById("table").dataset.gestures || "[]");
  const here = ways.filter(([, ids]) => ids[chosen.length] === id && chosen.every((one, k) => ids[k] === one));
  const notes = new Set(here.map(way => way[4]).filter(Boolean));
  return notes.size === 1 ? [...notes][0] : "";
}

function show(text, x, y) {
  if (!text) { hide(); return; }
  tip.textContent = text;
  tip.hidden = false;
  const { width, height } = tip.getBoundingClientRect();
  tip.style.left = `${Math.max(4, Math.min(x - width / 2, innerWidth - width - 4))}px`;
  tip.style.top = `${y > height + 24 ? y - height - 16 : y + 24}px`;
}

function hide() { clearTimeout(timer); tip.hidden = true; }

function noteFor(target) {
  const one = target.closest?.("#board .can, #buttons .act");
  if (!one) return false;
  const { left, width, top } = one.getBoundingClientRect(), text = noteOf(one.id);
  if (text) show(text, left + width / 2, top); else hide();
  return Boolean(text);
}

play.addEventListener("pointermove", event => {
  if (event.pointerType !== "mouse" || noteFor(event.target)) return;
  clearTimeout(timer);
  tip.hidden = true;
  const { clientX, clientY } = event;
  if (event.target.closest("#board")) timer = setTimeout(() => show(textOf(markAt(clientX, clientY)), clientX, clientY), 350);
});
play.addEventListener("pointerleave", hide);
play.addEventListener("click", event => {   // by finger: the legend of what cannot be chosen
  hide();
  if (event.pointerType === "mouse" || !event.target.closest("#board") || event.target.closest(".can")) return;
  show(textOf(markAt(event.clientX, event.clientY)), event.clientX, event.clientY);
  timer = setTimeout(hide, 5000);
});
play.addEventListener("focusin", event => noteFor(event.target));
play.addEventListener("focusout", hide);
play.addEventListener("drawn", event => { chosen = event.detail; hide(); });
addEventListener("keydown", event => { if (event.key === "Escape") hide(); });
