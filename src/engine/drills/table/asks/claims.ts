/** A discard and those who may take it. */
import type { HeldHand } from '../../../core/hand.ts';
import { pick, type Rng } from '../../../core/rng.ts';
import { SEATS } from '../../../core/seat.ts';
import { TILES, type Tile, tileAfter } from '../../../core/tile.ts';
import { type Claim, claimsOn, nextToPlay } from '../../../table/claims.ts';
import { choice, heldHand, optional } from '../../field.ts';
import {
  type Ask,
  LETTERS,
  type Letter,
  lettered,
  othersAfter,
  type Put,
  player,
  playerAt,
  type Reason,
  reason,
  type Setting,
  seatOf,
} from '../ask.ts';
import { completing, mayWin } from '../complete.ts';
import {
  fifthCopy,
  inOrder,
  someCompleteHand,
  tilesIn,
  wallWithout,
  without,
} from '../some-hands.ts';
import { nearMinimum } from './going-out.ts';

type Hands = Readonly<Partial<Record<Letter, HeldHand | undefined>>>;

export interface TakerQuestion extends Hands {
  readonly discarder: Letter;
  readonly discard: Tile;
}

const handAt = (put: Put<TakerQuestion>, letter: string): HeldHand | undefined =>
  put[letter as Letter];

/** Everything that may be said, in the order in which it counts. */
const claimsIn = (put: Put<TakerQuestion>): readonly Claim[] =>
  claimsOn(
    {
      tile: put.discard,
      discarder: seatOf(put, put.discarder),
      hands: SEATS.map((seat) => handAt(put, playerAt(put, seat))),
    },
    put.side.kit.claims,
    (hand, tile) => mayWin(put.side, hand, { tile, by: 'discard' }) === true,
  );

/** What makes a table impossible, or leaves its answer open. */
function flawIn(put: Put<TakerQuestion>): ReturnType<NonNullable<Ask<TakerQuestion>['flaw']>> {
  const others = othersAfter(put, put.discarder);
  const absent = others.find((letter) => handAt(put, letter) === undefined);
  if (absent !== undefined) return { part: absent, error: { code: 'missing-hand' } };
  if (handAt(put, put.discarder) !== undefined) {
    return { part: put.discarder, error: { code: 'hand-of-the-discarder' } };
  }
  const hands = others.flatMap((letter) => handAt(put, letter) ?? []);
  if (fifthCopy([put.discard, ...hands.flatMap(tilesIn)]) !== undefined) {
    return { part: 'discard', error: { code: 'too-many-on-the-table' } };
  }
  const open = others.find((letter) => {
    const hand = handAt(put, letter);
    return hand && mayWin(put.side, hand, { tile: put.discard, by: 'discard' }) === undefined;
  });
  return open === undefined ? undefined : { part: open, error: { code: 'wind-decides' } };
}

/** Whose hand would be complete, and is not worth enough to go out with. */
const tooCheap = (put: Put<TakerQuestion>): readonly Reason[] =>
  othersAfter(put, put.discarder).flatMap((letter) => {
    const hand = handAt(put, letter);
    const isWhole = hand && completing(put.side, hand).some(({ tile }) => tile === put.discard);
    const may = hand && mayWin(put.side, hand, { tile: put.discard, by: 'discard' });
    const { points = 0 } = put.side.kit.minimum ?? {};
    return isWhole && may === false ? [reason('tooCheap', { player: letter, least: points })] : [];
  });

const lineOf = (put: Put<TakerQuestion>, { seat, group }: Claim): Reason =>
  group
    ? reason('claim', { player: playerAt(put, seat), groups: [group] })
    : reason('win', { player: playerAt(put, seat) });

/** What a hand is dealt to be able to say; `none` is left to chance. */
const WISHES = ['none', 'none', 'chow', 'pung', 'win'] as const;
type Wish = (typeof WISHES)[number];

interface Wished {
  readonly wish: Wish;
  /** What a hand that may win is to be with the discard. */
  readonly whole: HeldHand | undefined;
}

