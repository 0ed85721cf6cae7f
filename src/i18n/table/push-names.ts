/** The two choices of a hand before a threat, by what is discarded. */
import type { Tile } from '../../engine/notation.ts';
import { tileInText } from '../hand/tile-names.ts';
import type { Say } from '../speak.ts';

interface CourseOffer {
  readonly tile: Tile;
  /** The hand is declared ready with it. */
  readonly declares: boolean;
}

export function courseName(
  course: 'push' | 'fold',
  { tile, declares }: CourseOffer,
  say: Say,
): string {
  const key = course === 'push' && declares ? 'declare' : course;
  return say(`push.course.${key}`, { tile: tileInText(say, 'the', tile) });
}
