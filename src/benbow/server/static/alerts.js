// Told when it is your turn, on every page and also in hidden tabs: title and icon of the tab, a sound, a notification. One tab
// of the device holds the stream for all its tables, and tells the others.
import { canSound, sound } from "./sound.js";

const LEASE = 70_000;   // without locks: how long a tab that was lost keeps others from the stream; hidden tabs wake once a minute
const SOUNDS = { turn: "turn", begun: "turn", ended: "end", asked: "move", sat: "move" };
const ALWAYS = ["begun", "sat"];   // also heard by who looks at that table
const tables = new Map();   // as the server last told, by id
const ownTitle = document.title, icon = document.querySelector("link[rel=icon]"), ownIcon = icon.getAttribute("href");
const locks = navigator.locks;   // only with https, and on the machine itself
const channel = "BroadcastChannel" in self ? new BroadcastChannel("benbow-alerts") : null;
const path = document.getElementById("gather")?.dataset.url ?? location.pathname;

function remembered(key) { try { return localStorage.getItem(key); } catch { return null; } }
function remember(key, value) { try { localStorage.setItem(key, value); } catch { /* nothing is remembered here */ } }

// ---- Showing

function recall(key, otherwise) { try { return JSON.parse(localStorage.getItem(key)) ?? otherwise; } catch { return otherwise; } }

/** How many lines of talk this device has not read (talk.js keeps that), without those of who is muted. */
function unread({ id, lines, speakers }) {
  if (recall("benbow-talk-off", false)) return 0;
  const read = recall(`benbow-read-/t/${id}`, 0) - (lines - speakers.length), muted = recall(`benbow-muted-/t/${id}`, []);
  return speakers.filter((by, k) => k >= read && by && !muted.includes(by)).length;
}

function show() {
  const talking = [...tables.values()].filter(one => document.hidden || path !== `/t/${one.id}`);   // where it is looked at, it is seen
  const count = talking.reduce((sum, one) => sum + unread(one), 0), mark = count ? `(${count}) ` : "";
  const calling = [...tables.values()].filter(one => one.badge);
  const first = calling.find(one => path === `/t/${one.id}`) ?? calling[0];
  document.title = mark + (first ? `● ${first.badge}` : ownTitle);
  const href = first ? "/static/favicon-turn.svg" : ownIcon;
  if (icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}

/** What the server told the tab that holds the stream. `number` is the same in all tabs, and new for each message. */
function hear({ list, table, number }) {
  const turns = recall("benbow-turns", {});   // the last that this device was called for, by table
  if (list) tables.clear();
  for (const one of list ?? []) {
    tables.set(one.id, one);
    if (isLeader && one.turn > (turns[one.id] ?? 0)) alert(one, number);   // it came while no page heard of it
  }
  if (table) {
    const before = tables.get(table.id);
    tables.set(table.id, table);
    if (table.kind) alert(table, number);
    else if (before && unread(table) > unread(before)) mention(table);
  }
  if (isLeader) remember("benbow-turns", JSON.stringify(Object.fromEntries([...tables.values()].map(one => [one.id, one.turn]))));
  show();
}

/** At the table, but scrolled down so far, to the talk on a phone, that what is asked cannot be seen? */
function isFarBelow() { return document.getElementById("ask")?.getBoundingClientRect().bottom < 0; }

async function alert(one, number) {
  const visible = await visiblePages(), url = `/t/${one.id}`;
  if (!document.hidden && path === url && isFarBelow()) toast(one.text, "#ask");
  if (visible.includes(url) && !ALWAYS.includes(one.kind)) return;   // who looks at it sees it
  if (canSound()) once(`sound-${number}-${one.id}`, () => sound(SOUNDS[one.kind]));
  if (isLeader && !visible.length) notify(one, url);
  if (!document.hidden && path !== url) toast(`${one.title}: ${one.text}`, url);
}

/** Someone has spoken: nothing but a line on a page where it cannot be seen. */
async function mention(one) {
  const url = `/t/${one.id}`;
  if (!document.hidden && path !== url && !(await visiblePages()).includes(url)) toast(`${one.title}: ${one.talk}`, url);
}

/** In one tab only. Without locks in each; then there are few. */
function once(name, job) {
  if (!locks) { job(); return; }
  locks.request(`benbow-${name}`, { ifAvailable: true }, lock => {
    if (!lock) return;
    job();
    return new Promise(done => setTimeout(done, 3000));
  });
}

let timer = 0;
function toast(text, url) {
  const box = document.getElementById("call");
  box.replaceChildren(Object.assign(document.createElement("a"), { href: url, textContent: text }));
  box.firstChild.addEventListener("click", () => { box.hidden = true; });   // or it would cover what it leads to
  box.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => { box.hidden = true; }, 9000);
}

