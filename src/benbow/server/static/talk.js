// Talk, at the table and where it waits for people: shows what others say, and sends what is said here. Who is muted, whether talk
// is shown at all, and how far it has been read is kept on this device.
import "./menus.js";
import { send } from "./send.js";

const $ = id => document.getElementById(id);
const page = $("play") ?? $("gather"), { url } = page.dataset, talk = $("talk"), said = $("said");
const OFF = "benbow-talk-off", MUTED = `benbow-muted-${url}`, READ = `benbow-read-${url}`;

function recall(key, otherwise) {
  try { return JSON.parse(localStorage.getItem(key)) ?? otherwise; } catch { return otherwise; }
}

function keep(key, value) {
  try { localStorage.setItem(key, JSON.stringify(value)); } catch { /* it holds for this page */ }
}

// ---- Lines

let isOff = recall(OFF, false), muted = new Set(recall(MUTED, [])), read = recall(READ, 0), isSeen = false;

function clocks() {
  for (const time of said.querySelectorAll("time:not([title])")) {
    const at = new Date(time.dateTime), { lang } = document.documentElement;
    time.textContent = at.toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" });
    time.title = at.toLocaleString(lang);
  }
}

/** Hides the lines of who is muted, and lists all others who have spoken. */
function hush() {
  const others = new Map();
  for (const line of said.children) {
    const { by, who } = line.dataset, isOwn = line.matches(".own");
    line.hidden = muted.has(by) && !isOwn;
    if (!isOwn) others.set(by, who);
  }
  const box = $("mutes"), boxes = [...others].map(([by, who]) => {
    const label = document.createElement("label"), input = document.createElement("input");
    Object.assign(input, { type: "checkbox", value: by, checked: muted.has(by), autocomplete: "off" });
    label.append(input, who);
    return label;
  });
  if (box.dataset.shown !== JSON.stringify([...others])) box.replaceChildren(box.firstElementChild, ...boxes);   // keeps the focus
  box.dataset.shown = JSON.stringify([...others]);
  box.hidden = !boxes.length;
}

const fresh = () => [...said.children].slice(read).filter(line => !line.hidden && !line.matches(".own"));

const small = $("talk-new");
let newest = null, shrinks = 0;

/** How many lines are unread, on the tab; on a phone the last of them at the bottom for a moment, then their number, until read. */
function count() {
  if (isSeen && !document.hidden && !isOff) { read = said.children.length; keep(READ, read); }
  const lines = isOff || talk.hidden ? [] : fresh(), badge = $("unread");   // where there are tabs
  if (badge) {
    badge.textContent = lines.length;
    badge.setAttribute("aria-label", badge.dataset.text.replace("%s", lines.length));
    badge.hidden = !lines.length;
  }
  small.hidden = !lines.length;
  const isNews = lines.length && lines.at(-1) !== newest;
  newest = lines.at(-1) ?? newest;
  if (isNews) {
    clearTimeout(shrinks);
    shrinks = setTimeout(() => { small.textContent = `${$("talk-title").textContent} · ${fresh().length}`; small.classList.add("small"); }, 6000);
    small.textContent = text(newest);
    small.classList.remove("small");
  }
}

const text = line => `${line.dataset.who}: ${line.querySelector(".words").textContent}`;

function hear({ lines, whole, shown, watching, heard }) {
  const isAtEnd = said.scrollTop + said.clientHeight > said.scrollHeight - 40, before = whole ? 0 : said.children.length;
  if (whole) said.replaceChildren();
  said.insertAdjacentHTML("beforeend", lines);
  const news = [...said.children].slice(before);
  talk.dataset.heard = heard;
  $("watching").textContent = watching;
  talk.hidden = !shown;
  page.classList.toggle("talking", shown);
  clocks();
  hush();
  count();
  if (isAtEnd || news.some(line => line.matches(".own"))) said.scrollTop = said.scrollHeight;
  const loud = news.filter(line => !line.hidden && !line.matches(".own"));
  if (!isOff && !whole && loud.length) $("talk-live").textContent = loud.map(text).join(" ");
}

function mutter() {
  talk.classList.toggle("is-off", isOff);
  $("talk-off").checked = isOff;
  count();
}

$("talk-off").addEventListener("change", () => { isOff = $("talk-off").checked; keep(OFF, isOff); mutter(); });
$("mutes").addEventListener("change", event => {
  if (event.target.checked) muted.add(event.target.value); else muted.delete(event.target.value);
  keep(MUTED, [...muted]);
  hush();
  count();
});

// ---- Saying something

let isSending = false, unsure = {};   // what was not answered: said again, it is the same line

async function speak(body) {
  const name = $("say-name");
  if (isSending || (name && !name.reportValidity())) return false;
  isSending = true;
  const what = JSON.stringify(body), key = unsure[what] ?? `${Date.now()}-${Math.random()}`;
  const isDone = await send(`${url}/say`, { ...body, name: name?.value ?? "", key }, 6);
  isSending = false;
  unsure = isDone === undefined ? { [what]: key } : {};
  if (isDone) name?.parentElement.remove();   // the server remembers it
  return isDone;
}

$("say").addEventListener("submit", async event => {
  event.preventDefault();
  const field = $("say-text"), words = field.value;
  if (words.trim() && await speak({ text: words }) && field.value === words) field.value = "";
});
$("say").addEventListener("click", event => {
  const phrase = event.target.closest("[data-phrase]")?.dataset.phrase;
  if (!phrase) return;
  $("say-text").focus({ preventScroll: true });
  speak({ phrase });
});

// ---- Reading

small.addEventListener("click", () => { talk.scrollIntoView({ block: "center" }); said.focus({ preventScroll: true }); });
new IntersectionObserver(seen => { isSeen = seen.at(-1).isIntersecting; count(); }, { threshold: 0.4 }).observe(said);
document.addEventListener("visibilitychange", count);

page.addEventListener("room", ({ detail }) => hear(detail.talk));
page.classList.toggle("talking", !talk.hidden);
clocks();
hush();
mutter();
said.scrollTop = said.scrollHeight;
