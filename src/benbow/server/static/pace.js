// How soon a bot's move is shown: after about as long as a person would take, or at once. This device remembers which.

const KEY = "benbow-bots-at-once";
const MOVE = 900, STEP = 600;   // milliseconds: someone else's move, and what the same one does next
const READ = 4, MOST = 300;     // more for each sign of what is told, and at most

const choice = document.getElementById("at-once");   // there is none where no bot sits
let isAtOnce = false;
try { isAtOnce = localStorage.getItem(KEY) === "yes"; } catch { /* nothing is remembered here */ }

if (choice) {
  choice.checked = isAtOnce;
  choice.addEventListener("change", () => {
    isAtOnce = choice.checked;
    try { localStorage.setItem(KEY, isAtOnce ? "yes" : "no"); } catch { /* it holds for this page */ }
  });
}

let shown = 0, mover = null;   // when something happened last, and whose doing it was

/** Is there no bot here that takes its time? */
export const isHurried = () => isAtOnce || !choice;

/** How long to wait until it is shown, in milliseconds. */
export function untilShown(frame) {
  if (isHurried() || frame.bot === null || frame.bot === undefined || document.hidden) return 0;
  const pace = (frame.bot === mover ? STEP : MOVE) + Math.min(MOST, READ * frame.say.length);
  return Math.max(0, shown + pace - performance.now());
}

export function isShown(frame) {
  shown = performance.now();
  mover = frame.bot ?? null;
}
