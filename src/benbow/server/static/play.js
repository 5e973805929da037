// The table: shows what the server drew, follows its stream, and posts actions. There are no rules here: the server sends gestures
// (which elements are clicked in turn for which action), and this posts the code of the action.
import { morph, parse, settle } from "./morph.js";
import { showRules } from "./dialogs.js";
import { LAYING, isLaying, land, landed, takeOff } from "./laying.js";
import { BREATH, hold, letGo } from "./moments.js";
import { isAtOnce, isHurried, isShown, untilShown } from "./pace.js";
import { showClocks, showRoom } from "./room.js";
import { keepFocus, roam, rove } from "./roving.js";
import { toast as showToast } from "./toast.js";
import "./turning.js";
import "./zoom.js";

const play = document.getElementById("play");
const url = play.dataset.url;
const $ = id => document.getElementById(id);
const words = $("words").dataset;
const still = matchMedia("(prefers-reduced-motion: reduce)");

const table = () => $("table");
const known = { seq: 0, ply: 0, face: "", status: "", room: -1, heard: "", rules: 0 };   // what this page has been sent
let present = null;    // the newest fragment, while the page looks back
let chosen = [];       // ids of a partial gesture
let busy = false;      // an action is on its way

function remember() {
  const { seq, end, face, status, rules } = table().dataset;
  Object.assign(known, { seq: +seq, ply: +end, face, status, rules: +rules, room: +$("seats").dataset.room, heard: $("talk").dataset.heard });
}

// ---- Showing

function draw(fresh) {
  morph(table(), fresh, { leave: fade });
  rove();
  play.dispatchEvent(new CustomEvent("drawn", { detail: chosen }));   // for hint.js and lesson.js, which mark pieces
}

function show(fresh) {
  draw(fresh);
  keepFocus();
}

/** When the prompt changes its height, scroll so that the board stays where it is. Never scrolls further down by itself. */
function holdBoard(change, wasAsked) {
  const top = () => $("boardbox").getBoundingClientRect().top, before = top();
  change();
  const off = top() - before;
  if (wasAsked || off < 0) scrollBy({ top: off, behavior: "instant" });
}

/** Shows the answer to a request, unless something has happened since. */
function showAnswer(html) {
  const fresh = parse(html);
  if ("past" in fresh.dataset || +fresh.dataset.seq === known.seq) show(fresh);
}

/** The answer of the server; undefined if there is none. */
async function ask(path, body) {
  const sent = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    const answer = await fetch(`${url}/${path}`, sent);
    return answer.ok ? await answer.json() : null;
  } catch { return null; }
}

function fade(node) {
  if (still.matches || !node.classList?.contains("piece")) return false;
  node.classList.add("fading");   // and ignores clicks
  node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 300, fill: "forwards" });
  return true;
}

function addLines(html, isWhole, ply) {
  const lines = $("lines");
  const [, id, first] = /^<li id="ply-(\d+)"[^>]*?(?: data-first="(\d+)")?>/.exec(html) ?? [];
  const from = Number(first ?? id ?? ply - 1);   // a move that goes on takes the place of its beginning
  if (isWhole) lines.replaceChildren();
  else if (html) for (const line of [...lines.children]) if (+line.id.slice(4) >= from) line.remove();
  lines.insertAdjacentHTML("beforeend", html);
  if (!isPast()) lines.scrollTop = lines.scrollHeight;
  $("ply").max = stepOf(ply);
  if (!isPast()) $("ply").value = stepOf(ply);
}

let keptUntil = 0;
/** With `keep`, frames that follow do not take it away for so many milliseconds. */
function toast(text, rule = "", keep = 0) {
  keptUntil = performance.now() + keep;
  if (!rule) { showToast(text); return; }
  const link = Object.assign(document.createElement("button"), { type: "button", className: "link", textContent: words.clause.replace("%s", () => rule) });
  link.addEventListener("click", () => showRules(rule));
  showToast(`${text} `, link);
}

// ---- Frames: what happened, shown one after the other at a readable pace

const frames = [];
let running = false;

