/** One's own hand: what is isolated in it, what may not be thrown, how many tiles it has. */
import type { Meld } from '../../../core/group.ts';
import type { HeldHand } from '../../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { ORPHANS, TILES, type Tile } from '../../../core/tile.ts';
import type { ThreatShown } from '../../../scoring/table-teaching.ts';
import { heldHand, tileRow } from '../../field.ts';
import { type Ask, type Put, placesOf, reason, type Setting } from '../ask.ts';
import {
  fifthCopy,
  inOrder,
  someCompleteHand,
  someGroup,
  tilesIn,
  untilDone,
  wallWithout,
  without,
} from '../some-hands.ts';

const UNKNOWN_TO_RULES = 'not-in-these-rules';

export interface IsolatedQuestion {
  readonly hand: readonly Tile[];
}

const isolatedIn = ({ side, hand }: Put<IsolatedQuestion>): readonly Tile[] =>
  side.teaching.annulment?.isolated(hand) ?? [];

const TILES_OF_A_HAND = 13;
/** Hands near the number that counts: some just above it, some just below. */
const NEAR = 2;

/** A dealt hand with many ends and honours. */
function someDealtHand(rng: Rng): readonly Tile[] {
  const ends = shuffled(rng, ORPHANS).slice(0, 7 + rng.below(4));
  return inOrder([...ends, ...wallWithout(rng, ends).slice(0, TILES_OF_A_HAND - ends.length)]);
}

export const isolated: Ask<IsolatedQuestion> = {
  fields: { hand: tileRow },
  flaw: (put) => {
    const { annulment } = put.side.teaching;
    if (annulment === undefined) return { part: 'ask', error: { code: UNKNOWN_TO_RULES } };
    if (fifthCopy(put.hand) !== undefined) {
      return { part: 'hand', error: { code: 'too-many-on-the-table' } };
    }
    return isolatedIn(put).length === 0
      ? { part: 'hand', error: { code: 'nothing-to-find' } }
      : undefined;
  },
  make: (rng, { side, ...setting }) =>
    untilDone(() => {
      const hand = someDealtHand(rng);
      const count = isolatedIn({ hand, side, ...setting }).length;
      const least = side.teaching.annulment?.least ?? 0;
      return Math.abs(count - least) <= NEAR ? { hand } : undefined;
    }),
  answer: (put) => placesOf(put.hand, isolatedIn(put)),
  reasons: (put) => {
    const { least = 0 } = put.side.teaching.annulment ?? {};
    const n = isolatedIn(put).length;
    return [reason('isolated', { n }), reason(n < least ? 'played' : 'annulled', { least })];
  },
  hint: (put) => [reason('howMany', { n: placesOf(put.hand, isolatedIn(put)).length })],
};

export interface DangerQuestion {
  readonly hand: readonly Tile[];
  /** What another player has shown. */
  readonly table: HeldHand;
}

const threatsIn = ({ side, table }: Put<DangerQuestion>): readonly ThreatShown[] =>
  side.teaching.threats?.shownBy(table.melds) ?? [];

const dangerousIn = (put: Put<DangerQuestion>): readonly string[] =>
  placesOf(
    put.hand,
    threatsIn(put).flatMap(({ dangerous }) => dangerous),
  );

/** Groups that threaten, and others beside them up to three. */
function someThreat(rng: Rng, { side }: Setting): readonly Meld[] | undefined {
  const { threats } = side.teaching;
  if (!threats) return undefined;
  const { tiles, groups } = pick(rng, threats.dealt);
  const sets = Array.from({ length: groups }, () => someGroup(rng, tiles));
  const beside = groups < 3 ? [someGroup(rng)] : [];
  const melds = [...sets, ...beside].map(({ kind, tile }): Meld => ({ kind, tile, open: true }));
  return threats.shownBy(melds).length === 1 ? melds : undefined;
}

export const danger: Ask<DangerQuestion> = {
  fields: { hand: tileRow, table: heldHand },
  flaw: (put) => {
    if (!put.side.teaching.threats) return { part: 'ask', error: { code: UNKNOWN_TO_RULES } };
    if (put.table.concealed.length > 0)
      return { part: 'table', error: { code: 'not-on-the-table' } };
    if (fifthCopy([...put.hand, ...tilesIn(put.table)]) !== undefined) {
      return { part: 'hand', error: { code: 'too-many-on-the-table' } };
    }
    if (threatsIn(put).length === 0) return { part: 'table', error: { code: 'no-threat' } };
    return dangerousIn(put).length === 0
      ? { part: 'hand', error: { code: 'nothing-to-find' } }
      : undefined;
  },
  make: (rng, setting) =>
    untilDone(() => {
      const melds = someThreat(rng, setting);
      const table = { concealed: [], melds: melds ?? [] };
      if (!melds || fifthCopy(tilesIn(table)) !== undefined) return undefined;
      const hand = inOrder(wallWithout(rng, tilesIn(table)).slice(0, TILES_OF_A_HAND));
      const found = dangerousIn({ hand, table, ...setting }).length;
      return found > 0 && found < hand.length ? { hand, table } : undefined;
    }),
  answer: dangerousIn,
  reasons: (put) => threatsIn(put).map(({ kind }) => reason('danger', { kind })),
  hint: (put) => [reason('howMany', { n: dangerousIn(put).length })],
};

export interface TallyQuestion {
  readonly hand: HeldHand;
}

const REGULAR = 'regular';
/** What a hand of the wrong size is called, and of the right one. */
const SIZES = ['small', REGULAR, 'big'] as const;
export type HandSize = (typeof SIZES)[number];

const sizeOf = ({ side, hand }: Put<TallyQuestion>): HandSize =>
  side.teaching.wrongSize?.(hand) ?? REGULAR;

const placesIn = ({ concealed, melds }: HeldHand): number => concealed.length + 3 * melds.length;

/** A hand between two turns, with a tile more or a tile less as often as not; kongs mislead. */
function someHand(rng: Rng): HeldHand {
  const whole = someCompleteHand(rng);
  const { concealed, melds } = without(whole, pick(rng, whole.concealed));
  const [first, ...rest] = melds;
  const kong: readonly Meld[] =
    first?.kind === 'pung' ? [{ ...first, kind: 'kong' }, ...rest] : melds;
  const hand = { concealed, melds: kong };
  const change = pick(rng, ['none', 'more', 'less'] as const);
  if (change === 'less') return without(hand, pick(rng, concealed));
  if (change === 'none') return hand;
  return { ...hand, concealed: inOrder([...concealed, pick(rng, TILES)]) };
}

export const tally: Ask<TallyQuestion> = {
  fields: { hand: heldHand },
  flaw: ({ side }) =>
    side.teaching.wrongSize ? undefined : { part: 'ask', error: { code: UNKNOWN_TO_RULES } },
  make: (rng) =>
    untilDone(() => {
      const hand = someHand(rng);
      return hand.melds.length > 0 && fifthCopy(tilesIn(hand)) === undefined ? { hand } : undefined;
    }),
  answer: (put) => [sizeOf(put)],
  reasons: ({ hand }) => [reason('tally', { n: placesIn(hand) })],
  hint: ({ hand }) => [reason('inHand', { n: hand.concealed.length, count: hand.melds.length })],
  show: () => ({ sizes: SIZES }),
};
