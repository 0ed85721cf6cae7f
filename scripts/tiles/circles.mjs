// Circles: ornamental coins, cut in rings.
import {
  apart,
  disc,
  GREEN,
  INDIGO,
  INK,
  IVORY,
  leaf,
  path,
  polar,
  RED,
  redDot,
  ring,
} from './pen.mjs';

/** A round shape with lobes, as the edge of a flower. */
function lobes(x, y, r, n, depth) {
  const at = (a, l) =>
    polar(x, y, a, l)
      .map((v) => v.toFixed(1))
      .join(' ');
  const step = 360 / n;
  let d = `M${at(-90, r * (1 - depth))}`;
  for (let i = 0; i < n; i++) {
    const a = -90 + i * step;
    d += `C${at(a + step * 0.12, r * 1.12)} ${at(a + step * 0.88, r * 1.12)} ${at(a + step, r * (1 - depth))}`;
  }
  return `${d}z`;
}

/** Points around a centre, as discs. */
const dots = (x, y, n, distance, r, colour) =>
  Array.from({ length: n }, (_, i) => disc(...polar(x, y, (i * 360) / n, distance), r, colour));

/** A coin of radius r, layer by layer: rim, ivory ring, a flower cut in the middle, hub. */
function coin(x, y, r, colour) {
  const rim = [disc(x, y, r, colour)];
  const cut = [ring(x, y, r * 0.77, r * 0.13, IVORY)];
  return r > 9.5
    ? [
        rim,
        cut,
        [path(lobes(x, y, r * 0.42, 8, 0.2), IVORY), ...dots(x, y, 12, r * 0.58, r * 0.055, IVORY)],
        [disc(x, y, r * 0.24, colour)],
        [disc(x, y, r * 0.1, IVORY)],
      ]
    : [rim, cut, [path(lobes(x, y, r * 0.49, 6, 0.3), IVORY)], [disc(x, y, r * 0.22, colour)]];
}

/** 1p: one large rosette, layer by layer. */
function rosette() {
  const [x, y] = [30, 41];
  const around = (first, draw) =>
    Array.from({ length: 8 }, (_, i) => draw(first + i * 45)).join('');
  const petal = (distance, length, width, belly) => (a) =>
    leaf(...polar(x, y, a, distance), a, length, width, { belly });
  return [
    [disc(x, y, 24, GREEN)],
    [ring(x, y, 22.2, 0.8, IVORY)],
    [...dots(x, y, 24, 19.9, 1, IVORY), disc(x, y, 17.8, IVORY)],
    [ring(x, y, 16.9, 0.9, INK)],
    [path(around(22.5, petal(6, 10, 5, 0.6)), GREEN)],
    [path(around(0, petal(3, 12.6, 8.4, 0.62)), RED, { stroke: IVORY, 'stroke-width': 0.7 })],
    [path(around(0, petal(7, 5.4, 1.5, 0.5)), IVORY)],
    [disc(x, y, 6.4, IVORY)],
    [disc(x, y, 5.4, INK)],
    [path(lobes(x, y, 4.1, 8, 0.25), IVORY)],
    [disc(x, y, 2.1, RED)],
  ];
}

const LAYOUTS = {
  2: {
    r: 14.2,
    at: [
      [30, 23.6, GREEN],
      [30, 58.4, INDIGO],
    ],
  },
  3: {
    r: 10.8,
    at: [
      [17.4, 20.5, INDIGO],
      [30, 41, RED],
      [42.6, 61.5, GREEN],
    ],
  },
  4: {
    r: 11,
    at: [
      [17.6, 24, INDIGO],
      [42.4, 24, GREEN],
      [17.6, 58, GREEN],
      [42.4, 58, INDIGO],
    ],
  },
  5: {
    r: 9.8,
    at: [
      [16.4, 21, INDIGO],
      [43.6, 21, GREEN],
      [30, 41, RED],
      [16.4, 61, GREEN],
      [43.6, 61, INDIGO],
    ],
  },
  6: {
    r: 9.2,
    at: [
      [19.4, 17.6, GREEN],
      [40.6, 17.6, GREEN],
      [19.4, 43.4, RED],
      [40.6, 43.4, RED],
      [19.4, 64, RED],
      [40.6, 64, RED],
    ],
  },
  7: {
    r: 7.6,
    at: [
      [16.6, 15.4, GREEN],
      [31, 22.2, GREEN],
      [45.4, 29, GREEN],
      [20, 47, RED],
      [40, 47, RED],
      [20, 65.4, RED],
      [40, 65.4, RED],
    ],
  },
  8: {
    r: 7.6,
    at: [15, 32.1, 49.2, 66.3].flatMap((y) => [
      [20, y, INDIGO],
      [40, y, INDIGO],
    ]),
  },
  9: {
    r: 7.2,
    at: [
      [18, GREEN],
      [41, RED],
      [64, INDIGO],
    ].flatMap(([y, c]) => [13.6, 30, 46.4].map((x) => [x, y, c])),
  },
};

export function circles(rank) {
  if (rank === 1) return rosette().flat().join('');
  const { r, at } = LAYOUTS[rank];
  return apart(at.map(([x, y, colour]) => coin(x, y, r, colour)));
}

export const redCircles = () => {
  const { r, at } = LAYOUTS[5];
  return apart(at.map(([x, y]) => coin(x, y, r, RED))) + redDot();
};
