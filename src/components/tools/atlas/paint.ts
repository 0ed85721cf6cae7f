import { type Atlas, mirrorMask, twinOf } from '../../../engine/hand.ts';
import type { AtlasMatches } from '../../../stores/atlas/atlas-filter.ts';
import type { Inks } from '../../parts/use-inks.ts';
import type { Fan, FanBox, FanRing, FanSector } from './fan.ts';

export const FAN_INKS = ['ink', 'soft', 'hairline', 'page', 'seal', 'indigo'] as const;

export type FanInks = Inks<(typeof FAN_INKS)[number]>;

/** Matches the canvas to the screen's pixel density; drawing stays in CSS pixels. */
export function fitCanvas(canvas: HTMLCanvasElement, box: FanBox): CanvasRenderingContext2D | null {
  const scale = Math.min(3, Math.max(1, devicePixelRatio));
  canvas.width = Math.round(box.width * scale);
  canvas.height = Math.round(box.height * scale);
  const pen = canvas.getContext('2d');
  pen?.setTransform(scale, 0, 0, scale, 0, 0);
  return pen;
}

interface Dots {
  readonly fan: Fan;
  readonly places: ArrayLike<number>;
  readonly colour: string;
  readonly minRadius: number;
  /** Darkness of a ring as a whole, from 0 to 1; absent where each dot counts for itself. */
  readonly tone?: (ring: FanRing) => number;
  readonly maxAlpha: number;
}

const HANDFUL = 200;
const WHOLE = 2 * Math.PI;
/** Below this radius a square looks the same as a circle and is faster to draw. */
const SQUARE = 1.1;

function dot(pen: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  if (radius < SQUARE) {
    pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
    return;
  }
  pen.beginPath();
  pen.arc(x, y, radius, 0, WHOLE);
  pen.fill();
}

/** `places` must be in atlas order; yields after each handful. */
function* drawDots(pen: CanvasRenderingContext2D, dots: Dots): Generator<undefined> {
  const { fan, places, colour, minRadius, tone, maxAlpha } = dots;
  let ring: FanRing | undefined;
  let radius = minRadius;
  for (let nth = 0; nth < places.length; nth++) {
    const at = places[nth] as number;
    if (!ring || at >= ring.end) {
      ring = fan.rings.find(({ end }) => at < end);
      if (!ring) return;
      radius = Math.max(minRadius, ring.dot);
      const spare = ring.room / (4 * radius ** 2);
      pen.globalAlpha = tone ? Math.min(maxAlpha, tone(ring) * spare) : maxAlpha;
      pen.fillStyle = colour;
    }
    dot(pen, fan.x[at] as number, fan.y[at] as number, radius);
    if (nth % HANDFUL === HANDFUL - 1) yield;
  }
  pen.globalAlpha = 1;
}

/** The fan counts angles from straight up, the canvas from the right. */
const turned = (angle: number): number => angle - Math.PI / 2;

function path(pen: CanvasRenderingContext2D, { x, y }: FanBox, sector: FanSector): void {
  const [from, to] = [turned(sector.from), turned(sector.to)];
  pen.beginPath();
  pen.arc(x, y, sector.outer, from, to);
  pen.arc(x, y, sector.inner, to, from, true);
  pen.closePath();
}

function drawRings(pen: CanvasRenderingContext2D, { box, rings }: Fan, inks: FanInks): void {
  const half = box.opening / 2;
  const isWide = half < Math.PI / 2;
  pen.strokeStyle = inks.hairline;
  pen.lineWidth = 1;
  pen.fillStyle = inks.soft;
  pen.font = '500 11px system-ui, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const { waits, inner, outer } of rings) {
    path(pen, box, { from: -half, to: half, inner, outer });
    pen.stroke();
    if (outer - inner < 10) continue;
    const middle = (inner + outer) / 2;
    const [away, down] = [middle * Math.sin(half), -middle * Math.cos(half) + 12];
    if (isWide && inner > 0) {
      pen.fillText(String(waits), box.x - away, box.y + down);
      pen.fillText(String(waits), box.x + away, box.y + down);
    } else if (isWide) pen.fillText(String(waits), box.x, box.y + 16);
    else pen.fillText(String(waits), box.x, box.y + Math.max(middle, 8));
  }
}

