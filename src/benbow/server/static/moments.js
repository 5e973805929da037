// Great moments: a line across the board that names who and what, and a sound. Sounds are few and short; their volume is chosen
// beside the board and remembered on the device. Without motion there is none unless it was asked for.

export const BREATH = 1500;   // milliseconds that a great moment is held
const KEY = "benbow-volume", QUIET = 0.3;
const banner = document.getElementById("moment"), slider = document.getElementById("volume");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const sounds = new Map();
let volume = still.matches ? 0 : QUIET, timer = 0, wasMine = true;

try { volume = Number(localStorage.getItem(KEY) ?? volume); } catch { /* nothing is remembered here */ }

slider.value = volume;
slider.addEventListener("input", () => {
  volume = Number(slider.value);
  try { localStorage.setItem(KEY, volume); } catch { /* it holds for this page */ }
});
slider.addEventListener("change", () => sound("move"));

function sound(name) {
  if (!volume || !navigator.userActivation?.hasBeenActive) return;
  if (!sounds.has(name)) sounds.set(name, new Audio(`/static/sounds/${name}.wav`));
  const one = sounds.get(name);
  one.volume = volume;
  one.currentTime = 0;
  one.play().catch(() => { /* the browser does not want to */ });
}

/** A frame was shown: what is heard, and whether a line goes across the board. */
export function hold(frame, prompt) {
  const { status, mine } = document.getElementById("table").dataset, isMine = mine !== undefined;
  const ended = status !== "open" && !frame.more && !frame.whole;
  if (ended) { sound("end"); across(prompt, "end"); }
  else if (frame.moment) { sound(frame.moment); across(document.querySelector("#lines li:last-child .line > span")?.textContent ?? "", frame.moment); }
  else if (frame.quick) { if (!frame.more) sound("turn"); }
  else if (frame.luck) sound("dice");
  else if (frame.bot !== null) sound("move");
  else if (isMine && !wasMine) sound("turn");
  wasMine = isMine;
}

function across(text, kind) {
  const board = document.getElementById("board"), { a: scale, e: left, f: top } = board.getScreenCTM(), width = scale * board.viewBox.baseVal.width;
  banner.textContent = text;
  banner.dataset.kind = kind;
  Object.assign(banner.style, { left: `${left}px`, width: `${width}px`, top: `${Math.max(8, top + 8)}px` });
  banner.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(letGo, 1.6 * BREATH);
}

export function letGo() { clearTimeout(timer); banner.hidden = true; }

document.getElementById("play").addEventListener("click", letGo, true);
addEventListener("resize", letGo);
