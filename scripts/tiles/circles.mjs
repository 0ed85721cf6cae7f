// Circles: ornamental coins, cut in rings.
import { disc, GREEN, INDIGO, INK, IVORY, leaf, path, polar, RED, ring } from './pen.mjs';

/** A coin of radius r: rim, ivory ring, toothed inner ring, hub. */
function coin(x, y, r, colour, centre = colour) {
  const big = r > 9;
  const out = [disc(x, y, r, colour)];
  out.push(ring(x, y, r * 0.76, r * 0.13, IVORY));
  if (big) {
    for (let a = 0; a < 360; a += 45) {
      const [px, py] = polar(x, y, a + 22.5, r * 0.52);
      out.push(disc(px, py, r * 0.085, IVORY));
    }
    out.push(disc(x, y, r * 0.36, IVORY), disc(x, y, r * 0.25, centre), disc(x, y, r * 0.09, IVORY));
  } else {
    out.push(disc(x, y, r * 0.42, IVORY), disc(x, y, r * 0.24, centre));
  }
  return out.join('');
}

/** 1p: one large rosette. */
function rosette() {
  const [x, y] = [30, 41.5];
  const out = [disc(x, y, 23.5, GREEN), ring(x, y, 21.4, 0.9, IVORY)];
  for (let a = 0; a < 360; a += 15) out.push(disc(...polar(x, y, a, 18.7), 1.15, IVORY));
  out.push(disc(x, y, 16.2, IVORY), ring(x, y, 15.4, 0.9, INK));
  for (let a = 0; a < 360; a += 45) {
    out.push(path(leaf(...polar(x, y, a + 22.5, 5), a + 22.5, 9.2, 3.4, { belly: 0.6 }), GREEN));
  }
  for (let a = 0; a < 360; a += 45) {
    out.push(path(leaf(...polar(x, y, a, 3), a, 11, 6.2, { belly: 0.55 }), RED));
  }
  out.push(disc(x, y, 5.6, IVORY), disc(x, y, 4.4, RED), ring(x, y, 2.6, 0.8, IVORY));
  return out.join('');
}

const LAYOUTS = {
  2: { r: 13, at: [[30, 24, GREEN], [30, 58.5, INDIGO]] },
  3: { r: 10.2, at: [[16.8, 19.5, INDIGO], [30, 41, RED], [43.2, 62.5, GREEN]] },
  4: { r: 10.2, at: [[17.2, 23.5, INDIGO], [42.8, 23.5, GREEN], [17.2, 59.5, GREEN], [42.8, 59.5, INDIGO]] },
  5: { r: 9, at: [[15.8, 20, INDIGO], [44.2, 20, GREEN], [30, 41, RED], [15.8, 62, GREEN], [44.2, 62, INDIGO]] },
  6: { r: 8.8, at: [[19, 18, GREEN], [41, 18, GREEN], [19, 43, RED], [41, 43, RED], [19, 64.5, RED], [41, 64.5, RED]] },
  7: {
    r: 7.6,
    at: [[15, 15, GREEN], [30, 22.2, GREEN], [45, 29.4, GREEN], [20, 47, RED], [40, 47, RED], [20, 65.4, RED], [40, 65.4, RED]],
  },
  8: { r: 7.6, at: [15, 32.1, 49.2, 66.3].flatMap((y) => [[20, y, INDIGO], [40, y, INDIGO]]) },
  9: { r: 7.2, at: [[18, GREEN], [41, RED], [64, INDIGO]].flatMap(([y, c]) => [13.6, 30, 46.4].map((x) => [x, y, c])) },
};

export function circles(rank) {
  if (rank === 1) return rosette();
  const { r, at } = LAYOUTS[rank];
  return at.map(([x, y, colour]) => coin(x, y, r, colour)).join('');
}
