// Frames around pieces of the board, for hints and lessons.
const SVG = "http://www.w3.org/2000/svg";

function made(tag, attributes, ...inside) {
  const node = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...inside);
  return node;
}

const GAP = 4;   // CSS pixels between a piece and its frame
const LIT = ".halo, .hex, .rim";   // what is lit around a piece that can be chosen: its frame has the same shape
const FORM = ["cx", "cy", "r", "x", "y", "width", "height", "rx", "ry", "d"];

/** A frame around a piece, in board units; with a number if several pieces are clicked. */
export function frame(board, piece, css, number = 0) {
  const toBoard = board.getScreenCTM().inverse(), pixel = Math.hypot(toBoard.a, toBoard.b);
  const box = boxed(piece, toBoard, pixel), [tag, form] = shaped(piece.querySelector(LIT), toBoard, pixel) ?? ["rect", { ...box, rx: 6 * pixel }];
  const group = made("g", { class: `framed ${css}`, "aria-hidden": "true" }, made(tag, { class: "under", ...form }), made(tag, { class: "over", ...form }));
  const at = { x: box.x, y: box.y };
  if (number) group.append(made("circle", { class: "tag", cx: at.x, cy: at.y, r: 11 * pixel }), made("text", { ...at, "font-size": 15 * pixel }, `${number}`));
  return group;
}

/** The box around a piece, and a little more; of a turned piece as if it were not. */
function boxed(piece, toBoard, pixel) {
  const { x, y, width, height } = piece.getBBox(), way = toBoard.multiply(piece.getScreenCTM()), size = Math.hypot(way.a, way.b);
  const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(way);
  const [wide, high] = [width, height].map(one => size * one + 2 * GAP * pixel);
  return { x: middle.x - wide / 2, y: middle.y - high / 2, width: wide, height: high };
}

/** The shape of what is lit, a little larger. */
function shaped(lit, toBoard, pixel) {
  if (!lit) return null;
  const shape = lit.matches("use") ? document.querySelector(lit.getAttribute("href")) : lit;
  const { x, y, width, height } = lit.getBBox(), way = DOMMatrix.fromMatrix(toBoard.multiply(lit.getScreenCTM()));
  const more = 2 * GAP * pixel / Math.hypot(way.a, way.b), across = x + width / 2, down = y + height / 2;
  const { a, b, c, d, e, f } = way.translate(across, down).scale(1 + more / width, 1 + more / height).translate(-across, -down);
  const form = FORM.filter(name => shape.hasAttribute(name)).map(name => [name, shape.getAttribute(name)]);
  return [shape.tagName, { ...Object.fromEntries(form), transform: `matrix(${[a, b, c, d, e, f]})` }];
}
