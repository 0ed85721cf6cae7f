// Flowers and seasons, in the same hand.
import { blob, brush, chance, curve, disc, GREEN, group, INDIGO, INK, IVORY, LEAF, leaf, line, path, polar, RED, ring } from './pen.mjs';
import { name } from './glyphs.mjs';

const flower = (char) => name(char, RED);
const season = (char) => name(char, INDIGO);

/** A plum blossom seen from the front: five round petals, an ivory heart, stamens. */
function blossom(x, y, r, turn = 0) {
  const o = [];
  for (let i = 0; i < 5; i++) {
    const [px, py] = polar(x, y, turn + i * 72, r * 0.58);
    o.push(disc(px, py, r * 0.46, RED));
  }
  o.push(disc(x, y, r * 0.4, RED));
  for (let i = 0; i < 5; i++) {
    const a = turn + 36 + i * 72;
    const [ax, ay] = polar(x, y, a, r * 0.42);
    const [bx, by] = polar(x, y, a, r * 0.92);
    const f = (v) => v.toFixed(1);
    o.push(line(`M${f(ax)} ${f(ay)}L${f(bx)} ${f(by)}`, IVORY, r * 0.09));
  }
  for (let i = 0; i < 5; i++) o.push(disc(...polar(x, y, turn + i * 72, r * 0.52), r * 0.09, IVORY));
  o.push(disc(x, y, r * 0.24, IVORY), disc(x, y, r * 0.12, INK));
  return o.join('');
}

function plum() {
  return [
    path(brush([[10, 74, 5.4], [16, 64, 5], [17, 54, 4.4], [27, 45, 4], [29, 36, 3.2], [40, 28, 2.4], [47, 23, 0]]), INK),
    path(brush([[17, 56, 3], [12, 46, 2.2], [13, 36, 1.6], [10, 29, 0]]), INK),
    path(brush([[26, 46, 3], [38, 50, 2.2], [47, 48, 1.6], [52, 43, 0]]), INK),
    blossom(30, 33, 10, -90), blossom(42, 53, 9.4, -60), blossom(18, 55, 7.6, -110),
    disc(10.5, 27.5, 2.6, RED), disc(13.5, 37, 2.4, RED), disc(47.5, 25, 2.6, RED), disc(52, 42, 2.5, RED),
    flower('梅'),
  ].join('');
}

function orchid() {
  const o = [];
  const blade = (...p) => o.push(path(brush(p, 3), GREEN));
  blade([27, 74, 1], [22, 58, 3.4], [14, 42, 3], [7, 32, 0]);
  blade([29, 74, 1], [30, 50, 3.6], [26, 28, 2.8], [18, 17, 0]);
  blade([31, 74, 1], [38, 58, 3.6], [48, 48, 2.8], [55, 50, 0]);
  blade([30, 74, 1], [40, 66, 3], [50, 64, 2.2], [55, 69, 0]);
  blade([28, 74, 1], [20, 68, 3], [12, 66, 2.2], [6, 71, 0]);
  o.push(path(brush([[31, 73, 1.2], [34, 56, 1.4], [39, 42, 1.2], [41, 34, 1]], 3), INK));
  const bloom = (x, y, s, turn) => {
    for (const [a, l, w] of [[-90, 12, 4.8], [-160, 11.5, 4.6], [-20, 11.5, 4.6], [150, 8.5, 4.4], [30, 8.5, 4.4]])
      o.push(path(leaf(x, y, a + turn, l * s, w * s, { belly: 0.55 }), INDIGO));
    o.push(path(leaf(x, y, 90 + turn, 8 * s, 5.6 * s, { belly: 0.6 }), RED), disc(x, y, 1.5 * s, IVORY));
  };
  bloom(41, 33, 1, 8);
  bloom(37, 51, 0.62, 30);
  o.push(flower('蘭'));
  return o.join('');
}

function chrysanthemum() {
  const o = [];
  o.push(path(brush([[28, 75, 2.6], [31, 62, 2.4], [30, 48, 2.2]]), GREEN));
  const lobed = (x, y, turn, s) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
      path(blob([[0, 0], [4, -4], [8, -3], [10, -7], [14, -6], [15, -3], [20, 0], [15, 3], [14, 6], [10, 7], [8, 3], [4, 4]], 0.8), GREEN),
      line('M2 0L16 0', IVORY, 0.9),
    );
  o.push(lobed(30, 66, -14, 1.15), lobed(30, 69, 196, 1.1), lobed(31, 58, -42, 0.8));
  const [x, y] = [28, 38];
  for (let a = 0; a < 360; a += 20) o.push(path(leaf(...polar(x, y, a, 6), a, 14, 5, { belly: 0.68 }), RED));
  o.push(disc(x, y, 12, IVORY));
  for (let a = 10; a < 370; a += 24) o.push(path(leaf(...polar(x, y, a, 3), a, 9.4, 4, { belly: 0.68 }), RED));
  o.push(disc(x, y, 5.8, IVORY));
  for (let a = 0; a < 360; a += 45) o.push(path(leaf(x, y, a, 5.2, 2.6, { belly: 0.65 }), RED));
  o.push(flower('菊'));
  return o.join('');
}

