// While a luck report is made: say how far it is, and show it when it is there. Without the script the page loads itself anew.

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
