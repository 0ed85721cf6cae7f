// Flowers and seasons, in the same hand.
import { name } from './glyphs.mjs';
import {
  blob,
  brush,
  disc,
  GREEN,
  group,
  INDIGO,
  INK,
  IVORY,
  LEAF,
  leaf,
  line,
  path,
  polar,
  RED,
  ring,
} from './pen.mjs';

const flower = (char) => name(char, RED);
const season = (char) => name(char, INDIGO);
const at = (x, y, angle, length) =>
  polar(x, y, angle, length)
    .map((v) => Number(v.toFixed(1)))
    .join(' ');
const cut = { stroke: IVORY, 'stroke-width': 0.7 }; // the ivory line that parts two petals

/** A plum blossom seen from the front: five round petals, stamens, an ivory heart. */
function blossom(x, y, r, turn) {
  const o = [];
  for (let i = 0; i < 5; i++) o.push(disc(...polar(0, 0, turn + i * 72, r * 0.56), r * 0.46, RED));
  o.push(disc(0, 0, r * 0.4, RED));
  let parts = '';
  let stamens = '';
  for (let i = 0; i < 5; i++) {
    parts += `M${at(0, 0, turn + 36 + i * 72, r * 0.4)}L${at(0, 0, turn + 36 + i * 72, r * 0.92)}`;
    for (const s of [-15, 15]) {
      stamens += `M0 0L${at(0, 0, turn + i * 72 + s, r * 0.55)}`;
      o.push(disc(...polar(0, 0, turn + i * 72 + s, r * 0.6), r * 0.075, IVORY));
    }
  }
  o.push(
    line(parts, IVORY, r * 0.09),
    line(stamens, IVORY, r * 0.055),
    disc(0, 0, r * 0.22, IVORY),
    disc(0, 0, r * 0.11, INK),
  );
  return group(`translate(${x} ${y})`, o);
}

function plum() {
  const bud = (x, y, r, turn) =>
    disc(x, y, r, RED) +
    path(leaf(...polar(x, y, turn + 180, r * 1.3), turn, r * 1.15, r * 1.8, { belly: 0.36 }), INK);
  return [
    path(
      brush([
        [9, 75, 6],
        [15, 66, 5.4],
        [15.5, 56, 4.6],
        [26, 46, 4.4],
        [29, 36, 3.2],
        [39, 29, 2.4],
        [46, 26, 1.4],
      ]),
      INK,
    ),
    path(
      brush([
        [15.5, 58, 3.2],
        [11, 47, 2.4],
        [12.5, 37, 1.6],
        [10.5, 30, 0.8],
      ]),
      INK,
    ),
    path(
      brush([
        [25, 47, 3.2],
        [37, 51, 2.4],
        [46, 48, 1.8],
        [51, 42, 0.8],
      ]),
      INK,
    ),
    path(
      brush([
        [14, 67, 3],
        [25, 68, 2.2],
        [34, 72, 1.4],
        [40, 71, 0.6],
      ]),
      INK,
    ),
    line('M12.6 70.6L14.4 68M14.6 61L15.4 57.4M19.4 52.2L22 49.9', IVORY, 0.8),
    bud(10, 28, 2.7, -95),
    bud(13, 38, 2.3, -140),
    bud(48, 25.4, 2.9, -10),
    bud(51.8, 41, 2.6, -60),
    bud(41.5, 70.6, 2.5, -10),
    bud(29, 67.4, 2, -80),
    blossom(29, 34.5, 10.4, -90),
    blossom(42, 53.5, 9.6, -62),
    blossom(18, 54, 8, -112),
    flower('梅'),
  ].join('');
}

