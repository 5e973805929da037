// Sends something that may be sent again, and says so if it failed.
import { toast } from "./toast.js";

const words = document.getElementById("words").dataset;

/** `tries`: how often it is sent while there is no answer. -> was it done? undefined if nobody knows */
export async function send(path, body, tries = 1) {
  const sent = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  for (let k = 0; k < tries; k++) {
    if (k) await new Promise(later => setTimeout(later, 700 * 1.5 ** k));
    const answer = await fetch(path, sent).catch(() => null);
    if (answer?.ok) return true;
    if (!answer || [502, 504].includes(answer.status)) continue;
    toast((await answer.json().catch(() => ({}))).error || words.failed);
    return false;
  }
  toast(words.failed);
}
