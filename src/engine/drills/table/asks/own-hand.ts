import type { Meld } from '../../../core/group.ts';
import type { HeldHand } from '../../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { ORPHANS, sortTiles, TILES, type Tile } from '../../../core/tile.ts';
import type { ThreatShown } from '../../../scoring/table-teaching.ts';
import { fitOneSet, tilesIn, without } from '../../dealing.ts';
import { heldHand, tileRow } from '../../field.ts';
import { type Ask, type AtTable, findAll, flawIn, placesOf, reason, type Setting } from '../ask.ts';
import {
  chowOrPung,
  completeHand,
  exposedMeld,
  FULL_HAND,
  untilDone,
  wallWithout,
} from '../random-hands.ts';

const UNKNOWN_TO_RULES = flawIn('ask', 'not-in-these-rules');

const isolatedIn = ({ side, hand }: Pick<Setting, 'side'> & { hand: readonly Tile[] }) =>
  side.teaching.annulment?.isolated(hand) ?? [];

/** Hands near the number that counts: some just above it, some just below. */
const NEAR = 2;

export const isolated = findAll({
  fields: { hand: tileRow },
  within: 'hand',
  find: (put) => placesOf(put.hand, isolatedIn(put)),
  flaw: ({ side, hand }) => {
    if (!side.teaching.annulment) return UNKNOWN_TO_RULES;
    return fitOneSet(hand) ? undefined : flawIn('hand', 'too-many-on-the-table');
  },
  make: (rng, { side }) =>
    untilDone(() => {
      const ends = shuffled(rng, ORPHANS).slice(0, 7 + rng.below(4));
      const rest = wallWithout(rng, ends).slice(0, FULL_HAND - ends.length);
      const hand = sortTiles([...ends, ...rest]);
      const least = side.teaching.annulment?.least ?? 0;
      return Math.abs(isolatedIn({ side, hand }).length - least) <= NEAR ? { hand } : undefined;
    }),
  reasons: (put) => {
    const { least = 0 } = put.side.teaching.annulment ?? {};
    const n = isolatedIn(put).length;
    return [reason('isolated', { n }), reason(n < least ? 'played' : 'annulled', { least })];
  },
});

interface DangerQuestion {
  readonly hand: readonly Tile[];
  readonly table: HeldHand;
}

const threatsIn = ({ side, table }: AtTable<DangerQuestion>): readonly ThreatShown[] =>
  side.teaching.threats?.shownBy(table.melds) ?? [];

const dangerousIn = (put: AtTable<DangerQuestion>): readonly string[] =>
  placesOf(
    put.hand,
    threatsIn(put).flatMap(({ dangerous }) => dangerous),
  );

function threateningMelds(rng: Rng, { side }: Setting): readonly Meld[] | undefined {
  const { threats } = side.teaching;
  if (!threats) return undefined;
  const { tiles, groups } = pick(rng, threats.dealt);
  const sets = Array.from({ length: groups }, () => chowOrPung(rng, tiles));
  const beside = groups < 3 ? [chowOrPung(rng)] : [];
  const melds = [...sets, ...beside].map(exposedMeld);
  return threats.shownBy(melds).length === 1 ? melds : undefined;
}

export const danger = findAll({
  fields: { hand: tileRow, table: heldHand },
  within: 'hand',
  find: dangerousIn,
  flaw: (put) => {
    if (!put.side.teaching.threats) return UNKNOWN_TO_RULES;
    if (put.table.concealed.length > 0) return flawIn('table', 'not-on-the-table');
    if (!fitOneSet([...put.hand, ...tilesIn(put.table)])) {
      return flawIn('hand', 'too-many-on-the-table');
    }
    return threatsIn(put).length === 0 ? flawIn('table', 'no-threat') : undefined;
  },
  make: (rng, setting) =>
    untilDone(() => {
      const melds = threateningMelds(rng, setting);
      const table = { concealed: [], melds: melds ?? [] };
      if (!melds || !fitOneSet(tilesIn(table))) return undefined;
      const hand = sortTiles(wallWithout(rng, tilesIn(table)).slice(0, FULL_HAND));
      const found = dangerousIn({ hand, table, ...setting }).length;
      return found > 0 && found < hand.length ? { hand, table } : undefined;
    }),
  reasons: (put) => threatsIn(put).map(({ kind }) => reason('danger', { kind })),
});

const SIZES = ['small', 'regular', 'big'] as const;

/** A hand between two turns, or with a tile more or less; kongs mislead. */
function tallied(rng: Rng): HeldHand {
  const complete = completeHand(rng);
  const { concealed, melds } = without(complete, pick(rng, complete.concealed));
  const [first, ...rest] = melds;
  const hand = {
    concealed,
    melds: first?.kind === 'pung' ? [{ ...first, kind: 'kong' as const }, ...rest] : melds,
  };
  const change = pick(rng, ['none', 'more', 'less'] as const);
  if (change === 'less') return without(hand, pick(rng, concealed));
  if (change === 'none') return hand;
  return { ...hand, concealed: sortTiles([...concealed, pick(rng, TILES)]) };
}

export const tally: Ask<{ hand: HeldHand }, { sizes: typeof SIZES }> = {
  fields: { hand: heldHand },
  flaw: ({ side }) => (side.teaching.wrongSize ? undefined : UNKNOWN_TO_RULES),
  make: (rng) =>
    untilDone(() => {
      const hand = tallied(rng);
      return hand.melds.length > 0 && fitOneSet(tilesIn(hand)) ? { hand } : undefined;
    }),
  answer: ({ side, hand }) => [side.teaching.wrongSize?.(hand) ?? 'regular'],
  reasons: ({ hand: { concealed, melds } }) => [
    reason('tally', { n: concealed.length + 3 * melds.length }),
  ],
  hint: ({ hand }) => [reason('inHand', { n: hand.concealed.length, count: hand.melds.length })],
  show: () => ({ sizes: SIZES }),
};
