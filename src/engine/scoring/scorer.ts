import type { Group, Meld } from '../core/group.ts';
import { HAND_SIZE, meldError, sizeOfHand } from '../core/hand.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Situation } from '../core/situation.ts';
import { type BonusTile, type Tile, tileIndex } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts } from '../core/tile-counts.ts';
import { type WaitKind, waitKindOf } from '../hand/waits.ts';
import type { ShapeReader } from '../shapes/shape.ts';
import { groupAt, NO_GROUPS } from './group-set.ts';
import { inHand, isGroup, type Part } from './part.ts';
import { rowsIn, rowTable } from './row-table.ts';
import { meldsOf, type ScoringTable } from './ruleset.ts';
import type { Score, ScoreError, Totals, UnlawfulWin } from './score.ts';
import { suppressImplied } from './suppress.ts';
import { addViews, type CompletedGroup, type View } from './view.ts';

type Scorer<T extends Totals> = (situation: Situation) => Result<Score<T>, ScoreError>;

type Readings<T extends Totals> = (situation: Situation) => Result<readonly Score<T>[], ScoreError>;

function partsOf({ melds, flowers }: Situation, groups: readonly Group[]): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < melds.length; at++) {
    const { kind, tile, open } = melds[at] as Meld;
    parts.push({ kind, tile, open, melded: true });
  }
  for (let at = 0; at < groups.length; at++) parts.push(inHand(groups[at] as Group));
  for (let at = 0; at < flowers.length; at++) {
    parts.push({ kind: 'flower', tile: flowers[at] as BonusTile, open: false, melded: true });
  }
  return parts;
}

function countsOf({ concealed, win }: Situation): TileCounts {
  const counts = countTiles(concealed);
  if (win !== undefined) {
    const index = tileIndex(win.tile);
    counts[index] = copiesAt(counts, index) + 1;
  }
  return counts;
}

const waitIn = (part: Part, tile: Tile): WaitKind | undefined =>
  isGroup(part) ? waitKindOf(part, tile) : undefined;

const NO_COMPLETION: readonly CompletedGroup[] = [{ completed: NO_GROUPS, wait: undefined }];

/** Each different group that the winning tile may have completed. */
function completions(
  { melds, flowers, win }: Situation,
  parts: readonly Part[],
): readonly CompletedGroup[] {
  if (win === undefined) return NO_COMPLETION;
  const found: CompletedGroup[] = [];
  for (let place = melds.length; place < parts.length - flowers.length; place++) {
    const part = parts[place] as Part;
    const before = parts[place - 1];
    if (before?.kind === part.kind && before.tile === part.tile && !before.melded) continue;
    const wait = waitIn(part, win.tile);
    if (wait !== undefined) found.push({ completed: groupAt(place), wait });
  }
  return found;
}

function viewsOf(ways: readonly ShapeReader[], situation: Situation): readonly View[] {
  const counts = countsOf(situation);
  const views: View[] = [];
  for (const { id, read } of ways) {
    for (const groups of read(counts, situation)) {
      const parts = partsOf(situation, groups);
      addViews({ situation, shape: id, parts }, completions(situation, parts), views);
    }
  }
  return views;
}

type Forbids = (view: View) => UnlawfulWin | undefined;

/** Those that may win, or what is against the first. */
function lawfulAmong(
  views: readonly View[],
  forbids: Forbids,
): Result<readonly View[], UnlawfulWin> {
  const against = views.map(forbids);
  const lawful = views.filter((_, at) => against[at] === undefined);
  const [first] = against;
  return lawful.length === 0 && first !== undefined ? fail(first) : ok(lawful);
}

const byTotal = (a: Totals, b: Totals): number => a.total - b.total;

/** Scores every reading of a hand. Build it once for many hands: the table is prepared here. */
export function createReadings<Options, T extends Totals>(
  table: ScoringTable<Options, T>,
  options: Options,
): Readings<T> {
  const items = table.items(options);
  const forWinners = rowTable(items);
  const forLosers = rowTable(items.filter(({ winner }) => winner !== true));
  const { losing, forbids } = table;
  const winning = table.winning?.(options) ?? table.shapes;
  const melds = meldsOf(table);
  const select = table.select ?? suppressImplied;

  const scoreOf = (view: View): Score<T> => {
    const found = rowsIn(view, view.situation.win === undefined ? forLosers : forWinners);
    const rows = select(found, view);
    return { view, rows, totals: table.total(rows, options, view) };
  };

  const scoresOf = (ways: readonly ShapeReader[], situation: Situation) => {
    const views = viewsOf(ways, situation);
    if (views.length === 0) return fail({ code: 'not-complete' } as const);
    if (situation.win === undefined || forbids === undefined) return ok(views.map(scoreOf));
    const lawful = lawfulAmong(views, (view) => forbids(view, options));
    return lawful.ok ? ok(lawful.value.map(scoreOf)) : lawful;
  };

  /** As won, if the hand counts so and anything wins with it. */
  const countedAsWon = (situation: Situation): readonly Score<T>[] => {
    for (const wins of table.countedAs?.(situation, options) ?? []) {
      const scores = wins.flatMap((won) => {
        const found = scoresOf(winning, won);
        return found.ok ? found.value : [];
      });
      if (scores.length > 0) return scores;
    }
    return [];
  };

  return (situation) => {
    const error = countError(situation) ?? meldError(situation.melds, melds);
    if (error !== undefined) return fail(error);
    if (situation.win !== undefined) return scoresOf(winning, situation);
    if (losing === undefined) return fail({ code: 'losers-do-not-score' });
    const asWon = countedAsWon(situation);
    return asWon.length > 0 ? ok(asWon) : scoresOf([losing], situation);
  };
}

/** Like {@link createReadings}, but keeps only the best score, the first of equals. */
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

/** A hand with a tile too many or too few is scored too. */
function countError(situation: Situation): ScoreError | undefined {
  if (Math.abs(sizeOfHand(situation) - HAND_SIZE) <= 1) return undefined;
  const { concealed, melds } = situation;
  return { code: 'impossible-count', count: concealed.length, melds: melds.length };
}