// ---- Which pages are looked at: a visible one holds a lock with its path

let hide = () => {};

function beSeen() {
  hide();
  if (!document.hidden) locks?.request(`benbow-visible ${path}`, { mode: "shared" }, untilHidden);
}

function untilHidden() { return new Promise(done => { hide = done; if (document.hidden) done(); }); }

async function visiblePages() {
  if (!locks) return document.hidden ? [] : [path];
  const found = await locks.query();
  return found.held.map(one => one.name.split(" ")).filter(([name]) => name === "benbow-visible").map(([, path]) => path);
}

// ---- Notifications: asked for by a switch, never by themselves

const box = document.getElementById("notify"), worker = "/static/notices.js";
const isPossible = "Notification" in self && "serviceWorker" in navigator && isSecureContext;
const isWanted = () => isPossible && Notification.permission === "granted" && remembered("benbow-notify") === "yes";

async function notify(one, url) {
  if (!isWanted()) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration(worker) ?? await register();
    await registration.showNotification(one.title, { body: one.text, tag: one.id, renotify: true, icon: "/static/favicon.svg", data: { url } });
  } catch { /* the browser does not want to */ }
}

async function register() {
  const registration = await navigator.serviceWorker.register(worker), fresh = registration.installing;
  if (fresh && !registration.active) await new Promise(done => fresh.addEventListener("statechange", () => { if (fresh.state === "activated") done(); }));
  return registration;
}

function offer() {
  if (!box || !isPossible) return;
  box.checked = isWanted();
  box.disabled = Notification.permission === "denied";
  box.closest("[data-notify]").hidden = false;
  document.getElementById("notify-blocked").hidden = !box.disabled;
}

box?.addEventListener("change", async () => {
  remember("benbow-notify", box.checked ? "yes" : "no");
  if (box.checked && await Notification.requestPermission() === "granted") await register();
  offer();
});

// ---- The stream, in one tab

let isLeader = false, source = null, knock = 0, knocks = 0, lease = 0, resign = () => {};
const me = `${Math.random()}`;

function tell(message) {
  const numbered = { ...message, number: `${me}-${performance.now()}` };
  hear(numbered);
  channel?.postMessage(numbered);
}

function listen() {
  clearTimeout(knock);
  source = new EventSource("/alerts");
  source.onmessage = event => {
    const { tables: list, table, none, full } = JSON.parse(event.data);
    knocks = 0;
    if (none) { tell({ list: [] }); stop(); return; }   // no table to be told of
    if (full) { hangUp(); knock = setTimeout(listen, 60_000); return; }
    tell({ list, table });
  };
  source.onerror = () => {
    hangUp();
    knock = setTimeout(listen, Math.min(30_000, 1000 * 1.5 ** knocks++) + 1000 * Math.random());
  };
}

function hangUp() { source?.close(); source = null; clearTimeout(knock); }

function begin() {
  if (isLeader) return;
  isLeader = true;
  listen();
}

function stop() {
  hangUp();
  clearTimeout(lease);
  if (isLeader && !locks) remember("benbow-leader", "");
  isLeader = false;
  resign();
}

function lead() {
  if (locks) locks.request("benbow-alerts", () => { begin(); return new Promise(done => { resign = done; }); });
  else if (channel) takeLease();
  else begin();
}

/** Without locks: who has the lease renews it, and others look now and then whether it has run out. */
function takeLease() {
  const [owner, until] = (remembered("benbow-leader") ?? "").split(" ");
  const isFree = !owner || owner === me || Date.now() > Number(until);
  if (isFree) { remember("benbow-leader", `${me} ${Date.now() + LEASE}`); begin(); }
  else if (isLeader) { hangUp(); isLeader = false; }   // two took it at once
  lease = setTimeout(takeLease, 5000);
}

channel?.addEventListener("message", ({ data }) => {
  if (!data.hello) hear(data);
  else if (isLeader && tables.size) channel.postMessage({ list: [...tables.values()] });
});

function start() {
  beSeen();
  lead();
  channel?.postMessage({ hello: true });
}

document.addEventListener("visibilitychange", () => { beSeen(); show(); });
addEventListener("storage", show);   // what was read in another tab
addEventListener("pagehide", () => { stop(); hide(); });
addEventListener("pageshow", event => { if (event.persisted) start(); });
offer();
start();
