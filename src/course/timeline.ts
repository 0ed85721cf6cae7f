/** The years as a drawing: a line for each place, and what is handed from one to the other. */
import { FIRST_YEAR, LAST_YEAR, PLACES, type TimelineMark } from './timeline-schemas.ts';

export const DRAWING = { width: 1000, height: 264, edge: 24 } as const;

const LANE = 72;
const FIRST_LANE = 48;
/** How far before its arrival what is handed on sets out. */
const LEAD = 26;
/** Figures of two years closer than this would touch. */
const APART = 44;

/** From the line to its year: above it, or below it, where two touch the second a row lower. */
const ABOVE = -13;
const BELOW = 24;
const LOWER = 40;

type Drawn = Pick<TimelineMark, 'id' | 'year' | 'until' | 'kind' | 'place' | 'from'>;

export const yearX = (year: number): number =>
  Math.round(
    DRAWING.edge +
      ((year - FIRST_YEAR) / (LAST_YEAR - FIRST_YEAR)) * (DRAWING.width - 2 * DRAWING.edge),
  );

export const laneY = (place: TimelineMark['place']): number =>
  FIRST_LANE + PLACES.indexOf(place) * LANE;

/** The curve from the place that handed the game on to the one that received it. */
function arrow({ year, place, from }: Drawn): string | undefined {
  if (from === undefined) return undefined;
  const [x, y, start] = [yearX(year), laneY(place), laneY(from)];
  const end = y - Math.sign(y - start) * 9;
  const middle = (start + end) / 2;
  return `M${x - LEAD} ${start}C${x - LEAD} ${middle} ${x} ${middle} ${x} ${end}`;
}

/** The marks with their places; years under an arrow, or that would touch the one before, stand below the line. */
export function placeMarks<Mark extends Drawn>(marks: readonly Mark[]) {
  return marks.map((mark, at) => {
    const x = yearX(mark.year);
    const neighbour = marks
      .slice(0, at)
      .findLast(({ place, until }) => place === mark.place && until === undefined);
    const touches = neighbour !== undefined && x - yearX(neighbour.year) < APART;
    const isReached = mark.from !== undefined;
    const below = isReached && touches ? LOWER : BELOW;
    return {
      mark,
      x,
      y: laneY(mark.place),
      end: mark.until === undefined ? undefined : yearX(mark.until),
      labelY: laneY(mark.place) + (isReached || touches ? below : ABOVE),
      arrow: arrow(mark),
    };
  });
}

/** The tens of years under the drawing. */
export const DECADES: readonly number[] = Array.from({ length: 8 }, (_, at) => 1860 + at * 20);
