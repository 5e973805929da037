// Menus close on Escape and on a click outside.

const menus = [...document.querySelectorAll(".menu")];

export const closeMenus = but => { for (const one of menus) if (one !== but) one.open = false; };

addEventListener("click", event => closeMenus(event.target.closest(".menu summary, .options, .talk-options")?.closest(".menu")));
addEventListener("keydown", event => { if (event.key === "Escape") closeMenus(); });
