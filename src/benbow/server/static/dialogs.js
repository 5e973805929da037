// The drawer with the rules, the menus among the tools, and closing of dialogs.

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

const menus = [...document.querySelectorAll(".menu")];   // close on Escape and on a click outside
const closeMenus = but => { for (const one of menus) if (one !== but) one.open = false; };
addEventListener("click", event => closeMenus(event.target.closest(".menu summary, .options, .talk-options")?.closest(".menu")));
addEventListener("keydown", event => { if (event.key === "Escape") closeMenus(); });

$("show-rules").addEventListener("click", () => showRules());

for (const button of document.querySelectorAll("[data-dialog]"))
  button.addEventListener("click", () => { closeMenus(); $(button.dataset.dialog).showModal(); });

for (const box of document.querySelectorAll("dialog"))
  box.addEventListener("click", event => { if (event.target === box || event.target.closest("[data-close]")) box.close(); });