function bamboo() {
  const o = [];
  const culm = (x, y0, ys, w, c) => {
    let from = y0;
    for (const y of ys) {
      o.push(path(`M${x - w / 2} ${from}Q${x - w / 2 + 0.7} ${(from + y) / 2} ${x - w / 2} ${y - 1}H${x + w / 2}Q${x + w / 2 - 0.7} ${(from + y) / 2} ${x + w / 2} ${from}z`, c));
      from = y;
    }
  };
  culm(22, 75, [58, 41, 24, 10], -5.2, GREEN);
  culm(34, 75, [64, 50, 37, 26], -3.4, LEAF);
  const spray = (x, y, list) => {
    for (const [a, l, w, c] of list) o.push(path(leaf(x, y, a, l, w, { belly: 0.34 }), c ?? INK));
  };
  o.push(line('M24 41Q32 36 38 33M20 58Q14 52 12 47M36 50Q42 48 45 50', INK, 1));
  spray(38, 33, [[20, 17, 4.6], [58, 20, 5], [96, 16, 4.4], [-18, 14, 3.6]]);
  spray(12, 46, [[100, 18, 4.6], [62, 14, 4], [140, 10, 3.4]]);
  spray(45, 50, [[52, 14, 4.2, GREEN], [88, 18, 4.6], [120, 14, 4]]);
  o.push(flower('竹'));
  return o.join('');
}

function spring() {
  const o = [];
  // Willow.
  const withe = (...p) => {
    o.push(path(brush(p.map(([x, y]) => [x, y, 1])), GREEN));
  };
  withe([8, 24], [13, 40], [12, 58], [9, 74]);
  withe([8, 24], [20, 42], [22, 58], [20, 73]);
  for (const [x, y, a] of [[11, 32, 130], [13, 40, 60], [13, 46, 120], [12.5, 54, 62], [11.5, 60, 125], [10.5, 68, 70], [14, 33, 40], [17, 38, 125], [20, 46, 60], [21.5, 52, 125], [22, 58, 60], [21.5, 65, 120], [20.5, 71, 70]])
    o.push(path(leaf(x, y, a, 9, 2.6), GREEN));
  // Swallow.
  o.push(path('M34 40C40 32 46 30 53 31C47 35 43 41 42 47C48 52 52 58 54 66C48 60 44 58 40 56C40 62 42 68 46 74C40 70 36 64 34 57C30 54 27 48 28 44C22 40 17 32 15 24C22 32 28 37 34 40z', INDIGO));
  o.push(season('春'));
  return o.join('');
}

function summer() {
  const o = [];
  o.push(path(brush([[29, 74, 2.2], [31, 62, 2.2], [30, 50, 2]]), GREEN));
  o.push(path('M8 62C10 54 20 52 26 58C34 54 48 54 53 61C46 70 14 72 8 62z', GREEN));
  o.push(line('M27 62L13 61M27 62L20 67M27 62L46 61M27 62L38 67', IVORY, 0.8));
  const petal = (a, l, w) => path(leaf(30, 51, a, l, w, { belly: 0.52 }), RED, { stroke: IVORY, 'stroke-width': 0.9 });
  o.push(petal(-168, 21, 8), petal(-12, 21, 8), petal(-146, 24, 10), petal(-34, 24, 10), petal(-120, 27, 11), petal(-60, 27, 11), petal(-90, 29, 12));
  o.push(line('M8 73Q14 71 20 73T32 73T44 73T54 73', INDIGO, 1.2));
  o.push(season('夏'));
  return o.join('');
}

function autumn() {
  const o = [];
  o.push(ring(24, 34, 17, 1.4, INDIGO));
  const maple = (x, y, s, turn) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
      ...[[-90, 17, 6.4], [-142, 15, 5.6], [-38, 15, 5.6], [168, 11, 4.4], [12, 11, 4.4]].map(([a, l, w]) => path(leaf(0, 0, a, l, w, { belly: 0.46 }), RED)),
      line('M0 -1L0 9', INK, 1.2),
      line('M0 0L0 -10M0 0L-7 -5.4M0 0L7 -5.4', IVORY, 0.7),
    );
  o.push(path(brush([[54, 34, 2.4], [44, 42, 2], [34, 44, 1.4], [24, 52, 0]]), INK));
  o.push(maple(40, 55, 1.05, 168), maple(20, 56, 0.8, 205), maple(26, 36, 0.7, 150));
  o.push(season('秋'));
  return o.join('');
}

function winter() {
  const o = [];
  o.push(path(brush([[6, 70, 5], [18, 62, 4.4], [30, 58, 3.6], [44, 48, 2.6], [54, 44, 0]]), INK));
  const needles = (x, y, r) => {
    for (let a = -170; a <= -10; a += 16) o.push(path(leaf(x, y, a, r, 2, { belly: 0.5 }), GREEN));
    o.push(path(blob([[x - r * 0.7, y - r * 0.62], [x, y - r * 1.02], [x + r * 0.7, y - r * 0.62], [x + r * 0.3, y - r * 0.56], [x, y - r * 0.66], [x - r * 0.36, y - r * 0.54]]), IVORY, { stroke: INDIGO, 'stroke-width': 1 }));
  };
  needles(20, 60, 15); needles(42, 48, 13); needles(33, 70, 12);
  o.push(season('冬'));
  return o.join('');
}

const PICTURES = [plum, orchid, chrysanthemum, bamboo, spring, summer, autumn, winter];
export const picture = (rank) => PICTURES[rank - 1]();
