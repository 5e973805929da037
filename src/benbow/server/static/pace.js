// How soon a bot's move is shown: at about the pace of a person, or at once. The choice is kept on the device.

const KEY = "benbow-bots-at-once";
const MOVE = 900, STEP = 600;   // milliseconds: after another seat's move, and after one of the same bot
const READ = 4, MOST = 300;     // milliseconds for each character of the text, and at most

const choice = document.getElementById("at-once");   // only on tables with bots
let hurry = false;
try { hurry = localStorage.getItem(KEY) === "yes"; } catch { /* nothing is remembered here */ }

if (choice) {
  choice.checked = hurry;
  choice.addEventListener("change", () => {
    hurry = choice.checked;
    try { localStorage.setItem(KEY, hurry ? "yes" : "no"); } catch { /* it holds for this page */ }
  });
}

let shown = 0, mover = null;   // when the last frame was shown, and which bot it was

/** Was it asked for that bots play at once? */
export const isAtOnce = () => Boolean(choice) && hurry;

/** Are moves shown without a pause? */
export const isHurried = () => hurry || !choice;

/** How long to wait before showing a frame, in milliseconds. */
export function untilShown(frame) {
  if (isHurried() || frame.bot === null || frame.bot === undefined || document.hidden) return 0;
  const pace = (frame.bot === mover ? STEP : MOVE) + Math.min(MOST, READ * frame.say.length);
  return Math.max(0, shown + pace - performance.now());
}

export function isShown(frame) {
  shown = performance.now();
  mover = frame.bot ?? null;
}
