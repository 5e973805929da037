// A board of one's own in the form: shown where it is chosen, filled from a file or from one of ours, drawn as it is typed.
const PAUSE_MS = 400;

for (const box of document.querySelectorAll("[data-own-board]")) {
  const form = box.closest("form"), text = box.querySelector("textarea"), shown = box.querySelector("[data-shown]");
  const file = box.querySelector("[type=file]");
  let asked = 0, timer = 0;

  const arrange = () => { box.hidden = new FormData(form).get("option-board") !== "own"; };

  const draw = async () => {
    const number = ++asked;
    if (!text.value.trim()) { shown.replaceChildren(); return; }
    try {
      const answer = await fetch(`/board/${box.dataset.ownBoard}`, { method: "POST", body: text.value, headers: { "content-type": "text/plain" } });
      if (number === asked && answer.ok) shown.innerHTML = await answer.text();
    } catch { /* the server is away for a moment; it is drawn with the next change */ }
  };
  const fill = async source => { text.value = await source.text(); text.setCustomValidity(""); await draw(); };

  text.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(draw, PAUSE_MS); });
  file.addEventListener("change", () => { if (file.files[0]) fill(file.files[0]); });
  for (const button of box.querySelectorAll("[data-begin]")) {
    button.addEventListener("click", async () => { const answer = await fetch(button.dataset.begin); if (answer.ok) await fill(answer); });
  }
  box.querySelector("[data-tools]").hidden = false;
  form.addEventListener("change", arrange);
  addEventListener("pageshow", () => { arrange(); if (text.value) draw(); });   // also what was typed before this script ran
}
