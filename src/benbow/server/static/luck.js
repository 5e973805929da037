// Shows the progress of a luck report, and reloads when it is ready. Without the script the page refreshes itself.

const box = document.querySelector(".luck-wait"), bar = box.querySelector("progress");

async function follow() {
  try {
    const answer = await fetch(`${box.dataset.url}/progress`, { headers: { accept: "application/json" } });
    if (answer.ok) {
      const { percent, done } = await answer.json();
      bar.value = percent;
      if (done) { location.reload(); return; }
    }
  } catch { /* the server is away for a moment: ask again */ }
  setTimeout(follow, 700);
}

follow();
