// What happened while nobody looked: the page remembers on the device how far it has shown a table, and offers to show the rest.

const play = document.getElementById("play"), box = document.getElementById("waited");
const key = `benbow-seen-${play.dataset.url}`, table = () => document.getElementById("table").dataset;
const LONG = 2;   // steps; of fewer there is nothing to say

let seen = null;
try { seen = localStorage.getItem(key); } catch { /* nothing is remembered here */ }

function remember() {
  try { localStorage.setItem(key, table().ply); } catch { /* nothing is remembered here */ }
}

const lead = Math.max(0, table().laid - 1), first = Number(seen), now = Number(table().ply);
const steps = Math.max(0, now - Math.max(first, lead));
if (seen !== null && steps > LONG && table().past === undefined) {
  box.querySelector("span").textContent = box.dataset.text.replace("%s", () => steps);
  box.hidden = false;
  for (const line of document.querySelectorAll("#lines li")) line.classList.toggle("news", +line.id.slice(4) >= first);
}

box.querySelector("button").addEventListener("click", () => {
  box.hidden = true;
  play.dispatchEvent(new CustomEvent("watch", { detail: first }));
});

play.addEventListener("drawn", () => {
  if (table().past !== undefined) return;
  if (+table().ply > now) box.hidden = true;
  remember();
});
remember();
