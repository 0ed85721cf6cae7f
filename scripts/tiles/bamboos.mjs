// Bamboos 2 to 9: jointed stems. The 1 is the sparrow.
import { GREEN, group, INDIGO, IVORY, line, path, RED } from './pen.mjs';

/** A stem centred on 0,0: two internodes, three nodes, the light caught along each internode. */
function stem(x, y, length, width, colour, turn = 0) {
  const h = length / 2;
  const w = width / 2;
  const n = w * 0.62; // half width of an internode at its waist
  const r = (v) => Number(v.toFixed(1));
  const half = (s) =>
    `M${r(-w)} ${r(s * h)}Q0 ${r(s * (h + w * 0.45))} ${r(w)} ${r(s * h)}Q${r(w)} ${r(s * (h - w * 0.8))} ${r(n)} ${r(s * (h - w * 0.9))}L${r(n)} ${r(s * w * 1.05)}Q${r(w)} ${r(s * w)} ${r(w * 1.08)} ${r(s * 0.5)}L${r(-w * 1.08)} ${r(s * 0.5)}Q${r(-w)} ${r(s * w)} ${r(-n)} ${r(s * w * 1.05)}L${r(-n)} ${r(s * (h - w * 0.9))}Q${r(-w)} ${r(s * (h - w * 0.8))} ${r(-w)} ${r(s * h)}z`;
  const light = (s) => `M0 ${r(s * (h - w * 1.1))}V${r(s * w * 1.2)}`;
  const move = turn ? `translate(${x} ${y}) rotate(${turn})` : `translate(${x} ${y})`;
  return group(
    move,
    path(half(-1) + half(1), colour),
    line(light(-1) + light(1), IVORY, r(width * 0.17)),
  );
}

const two = [22.5, 58.5]; // centres of two rows
const W = 8;
const L = 31;
const LAYOUTS = {
  2: () => [stem(30, two[0], L, W, INDIGO), stem(30, two[1], L, W, GREEN)],
  3: () => [stem(30, two[0], L, W, INDIGO), stem(19, two[1], L, W, GREEN), stem(41, two[1], L, W, GREEN)],
  4: () => [
    stem(19, two[0], L, W, INDIGO), stem(41, two[0], L, W, GREEN),
    stem(19, two[1], L, W, GREEN), stem(41, two[1], L, W, INDIGO),
  ],
  5: () => [
    stem(15, two[0], L, W, GREEN), stem(45, two[0], L, W, INDIGO), stem(30, 40.5, L, W, RED),
    stem(15, two[1], L, W, INDIGO), stem(45, two[1], L, W, GREEN),
  ],
  6: () => [15, 30, 45].flatMap((x) => [stem(x, two[0], L, W, GREEN), stem(x, two[1], L, W, INDIGO)]),
  7: () => [
    stem(30, 16, 19, 7.4, RED),
    ...[15, 30, 45].flatMap((x) => [stem(x, 41, 21, 7.4, GREEN), stem(x, 65, 19, 7.4, INDIGO)]),
  ],
  8: () => [
    stem(13, two[0], L, 7.2, GREEN), stem(24.6, two[0], 29, 7.2, GREEN, -27),
    stem(35.4, two[0], 29, 7.2, GREEN, 27), stem(47, two[0], L, 7.2, GREEN),
    stem(13, two[1], L, 7.2, INDIGO), stem(24.6, two[1], 29, 7.2, INDIGO, 27),
    stem(35.4, two[1], 29, 7.2, INDIGO, -27), stem(47, two[1], L, 7.2, INDIGO),
  ],
  9: () =>
    [[15, GREEN], [30, RED], [45, INDIGO]].flatMap(([x, c]) => [17, 41, 65].map((y) => stem(x, y, 20.5, 7.4, c))),
};

export const bamboos = (rank) => LAYOUTS[rank]().join('');
