// Sounds are few and short. Their volume is chosen beside the board and remembered on the device; without motion there is none
// unless it was asked for.

const KEY = "benbow-volume", QUIET = 0.3;
const sounds = new Map();
let chosen = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : QUIET;

export function volume() {
  try { return Number(localStorage.getItem(KEY) ?? chosen); } catch { return chosen; }   // nothing is remembered here
}

export function setVolume(value) {
  chosen = value;
  try { localStorage.setItem(KEY, value); } catch { /* it holds for this page */ }
}

/** Browsers allow it on pages that were clicked at least once. */
export const canSound = () => volume() > 0 && Boolean(navigator.userActivation?.hasBeenActive);

export function sound(name) {
  if (!canSound()) return;
  if (!sounds.has(name)) sounds.set(name, new Audio(`/static/sounds/${name}.wav`));
  const one = sounds.get(name);
  one.volume = volume();
  one.currentTime = 0;
  one.play().catch(() => { /* the browser does not want to */ });
}
