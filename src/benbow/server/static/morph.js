// Morph: makes a live tree equal to a fresh one and keeps every element whose id is in both, even under another parent. Pieces
// that are named by their place are matched by their sort. So pieces glide, and focus and typed text are kept.
// Nothing here depends on a game.
//
// Elements with `data-keep` stay as they are: the server did not send them again.
//
// Left alone as the user's own state: `style`, whether a <details> or <dialog> is open, and the value of the focused field.

const leaving = new WeakSet();   // fading out: still shown, but not part of the tree any more
const idOf = node => node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("id") : null;   // form.id may be a field named "id"
const alike = (one, other) => one.nodeName === other.nodeName && one.namespaceURI === other.namespaceURI;

/** A tree from text; SVG in it gets the SVG namespace. */
export function parse(html) {
  return new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
}

/**
 * Makes `old` equal to `fresh`. `hook.leave(element)` may start an animation on what goes and return true:
 * then the element stays until the animation is over, without ids and silent for a screen reader.
 */
export function morph(old, fresh, hook = {}) {
  if (!alike(old, fresh)) throw new TypeError(`morph: a <${old.nodeName}> cannot become a <${fresh.nodeName}>`);
  const focus = rememberFocus();
  recognize(old, fresh);
  const kept = keptNodes(old, fresh);
  const gone = [];
  become(old, fresh, { kept, staying: new Set(kept.values()), gone });
  for (const node of gone) leave(node, hook);
  focus();
}

/**
 * Equal pawns and chests are called by their places, so one that moves gets another id. A live piece that vanishes and a fresh one
 * that is new, of one `data-sort`, are the same thing: the live one takes the id, and glides. Of several pairs the nearest come first.
 */
export function recognize(old, fresh) {
  const vanished = unknown(old, fresh), ways = [], done = new Set();
  if (!vanished.length) return;
  for (const piece of unknown(fresh, old))
    for (const live of vanished)
      if (live.dataset.sort === piece.dataset.sort && alike(live, piece)) ways.push({ live, piece, way: distance(live, piece) });
  for (const { live, piece } of ways.sort((one, other) => one.way - other.way)) {
    if (done.has(live) || done.has(piece)) continue;
    done.add(live).add(piece);
    live.setAttribute("id", idOf(piece));
  }
}

/** Pieces of some sort in one tree whose ids are not in the other. */
function unknown(tree, other) {
  const ids = new Set([...other.querySelectorAll("[id]")].map(idOf));
  return [...tree.querySelectorAll(".piece[data-sort][id]")].filter(piece => !ids.has(idOf(piece)));
}

function distance(one, other) {
  const [from, to] = [one, other].map(piece => placeOf(piece.getAttribute("transform") ?? "") ?? { x: 0, y: 0 });
  return Math.hypot(from.x - to.x, from.y - to.y);
}

/** Which live element each fresh one with an id will be: fresh -> live. An id is used once, even if a page repeats it. */
function keptNodes(old, fresh) {
  const live = new Map();
  for (const node of old.querySelectorAll("[id]")) if (!live.has(idOf(node)) && !leaving.has(node)) live.set(idOf(node), node);
  const kept = new Map();
  for (const node of fresh.querySelectorAll("[id]")) {
    const match = live.get(idOf(node));
    if (match && alike(match, node)) { kept.set(node, match); live.delete(idOf(node)); }
  }
  return kept;
}

function become(live, fresh, work) {
  if (live.nodeType !== Node.ELEMENT_NODE) {
    if (live.nodeValue !== fresh.nodeValue) live.nodeValue = fresh.nodeValue;
    return;
  }
  if (fresh.hasAttribute("data-keep")) return;   // unchanged, so it was not sent
  syncAttributes(live, fresh);
  syncChildren(live, fresh, work);
}

function syncChildren(parent, fresh, { kept, staying, gone }) {
  const spare = new Map();   // nodes without an id, by kind, in order
  for (const node of parent.childNodes) {
    if (idOf(node) || leaving.has(node)) continue;
    if (!spare.has(node.nodeName)) spare.set(node.nodeName, []);
    spare.get(node.nodeName).push(node);
  }
  const take = node => idOf(node) ? kept.get(node) : spare.get(node.nodeName)?.shift();
  const pairs = [...fresh.childNodes].map(node => [take(node) ?? document.importNode(node, false), node]);
  const mine = new Set(pairs.map(([node]) => node));
  for (const node of parent.childNodes) if (!mine.has(node) && !staying.has(node) && !leaving.has(node)) gone.push(node);
  arrange(parent, [...mine]);
  for (const [node, want] of pairs) become(node, want, { kept, staying, gone });
}

/** Orders the nodes with the fewest moves: the longest increasing run stays where it is. */
function arrange(parent, nodes) {
  const place = new Map([...parent.childNodes].map((node, index) => [node, index]));
  const still = longestRun(nodes.map(node => place.get(node) ?? -1));
  let next = null, hasStopped = false;
  for (let i = nodes.length - 1; i >= 0; i--) {
    if (!still.has(i)) hasStopped = put(parent, nodes[i], next) || hasStopped;
    next = nodes[i];
  }
  if (hasStopped) parent.getBoundingClientRect?.();   // forces a layout, so that transitions start from the old places
}