interface Marked {
  readonly atlas: Atlas;
  readonly fan: Fan;
  readonly inks: FanInks;
}

function drawBook(pen: CanvasRenderingContext2D, { fan, inks }: Marked, book: readonly number[]) {
  const isSmall = fan.box.radius < 250;
  pen.strokeStyle = inks.indigo;
  pen.lineWidth = isSmall ? 1.1 : 1.5;
  for (const at of book) {
    const own = fan.rings.find(({ end }) => at < end)?.dot ?? 1;
    pen.beginPath();
    pen.arc(
      fan.x[at] as number,
      fan.y[at] as number,
      Math.max(isSmall ? 2.5 : 3.5, own + 1.75),
      0,
      WHOLE,
    );
    pen.stroke();
  }
}

/** Few dots are drawn larger, to be seen among many. */
const minRadiusFor = (count: number): number =>
  count <= 60 ? 3.5 : count <= 600 ? 2.25 : count <= 6000 ? 1.25 : 0.8;

interface Picture extends Marked {
  readonly matches: AtlasMatches;
  /** Nothing is filtered, so that no hand stands out. */
  readonly open: boolean;
  readonly book: readonly number[];
}

const firstPlaces = (count: number): Uint32Array => {
  const places = new Uint32Array(count);
  for (let at = 0; at < count; at++) places[at] = at;
  return places;
};

export function* drawFan(pen: CanvasRenderingContext2D, picture: Picture): Generator<undefined> {
  const { atlas, fan, inks, matches, open, book } = picture;
  pen.clearRect(0, 0, fan.box.width, fan.box.height);
  drawRings(pen, fan, inks);
  yield;
  const top = fan.rings[0]?.waits ?? 9;
  /** Half a device pixel: finer cannot be drawn. */
  const finest = 0.5 / Math.max(1, devicePixelRatio);
  yield* drawDots(pen, {
    fan,
    places: firstPlaces(atlas.keys.length),
    colour: open ? inks.ink : inks.soft,
    minRadius: finest,
    tone: ({ waits }) => (open ? 0.22 + (0.35 * waits) / top : 0.13),
    maxAlpha: open ? 0.95 : 0.3,
  });
  if (!open) {
    const { places } = matches;
    const minRadius = minRadiusFor(places.length);
    yield* drawDots(pen, { fan, places, colour: inks.seal, minRadius, maxAlpha: 1 });
  }
  drawBook(pen, picture, book);
}

function accent(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  inks: FanInks,
  filled: boolean,
) {
  pen.beginPath();
  pen.arc(x, y, 7, 0, WHOLE);
  pen.fillStyle = inks.page;
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, filled ? 5 : 4, 0, WHOLE);
  pen.strokeStyle = inks.ink;
  pen.fillStyle = inks.ink;
  pen.lineWidth = 2;
  if (filled) pen.fill();
  else pen.stroke();
}

export function drawChosen(pen: CanvasRenderingContext2D, marked: Marked, place?: number): void {
  const { atlas, fan, inks } = marked;
  pen.clearRect(0, 0, fan.box.width, fan.box.height);
  if (place === undefined) return;
  const mask = atlas.masks[place] as number;
  for (const [sectorMask, alpha] of [
    [mask, 0.22],
    [mirrorMask(mask), 0.1],
  ] as const) {
    const sector = fan.sectors.get(sectorMask);
    if (!sector) continue;
    path(pen, fan.box, sector);
    pen.globalAlpha = alpha;
    pen.fillStyle = inks.indigo;
    pen.fill();
    pen.globalAlpha = alpha * 4;
    pen.strokeStyle = inks.indigo;
    pen.lineWidth = 1;
    pen.stroke();
    pen.globalAlpha = 1;
    if (mask === mirrorMask(mask)) break;
  }
  const twin = twinOf(atlas, place);
  const [x, y] = [fan.x[place] as number, fan.y[place] as number];
  if (twin !== place) {
    const across = fan.x[twin] as number;
    pen.setLineDash([2, 4]);
    pen.strokeStyle = inks.ink;
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(across, y);
    pen.stroke();
    pen.setLineDash([]);
    accent(pen, across, y, inks, false);
  }
  accent(pen, x, y, inks, true);
}
