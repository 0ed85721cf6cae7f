/**
 * Scores a hand under any rule set: reads it in every way its tiles allow, finds the rows of the
 * table in each reading, leaves out what they suppress, and keeps the reading worth most.
 */
import { meldError } from '../core/hand.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Situation } from '../core/situation.ts';
import { type Tile, tileIndex } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../core/tile-counts.ts';
import { type WaitKind, waitKindOf } from '../hand/waits.ts';
import type { Seen } from '../shapes/shape.ts';
import { groupAt, NO_GROUPS } from './group-set.ts';
import { inHand, isGroup, type Part } from './part.ts';
import { meldsOf, type ScoringTable } from './ruleset.ts';
import type { Score, ScoreError, Totals } from './score.ts';
import { rowsIn, sectionsOf } from './sections.ts';
import { suppressImplied } from './suppress.ts';
import { completedIn, type View, viewOfReading } from './view.ts';

/** The worth of a hand in its situation, or why it has none. */
export type Scorer<T extends Totals> = (situation: Situation) => Result<Score<T>, ScoreError>;

/** The same in every way the hand can be seen: at least one, in the order of the shapes. */
export type Readings<T extends Totals> = (
  situation: Situation,
) => Result<readonly Score<T>[], ScoreError>;

/** Tiles of a hand that waits for its turn; one more or one less is a eunuch's. */
const TILES_OF_A_HAND = 13;

const laidDown = (melds: Situation['melds']): Part[] =>
  melds.map(({ kind, tile, open }) => ({ kind, tile, open, melded: true }));

const flowerParts = (flowers: Situation['flowers']): Part[] =>
  flowers.map((tile) => ({ kind: 'flower', tile, open: false, melded: true }));

/** Counts of the concealed tiles with the winning one. */
function countsOf({ concealed, win }: Situation): TileCounts {
  const counts = countTiles(concealed);
  if (win !== undefined) {
    const index = tileIndex(win.tile);
    counts[index] = copiesAt(counts, index) + 1;
  }
  return counts;
}

/** How the tile completes the part; absent if the part does not hold it. */
const waitIn = (part: Part, tile: Tile): WaitKind | undefined =>
  isGroup(part) ? waitKindOf(part, tile) : undefined;

/** The reading once for each different group in hand that the last tile may have completed. */
function completions(reading: View, into: View[]): void {
  const { situation, parts } = reading;
  const { win } = situation;
  if (win === undefined) {
    into.push(completedIn(reading, NO_GROUPS, undefined));
    return;
  }
  const inHandUpTo = parts.length - situation.flowers.length;
  for (let place = situation.melds.length; place < inHandUpTo; place++) {
    const part = parts[place] as Part;
    const before = parts[place - 1];
    if (before?.kind === part.kind && before.tile === part.tile && !before.melded) continue;
    const wait = waitIn(part, win.tile);
    if (wait !== undefined) into.push(completedIn(reading, groupAt(place), wait));
  }
}

/** Every way to see the hand. */
function viewsOf(ways: readonly Seen[], situation: Situation): View[] {
  const counts = countsOf(situation);
  const melds = laidDown(situation.melds);
  const flowers = flowerParts(situation.flowers);
  const views: View[] = [];
  for (const { id, read } of ways) {
    for (const groups of read(counts, situation)) {
      const parts = melds.concat(groups.map(inHand), flowers);
      completions(viewOfReading(situation, id, parts), views);
    }
  }
  return views;
}

const byTotal = (a: Totals, b: Totals): number => a.total - b.total;

/**
 * Scores every reading of a hand for a rule set under these agreements. Make it once and score
 * many hands: the table is put in order here.
 */
export function createReadings<Options, T extends Totals>(
  table: ScoringTable<Options, T>,
  options: Options,
): Readings<T> {
  const items = table.items(options);
  const forWinners = sectionsOf(items);
  const forLosers = sectionsOf(items.filter(({ winner }) => winner !== true));
  const { shapes, losing } = table;
  const melds = meldsOf(table);
  const select = table.select ?? suppressImplied;

  const scoreOf = (view: View): Score<T> => {
    const found = rowsIn(view, view.situation.win === undefined ? forLosers : forWinners);
    const rows = select(found, view);
    return { view, rows, totals: table.total(rows, options, view) };
  };

  return (situation) => {
    const wrong = wrongCount(situation) ?? meldError(situation.melds, melds);
    if (wrong !== undefined) return fail(wrong);
    const won = situation.win !== undefined;
    if (!won && losing === undefined) return fail({ code: 'losers-do-not-score' });
    const views = viewsOf(won || losing === undefined ? shapes : [losing], situation);
    return views.length === 0 ? fail({ code: 'not-complete' }) : ok(views.map(scoreOf));
  };
}

/** A scorer that keeps the reading worth most, the first of equal ones. Make it once likewise. */
export function createScorer<Options, T extends Totals>(
  table: ScoringTable<Options, T>,
  options: Options,
): Scorer<T> {
  const readings = createReadings(table, options);
  const compare = table.compare ?? byTotal;
  return (situation) => {
    const scores = readings(situation);
    if (!scores.ok) return scores;
    return ok(
      scores.value.reduce((best, score) => (compare(score.totals, best.totals) > 0 ? score : best)),
    );
  };
}

function wrongCount({ concealed, melds }: Situation): ScoreError | undefined {
  const places = concealed.length + 3 * melds.length;
  if (Math.abs(places - TILES_OF_A_HAND) <= 1) return undefined;
  return { code: 'impossible-count', count: concealed.length, melds: melds.length };
}