function pause(frame) {
  if (document.hidden) return 0;
  if (frame.quick) return still.matches ? 0 : 90;
  if (frame.moment && !isAtOnce()) return BREATH;   // also without motion: it is read
  if (still.matches) return 0;
  return frames.length > 12 ? 160 : frame.luck ? 620 : 420;
}

let wake = () => {};
const rest = time => new Promise(done => { wake = done; setTimeout(done, time); });

async function runFrames() {   // a burst is several messages; only its last frame has no `more`
  if (running) return;
  running = true;
  try {
    while (frames.length) {
      if (isPassedOver(frames[0])) { passOver(frames.shift()); continue; }
      const wait = frames[0].quick ? 0 : untilShown(frames[0]);
      if (frames.length > 3 || wait) offerSkip();
      if (wait) await rest(wait);   // a click ends it
      if (frames[0].laying) await alive;   // keep the frame queued meanwhile, so that a tab that reconnects asks from the right place
      const frame = frames.shift();
      apply(frame);
      if (isLaying()) { await Promise.race([landed(), rest(2 * LAYING)]); putDown(false); }   // transitions never end in a hidden tab
      else if (isTelling()) await new Promise(done => { wake = done; });   // until it has been read
      else if (frame.more || frames.length) await rest(pause(frame));
    }
  } catch (error) {   // reload a page that cannot show a frame
    console.error(error);
    setTimeout(() => location.reload(), 2000);
  } finally { running = false; }
}

/** Does a lesson say something before others go on? */
const isTelling = () => Boolean(document.querySelector("#lesson[data-goes-on]"));
play.addEventListener("read", () => wake());

/** Is only its text shown, and the end of the burst drawn? Where bots play at once, and without motion. */
function isPassedOver({ more, laying, luck, bot }) {
  if (!more) return false;
  return (still.matches && isHurried()) || (isAtOnce() && !laying && (luck || bot !== null));
}

let unsaid = "";

function passOver(frame) {
  advance(frame);
  addLines(frame.lines, frame.whole, frame.ply);
  unsaid += frame.say + " ";
}

function advance({ seq, ply, face, status }) { Object.assign(known, { seq, ply, face, status }); }

function apply(frame) {
  if (frame.gone) { location.assign("/"); return; }
  if (frame.broken) { hangUp(); toast(words.failed); return; }
  advance(frame);
  busy = false;
  unmark();
  addLines(frame.lines, frame.whole, frame.ply);
  if (frame.whole || !isPast()) {
    stopFilm();
    chosen = [];
    present = null;
    holdBoard(() => frame.laying && !still.matches ? lay(parse(frame.table)) : show(parse(frame.table)), false);
    $("ply").value = stepOf(frame.ply);
    $("lines").scrollTop = $("lines").scrollHeight;   // the prompt may have become taller, and the story smaller
  } else { present = frame.table; showClocks(parse(present)); }
  if (performance.now() > keptUntil) $("toast").hidden = true;
  $("live").textContent = unsaid + frame.say;
  unsaid = "";
  isShown(frame);
  if (!document.hidden) hold(frame, $("prompt").textContent);
  if (frame.quick && !frame.more) toast(frame.say);
}

function lay(fresh) {
  takeOff(fresh, draw);
  play.classList.toggle("laying", isLaying());
  keepFocus();
}

function putDown(isHurried) {
  land(isHurried);
  play.classList.remove("laying");
  keepFocus();   // the curtain is there now
}

/** Says once on this device that a click skips. */
function offerSkip() {
  try {
    if (still.matches || localStorage.getItem("benbow-skip-known")) return;
    localStorage.setItem("benbow-skip-known", "yes");
    toast(words.skip, "", 5000);
  } catch { /* nothing is remembered here, so it is not said again and again */ }
}

/** A click anywhere during a burst shows its end at once. */
function skip() {
  if (isTelling()) { toast(words.readOn); return; }   // nothing of a lesson is skipped by accident
  if (isLaying()) putDown(true);
  letGo();
  while (frames.length > 1) passOver(frames.shift());
  wake();
}

// ---- The stream. A hidden tab closes its own: browsers limit connections.

