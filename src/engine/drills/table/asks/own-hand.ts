import type { Meld } from '../../../core/group.ts';
import { HAND_SIZE, type HeldHand, sizeOfHand } from '../../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { ORPHANS, sortTiles, TILES, type Tile } from '../../../core/tile.ts';
import type { ThreatShown } from '../../../scoring/table-teaching.ts';
import { heldHand, tileRow } from '../../field.ts';
import { exposedMeld, fitOneSet, tilesIn, without } from '../../hand-tiles.ts';
import {
  type Ask,
  type AtTable,
  findAll,
  flawIn,
  notInRules,
  placesOf,
  reason,
  type TableContext,
  tooManyIn,
} from '../ask.ts';
import { chowOrPung, completeHand, untilDone, wallWithout } from '../random-hands.ts';

const isolatedIn = ({ teaching, hand }: TableContext & { hand: readonly Tile[] }) =>
  teaching.annulment?.isolated(hand) ?? [];

/** Hands near the number that counts: some just above it, some just below. */
const NEAR = 2;

export const isolated = findAll({
  fields: { hand: tileRow },
  within: 'hand',
  find: (put) => placesOf(put.hand, isolatedIn(put)),
  flaw: ({ teaching, hand }) => {
    return teaching.annulment ? tooManyIn('hand', hand) : notInRules();
  },
  make: (rng, context) =>
    untilDone(() => {
      const ends = shuffled(rng, ORPHANS).slice(0, 7 + rng.below(4));
      const rest = wallWithout(rng, ends).slice(0, HAND_SIZE - ends.length);
      const hand = sortTiles([...ends, ...rest]);
      const least = context.teaching.annulment?.least ?? 0;
      return Math.abs(isolatedIn({ ...context, hand }).length - least) <= NEAR
        ? { hand }
        : undefined;
    }),
  reasons: (put) => {
    const { least = 0 } = put.teaching.annulment ?? {};
    const n = isolatedIn(put).length;
    return [reason('isolated', { n }), reason(n < least ? 'played' : 'annulled', { least })];
  },
});

interface DangerQuestion {
  readonly hand: readonly Tile[];
  readonly table: HeldHand;
}

const threatsIn = ({ teaching, table }: AtTable<DangerQuestion>): readonly ThreatShown[] =>
  teaching.threats?.shownBy(table.melds) ?? [];

const dangerousIn = (put: AtTable<DangerQuestion>): readonly string[] =>
  placesOf(
    put.hand,
    threatsIn(put).flatMap(({ dangerous }) => dangerous),
  );

function threateningMelds(rng: Rng, { teaching }: TableContext): readonly Meld[] | undefined {
  const { threats } = teaching;
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
    if (!put.teaching.threats) return notInRules();
    if (put.table.concealed.length > 0) return flawIn('table', 'not-on-the-table');
    const tooMany = tooManyIn('hand', [...put.hand, ...tilesIn(put.table)]);
    return tooMany ?? (threatsIn(put).length === 0 ? flawIn('table', 'no-threat') : undefined);
  },
  make: (rng, setting) =>
    untilDone(() => {
      const melds = threateningMelds(rng, setting);
      const table = { concealed: [], melds: melds ?? [] };
      if (!melds || !fitOneSet(tilesIn(table))) return undefined;
      const hand = sortTiles(wallWithout(rng, tilesIn(table)).slice(0, HAND_SIZE));
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
  isSeatless: true,
  fields: { hand: heldHand },
  flaw: ({ teaching }) => (teaching.wrongSize ? undefined : notInRules()),
  make: (rng) =>
    untilDone(() => {
      const hand = tallied(rng);
      return hand.melds.length > 0 && fitOneSet(tilesIn(hand)) ? { hand } : undefined;
    }),
  answer: ({ teaching, hand }) => [teaching.wrongSize?.(hand) ?? 'regular'],
  reasons: ({ hand }) => [reason('tally', { n: sizeOfHand(hand) })],
  hint: ({ hand }) => [reason('inHand', { n: hand.concealed.length, count: hand.melds.length })],
  show: () => ({ sizes: SIZES }),
};
