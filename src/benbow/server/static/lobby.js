// The lobby: follows which tables wait and which are played. The list is the same for everyone; which tables are one's own is
// marked here.
import { morph, parse } from "./morph.js";

const $ = id => document.getElementById(id);
const box = $("lobby"), own = JSON.parse(box.dataset.own);
let source = null, knock = 0, knocks = 0;

function mark() {
  for (const id of own) $(`table-${id}`)?.classList.add("is-own");
}

function show(html) {
  const before = new Set([...document.querySelectorAll("#lobby-list li")].map(one => one.id));
  morph($("lobby-list"), parse(html));
  mark();
  const fresh = [...document.querySelectorAll("#lobby-list li")].filter(one => !before.has(one.id));
  $("live").textContent = fresh.map(one => one.querySelector(".table-what").innerText.replaceAll("\n", " ")).join("; ");
}

function listen() {
  clearTimeout(knock);
  if (source || document.hidden) return;
  source = new EventSource(`/lobby/stream?${new URLSearchParams({ game: box.dataset.game, version: box.dataset.version })}`);
  source.onopen = () => { knocks = 0; $("offline").hidden = true; };
  source.onmessage = event => {
    const { version, html, full } = JSON.parse(event.data);
    if (full) { hangUp(); knock = setTimeout(listen, 20000); return; }   // too many are looking: later again
    box.dataset.version = version;
    show(html);
  };
  source.onerror = () => {
    hangUp();
    $("offline").hidden = false;
    knock = setTimeout(listen, Math.min(15000, 700 * 1.5 ** knocks++) + 600 * Math.random());
  };
}

function hangUp() { source?.close(); source = null; }

document.addEventListener("visibilitychange", () => document.hidden ? hangUp() : listen());
addEventListener("pageshow", event => { if (event.persisted) location.reload(); });
addEventListener("pagehide", hangUp);
$("lobby-name").addEventListener("keydown", event => { if (event.key === "Enter") event.preventDefault(); });   // which game?
mark();
listen();
