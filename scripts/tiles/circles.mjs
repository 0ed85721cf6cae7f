// Circles: ornamental coins, cut in rings.
import { disc, GREEN, group, INDIGO, INK, IVORY, leaf, path, polar, RED, ring } from './pen.mjs';

/** A round shape with lobes, as the edge of a flower. */
function lobes(r, n, depth) {
  const at = (a, l) =>
    polar(0, 0, a, l)
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

/** A coin of radius r: rim, ivory ring, a flower cut in the middle, hub. */
function coin(x, y, r, colour) {
  const inner = [disc(0, 0, r, colour), ring(0, 0, r * 0.77, r * 0.13, IVORY)];
  if (r > 9.5) {
    for (let a = 0; a < 360; a += 30)
      inner.push(disc(...polar(0, 0, a, r * 0.58), r * 0.055, IVORY));
    inner.push(
      path(lobes(r * 0.42, 8, 0.2), IVORY),
      disc(0, 0, r * 0.24, colour),
      disc(0, 0, r * 0.1, IVORY),
    );
  } else {
    inner.push(path(lobes(r * 0.49, 6, 0.3), IVORY), disc(0, 0, r * 0.22, colour));
  }
  return group(`translate(${x} ${y})`, inner);
}

/** 1p: one large rosette. */
function rosette() {
  const o = [disc(0, 0, 24, GREEN), ring(0, 0, 22.2, 0.8, IVORY)];
  for (let a = 0; a < 360; a += 15) o.push(disc(...polar(0, 0, a, 19.9), 1, IVORY));
  o.push(disc(0, 0, 17.8, IVORY), ring(0, 0, 16.9, 0.9, INK));
  for (let a = 22.5; a < 360; a += 45)
    o.push(path(leaf(...polar(0, 0, a, 6), a, 10, 5, { belly: 0.6 }), GREEN));
  for (let a = 0; a < 360; a += 45) {
    o.push(
      path(leaf(...polar(0, 0, a, 3), a, 12.6, 8.4, { belly: 0.62 }), RED, {
        stroke: IVORY,
        'stroke-width': 0.7,
      }),
    );
    o.push(path(leaf(...polar(0, 0, a, 7), a, 5.4, 1.5, { belly: 0.5 }), IVORY));
  }
  o.push(
    disc(0, 0, 6.4, IVORY),
    disc(0, 0, 5.4, INK),
    path(lobes(4.1, 8, 0.25), IVORY),
    disc(0, 0, 2.1, RED),
  );
  return group('translate(30 41)', o);
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
  if (rank === 1) return rosette();
  const { r, at } = LAYOUTS[rank];
  return at.map(([x, y, colour]) => coin(x, y, r, colour)).join('');
}