let source = null, knock = 0, knocks = 0;
const trying = $("offline").textContent;

function sayOffline(text = trying) {
  $("offline").textContent = text;
  $("offline").hidden = false;
}

function listen() {
  clearTimeout(knock);
  if (source || document.hidden) return;
  source = new EventSource(`${url}/stream?${new URLSearchParams(latest())}`);
  source.onopen = () => { knocks = 0; $("offline").hidden = true; retry(); };
  source.onmessage = event => {
    const frame = JSON.parse(event.data);
    if (frame.parted) { hangUp(); sayOffline(words.parted); return; }   // these at once
    if (frame.reload) { hangUp(); location.reload(); return; }
    if (frame.room !== undefined) { Object.assign(known, { room: frame.room, heard: frame.talk.heard }); showRoom(frame, !isPast()); return; }   // at once
    frames.push(frame);
    runFrames();
  };
  source.onerror = () => {   // reconnect here instead of in EventSource, so that the URL says what the page knows now
    hangUp();
    sayOffline();
    knock = setTimeout(listen, Math.min(15000, 700 * 1.5 ** knocks++) + 600 * Math.random());
  };
}

/** What the page will know when all queued frames have been shown. */
function latest() {
  const last = frames.at(-1);
  return last?.table ? { ...known, seq: last.seq, ply: last.ply, face: last.face, status: last.status } : known;
}

function hangUp() { source?.close(); source = null; }

document.addEventListener("visibilitychange", () => document.hidden ? hangUp() : listen());
addEventListener("pageshow", event => { if (event.persisted) location.reload(); });   // from the back-forward cache: another person may be here now
addEventListener("pagehide", hangUp);

// ---- Acting. What could not be sent is sent again; `seq` keeps it from being done twice.

let unsent = null, again = 0;

async function post(what, body) {
  if (busy) return;
  busy = true;
  unsent = { what, body, isUnderWay: false };   // the last answer may still be on its way although the stream has shown the action
  await retry();
}

async function retry() {
  clearTimeout(again);
  const job = unsent;
  if (!job || job.isUnderWay) return;
  job.isUnderWay = true;
  let answer, error;
  try {
    const sent = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(job.body) };
    answer = await fetch(`${url}/${job.what}`, sent);
    ({ error } = await answer.json().catch(() => ({})));
  } catch { waitAndRetry(job); return; }
  if (job !== unsent) return;
  if (answer.status === 502 || answer.status === 504) { waitAndRetry(job); return; }   // of a proxy: it may have arrived or not
  unsent = null;
  $("offline").hidden = true;
  if (answer.ok) { setTimeout(() => { if (!unsent) busy = false; }, 3000); return; }   // the stream shows it; if it does not, allow another try
  busy = false;
  if (job.isAgain && answer.status === 409) return;   // it was done when it was sent first, and the stream shows it
  toast(error || words.failed);
}

function waitAndRetry(job) {
  job.isUnderWay = false;
  job.isAgain = true;
  if (job !== unsent) return;
  sayOffline();
  again = setTimeout(retry, 1500);   // or sooner, when the stream reconnects
}

const gestures = () => JSON.parse(table().dataset.gestures || "[]");
const begins = (ids, start) => start.every((id, k) => ids[k] === id);

async function click(id) {
  if (running) { skip(); return; }
  if (busy || isPast()) return;
  if ($("lesson-next") && !$("lesson-next").hidden) { toast(words.readOn); return; }
  const tried = [...chosen, id];
  const ways = gestures().filter(([, ids]) => begins(ids, tried));
  if (!ways.length) return instead(id);
  const whole = ways.find(([, ids]) => ids.length === tried.length);
  if (!whole) { chosen = tried; await preview(); return; }
  const [code, , name, isFinal, , warning] = whole;
  if (isFinal || warning) confirm(code, name, id, warning, isFinal); else act(code);
}

