// The drawer with the rules, and opening and closing of dialogs.
import { closeMenus } from "./menus.js";

const $ = id => document.getElementById(id);

function turnTo(tab) {
  for (const one of document.querySelectorAll("#rules [data-tab]")) one.setAttribute("aria-pressed", one.dataset.tab === tab);
  for (const one of document.querySelectorAll("#rules [data-page]")) one.hidden = one.dataset.page !== tab;
}
for (const one of document.querySelectorAll("#rules [data-tab]")) one.addEventListener("click", () => turnTo(one.dataset.tab));

/** The drawer; with a clause, opened there. */
export function showRules(clause = "") {
  $("rules").showModal();
  if (!clause) return;
  turnTo("clauses");
  const place = $(clause);
  place?.scrollIntoView({ block: "center" });
  place?.focus({ preventScroll: true });
}

$("show-rules").addEventListener("click", () => showRules());

for (const button of document.querySelectorAll("[data-dialog]"))
  button.addEventListener("click", () => { closeMenus(); $(button.dataset.dialog).showModal(); });

for (const box of document.querySelectorAll("dialog"))
  box.addEventListener("click", event => { if (event.target === box || event.target.closest("[data-close]")) box.close(); });
