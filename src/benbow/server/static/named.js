// While a line of the story is pointed at or has the focus, the pieces it is about are framed on the board.
import { frame } from "./marks.js";

const play = document.getElementById("play"), lines = document.getElementById("lines");
const known = new Map();   // ids by ply
let timer = 0, about = "";

function wipe() {
  clearTimeout(timer);
  about = "";
  for (const one of document.querySelectorAll(".named-piece")) one.remove();
}

async function light(ply) {
  about = ply;
  if (!known.has(ply)) {
    const answer = await fetch(`${play.dataset.url}/named/${ply}`).catch(() => null);
    if (!answer?.ok) return;
    known.set(ply, (await answer.json()).ids);
  }
  if (about !== ply) return;
  const board = document.getElementById("board");
  for (const id of known.get(ply)) {
    const one = document.getElementById(id);
    if (one && board.contains(one)) board.append(frame(board, one, "named-piece"));
  }
}

function point(event) {
  const line = event.target.closest("#lines li");
  if (!line) return;
  const ply = line.id.slice(4);
  if (ply === about) return;
  wipe();
  timer = setTimeout(() => light(ply), 120);
}

let last = "";   // where the pointer was: a line that slides under a resting pointer is not meant
const place = ({ clientX, clientY }) => `${clientX} ${clientY}`;
addEventListener("pointermove", event => { last = place(event); });
lines.addEventListener("pointerover", event => { if (event.pointerType === "mouse" && place(event) !== last) point(event); });
lines.addEventListener("focusin", point);
lines.addEventListener("pointerleave", wipe);
lines.addEventListener("focusout", wipe);
play.addEventListener("drawn", event => { wipe(); if (!event.detail.length) known.clear(); });   // an undo may have changed the past
