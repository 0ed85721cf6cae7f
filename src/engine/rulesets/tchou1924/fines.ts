import { groupTiles } from '../../core/group.ts';
import type { Situation } from '../../core/situation.ts';
import { COPIES, TILES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import type { Score } from '../../scoring/score.ts';
import { createScorer } from '../../scoring/scorer.ts';
import { type DiscardUse, othersThan, type TakenDiscard } from '../../scoring/settlement.ts';
import type { Tchou1924Options } from './config.ts';
import { type ThreatKind, threatsOf } from './obligation.ts';
import { scoringTable } from './scoring-table.ts';
import { type FineKind, GREAT_FAN } from './settle.ts';
import type { Tchou1924Totals } from './total.ts';

interface CarelessDiscard {
  readonly tile: Tile;
  readonly discarder: Situation;
  readonly melds: Situation['melds'];
  readonly use: DiscardUse;
  readonly won: Score<Tchou1924Totals>;
}

export type FineVerdict =
  | { readonly fine: FineKind; readonly rule: RuleId }
  | { readonly fine: undefined; readonly excuse: Excuse; readonly rule: RuleId };

/**
 * In order: the tile helped no threat; the winning hand is below 3 fan; it is not the threatened
 * hand; there was no other tile to discard; the discarder was waiting for as great a hand.
 */
type Excuse = 'not-dangerous' | 'too-cheap' | 'another-hand' | 'forced' | 'ready';

const isGreat = ({ doubles, limit }: Tchou1924Totals): boolean =>
  doubles >= GREAT_FAN || limit !== null;

const IS_THREATENED_HAND: Readonly<Record<ThreatKind, (won: CarelessDiscard['won']) => boolean>> = {
  'one-series': ({ rows }) => rows.some(({ item }) => item.id === 'homogeneous'),
  honours: ({ totals }) => totals.limitHands.includes('26'),
  winds: ({ totals }) => totals.limitHands.includes('27'),
};

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
 * The fine for a discard or its excuse (`tchou1924.IV.amende.1` to `.5`, E35). `dangerous` are the
 * tiles that all threats at the table forbid.
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
  if (use === 'won' && !threats.some(({ kind }) => IS_THREATENED_HAND[kind](won))) {
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

/** The fine for a discard that the winner took, from what lay on the table when he took it. */
export function fineOn(
  { tile, use, discarder, winner, shown, won }: TakenDiscard<Tchou1924Totals>,
  options: Tchou1924Options,
): FineKind | undefined {
  const dangerous = othersThan(discarder.seat).flatMap((wind) =>
    threatsOf(shown[wind]).flatMap((threat) => threat.dangerous),
  );
  const discard = { tile, discarder, melds: shown[winner], use, won };
  return fineFor(discard, dangerous, options).fine;
}