function orchid() {
  const o = [];
  const blade = (...p) => o.push(path(brush(p, 3), GREEN));
  blade([25, 75, 1.4], [20, 57, 3.6], [13, 42, 3], [6, 33, 0]);
  blade([27, 75, 1.4], [26, 52, 3.8], [23, 33, 3], [17, 19, 0]);
  blade([26, 75, 1.4], [18, 66, 3], [11, 62, 2.4], [5, 65, 0]);
  blade([29, 75, 1.4], [40, 66, 3.2], [49, 65, 2.4], [55, 71, 0]);
  o.push(
    path(
      brush(
        [
          [28, 75, 1.8],
          [31, 60, 1.6],
          [36, 46, 1.4],
          [39, 38, 1.2],
        ],
        3,
      ),
      INK,
    ),
  );
  o.push(
    path(
      brush(
        [
          [29, 68, 1.2],
          [36, 62, 1.2],
          [42, 57, 1],
        ],
        3,
      ),
      INK,
    ),
  );
  const bloom = (x, y, s, turn) => {
    const petals = [
      [152, 9.5, 5],
      [28, 9.5, 5],
      [-90, 13, 5.6],
      [-158, 13, 5.2],
      [-22, 13, 5.2],
    ];
    const veins = petals.map(([a]) => `M${at(0, 0, a, 3.4)}L${at(0, 0, a, 7.4)}`).join('');
    o.push(
      group(
        `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
        petals.map(([a, l, w]) => path(leaf(0, 0, a, l, w, { belly: 0.5 }), INDIGO, cut)),
        line(veins, IVORY, 0.6),
        path(
          blob([
            [0, -1.6],
            [2.6, 1.4],
            [3.6, 6],
            [1.8, 8.6],
            [0, 7.6],
            [-1.8, 8.6],
            [-3.6, 6],
            [-2.6, 1.4],
          ]),
          RED,
          cut,
        ),
        disc(0, 0.6, 1.1, IVORY),
        disc(-1.3, 5.2, 0.5, IVORY),
        disc(1.3, 5.2, 0.5, IVORY),
      ),
    );
  };
  bloom(39.5, 36, 1.12, 10);
  bloom(43, 56, 0.74, 24);
  o.push(flower('蘭'));
  return o.join('');
}

function chrysanthemum() {
  const o = [];
  const half = [
    [2.6, -1.4],
    [4, -5.6],
    [7.4, -6.6],
    [8.6, -3.4],
    [11, -6.4],
    [14.6, -6],
    [14.6, -2.8],
    [18, -3.6],
  ];
  const edge = [[0, 0], ...half, [22, 0], ...half.map(([x, y]) => [x, -y]).reverse()];
  const lobed = (x, y, turn, s) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
      path(blob(edge, 0.9), GREEN),
      line('M1 0L18 0M5.4 0L7 -3.6M5.4 0L7 3.6M10.6 0L13 -3.4M10.6 0L13 3.4', IVORY, 0.7),
    );
  o.push(
    path(
      brush([
        [27, 76, 2.8],
        [30.4, 64, 2.4],
        [29, 50, 2.2],
      ]),
      GREEN,
    ),
  );
  o.push(lobed(29.6, 68, -22, 1.08), lobed(29.4, 70.5, 196, 1.04));
  const [x, y] = [29.5, 39.5];
  const petals = (from, step, start, length, width) => {
    const p = [];
    for (let a = from; a < from + 359; a += step)
      p.push(path(leaf(...polar(0, 0, a, start), a, length, width, { belly: 0.66 }), RED, cut));
    return p;
  };
  o.push(
    group(
      `translate(${x} ${y})`,
      petals(0, 20, 5, 14.5, 5.4),
      petals(10, 24, 4, 11.4, 5),
      petals(4, 36, 2, 9.4, 5),
      petals(20, 60, 0.4, 6.6, 4.2),
      disc(0, 0, 1.1, IVORY),
    ),
  );
  o.push(flower('菊'));
  return o.join('');
}

function bamboo() {
  const o = [];
  const culm = (points, w, colour) => {
    for (let i = 1; i < points.length; i++) {
      const [[x0, y0], [x1, y1]] = [points[i - 1], points[i]];
      const [a, b, h] = [x0, x1, w / 2];
      const n = (v) => Number(v.toFixed(1));
      const mid = (s) => `${n((a + b) / 2 + s * h * 0.72)} ${n((y0 + y1) / 2)}`;
      o.push(
        path(
          `M${n(a - h)} ${n(y0 - 1)}Q${mid(-1)} ${n(b - h)} ${n(y1)}Q${n(b)} ${n(y1 + 1)} ${n(b + h)} ${n(y1)}Q${mid(1)} ${n(a + h)} ${n(y0 - 1)}Q${n(a)} ${n(y0)} ${n(a - h)} ${n(y0 - 1)}z`,
          colour,
        ),
      );
    }
  };
  culm(
    [
      [36, 76],
      [35.4, 66],
      [34.4, 53],
      [33, 40],
      [31.4, 29],
    ],
    3.2,
    LEAF,
  );
  culm(
    [
      [20, 76],
      [20.8, 64],
      [22, 48],
      [23, 33],
      [23.6, 21],
      [24, 12],
    ],
    5.6,
    GREEN,
  );
  o.push(
    line('M23.4 33.4Q30 31 36.5 27.5M22 48.2Q17 41.5 11 45M35.2 52.6Q41 51.5 46 49.4', INK, 1.1),
  );
  const spray = (x, y, leaves) => {
    for (const [a, l, w, c] of leaves)
      o.push(path(leaf(x, y, a, l, w, { belly: 0.34, bend: a > 90 ? -0.8 : 0.8 }), c ?? INK, cut));
  };
  spray(36.5, 27.6, [
    [-8, 15, 4],
    [94, 16, 4.8],
    [26, 18, 5],
    [60, 20, 5.6],
  ]);
  spray(11.4, 44.8, [
    [150, 8, 3],
    [40, 11, 3.8, GREEN],
    [106, 19, 5.2],
    [72, 17, 4.8],
  ]);
  spray(46, 49.5, [
    [8, 9, 3.4],
    [112, 16, 4.6, GREEN],
    [44, 14, 4.6],
    [78, 20, 5.4],
  ]);
  o.push(flower('竹'));
  return o.join('');
}

/** A swallow seen from below, flying up: head at 0,-17, tail at 0,27. */
const swallow = () => {
  const wing = (s) => {
    const p = (x, y) => `${s * x} ${y}`;
    return (
      path(
        `M${p(2, -11)}C${p(8, -15)} ${p(15, -13)} ${p(19, -7)}C${p(23, -1)} ${p(26, 6)} ${p(28, 13)}C${p(22, 6)} ${p(17, 2)} ${p(11, 1.6)}C${p(8, 1.4)} ${p(5, 2)} ${p(2, 3)}z`,
        INDIGO,
        cut,
      ) +
      line(
        `M${p(6, -1.4)}Q${p(14, -3)} ${p(20.5, 2.4)}M${p(5, -4.6)}Q${p(13, -7)} ${p(19.5, -2)}M${p(5, -8)}Q${p(11, -10.4)} ${p(16.5, -7)}`,
        IVORY,
        0.75,
      )
    );
  };
  const streamer = (s) =>
    path(
      `M0 7L${s * 4.2} 5C${s * 4.6} 13 ${s * 6.4} 20 ${s * 9.6} 27C${s * 4.6} 22 ${s * 1.6} 17 0 13z`,
      INDIGO,
      cut,
    );
  return [
    streamer(-1),
    streamer(1),
    wing(-1),
    wing(1),
    path(
      blob([
        [0, -18.4],
        [3.2, -16],
        [4.4, -10],
        [5, -2],
        [3.8, 5],
        [0, 11],
        [-3.8, 5],
        [-5, -2],
        [-4.4, -10],
        [-3.2, -16],
      ]),
      INDIGO,
    ),
    path(
      blob([
        [0, -9.4],
        [3.2, -8],
        [3.8, -2],
        [2.6, 5],
        [0, 9],
        [-2.6, 5],
        [-3.8, -2],
        [-3.2, -8],
      ]),
      IVORY,
    ),
    path('M0 -17.4Q3.4 -16 3 -12.4Q0 -10.6 -3 -12.4Q-3.4 -16 0 -17.4z', RED),
    path('M-1.4 -17.6L0 -21.4L1.4 -17.6z', INK),
    line('M-1.2 2.6L0 5L1.2 2.6M-1.4 -1.4L0 1L1.4 -1.4', INDIGO, 0.7),
  ].join('');
};

function spring() {
  const o = [];
  const withe = (points, leaves) => {
    o.push(path(brush(points, 3), GREEN));
    for (const [x, y, a, l] of leaves)
      o.push(path(leaf(x, y, a, l ?? 9.6, 3), a > 90 ? GREEN : LEAF));
  };
  withe(
    [
      [6, 22, 1.6],
      [11, 34, 1.2],
      [11.5, 52, 1],
      [8.5, 70, 0.6],
    ],
    [
      [9.4, 30, 118],
      [11, 35, 62],
      [11.6, 40, 122],
      [12, 46, 64],
      [11.6, 52, 122],
      [11, 57, 66],
      [10, 63, 122],
      [9, 67, 76],
    ],
  );
  withe(
    [
      [7, 24, 1.2],
      [19, 42, 1.1],
      [22, 58, 1],
      [21, 74, 0.6],
    ],
    [
      [14.6, 35, 44, 8],
      [19.4, 43.4, 116],
      [21, 49, 58],
      [21.8, 55, 118],
      [22, 60, 62],
      [21.8, 65, 116, 8.6],
      [21.4, 69, 74, 7],
    ],
  );
  o.push(group('translate(38 47) rotate(32) scale(.86)', swallow()), season('春'));
  return o.join('');
}

function summer() {
  const o = [];
  o.push(
    path(
      brush([
        [31, 74, 2.4],
        [33, 62, 2.2],
        [33, 50, 2],
      ]),
      GREEN,
    ),
  );
  o.push(
    path(
      brush(
        [
          [18, 72, 1.6],
          [11, 60, 1.6],
          [9.8, 42, 1.4],
        ],
        3,
      ),
      GREEN,
    ),
  );
  o.push(
    path(leaf(9.8, 43.5, -87, 15.5, 7.6, { belly: 0.42 }), RED),
    line('M9.4 41L9.4 34.6M10.6 41L11.6 36', IVORY, 0.6),
  );
  o.push(path('M7 64C10 57 21 55.5 28 60.5C36 56 49 57 54 63.5C48 72.5 14 73.5 7 64z', GREEN));
  o.push(
    line(
      'M29 64L12 63.6M29 64L19 60M29 64L20 68.6M29 64L30 69.6M29 64L40 68.4M29 64L49 63.8M29 64L41 60.2',
      IVORY,
      0.7,
    ),
  );
  const petal = (a, l, w) =>
    path(leaf(33, 54, a, l, w, { belly: 0.5 }), RED, cut) +
    line(`M${at(33, 54, a, l * 0.5)}L${at(33, 54, a, l * 0.78)}`, IVORY, 0.6);
  for (const [a, l, w] of [
    [-165, 19, 7.4],
    [-15, 19, 7.4],
    [-104, 28, 11],
    [-76, 28, 11],
    [-144, 23, 9.6],
    [-36, 23, 9.6],
    [-118, 26, 11],
    [-62, 26, 11],
    [-90, 24, 11.6],
  ])
    o.push(petal(a, l, w));
  o.push(line('M8 75.4Q13 73.2 18 75.4T28 75.4M36 75.4Q41 73.2 46 75.4T54 75', INDIGO, 1.2));
  o.push(season('夏'));
  return o.join('');
}

function maple(x, y, s, turn) {
  const lobes = [
    [150, 7.5, 3.4],
    [30, 7.5, 3.4],
    [-170, 12, 4.8],
    [-10, 12, 4.8],
    [-130, 15.5, 5.8],
    [-50, 15.5, 5.8],
    [-90, 18, 6.4],
  ];
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
    line('M0 -1Q.6 5 -.6 10', INK, 1.3),
    lobes.map(([a, l, w]) => path(leaf(0, 0, a, l, w, { belly: 0.48 }), RED)),
    line(
      lobes
        .slice(2)
        .map(([a, l]) => `M0 0L${at(0, 0, a, l * 0.6)}`)
        .join(''),
      IVORY,
      0.65,
    ),
  );
}

function autumn() {
  return [
    disc(22.5, 36, 15.6, INDIGO),
    disc(22.5, 36, 14.2, IVORY),
    ring(22.5, 36, 12.4, 0.6, INDIGO),
    line('M8 41Q12 38.6 16 41T24 41M13 44.4Q16 42.6 19 44.4T25 44.4', IVORY, 3),
    line('M5.5 41Q10.5 38.6 15 41T24 41M11 44.6Q14.4 42.8 17.6 44.6T24 44.6', INDIGO, 1.1),
    path(
      brush([
        [56, 31, 3],
        [48, 38, 2.6],
        [40, 40, 2],
        [31, 40, 1.2],
        [24, 36, 0.4],
      ]),
      INK,
    ),
    path(
      brush([
        [48, 38, 1.8],
        [45.4, 40.4, 1.4],
        [43.4, 43.6, 1.2],
      ]),
      INK,
    ),
    maple(39.5, 54, 1.22, 196),
    maple(14.8, 62.4, 0.74, 146),
    maple(27, 33, 0.56, 38),
    season('秋'),
  ].join('');
}

function flake(x, y, r) {
  let d = '';
  for (let a = -90; a < 270; a += 60) {
    d += `M${x} ${y}L${at(x, y, a, r)}`;
    const fork = polar(x, y, a, r * 0.56);
    d += `M${at(...fork, a - 52, r * 0.36)}L${at(...fork, 0, 0)}L${at(...fork, a + 52, r * 0.36)}`;
  }
  return line(d, INDIGO, Math.max(0.8, r * 0.13));
}

function winter() {
  const o = [];
  const fan = (x, y, r, turn) => {
    let needles = '';
    for (let a = -174; a <= -6; a += 12)
      needles += `M0 0L${at(0, 0, a, r * (0.94 + 0.06 * Math.sin(a * 7)))}`;
    const snow = [
      [-0.86, -0.46],
      [-0.7, -0.76],
      [-0.36, -0.84],
      [-0.1, -1.1],
      [0.28, -0.98],
      [0.5, -0.82],
      [0.78, -0.72],
      [0.88, -0.44],
      [0.56, -0.5],
      [0.3, -0.38],
      [0.02, -0.56],
      [-0.28, -0.4],
      [-0.56, -0.52],
    ];
    o.push(
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        line(needles, GREEN, 1.15),
        path(blob(snow.map(([u, v]) => [u * r, v * r])), IVORY, {
          stroke: INDIGO,
          'stroke-width': 1,
        }),
      ),
    );
  };
  o.push(
    path(
      brush([
        [5, 73, 6],
        [15, 67, 5.4],
        [27, 64, 4],
        [38, 56, 3],
        [48, 52, 2],
      ]),
      INK,
    ),
  );
  o.push(
    path(
      brush([
        [20, 65.6, 2.6],
        [34, 70, 2],
        [42, 72, 1.2],
      ]),
      INK,
    ),
  );
  o.push(line('M10 69L13.6 67M18 65.6L22.6 64.6M29 62L32 60', IVORY, 0.8));
  fan(45, 54, 12.4, 8);
  fan(22, 63, 15, -8);
  fan(41, 73, 12.6, 4);
  o.push(flake(25, 31, 9.6), flake(43, 32.4, 4.4), flake(11, 41, 3.8), season('冬'));
  return o.join('');
}

const PICTURES = [plum, orchid, chrysanthemum, bamboo, spring, summer, autumn, winter];

/** 1 to 4: plum, orchid, chrysanthemum, bamboo; 5 to 8: spring, summer, autumn, winter. */
export const picture = (rank) => PICTURES[rank - 1]();
