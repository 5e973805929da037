// What stands beside the match: who is here, and the clocks, which tick here between two messages of the server.
import { sound } from "./sound.js";
import { morph, parse } from "./morph.js";

const play = document.getElementById("play"), words = document.getElementById("words").dataset;
const AWAY = 61000;   // milliseconds

const seats = () => document.getElementById("seats");
let newest = { room: -1, html: "" };

/** A message of the server. While the page looks back, the seats stay as they were then. */
export function showRoom(frame, isNow) {
  const { room, html, rematch } = frame;
  newest = { room, html };
  if (isNow) morph(seats(), parse(html));
  const link = document.getElementById("rematch");
  if (link && rematch) { link.href = `/t/${rematch}`; link.hidden = false; }
  offerBots();
  begin();
  play.dispatchEvent(new CustomEvent("room", { detail: frame }));   // for talk.js
}

/** A message about the match, while the page looks back: the clocks go on. */
export function showClocks(fresh) {
  document.querySelectorAll("#seats li").forEach((seat, k) => {
    seat.querySelector(".clock")?.remove();
    const clock = fresh.querySelectorAll("#seats li")[k]?.querySelector(".clock");
    if (clock) seat.append(clock);
  });
  begin();
}

// ---- Who has just gone may be back soon: a bot is offered after a minute, as the server allows it.

const gone = new Map();   // when a seat was first seen without its person

function offerBots() {
  const buttons = [...document.querySelectorAll("#seats [data-replace]")], now = performance.now();
  for (const seat of gone.keys()) if (!buttons.some(one => one.dataset.replace === seat)) gone.delete(seat);
  for (const one of buttons) {
    if (!gone.has(one.dataset.replace)) { gone.set(one.dataset.replace, now); setTimeout(offerBots, AWAY); }
    if (now - gone.get(one.dataset.replace) >= AWAY - 100) one.hidden = false;
  }
}

// ---- Clocks. Each says how much was left at a moment of the server's clock; a message may be shown long after it was sent. The
// server's clock is ours plus an offset: of all messages that which came the quickest tells it best.

let offset = -Infinity;   // seconds
let warnedFor = 0;        // the end of time that was warned of
const ours = () => performance.now() / 1000;

function written(seconds) {
  const rest = Math.max(0, Math.ceil(seconds)), two = n => `${n}`.padStart(2, "0");
  const [days, hours, minutes] = [Math.floor(rest / 86400), Math.floor(rest / 3600) % 24, Math.floor(rest / 60) % 60];
  if (days) return words.days.replace("%d", days).replace("%h", hours);
  return hours ? `${hours}:${two(minutes)}:${two(rest % 60)}` : `${minutes}:${two(rest % 60)}`;
}

function tick() {
  for (const clock of document.querySelectorAll("#seats .clock.running")) {
    const { left, at, low, wait = 0 } = clock.dataset, end = +at + +left + +wait, rest = Math.min(left, end - ours() - offset), shown = clock.querySelector("b"), text = written(rest);
    if (shown.textContent !== text) shown.textContent = text;
    clock.classList.toggle("low", rest < +low);
    if (rest < +low && rest > 0 && Math.abs(end - warnedFor) > 2 && clock.closest(".you")) warn(end, text);
  }
}

/** Once a turn, to who has to act: a clock itself is not announced. */
function warn(end, text) {
  warnedFor = end;
  document.getElementById("live").textContent = words.low.replace("%s", () => text);
  sound("time");
}

function begin() {
  for (const { dataset: { at } } of document.querySelectorAll("#seats .clock")) offset = Math.max(offset, at - ours());
  tick();
}

/** A frame that was kept waiting, by a burst that is shown step by step, may be older than the last message. */
function keepNewest() {
  const isNow = !document.querySelector("#table[data-past], #prompt.passing");
  if (isNow && +seats().dataset.room < newest.room) morph(seats(), parse(newest.html));
}

play.addEventListener("drawn", () => { keepNewest(); offerBots(); begin(); });
offerBots();
setInterval(tick, 250);
begin();
