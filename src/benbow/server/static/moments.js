// Great moments: a line across the board that names who and what, and a sound.
import { setVolume, sound, volume } from "./sound.js";

export const BREATH = 1500;   // milliseconds that a great moment is held
const banner = document.getElementById("moment"), slider = document.getElementById("volume");
let timer = 0, wasMine = true;

slider.value = volume();
slider.addEventListener("input", () => setVolume(Number(slider.value)));
slider.addEventListener("change", () => sound("move"));

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