/** Positions of a longest rising subsequence; -1 is never part of it. */
function longestRun(values) {
  const tails = [], before = [];   // tails[k]: where the run of length k + 1 with the smallest end stops
  values.forEach((value, i) => {
    if (value < 0) return;
    let low = 0, high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (values[tails[middle]] < value) low = middle + 1; else high = middle;
    }
    before[i] = low ? tails[low - 1] : -1;
    tails[low] = i;
  });
  const run = new Set();
  for (let i = tails.at(-1) ?? -1; i >= 0; i = before[i]) run.add(i);
  return run;
}

/** moveBefore keeps a running transition and the focus; insertBefore ends both. Not every browser has it. -> whether it did */
function put(parent, node, next) {
  const wasHere = node.isConnected && parent.isConnected;
  if (parent.moveBefore && wasHere) { parent.moveBefore(node, next); return false; }
  parent.insertBefore(node, next);
  return wasHere;
}

function syncAttributes(live, fresh) {
  const wasPiece = live.classList.contains("piece");
  for (const { namespaceURI: space, localName, name } of [...live.attributes])
    if (!fresh.hasAttributeNS(space, localName) && !isTheirs(live, name)) {
      live.removeAttributeNS(space, localName);
      setState(live, name, null);
    }
  for (const { namespaceURI: space, localName, name, value } of fresh.attributes)
    if (live.getAttributeNS(space, localName) !== value && !isTheirs(live, name)) {
      live.setAttributeNS(space, name, value);
      setState(live, name, value);
    }
  if (fresh.classList.contains("piece")) glide(live, fresh.getAttribute("transform"));
  else if (wasPiece) live.style.transform = "";
}

function isTheirs(live, name) {
  return name === "style"
    || (name === "open" && /^(DETAILS|DIALOG)$/.test(live.nodeName))
    || (name === "value" && live === document.activeElement && /^(INPUT|TEXTAREA)$/.test(live.nodeName));
}

/** A field that was edited no longer follows its attributes, so its value is set explicitly. */
function setState(live, name, value) {
  if (name === "value" && live.nodeName === "INPUT" && live.value !== (value ?? "")) live.value = value ?? "";
  if (name === "checked" && live.nodeName === "INPUT") live.checked = value !== null;
  if (name === "selected" && live.nodeName === "OPTION") live.selected = value !== null;
}

function leave(node, hook) {
  if (node.nodeType !== Node.ELEMENT_NODE || !hook.leave?.(node)) { node.remove(); return; }
  for (const each of [node, ...node.querySelectorAll("*")]) {
    leaving.add(each);
    for (const name of ["id", "tabindex", "role", "aria-label"]) each.removeAttribute(name);
  }
  node.setAttribute("aria-hidden", "true");
  const ends = node.getAnimations({ subtree: true }).filter(one => Number.isFinite(one.effect?.getComputedTiming().endTime));
  Promise.allSettled(ends.map(one => one.finished)).then(() => node.remove());
}

/** What is needed to restore the focus if moving an element lost it. */
function rememberFocus() {
  const had = document.activeElement;
  if (!had || had === document.body) return () => {};
  const id = idOf(had), start = selectionOf(had, "selectionStart"), end = selectionOf(had, "selectionEnd");
  return () => {
    if (document.activeElement === had) return;
    const now = had.isConnected && !leaving.has(had) ? had : id && document.getElementById(id);
    if (!now) return;
    now.focus({ preventScroll: true });
    if (now === had && start !== null) now.setSelectionRange(start, end);
  };
}

function selectionOf(field, name) {
  try { return field[name] ?? null; } catch { return null; }   // some input types throw here
}

/**
 * Copies an SVG `transform` into style.transform, where every browser lets it glide (WebKit does not animate the attribute).
 * Always the same three functions in the same order, so that each is interpolated by itself; and of all angles that
 * look the same, the one nearest to where the piece is now: otherwise it would spin the long way round.
 */
export function glide(el, value) {
  const place = value ? placeOf(value) : null;
  if (!place) { el.style.transform = ""; return; }
  const was = /rotate\((-?[\d.e+-]+)deg\)/.exec(el.style.transform)?.[1];
  const turn = was === undefined ? place.turn : nearest(Number(was), place.turn);
  const now = `translate(${place.x}px, ${place.y}px) rotate(${turn}deg) scale(${place.scale.join(", ")})`;
  if (el.style.transform !== now) el.style.transform = now;
}

/** Copies the transform of all pieces into style.transform: once, before anything moves. */
export function settle(root) {
  for (const piece of root.querySelectorAll(".piece")) glide(piece, piece.getAttribute("transform"));
}

function nearest(was, turn) {
  return Math.round((was + (((turn - was) % 360) + 540) % 360 - 180) * 1e4) / 1e4;
}

/** translate, rotate, scale, in this order, each at most once: what a scene writes. Anything else stays an attribute: it jumps. */
function placeOf(value) {
  const place = { x: 0, y: 0, turn: 0, scale: [1] };
  const order = ["translate", "rotate", "scale"];
  let next = 0;
  const rest = value.replace(/([a-z]+)\s*\(([^)]*)\)/gi, (all, name, list) => {
    const numbers = list.trim().split(/[\s,]+/).map(Number), at = order.indexOf(name, next);
    if (at < 0 || numbers.some(Number.isNaN) || numbers.length > (name === "rotate" ? 1 : 2)) return all;
    next = at + 1;
    if (name === "translate") [place.x, place.y = 0] = numbers;
    else if (name === "rotate") [place.turn] = numbers;
    else place.scale = numbers;
    return "";
  });
  return rest.trim() ? null : place;
}