/** Tiles that make a wish come true; absent where the discard does not allow it. */
function tilesFor(rng: Rng, { wish, whole }: Wished, discard: Tile): readonly Tile[] | undefined {
  if (wish === 'pung') return [discard, discard];
  if (wish === 'chow') {
    const steps = pick(rng, [
      [1, 2],
      [-1, 1],
      [-2, -1],
    ] as const);
    const tiles = steps.flatMap((step) => tileAfter(discard, step) ?? []);
    return tiles.length === 2 ? tiles : undefined;
  }
  return whole ? without(whole, discard).concealed : [];
}

const TILES_OF_A_HAND = 13;

/** A whole hand; where there is a minimum, two in three are worth about that. */
const someWhole = (rng: Rng, setting: Setting): HeldHand | undefined =>
  setting.side.teaching.nearMinimum && rng.below(3) > 0
    ? nearMinimum(rng, setting)
    : someCompleteHand(rng);

/** Three hands of which some may say something to a discard; absent where the tiles do not allow it. */
function someTable(rng: Rng, setting: Setting): TakerQuestion | undefined {
  const discarder = pick(rng, LETTERS);
  const others = othersAfter(setting, discarder);
  const wishes = others.map((): Wished => {
    const wish = pick(rng, WISHES);
    return { wish, whole: wish === 'win' ? someWhole(rng, setting) : undefined };
  });
  if (wishes.some(({ wish, whole }) => wish === 'win' && whole?.melds.length !== 0))
    return undefined;
  const shared = TILES.filter((tile) =>
    wishes.every(({ whole }) => whole === undefined || whole.concealed.includes(tile)),
  );
  if (shared.length === 0) return undefined;
  const discard = pick(rng, shared);
  const given = wishes.map((wished) => tilesFor(rng, wished, discard));
  if (given.some((tiles) => tiles === undefined)) return undefined;
  const used = [discard, ...given.flatMap((tiles) => tiles ?? [])];
  if (fifthCopy(used) !== undefined) return undefined;
  const wall = [...wallWithout(rng, used)];
  const hands = given.map((tiles = []) => [
    ...tiles,
    ...wall.splice(0, TILES_OF_A_HAND - tiles.length),
  ]);
  const held = others.map((letter, at) => [
    letter,
    { concealed: inOrder(hands[at] ?? []), melds: [] },
  ]);
  return { discarder, discard, ...Object.fromEntries(held) };
}

const sayings = (put: Put<TakerQuestion>): number =>
  new Set(claimsIn(put).map(({ seat }) => seat)).size;

export const taker: Ask<TakerQuestion> = {
  seated: true,
  fields: {
    discarder: player,
    discard: choice(TILES),
    A: optional(heldHand),
    B: optional(heldHand),
    C: optional(heldHand),
    D: optional(heldHand),
  },
  flaw: flawIn,
  make: (rng, setting) => {
    // Nobody may say anything to one discard in six; two players or more to most.
    const wanted = pick(rng, [0, 1, 2, 2, 2, 3]);
    for (;;) {
      const question = someTable(rng, setting);
      if (!question) continue;
      const put = { ...question, ...setting };
      if (sayings(put) === wanted && flawIn(put) === undefined) return question;
    }
  },
  answer: (put) => lettered(put, claimsIn(put)[0]?.seat),
  reasons: (put) => {
    const claims = claimsIn(put);
    const next = playerAt(put, nextToPlay(claims, seatOf(put, put.discarder)));
    const cheap = put.side.kit.minimum ? tooCheap(put) : [];
    if (claims.length === 0) return [...cheap, reason('nobody', { player: next })];
    const order = claims.length > 1 ? [reason('order')] : [];
    const end = reason(claims[0]?.claim === 'win' ? 'wins' : 'taken', { player: next });
    return [...claims.map((claim) => lineOf(put, claim)), ...cheap, ...order, end];
  },
  hint: (put) => {
    const claims = claimsIn(put);
    return claims.length === 0
      ? [reason('noClaim')]
      : bySeat(claims).map((claim) => lineOf(put, claim));
  },
  show: (put) => ({
    hands: othersAfter(put, put.discarder).flatMap((letter) => {
      const hand = handAt(put, letter);
      return hand ? [{ player: letter, hand }] : [];
    }),
  }),
};

/** By seat, so that their order says nothing. */
const bySeat = (claims: readonly Claim[]): readonly Claim[] =>
  [...claims].sort((a, b) => a.seat - b.seat);