/** A click that does not continue the gesture: another end of the trail that is shown, the start of another gesture, or an explanation. */
function instead(id) {
  const ways = gestures(), isTrail = chosen.length && ways.some(([, ids]) => begins(ids, [...chosen, chosen.at(-1)]));
  const start = isTrail ? chosen.slice(0, -1) : chosen;
  const other = chosen.length ? [start, []].find(one => ways.some(([, ids]) => begins(ids, [...one, id]))) : null;
  if (!other) return why([...start, id]);
  chosen = other;
  return click(id);
}

async function preview() {
  const ids = chosen, answer = await ask("chosen", { ids });
  if (!answer || ids !== chosen || isPast()) return;
  holdBoard(() => showAnswer(answer.table), true);
  $("lines").scrollTop = $("lines").scrollHeight;
  $("toast").hidden = true;
  $("live").textContent = $("prompt").textContent;
}

/** Post one action, or a long move as a list of actions. */
function act(code) { post("play", { seq: +table().dataset.seq, rules: known.rules, [Array.isArray(code) ? "codes" : "code"]: code }); }

let asked = null, askedBy = "";

function confirm(code, name, id, warning, isFinal) {
  unmark();
  [asked, askedBy] = [code, id];
  document.querySelector(`#board [id="${CSS.escape(id)}"]`)?.classList.add("chosen");
  const asks = isFinal || !warning ? words.confirm.replace("%s", () => name) : "";
  $("confirm-text").textContent = [warning, asks].filter(Boolean).join(" ");
  $("confirm").hidden = false;
  $("confirm-yes").focus({ preventScroll: true });
  $("confirm").scrollIntoView({ block: "nearest" });
}

function unmark() {
  asked = null;
  for (const piece of document.querySelectorAll("#board .chosen")) piece.classList.remove("chosen");
  if ($("confirm")) $("confirm").hidden = true;
}

async function why(ids) {
  const { text, rule } = await ask("why", { ids }) ?? {};
  if (text) toast(text, rule);
}

function unchoose() {
  if (asked !== null) { unmark(); $(askedBy)?.focus({ preventScroll: true }); return; }
  if (!chosen.length) return;
  chosen = [];
  preview();
}

play.addEventListener("click", event => {
  if (event.target.closest("#to-now")) { stopFilm(); look(known.ply); return; }   // there may be newer plies than when it was drawn
  const at = event.target.closest("[data-at]");
  if (at) { stopFilm(); look(+at.dataset.at); return; }
  const button = event.target.closest("button");
  if (button?.matches(".act")) { click(button.id); return; }
  if (button?.id === "confirm-yes") { const code = asked; unmark(); if (code !== null) act(code); return; }
  if (button?.id === "confirm-no" || button?.matches("[data-unchoose]")) { unchoose(); return; }
  if (button?.matches("[data-watch]")) { film(true); return; }
  if (button?.dataset.post === "undo") { post("undo", { seq: known.seq }); return; }
  if (button?.dataset.post === "open") { post("open", { seat: +button.dataset.seat }); return; }
  if (button?.dataset.post === "draw") { post("draw", {}); return; }
  if (button?.dataset.post === "return") { post("return", {}); return; }
  if (button?.dataset.replace) { post("replace", { seat: +button.dataset.replace }); return; }
  const piece = event.target.closest("#board .piece[id]");
  if (piece) click(meant(piece, event).id);
});

/** What can be chosen under the pointer, if something that cannot lies above it, such as a pirate on a place to go to. */
function meant(piece, { clientX, clientY }) {
  if (piece.matches(".can")) return piece;
  return document.elementsFromPoint(clientX, clientY).map(one => one.closest("#board .piece.can")).find(Boolean) ?? piece;
}
addEventListener("click", event => { if (running && !event.target.closest("button, a, summary, label, input, select, #board .piece[id]")) skip(); });

play.addEventListener("keydown", event => {
  if (event.repeat && (event.key === "Enter" || event.key === " ") && !event.target.matches("input")) { event.preventDefault(); return; }   // a held key counts once
  const piece = event.target.closest?.("#board .piece.can");
  if (!piece) return;
  if (roam(piece, event)) event.preventDefault();   // the page does not scroll
  else if (event.key === "Enter" || event.key === " ") { event.preventDefault(); click(piece.id); }
});
addEventListener("keydown", event => { if (event.key === "Escape" && !document.querySelector("dialog[open]")) unchoose(); });

