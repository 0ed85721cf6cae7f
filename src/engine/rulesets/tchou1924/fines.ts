/** Whether a careless discard is fined, and how (`IV.amende.1` to `IV.amende.5`, E35). */
import { groupTiles } from '../../core/group.ts';
import type { Situation } from '../../core/situation.ts';
import { COPIES, TILES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import type { Score } from '../../scoring/score.ts';
import { createScorer } from '../../scoring/scorer.ts';
import type { Tchou1924Options } from './config.ts';
import { type ThreatKind, threatsOf } from './obligation.ts';
import { scoringTable } from './scoring-table.ts';
import type { FineKind } from './settle.ts';
import type { Tchou1924Totals } from './total.ts';

/** A discard into a threatening hand that won, at once or later. */
export interface CarelessDiscard {
  readonly tile: Tile;
  /** Who discarded, after the discard. */
  readonly discarder: Situation;
  /** What lay before the later winner when the tile was thrown. */
  readonly melds: Situation['melds'];
  /** The tile was won with, or only claimed for a group. */
  readonly use: 'won' | 'claimed';
  /** What the winning hand came to. */
  readonly won: Score<Tchou1924Totals>;
}

export type FineVerdict =
  | { readonly fine: FineKind; readonly rule: RuleId }
  /** Why nothing is owed. */
  | { readonly fine: undefined; readonly excuse: Excuse; readonly rule: RuleId };

export const EXCUSES = ['not-dangerous', 'too-cheap', 'another-hand', 'forced', 'ready'] as const;
/**
 * The tile furthered no threat; the hand that won is below 3 fan; it is not the hand that was
 * threatened; no other tile was left to throw; the discarder's own hand waited to be worth as much.
 */
export type Excuse = (typeof EXCUSES)[number];

const GREAT_FAN = 3;

const isGreat = ({ doubles, limit }: Tchou1924Totals): boolean =>
  doubles >= GREAT_FAN || limit !== null;

/** Whether the hand that won is the one that was to be feared. */
const MADE: Readonly<Record<ThreatKind, (won: CarelessDiscard['won']) => boolean>> = {
  'one-series': ({ rows }) => rows.some(({ item }) => item.id === 'homogeneous'),
  honours: ({ totals }) => totals.limitHands.includes('26'),
  winds: ({ totals }) => totals.limitHands.includes('27'),
};

/** Whether one tile more, from a discard, would make the discarder's own hand a great one. */
function waitsForGreatHand(
  { win: _, ...discarder }: Situation,
  options: Tchou1924Options,
): boolean {
  const scorer = createScorer(scoringTable, options);
  const held = countTiles([...discarder.concealed, ...discarder.melds.flatMap(groupTiles)]);
  return TILES.some((tile) => {
    if (copiesOf(held, tile) >= COPIES) return false;
    const score = scorer({ ...discarder, how: [], win: { tile, by: 'discard' } });
    return score.ok && isGreat(score.value.totals);
  });
}

/**
 * The fine for a discard. `dangerous` are all the tiles that threats round the table forbid, for
 * the discarder who had nothing else to throw.
 */
export function fineFor(
  discard: CarelessDiscard,
  dangerous: readonly Tile[],
  options: Tchou1924Options,
): FineVerdict {
  const { tile, discarder, melds, use, won } = discard;
  const threats = threatsOf(melds).filter((threat) => threat.dangerous.includes(tile));
  const excused = (excuse: Excuse, rule: RuleId): FineVerdict => ({
    fine: undefined,
    excuse,
    rule,
  });
  if (threats.length === 0) return excused('not-dangerous', 'tchou1924.IV.obligation.1');
  if (!isGreat(won.totals)) return excused('too-cheap', 'tchou1924.IV.amende.3');
  if (use === 'won' && !threats.some(({ kind }) => MADE[kind](won))) {
    return excused('another-hand', 'tchou1924.IV.amende.1');
  }
  if (discarder.concealed.every((other) => dangerous.includes(other))) {
    return excused('forced', 'tchou1924.IV.amende.3');
  }
  if (waitsForGreatHand(discarder, options)) return excused('ready', 'tchou1924.IV.amende.5');
  return use === 'won'
    ? { fine: 'full', rule: 'tchou1924.IV.amende.1' }
    : { fine: 'half', rule: 'tchou1924.IV.amende.2' };
}
