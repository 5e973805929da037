// Frames around pieces of the board, for hints and lessons.
const SVG = "http://www.w3.org/2000/svg";

function made(tag, attributes, ...inside) {
  const node = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...inside);
  return node;
}

/** A frame around a piece, in board units; with a number if several pieces are clicked. */
export function frame(board, piece, css, number = 0) {
  const toBoard = board.getScreenCTM().inverse(), pixel = Math.hypot(toBoard.a, toBoard.b);
  const { x, y, width, height } = piece.getBBox(), way = toBoard.multiply(piece.getScreenCTM()), size = Math.hypot(way.a, way.b);
  const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(way);   // a turned piece is framed as if it were not
  const left = middle.x - size * width / 2 - 4 * pixel, top = middle.y - size * height / 2 - 4 * pixel;
  const right = middle.x + size * width / 2 + 4 * pixel, bottom = middle.y + size * height / 2 + 4 * pixel;
  const isRound = [...piece.querySelectorAll(":scope > circle")].some(one => 2.2 * one.r.baseVal.value > Math.max(width, height));
  const box = { x: left, y: top, width: right - left, height: bottom - top, rx: isRound ? (right - left) / 2 : 6 * pixel };
  const group = made("g", { class: `framed ${css}`, "aria-hidden": "true" }, made("rect", { class: "under", ...box }), made("rect", { class: "over", ...box }));
  if (number) group.append(made("circle", { cx: left, cy: top, r: 11 * pixel }), made("text", { x: left, y: top, "font-size": 15 * pixel }, `${number}`));
  return group;
}
