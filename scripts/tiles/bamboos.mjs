// Bamboos 2 to 9: jointed stems. The 1 is the sparrow.
import { apart, GREEN, INDIGO, IVORY, line, path, RED, redDot } from './pen.mjs';

const r = (v) => Number(v.toFixed(2));

/** A stem centred on x, y, layer by layer: two internodes, three nodes, the light caught along each internode. */
function stem(x, y, length, width, colour, turn = 0) {
  const h = length / 2;
  const w = width / 2; // half width at a node
  const n = w * 0.74; // half width of an internode at its waist
  const k = w * 0.82; // where an internode meets its node
  const b = width * 0.3; // height of a node
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const at = (px, py) => `${r(x + px * cos - py * sin)} ${r(y + px * sin + py * cos)}`;
  // From the middle node to the end, down the right side and back up the left.
  const half = (s) => {
    const p = (px, py) => at(px, s * py);
    const cap = h - b;
    return (
      `M${p(-w, 0.45)}L${p(w, 0.45)}Q${p(w, b)} ${p(k, b)}Q${p(n, h / 2)} ${p(k, cap)}` +
      `Q${p(w * 1.1, cap)} ${p(w, h - b * 0.3)}Q${p(0, h + b * 0.35)} ${p(-w, h - b * 0.3)}Q${p(-w * 1.1, cap)} ${p(-k, cap)}` +
      `Q${p(-n, h / 2)} ${p(-k, b)}Q${p(-w, b)} ${p(-w, 0.45)}z`
    );
  };
  const light = (s) => `M${at(0, s * (b + 1.1))}L${at(0, s * (h - b - 0.9))}`;
  return [[path(half(-1) + half(1), colour)], [line(light(-1) + light(1), IVORY, r(width * 0.16))]];
}

const W = 7.6; // of a stem in a crowd
const V = 9; // of a stem with room around it
const L = 31;
const UP = 22.8; // centres of two rows
const DOWN = 58.2;
/** Its middle stem is red in any case. */
const five = (one, other) => [
  stem(15.5, UP, L, V, one),
  stem(44.5, UP, L, V, other),
  stem(30, 40.5, L, V, RED),
  stem(15.5, DOWN, L, V, other),
  stem(44.5, DOWN, L, V, one),
];

const LAYOUTS = {
  2: () => [stem(30, UP, L, V, INDIGO), stem(30, DOWN, L, V, GREEN)],
  3: () => [stem(30, UP, L, V, INDIGO), stem(19, DOWN, L, V, GREEN), stem(41, DOWN, L, V, GREEN)],
  4: () => [
    stem(19, UP, L, V, INDIGO),
    stem(41, UP, L, V, GREEN),
    stem(19, DOWN, L, V, GREEN),
    stem(41, DOWN, L, V, INDIGO),
  ],
  5: () => five(GREEN, INDIGO),
  6: () => [15.5, 30, 44.5].flatMap((x) => [stem(x, UP, L, W, GREEN), stem(x, DOWN, L, W, INDIGO)]),
  7: () => [
    stem(30, 16.4, 20.5, W, RED),
    ...[15.5, 30, 44.5].flatMap((x) => [stem(x, 41, 20.5, W, GREEN), stem(x, 65, 20.5, W, INDIGO)]),
  ],
  8: () => [
    stem(12, UP, L, 6.4, GREEN),
    stem(22.6, UP, 28.4, 6.4, GREEN, -17.5),
    stem(37.4, UP, 28.4, 6.4, GREEN, 17.5),
    stem(48, UP, L, 6.4, GREEN),
    stem(12, DOWN, L, 6.4, INDIGO),
    stem(22.6, DOWN, 28.4, 6.4, INDIGO, 17.5),
    stem(37.4, DOWN, 28.4, 6.4, INDIGO, -17.5),
    stem(48, DOWN, L, 6.4, INDIGO),
  ],
  9: () =>
    [
      [15.5, GREEN],
      [30, RED],
      [44.5, INDIGO],
    ].flatMap(([x, c]) => [16.6, 41, 65.4].map((y) => stem(x, y, 21, W, c))),
};

export const bamboos = (rank) => apart(LAYOUTS[rank]());

export const redBamboos = () => apart(five(RED, RED)) + redDot();
