// The pen that every picture is drawn with: flat colours, smooth outlines, brush strokes.
export const INK = '#221d18';
export const RED = '#a4281d';
export const GREEN = '#1f6b4f';
export const LEAF = '#4a8a63';
export const INDIGO = '#2a4b7c';
export const BAMBOO = '#b98a4e';
export const IVORY = '#fbf6e9';

let decimals = 1;
/** Sets how many decimals coordinates keep (1 suits a face of 60 × 80). */
export const precision = (n) => {
  decimals = n;
};
const num = (v) => {
  const s = String(Number(v.toFixed(decimals)));
  return s === '-0' ? '0' : s.replace(/^(-?)0\./, '$1.');
};
/** Joins numbers, leaving out the spaces that a minus sign makes needless. */
const list = (...values) => values.map(num).join(' ').replace(/ -/g, '-');

const attrs = (fill, more = {}) =>
  Object.entries({ fill, ...more })
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? num(v) : v}"`)
    .join('');

export const path = (d, fill, more) => `<path${attrs(fill, more)} d="${d}"/>`;
export const line = (d, stroke, width, more = {}) =>
  path(d, 'none', { stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more });
export const disc = (x, y, r, fill, more) =>
  `<circle${attrs(fill, more)} cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`;
export const ring = (x, y, r, width, stroke) =>
  disc(x, y, r, 'none', { stroke, 'stroke-width': width });
export const group = (transform, ...inner) =>
  `<g transform="${transform}">${inner.flat().join('')}</g>`;

/** What a red five has beside its colour: a dot in the corner where no five is drawn. */
export const redDot = () => disc(54, 6.5, 4.2, RED);

/** Figures that do not touch one another, drawn layer by layer and colour by colour. */
export const apart = (figures) =>
  figures[0].flatMap((_, layer) => byInk(figures.flatMap((figure) => figure[layer]))).join('');

/** Shapes of one ink side by side, where they can become one. */
function byInk(shapes) {
  const ink = (shape) => shape.replace(/ (d|cx|cy|r)="[^"]*"/g, '');
  return [...Map.groupBy(shapes, ink).values()].flat();
}

/** A smooth curve through points: Catmull-Rom turned into cubic Béziers. */
function curve(points, { closed = false, tension = 1 } = {}) {
  const n = points.length;
  const at = (i) => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  let d = `M${list(points[0][0], points[0][1])}`;
  let [px, py] = points[0].map((v) => Number(v.toFixed(decimals)));
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c = [
      p1[0] + ((p2[0] - p0[0]) * tension) / 6,
      p1[1] + ((p2[1] - p0[1]) * tension) / 6,
      p2[0] - ((p3[0] - p1[0]) * tension) / 6,
      p2[1] - ((p3[1] - p1[1]) * tension) / 6,
      p2[0],
      p2[1],
    ];
    const rel = c.map((v, k) => Number((v - (k % 2 ? py : px)).toFixed(decimals)));
    d += `c${list(...rel)}`;
    px = Number((px + rel[4]).toFixed(decimals));
    py = Number((py + rel[5]).toFixed(decimals));
  }
  return closed ? `${d}z` : d;
}

/** A closed smooth shape. */
export const blob = (points, tension) => curve(points, { closed: true, tension });

const mix = (a, b, t) => a + (b - a) * t;

/** Points along the smooth line that goes through [x, y, width] points. */
function sample(points, steps) {
  const out = [];
  const n = points.length;
  const at = (i) => points[Math.max(0, Math.min(n - 1, i))];
  for (let i = 0; i < n - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const cr = (a) =>
        0.5 *
        (2 * p1[a] +
          (p2[a] - p0[a]) * t +
          (2 * p0[a] - 5 * p1[a] + 4 * p2[a] - p3[a]) * t * t +
          (3 * p1[a] - p0[a] - 3 * p2[a] + p3[a]) * t * t * t);
      out.push([cr(0), cr(1), mix(p1[2], p2[2], t)]);
    }
  }
  out.push(points[n - 1]);
  return out;
}

/** A brush stroke through [x, y, width] points; returns the outline of the ink. */
export function brush(points, steps = 2) {
  const mid = sample(points, steps);
  const left = [];
  const right = [];
  mid.forEach(([x, y, w], i) => {
    const [ax, ay] = mid[Math.max(0, i - 1)];
    const [bx, by] = mid[Math.min(mid.length - 1, i + 1)];
    const len = Math.hypot(bx - ax, by - ay) || 1;
    const nx = (-(by - ay) / len) * (w / 2);
    const ny = ((bx - ax) / len) * (w / 2);
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  // An end without width is one point, not two.
  if (mid[mid.length - 1][2] < 0.05) right.shift();
  if (mid[0][2] < 0.05) right.pop();
  return blob([...left, ...right]);
}

/** Point at a distance and an angle in degrees (0 to the right, 90 downwards). */
export const polar = (x, y, angle, length) => [
  x + Math.cos((angle * Math.PI) / 180) * length,
  y + Math.sin((angle * Math.PI) / 180) * length,
];

/** A leaf or petal from its base: widest at `belly` of its length (0.3 to 0.7), bent sideways by `bend`. */
export function leaf(x, y, angle, length, width, { bend = 0, belly = 0.38 } = {}) {
  const t = (belly - 0.3) / 0.4;
  const at = (along, aside) =>
    list(...polar(...polar(x, y, angle, along * length), angle + 90, aside));
  const near = [mix(0.14, 0.36, t), width * mix(0.74, 0.32, t)];
  const far = [mix(0.66, 0.88, t), width * mix(0.3, 0.72, t)];
  const c = (along, aside) => at(along, aside + bend);
  return `M${at(0, 0)}C${c(near[0], -near[1])} ${c(far[0], -far[1])} ${at(1, 0)}C${c(far[0], far[1])} ${c(near[0], near[1])} ${at(0, 0)}z`;
}

/** Even, repeatable chance, so that a rebuild gives the same file. */
export function chance(seed) {
  let s = seed;
  return () => {
    s = (s * 1664525 + 1013904223) % 4294967296;
    return s / 4294967296;
  };
}

/** A feather with a round tip, from its base to its tip. */
export function plume(bx, by, tx, ty, width) {
  const length = Math.hypot(tx - bx, ty - by);
  const at = (along, aside) => {
    const [ux, uy] = [(tx - bx) / length, (ty - by) / length];
    return list(
      bx + ux * along * length - uy * aside * width,
      by + uy * along * length + ux * aside * width,
    );
  };
  return `M${at(0, 0)}C${at(0.1, 0.6)} ${at(0.6, 0.62)} ${at(0.86, 0.4)}Q${at(1, 0.24)} ${at(1, 0)}Q${at(1, -0.24)} ${at(0.86, -0.4)}C${at(0.6, -0.62)} ${at(0.1, -0.6)} ${at(0, 0)}z`;
}