// ---- Looking back, in steps: the layout is one step, however many draws it took.

const isPast = () => "past" in table().dataset;
const lead = () => Math.max(0, table().dataset.laid - 1);
const stepOf = ply => ply ? Math.max(1, ply - lead()) : 0;
const plyOf = step => step > 0 ? step + lead() : 0;
let timer = 0, looked = 0;

async function look(ply) {
  const end = known.ply, n = Math.max(0, Math.min(ply, end)), turn = ++looked;
  if (isLaying()) skip();
  wake();   // a card is not read in the past
  $("ply").value = stepOf(n);
  if (n === end && present) { show(parse(present)); present = null; mark(n); return; }
  const answer = await ask(`at/${n}`);
  if (!answer || turn !== looked) return;
  if (!isPast()) chosen = [];
  showAnswer(answer.table);
  $("live").textContent = $("happened")?.textContent ?? "";
  mark(n);
  if (isPast() && $("boardbox").getBoundingClientRect().bottom < innerHeight / 3) $("ask").scrollIntoView();   // on a phone
}

function mark(ply) {
  for (const line of document.querySelectorAll("#lines .shown")) { line.classList.remove("shown"); line.removeAttribute("aria-current"); }
  const line = [...document.querySelectorAll("#lines li")].find(one => +one.id.slice(4) >= ply - 1);
  if (!isPast() || !line) return;
  line.classList.add("shown");
  line.setAttribute("aria-current", "step");
  const list = $("lines");   // not line.scrollIntoView: that would move the page as well
  list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
}

const shownPly = () => +table().dataset.ply;
const shownStep = () => stepOf(shownPly());

function film(fromStart) {
  if (timer) { stopFilm(); return; }
  $("step-run").setAttribute("aria-pressed", "true");
  let step = fromStart || shownPly() >= known.ply ? 0 : shownStep() + 1;
  const next = async () => {
    await look(plyOf(step));
    if (!timer) return;
    if (plyOf(step) >= known.ply) { stopFilm(); return; }
    step += 1;
    timer = setTimeout(next, 900 / $("speed").value);
  };
  timer = setTimeout(next, 0);
}

play.addEventListener("watch", event => { look(event.detail).then(() => film(false)); });   // what happened while nobody looked

function stopFilm() {
  clearTimeout(timer);
  timer = 0;
  $("step-run").setAttribute("aria-pressed", "false");
}

const go = to => () => { stopFilm(); look(to()); };
$("step-first").addEventListener("click", go(() => 0));
$("step-back").addEventListener("click", go(() => plyOf(shownStep() - 1)));
$("step-on").addEventListener("click", go(() => plyOf(shownStep() + 1)));
$("step-last").addEventListener("click", go(() => known.ply));
$("step-run").addEventListener("click", () => film(false));
$("ply").addEventListener("input", () => { stopFilm(); look(plyOf(+$("ply").value)); });

// ---- Resigning

let resigner = "";   // the name in the open question
const resigning = () => (present ? parse(present) : table()).dataset.resigns ?? "";

function askResign() {
  const title = $("resign-title");
  resigner = resigning();
  if (resigner) title.textContent = title.dataset.named.replace("%s", () => resigner);
  if (!$("resign").open) $("resign").showModal();
}

$("ask-resign")?.addEventListener("click", askResign);
$("resign-yes")?.addEventListener("click", () => {
  if (resigning() !== resigner) { askResign(); return; }   // another person has the device now
  $("resign").close();
  post("resign", { seq: known.seq });
});

$("substitute-yes")?.addEventListener("click", () => { $("substitute").close(); post("substitute", {}); });

// ---- Begin

remember();
settle(table());
rove();
$("lines").scrollTop = $("lines").scrollHeight;
const alive = new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)));   // no transitions before the first paint
alive.then(() => play.classList.add("alive"));
listen();
const linked = /^#at-(\d+)$/.exec(location.hash);   // links to a step
if (linked) alive.then(() => look(+linked[1]));
