import { WINDS, type Wind } from '../../engine/notation.ts';

export const WIDTH = 400;
export const HEIGHT = 330;
export const SEAT_RADIUS = 32;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** East at the bottom, then anticlockwise, in the order of play. */
export const SEATS: Readonly<Record<Wind, Point>> = {
  E: { x: 200, y: 268 },
  S: { x: 346, y: 160 },
  W: { x: 200, y: 52 },
  N: { x: 54, y: 160 },
};

const areAcross = (from: Wind, to: Wind): boolean =>
  (WINDS.indexOf(from) + 2) % WINDS.length === WINDS.indexOf(to);

const THINNEST = 1.5;
const THICKER = 4.5;
/** The thicker the larger its share of the most that is paid. */
export const lineWidth = (share: number): number => THINNEST + THICKER * share;

const HEAD = 12;
const GAP = 5;

interface Arrow {
  readonly line: string;
  readonly head: string;
  readonly width: number;
  readonly label: Point;
}

/** The point `far` units from `from` towards `to`, moved `aside` units off the line. */
const along = (from: Point, to: Point, far: number, aside = 0): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return { x: from.x + dx * far - dy * aside, y: from.y + dy * far + dx * aside };
};

const coordinates = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function arrowBetween(payer: Wind, payee: Wind, share: number): Arrow {
  const [from, to] = [SEATS[payer], SEATS[payee]];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const start = SEAT_RADIUS + GAP;
  const tip = length - start;
  const width = lineWidth(share);
  const wing = HEAD / 2 + width / 2;
  const corners = [
    along(from, to, tip),
    along(from, to, tip - HEAD, wing),
    along(from, to, tip - HEAD, -wing),
  ];
  // Two arrows cross in the middle of the table: keep their amounts away from it.
  const middle = areAcross(payer, payee) ? start + (tip - start) * 0.26 : (start + tip - HEAD) / 2;
  return {
    line: `M${coordinates(along(from, to, start))}L${coordinates(along(from, to, tip - HEAD))}`,
    head: `M${corners.map(coordinates).join('L')}Z`,
    width,
    label: along(from, to, middle),
  };
}
