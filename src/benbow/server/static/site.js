// For all pages: progress of the compiler, the seats of the form, questions before deleting, forms that are sent once.
// Every page works without it.

/** Shows the progress of the compiler, and removes the line when it is done. */
function followCompiling() {
  const line = document.getElementById("compiling");
  if (!line) return;
  const bar = line.querySelector("progress"), label = line.querySelector("label");
  const ask = async () => {
    try {
      const answer = await fetch(`/progress?game=${line.dataset.game}`, { headers: { accept: "application/json" } });
      const { percent, text } = answer.ok ? await answer.json() : { percent: null };
      if (percent === null) { line.remove(); return; }
      if (label.textContent !== text) label.textContent = text;
      bar.value = percent;
    } catch { /* the server is away for a moment: ask again */ }
    setTimeout(ask, 1000);
  };
  setTimeout(ask, 1000);
}

/** Hides seats beyond the number of players, and name fields of bots. */
function arrangeSeats() {
  const form = document.querySelector("form[data-seats]");
  if (!form) return;
  const seats = [...form.querySelectorAll("[data-seat]")];
  const arrange = () => {
    const players = Number(new FormData(form).get("option-players")) || seats.length;
    seats.forEach((seat, index) => {
      seat.hidden = index >= players;
      const kind = seat.querySelector("select").selectedOptions[0];
      seat.querySelector("[data-name]").hidden = !("person" in kind.dataset);
      seat.classList.remove("unused", "nameless");   // they avoid a layout shift before this script runs
      const help = seat.querySelector(".hint");
      if (help.textContent !== kind.dataset.help) help.textContent = kind.dataset.help;
    });
  };
  form.addEventListener("change", arrange);
  addEventListener("pageshow", arrange);   // the back button restores choices without a change event
  arrange();
}

/** At most one question about deleting is open, and Escape closes it. */
function askBeforeDeleting() {
  const questions = [...document.querySelectorAll("details.ask")];
  for (const one of questions) {
    one.addEventListener("toggle", () => {
      if (one.open) for (const other of questions) if (other !== one) other.open = false;
    });
    one.addEventListener("keydown", event => {
      if (event.key !== "Escape" || !one.open) return;
      one.open = false;
      one.querySelector("summary").focus();
    });
    one.querySelector("[data-keep]").addEventListener("click", () => {
      one.open = false;
      one.querySelector("summary").focus();
    });
  }
}

/** A form is sent once, even if its button is double-clicked. */
function sendOnce() {
  let sent = null;
  addEventListener("submit", event => {
    if (!("once" in event.target.dataset)) return;
    if (sent === event.target) event.preventDefault();
    sent = event.target;
  });
  addEventListener("pageshow", event => {
    sent = null;
    if (!event.persisted) return;
    for (const key of document.querySelectorAll("form input[name=key]")) key.value = `${Date.now()}-${Math.random()}`;   // back from that table: another is wanted
  });
}

followCompiling();
arrangeSeats();
askBeforeDeleting();
sendOnce();
