// The waiting page: follows who sits down, copies and shares the link, and opens the table when the match begins.
import "./links.js";
import { morph, parse } from "./morph.js";

const $ = id => document.getElementById(id);
const box = $("gather"), invite = /^\/i\/([\w-]+)$/.exec(location.pathname)?.[1] ?? "";
let source = null, knocks = 0, isLeaving = false;

function listen() {
  if (isLeaving) return;
  source = new EventSource(`${box.dataset.url}/gathering?${new URLSearchParams({ room: $("gathering").dataset.room, heard: $("talk")?.dataset.heard ?? "", invite })}`);
  source.onopen = () => { knocks = 0; $("offline").hidden = true; };
  source.onmessage = event => {
    const { html, talk, begun, gone, parted } = JSON.parse(event.data);
    if (parted) { source.close(); $("offline").textContent = $("offline").dataset.parted; $("offline").hidden = false; return; }
    if (begun) { source.close(); location.assign(box.dataset.url); return; }
    if (gone) { source.close(); location.assign("/"); return; }
    morph($("gathering"), parse(html));
    if (talk) box.dispatchEvent(new CustomEvent("room", { detail: { talk } }));   // for talk.js
    const places = [...document.querySelectorAll(".places li")].map(one => one.innerText.replaceAll("\n", " ")).join("; ");
    if ($("live").textContent !== places) $("live").textContent = places;
  };
  source.onerror = () => {
    source.close();
    $("offline").hidden = false;
    setTimeout(listen, Math.min(15000, 700 * 1.5 ** knocks++) + 600 * Math.random());
  };
}

// Whoever sits here may still say what they are called: it is kept as it is typed.
let typed = 0;

async function rename() {
  clearTimeout(typed);
  await fetch($("rename").action, { method: "POST", body: new URLSearchParams({ name: $("my-name").value }), redirect: "manual" }).catch(() => {});
}

if ($("my-name") && $("my-name").value !== $("my-name").defaultValue) rename();   // typed before this script was there
box.addEventListener("input", event => { if (event.target.id === "my-name") { clearTimeout(typed); typed = setTimeout(rename, 600); } });
box.addEventListener("submit", event => {
  if (event.defaultPrevented) return;   // a line of talk
  if (event.target.id === "rename") { event.preventDefault(); rename(); return; }
  isLeaving = true;   // the answer leads on: the stream, which may be quicker, must not cut it off
  source?.close();
});

addEventListener("pageshow", event => { if (event.persisted) location.reload(); });
addEventListener("pagehide", () => source?.close());
listen();
