// Links to pass on: copy them, or hand them to the device's own share sheet.

for (const box of document.querySelectorAll(".link-box")) {
  const link = box.querySelector("input"), copy = box.querySelector("[data-copy]"), share = box.querySelector("[data-share]");
  const before = copy.textContent;
  link.addEventListener("focus", () => link.select());
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    try { await navigator.clipboard.writeText(link.value); }
    catch { link.focus(); document.execCommand("copy"); copy.focus(); }   // without https there is no clipboard
    copy.textContent = copy.dataset.done;
    setTimeout(() => { copy.textContent = before; }, 4000);
  });
  share.hidden = !navigator.share;
  share.addEventListener("click", () => navigator.share({ title: share.dataset.title, url: link.value }).catch(() => {}));
}
