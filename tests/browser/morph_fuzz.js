// Random trees of HTML and SVG, each morphed into the next, in a page that serves /static/morph.js. Counts what went wrong.
async ({ sequences, steps, seed }) => {
  const { morph, parse } = await import("/static/morph.js");
  const SVG = "http://www.w3.org/2000/svg";

  function below(n) {   // mulberry32
    seed = (seed + 0x6D2B79F5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  }
  const shuffled = list => {
    for (let i = list.length - 1; i > 0; i--) { const j = below(i + 1); [list[i], list[j]] = [list[j], list[i]]; }
    return list;
  };
  const maybe = text => below(2) ? text : "";
  const place = () => `translate(${below(900)} ${below(900)})${maybe(` rotate(${below(720) - 360})`)}${maybe(` scale(${1 + below(8) / 4})`)}`;

  function tree() {
    const ids = shuffled([...Array(12).keys()]);
    const id = () => below(4) && ids.length ? ` id="n${ids.pop()}"` : "";
    const places = shuffled([...Array(40).keys()]);   // pieces that are called by their places
    const called = () => places.length ? ` id="p${places.pop()}" data-sort="s${below(3)}"` : "";
    const drawn = depth => {
      let out = "";
      for (let i = below(7); i > 0; i--) {
        const kind = below(8);
        if (kind < 3) out += `<g${id()}${maybe(` fill="c${below(3)}"`)}>${depth < 3 ? drawn(depth + 1) : ""}</g>`;
        else if (kind < 5)
          out += `<g${below(2) ? id() : called()} class="piece${maybe(" can")}" transform="${place()}"><title>${below(5)}</title>${maybe("<path/>")}</g>`;
        else if (kind < 6) out += `<use${id()}${maybe(` xlink:href="#x${below(3)}"`)}/>`;
        else if (kind < 7) out += `<text${id()}>${below(5)}</text>`;
        else out += `<foreignObject${id()}>${depth < 2 ? written(depth + 1) : ""}</foreignObject>`;
      }
      return out;
    };
    const written = depth => {
      let out = "";
      for (let i = below(6); i > 0; i--) {
        const kind = below(8);
        if (kind < 2) out += `<div${id()}${maybe(` class="k${below(3)}"`)}${maybe(" data-a")}>${depth < 3 ? written(depth + 1) : ""}</div>`;
        else if (kind < 4) out += `<svg${id()} viewBox="0 0 9 ${1 + below(9)}">${depth < 3 ? drawn(depth + 1) : ""}</svg>`;
        else if (kind < 5) out += `<a${id()} href="#${below(4)}">${below(9)}</a>`;
        else if (kind < 6) out += `<!--${below(3)}-->`;
        else if (kind < 7) out += `<button${id()}>${below(3)}</button>`;
        else out += ` ${below(99)} `;
      }
      return out;
    };
    return `<main id="root">${written(0)}${written(0)}</main>`;
  }

  const kind = node => `${node.namespaceURI} ${node.nodeName}`;
  const settled = live => {   // what the tree is, without what belongs to the person, or is on its way out
    const copy = live.cloneNode(true);
    for (const node of copy.querySelectorAll(".fading")) node.remove();
    for (const node of [copy, ...copy.querySelectorAll("[style]")]) node.removeAttribute("style");
    copy.normalize();
    return copy;
  };
  const atPlace = piece => {
    const drawn = piece.transform.baseVal.consolidate().matrix, shown = new DOMMatrix(piece.style.transform);
    return [..."abcdef"].every(one => Math.abs(drawn[one] - shown[one]) < 1e-2);
  };
  const told = { pairs: 0, unequal: 0, foreign: 0, lost: 0, misplaced: 0, strange: 0, unfocused: 0,
                 shared: 0, recognized: 0, faded: 0, focused: 0 };
  const leave = node => { if (!node.id) return false; node.classList.add("fading"); told.faded++; return true; };

  for (let run = 0; run < sequences; run++) {
    const host = document.createElement("div");
    document.body.append(host);
    host.innerHTML = tree();
    const live = host.firstElementChild;
    for (let step = 0; step < steps; step++) {
      const text = tree(), want = parse(text);
      const before = new Map([...live.querySelectorAll("[id]")].map(node => [node.id, node]));
      const sortOf = node => node.id && node.matches(".piece[data-sort]") ? node.dataset.sort : "";
      const vanishing = [...before].map(([id, node]) => [id, sortOf(node)]);
      const buttons = [...live.querySelectorAll("button[id]")];
      buttons[below(buttons.length || 1)]?.focus();
      const focus = document.activeElement;
      morph(live, parse(text), run % 2 ? { leave } : {}   /* in every second sequence what goes fades */);
      told.pairs++;
      if (!settled(live).isEqualNode(document.importNode(want, true))) told.unequal++;
      const nodes = [...live.querySelectorAll("*:not(.fading *)")], wanted = [...want.querySelectorAll("*")];
      const now = nodes.filter(node => !node.matches(".fading"));
      if (now.some((node, i) => node.namespaceURI !== wanted[i]?.namespaceURI)) told.foreign++;
      for (const node of wanted) {
        const was = before.get(node.id);
        if (!was || !node.id || kind(was) !== kind(node)) continue;
        told.shared++;
        if (document.getElementById(node.id) !== was) told.lost++;
      }
      const wantedIds = new Set(wanted.map(node => node.id)), ours = new Set(before.values());
      for (const sort of ["s0", "s1", "s2"]) {   // of what vanished and what is new, as many as can be are the same thing
        const fresh = wanted.filter(node => sortOf(node) === sort && !before.has(node.id));
        const same = fresh.filter(node => ours.has(document.getElementById(node.id))).length;
        const could = Math.min(fresh.length, vanishing.filter(([id, was]) => was === sort && !wantedIds.has(id)).length);
        told.recognized += same;
        if (same !== could) told.strange++;
      }
      for (const node of now)
        if (node.namespaceURI === SVG && (node.matches(".piece") ? !atPlace(node) : node.style.transform !== "")) told.misplaced++;
      if (focus !== document.body && want.querySelector(`button#${focus.id || "none"}`)) {
        told.focused++;
        if (document.activeElement !== focus) {
          focus.focus();   // where nothing is drawn nothing can have the focus: that is nobody's fault
          if (document.activeElement === focus) told.unfocused++;
        }
      }
    }
    host.remove();
  }
  return told;
}
