/**
 * Where each hand lies on the fan: a ring per number of waits, a sector per set of waits,
 * mirror images on opposite sides of the middle. No drawing.
 */
import { type Atlas, type AtlasRing, mirrorMask } from '../../../engine/hand.ts';

/** Angles are in radians, clockwise from straight up; `x` and `y` are the pivot. */
export interface FanBox {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The whole angle, half of it on either side. */
  readonly opening: number;
}

export interface FanSector {
  readonly from: number;
  readonly to: number;
  readonly inner: number;
  readonly outer: number;
}

export interface FanRing {
  readonly waits: number;
  readonly start: number;
  readonly end: number;
  readonly inner: number;
  readonly outer: number;
  readonly dot: number;
  readonly room: number;
}

export interface Fan {
  readonly box: FanBox;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly rings: readonly FanRing[];
  readonly sectors: ReadonlyMap<number, FanSector>;
}

/** Just under a half circle on wide paper, more on narrow, to use the room there is. */
export function fanBox(width: number, tallest: number): FanBox {
  const isWide = width >= 560;
  const opening = ((isWide ? 172 : 300) / 180) * Math.PI;
  const edge = isWide ? 14 : 4;
  const radius = Math.min(width / 2 - edge, isWide ? tallest : width);
  const below = isWide ? 26 : radius * 0.97 + 6;
  const height = Math.round(radius + edge + below);
  return { width, height, x: width / 2, y: radius + edge, radius, opening };
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/**
 * Half the depth is shared equally, half by the square root of the hand counts; the ring in
 * focus gets at least half.
 */
function depths(rings: readonly AtlasRing[], focus: number | undefined): number[] {
  const roots = rings.map(({ start, end }) => Math.sqrt(end - start));
  const plain = roots.map((root) => 0.5 / rings.length + (0.5 * root) / sum(roots));
  const chosen = rings.findIndex(({ waits }) => waits === focus);
  if (chosen < 0) return plain;
  const rest = 1 - (plain[chosen] as number);
  return plain.map((depth, at) =>
    at === chosen ? Math.max(depth, 0.5) : (depth / rest) * Math.min(rest, 0.5),
  );
}

const GAP = 1.5;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

interface Run {
  readonly mask: number;
  readonly start: number;
  readonly end: number;
}

function runsOf(masks: Uint16Array, start: number, end: number): Run[] {
  const runs: Run[] = [];
  let from = start;
  for (let at = start + 1; at <= end; at++) {
    if (at < end && masks[at] === masks[from]) continue;
    if (at > from) runs.push({ mask: masks[from] as number, start: from, end: at });
    from = at;
  }
  return runs;
}

type Steps = Generator<undefined, void>;

interface Pen {
  readonly box: FanBox;
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** Enough hands for one step of the work. */
const HANDFUL = 1_000;

/**
 * Spreads hands evenly over a sector, and their twins over its mirror image. The golden
 * ratio puts neighbours at different depths, across sector borders too.
 */
function* spread({ box, x, y }: Pen, { start, end }: Run, sector: FanSector, ring: FanRing): Steps {
  const across = ring.start + ring.end - 1;
  const [low, high] = [sector.inner ** 2, sector.outer ** 2];
  for (let at = start; at < end; at++) {
    const angle = sector.from + ((at - start + 0.5) / (end - start)) * (sector.to - sector.from);
    const depth = ((at - ring.start + 0.5) * GOLDEN) % 1;
    const radius = Math.sqrt(low + depth * (high - low));
    const away = radius * Math.sin(angle);
    x[at] = box.x + away;
    x[across - at] = box.x - away;
    const height = box.y - radius * Math.cos(angle);
    y[at] = height;
    y[across - at] = height;
    if (at % HANDFUL === 0) yield;
  }
}

function layOnAxis({ box, x, y }: Pen, { start, end }: Run, { inner, outer }: FanSector): void {
  for (let at = start; at < end; at++) {
    x[at] = box.x;
    y[at] = box.y - (inner + ((at - start + 0.5) / (end - start)) * (outer - inner));
  }
}

/** Sets of waits that are their own mirror share the middle of a ring, stacked in depth. */
interface Band {
  readonly mask: number;
  readonly left: Run | undefined;
  readonly middle: Run | undefined;
  readonly count: number;
}

function bandsOf(left: readonly Run[], middle: readonly Run[]): Band[] {
  const masks = [...new Set([...left, ...middle].map(({ mask }) => mask))].sort((a, b) => b - a);
  return masks.map((mask) => {
    const leftRun = left.find((run) => run.mask === mask);
    const middleRun = middle.find((run) => run.mask === mask);
    const count =
      2 * (leftRun ? leftRun.end - leftRun.start : 0) +
      (middleRun ? middleRun.end - middleRun.start : 0);
    return { mask, left: leftRun, middle: middleRun, count };
  });
}

const within = ({ from, to, inner, outer }: FanSector, gap: number, dot: number): FanSector => {
  const turn = Math.min(gap / ((inner + outer) / 2), (to - from) / 8);
  const depth = Math.min(gap + dot, (outer - inner) / 2.5);
  return { from: from + turn, to: to - turn, inner: inner + depth, outer: outer - depth };
};

type Sectors = Map<number, FanSector>;

function* layWings(
  pen: Pen,
  ring: FanRing,
  runs: readonly Run[],
  turn: number,
  sectors: Sectors,
): Steps {
  let from = -pen.box.opening / 2;
  for (const run of runs) {
    const to = from + (run.end - run.start) * turn;
    const sector = { from, to, inner: ring.inner, outer: ring.outer };
    sectors.set(run.mask, sector);
    sectors.set(mirrorMask(run.mask), { ...sector, from: -to, to: -from });
    yield* spread(pen, run, within(sector, GAP / 2, ring.dot), ring);
    from = to;
  }
}

function* layBands(
  pen: Pen,
  ring: FanRing,
  bands: readonly Band[],
  half: number,
  sectors: Sectors,
): Steps {
  const all = sum(bands.map(({ count }) => count));
  const [low, high] = [ring.inner ** 2, ring.outer ** 2];
  let done = 0;
  for (const { mask, left, middle, count } of bands) {
    const inner = Math.sqrt(low + (done / all) * (high - low));
    const outer = Math.sqrt(low + ((done + count) / all) * (high - low));
    const sector = { from: -half, to: half, inner, outer };
    sectors.set(mask, sector);
    const inside = within(sector, GAP / 2, ring.dot);
    const clear = middle ? (1.5 * ring.dot + GAP / 2) / Math.max(1, (inner + outer) / 2) : 0;
    const to = -Math.min(clear, half / 2);
    if (left) yield* spread(pen, left, { ...inside, to }, ring);
    if (middle) layOnAxis(pen, middle, inside);
    done += count;
  }
}

function* layRing(pen: Pen, atlas: Atlas, ring: FanRing, own: AtlasRing, sectors: Sectors): Steps {
  const { start, end, middle, middleEnd } = own;
  if (end - start === 1 && ring.inner === 0) {
    const { opening, x, y } = pen.box;
    pen.x[start] = x;
    pen.y[start] = y;
    const mask = atlas.masks[start] as number;
    sectors.set(mask, { from: -opening / 2, to: opening / 2, inner: 0, outer: ring.outer });
    return;
  }
  const left = runsOf(atlas.masks, start, middle);
  const wings = left.filter(({ mask }) => mask !== mirrorMask(mask));
  const bands = bandsOf(
    left.filter(({ mask }) => mask === mirrorMask(mask)),
    runsOf(atlas.masks, middle, middleEnd),
  );
  const { opening } = pen.box;
  const inBands = sum(bands.map(({ count }) => count));
  const least = inBands > 0 ? (4 * ring.dot + GAP) / ((ring.inner + ring.outer) / 2) : 0;
  const wedge = wings.length > 0 ? Math.max((opening * inBands) / (end - start), least) : opening;
  yield* layWings(pen, ring, wings, (opening - wedge) / (end - start - inBands), sectors);
  yield* layBands(pen, ring, bands, wedge / 2, sectors);
}

const areaOf = (box: FanBox, inner: number, outer: number): number =>
  (box.opening / 2) * (outer ** 2 - inner ** 2);

const dotRadius = (box: FanBox, area: number, count: number): number =>
  Math.min(Math.max(4, box.radius / 75), 0.38 * Math.sqrt(area / count));

/** A phone takes longer than a frame for all the hands. */
export function* layFanInSteps(
  atlas: Atlas,
  box: FanBox,
  focus?: number,
): Generator<undefined, Fan> {
  const pen = {
    box,
    x: new Float32Array(atlas.keys.length),
    y: new Float32Array(atlas.keys.length),
  };
  const sectors: Sectors = new Map();
  const [first] = atlas.rings;
  const pivot = first && first.end - first.start > 1 ? box.radius * 0.08 : 0;
  const parts = depths(atlas.rings, focus);
  let inner = pivot;
  const rings: FanRing[] = [];
  for (const [at, own] of atlas.rings.entries()) {
    const outer = inner + (box.radius - pivot) * (parts[at] as number);
    const { waits, start, end } = own;
    const area = areaOf(box, inner, outer);
    const dot = dotRadius(box, area, end - start);
    const ring = { waits, start, end, inner, outer, dot, room: area / (end - start) };
    yield* layRing(pen, atlas, ring, own, sectors);
    inner = outer;
    rings.push(ring);
  }
  return { ...pen, rings, sectors };
}

export function layFan(atlas: Atlas, box: FanBox, focus?: number): Fan {
  const steps = layFanInSteps(atlas, box, focus);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
