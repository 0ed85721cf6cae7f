/**
 * What a hand is worth. The article prints no table of points: a win is a win and nothing more,
 * unless the players agree to count by the table of another source (`encyclopedie.silence.points`).
 */
import { MELD_KINDS } from '../../core/group.ts';
import { always, each } from '../../scoring/finders.ts';
import type { Item } from '../../scoring/item.ts';
import type { Ruleset, ScoringTable, Summary } from '../../scoring/ruleset.ts';
import type { Score, Step, Totals } from '../../scoring/score.ts';
import type { EncyclopedieOptions } from './config.ts';
import { ENCYCLOPEDIE_SHAPES } from './shapes.ts';

/** Another source's rules as the players borrow them, and its agreements. */
export interface BorrowedPoints<Options, T extends Totals> {
  readonly rules: Ruleset<Options, T>;
  readonly agreed: Options;
  /** No hand counts more by its table. */
  readonly limit: number;
}

/** `counted` is what the borrowed table makes of the hand; absent where nothing is counted. */
export interface EncyclopedieTotals<T extends Totals = Totals> extends Totals {
  readonly counted?: T;
}

const WIN = {
  id: 'mah-jong',
  rule: 'encyclopedie.fin.1',
  family: 'win',
  winner: true,
  value: {},
  find: always,
} as const satisfies Item;

/** Worth nothing beside the sequences of the borrowed table (F02). */
const RUN_OF_HONOURS = {
  id: 'run-of-honours',
  rule: 'encyclopedie.comb.2',
  family: 'sequence',
  value: { points: 0 },
  find: each((view) => view.runs),
} as const satisfies Item;

export type EncyclopedieItemId = (typeof WIN | typeof RUN_OF_HONOURS)['id'];

const NOTHING: Totals = { total: 0, base: 0, doubles: 0, limit: null };

/** Robbing a kong is not mentioned, so nobody does it (`encyclopedie.silence.rob`). */
export const NOT_BORROWED = { circumstance: 'rob-kong', item: 'robbed-kong' } as const;

/** A hand of the borrowed table that is worth its limit: one of the Grands Jeux (F03). */
const isGrandJeu = ({ value }: Item): boolean => value.limit !== undefined;

export const isCounted = ({ points }: EncyclopedieOptions): boolean => points !== 'none';

/** The shapes of its Grands Jeux that are not four combinations and a pair. */
const specialShapes = <O, T extends Totals>({ rules }: BorrowedPoints<O, T>) =>
  rules.shapes.filter(({ id }) => ENCYCLOPEDIE_SHAPES.every((shape) => shape.id !== id));

export function scoringTable<O, T extends Totals>(
  borrowed: BorrowedPoints<O, T>,
): ScoringTable<EncyclopedieOptions, EncyclopedieTotals<T>> {
  const { rules, agreed } = borrowed;
  const borrowedItems = rules.items(agreed).filter(({ id }) => id !== NOT_BORROWED.item);
  const ordinary = borrowedItems.filter((item) => !isGrandJeu(item));
  return {
    melds: MELD_KINDS,
    shapes: ENCYCLOPEDIE_SHAPES,
    winning: ({ grandsJeux }) =>
      grandsJeux ? [...ENCYCLOPEDIE_SHAPES, ...specialShapes(borrowed)] : ENCYCLOPEDIE_SHAPES,
    ...(rules.losing && { losing: rules.losing }),
    items: (options) => {
      if (!isCounted(options)) return [WIN];
      return [...(options.grandsJeux ? borrowedItems : ordinary), RUN_OF_HONOURS];
    },
    total: (rows, options, view) => {
      if (!isCounted(options)) return NOTHING;
      const counted = rules.total(rows, agreed, view);
      const { total, base, doubles, limit } = counted;
      return { total, base, doubles, limit, counted };
    },
    compare: (a, b) => {
      if (a.counted && b.counted && rules.compare) return rules.compare(a.counted, b.counted);
      return a.total - b.total;
    },
  };
}

const isCountedScore = ({ totals }: Score): boolean =>
  (totals as EncyclopedieTotals).counted !== undefined;

/** The arithmetic of the borrowed table; there is none where nothing is counted. */
export const stepsBy =
  <O, T extends Totals>({ rules }: BorrowedPoints<O, T>) =>
  (score: Score): readonly Step[] =>
    isCountedScore(score) ? rules.steps(score) : [];

export const summaryBy = <O, T extends Totals>({ rules }: BorrowedPoints<O, T>): Summary => ({
  ...rules.summary,
  score: (score) => rules.summary.score(score && isCountedScore(score) ? score : undefined),
});
