// A short message at the bottom of the page, for nine seconds.

const box = document.getElementById("toast");
let timer = 0;

export function toast(...content) {
  box.replaceChildren(...content);
  box.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => { box.hidden = true; }, 9000);
}
