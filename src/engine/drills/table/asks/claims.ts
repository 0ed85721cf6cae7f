import { HAND_SIZE, type HeldHand } from '../../../core/hand.ts';
import { pick, type Rng } from '../../../core/rng.ts';
import type { ClaimKind } from '../../../core/table-rules.ts';
import { COPIES, sortTiles, TILES, type Tile, tileAfter } from '../../../core/tile.ts';
import { WINDS, type Wind } from '../../../core/wind.ts';
import { openClaims } from '../../../play/lawful.ts';
import { type Claim, nextToPlay } from '../../../table/claims.ts';
import type { Refusal } from '../../drill.ts';
import { choice, heldHand, optional } from '../../field.ts';
import { handInPlay } from '../../hand-in-play.ts';
import { copies, fitOneSet, tilesIn, without } from '../../hand-tiles.ts';
import {
  type Ask,
  type AskReason,
  type AtTable,
  flawIn,
  LETTERS,
  type Letter,
  player,
  reason,
  type Setting,
  tooManyIn,
} from '../ask.ts';
import { completionsOf, mayWin } from '../complete.ts';
import { completeHand, untilDone, wallWithout } from '../random-hands.ts';
import { nearMinimum } from './going-out.ts';

export interface TakerQuestion extends Readonly<Partial<Record<Letter, HeldHand | undefined>>> {
  readonly discarder: Letter;
  readonly discard: Tile;
}

export const opponents = (setting: Setting, discarder: Letter): readonly Letter[] =>
  setting.playersFrom(setting.seatOf(discarder)).slice(1) as Letter[];

export const handsIn = (put: AtTable<TakerQuestion>) =>
  opponents(put, put.discarder).flatMap((letter) => {
    const hand = put[letter];
    return hand ? [{ player: letter, hand }] : [];
  });

/** Players sit in the order of the winds: whose turn comes next is all that they decide here. */
const windAt = (setting: Setting, letter: string): Wind => WINDS[setting.seatOf(letter)] as Wind;

/** Whether the tile wins a hand, as a discard or as the fourth of an exposed pung. */
const wins = (put: AtTable<TakerQuestion>, hand: HeldHand, robbing?: true): boolean | undefined =>
  mayWin(put, hand, { tile: put.discard, by: 'discard', robbing });

/** All claims on the tile that a player discards, or adds to an exposed pung. */
export function claimsIn(put: AtTable<TakerQuestion>, robbing?: true): readonly Claim[] {
  const { rules, discard: tile, discarder } = put;
  const seat = windAt(put, discarder);
  const hands = handsIn(put).map(({ player: letter, hand }) => [windAt(put, letter), hand]);
  const state = handInPlay(rules.kit, {
    players: { ...Object.fromEntries(hands), [seat]: { discards: robbing ? [] : [{ tile }] } },
    phase: { kind: 'claims', seat, tile, ...(robbing && { robbing }) },
  });
  return openClaims(state, rules);
}

/** Each of the others has a hand, and who discards has none. */
function missingHand(put: AtTable<TakerQuestion>): Refusal | undefined {
  const absent = opponents(put, put.discarder).find((letter) => put[letter] === undefined);
  if (absent !== undefined) return flawIn(absent, 'missing-hand');
  const isShown = put[put.discarder] !== undefined;
  return isShown ? flawIn(put.discarder, 'hand-of-the-discarder') : undefined;
}

/** The copies of the tile that lie in the middle, or in a kong. */
export const copiesShown = (tile: Tile, robbing?: true): readonly Tile[] =>
  copies(tile, robbing ? COPIES : 1);

export function tableFlaw(put: AtTable<TakerQuestion>, robbing?: true): Refusal | undefined {
  const hands = handsIn(put);
  const held = hands.flatMap(({ hand }) => tilesIn(hand));
  const flaw =
    missingHand(put) ?? tooManyIn('discard', [...copiesShown(put.discard, robbing), ...held]);
  if (flaw) return flaw;
  const open = hands.find(({ hand }) => wins(put, hand, robbing) === undefined);
  return open && flawIn(open.player, 'wind-decides');
}

/** Whose hand would be complete, and is not worth enough to go out with, or has no role. */
function tooCheap(put: AtTable<TakerQuestion>): readonly AskReason[] {
  const { minimum, notEnough } = put.kit;
  if (!notEnough) return [];
  return handsIn(put)
    .filter(
      ({ hand }) =>
        wins(put, hand) === false &&
        completionsOf(put, hand).some(({ tile }) => tile === put.discard),
    )
    .map(({ player: letter }) =>
      minimum
        ? reason('tooCheap', { player: letter, least: minimum.points })
        : reason('noRole', { player: letter }),
    );
}

/** Whether a kong goes with a pung or behind a chow. */
function orderCode({ kit }: AtTable<TakerQuestion>): 'order' | 'orderKongLast' {
  const rankOfClaim = (wanted: ClaimKind) =>
    kit.claims.find(({ claim }) => claim === wanted)?.rank ?? 0;
  return rankOfClaim('kong') > rankOfClaim('chow') ? 'orderKongLast' : 'order';
}

export const claimReasons = (
  put: AtTable<TakerQuestion>,
  claims: readonly Claim[],
): readonly AskReason[] =>
  claims.map(({ seat, group }) =>
    group
      ? reason('claim', { player: put.playerAt(seat), groups: [group] })
      : reason('win', { player: put.playerAt(seat) }),
  );

/** By seat, so that their order says nothing. */
export const claimHint = (
  put: AtTable<TakerQuestion>,
  claims: readonly Claim[],
  none: 'noClaim' | 'noRob',
): readonly AskReason[] =>
  claims.length === 0
    ? [reason(none)]
    : claimReasons(
        put,
        claims.toSorted((a, b) => a.seat - b.seat),
      );

/** What a hand is dealt to be able to say; `none` is left to chance. */
const WISHES = ['none', 'none', 'chow', 'pung', 'win'] as const;

interface Wished {
  readonly wish: (typeof WISHES)[number];
  readonly complete: HeldHand | undefined;
}

function tilesFor(rng: Rng, { wish, complete }: Wished, discard: Tile) {
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
  return complete ? without(complete, discard).concealed : [];
}

/** The tiles given to each of the others, filled up from the wall. */
export function tableWith(
  wall: readonly Tile[],
  { discarder, discard }: Pick<TakerQuestion, 'discarder' | 'discard'>,
  given: readonly (readonly [Letter, readonly Tile[]])[],
): TakerQuestion {
  const left = [...wall];
  const hands = given.map(([letter, tiles]) => {
    const drawn = left.splice(0, HAND_SIZE - tiles.length);
    return [letter, { concealed: sortTiles([...tiles, ...drawn]), melds: [] }] as const;
  });
  return { discarder, discard, ...Object.fromEntries(hands) };
}

const handToWin = (rng: Rng, setting: Setting): HeldHand | undefined =>
  setting.teaching.nearMinimum && rng.below(3) > 0 ? nearMinimum(rng, setting) : completeHand(rng);

function randomTable(rng: Rng, setting: Setting): TakerQuestion | undefined {
  const discarder = pick(rng, LETTERS);
  const letters = opponents(setting, discarder);
  const wishes = letters.map((): Wished => {
    const wish = pick(rng, WISHES);
    return { wish, complete: wish === 'win' ? handToWin(rng, setting) : undefined };
  });
  if (wishes.some(({ wish, complete }) => wish === 'win' && complete?.melds.length !== 0)) {
    return undefined;
  }
  const shared = TILES.filter((tile) =>
    wishes.every(({ complete }) => complete === undefined || complete.concealed.includes(tile)),
  );
  if (shared.length === 0) return undefined;
  const discard = pick(rng, shared);
  const given = wishes.map((wished) => tilesFor(rng, wished, discard));
  if (given.includes(undefined)) return undefined;
  const used = [discard, ...given.flatMap((tiles = []) => tiles)];
  if (!fitOneSet(used)) return undefined;
  const hands = letters.map((letter, at) => [letter, given[at] ?? []] as const);
  return tableWith(wallWithout(rng, used), { discarder, discard }, hands);
}

const claimantsIn = (put: AtTable<TakerQuestion>): readonly string[] => {
  const letters = [...new Set(claimsIn(put).map(({ seat }) => put.playerAt(seat)))];
  return letters.length === 0 ? put.answerAt(undefined) : letters;
};

const ownHand = optional(heldHand);

export const TAKER_FIELDS = {
  ...{ discarder: player, discard: choice(TILES) },
  ...{ A: ownHand, B: ownHand, C: ownHand, D: ownHand },
};

/** The rules of what is claimed; where nobody claims, of whose turn it is. */
function claimRules(put: AtTable<TakerQuestion>): readonly (string | undefined)[] {
  const { kit } = put;
  const claims = claimsIn(put).map(({ rule }) => rule);
  const cheap = tooCheap(put).length > 0 ? [kit.notEnough?.rule] : [];
  return [...claims, ...cheap, ...(claims.length === 0 ? [kit.table.actions.turn] : [])];
}

export type TakerAsk = Ask<TakerQuestion, { hands: ReturnType<typeof handsIn> }>;

export const taker: TakerAsk = {
  fields: TAKER_FIELDS,
  flaw: (put) => tableFlaw(put),
  make: (rng, setting) => {
    // Nobody may say anything to one discard in six; two players or more to most.
    const wanted = pick(rng, [0, 1, 2, 2, 2, 3]);
    return untilDone(() => {
      const question = randomTable(rng, setting);
      if (!question) return undefined;
      const put = { ...question, ...setting };
      const claimants = new Set(claimsIn(put).map(({ seat }) => seat)).size;
      return claimants === wanted && !tableFlaw(put) ? question : undefined;
    });
  },
  answer: (put) => put.answerAt(claimsIn(put)[0]?.seat),
  reasons: (put) => {
    const claims = claimsIn(put);
    const next = put.playerAt(nextToPlay(claims, put.seatOf(put.discarder)));
    const cheap = tooCheap(put);
    if (claims.length === 0) return [...cheap, reason('nobody', { player: next })];
    const order = claims.length > 1 ? [reason(orderCode(put))] : [];
    const end = reason(claims[0]?.claim === 'win' ? 'wins' : 'taken', { player: next });
    return [...claimReasons(put, claims), ...cheap, ...order, end];
  },
  rules: claimRules,
  hint: (put) => claimHint(put, claimsIn(put), 'noClaim'),
  show: (put) => ({ hands: handsIn(put) }),
};

/** Everybody who may claim the tile, whoever gets it. */
export const claimants: TakerAsk = {
  ...taker,
  answer: claimantsIn,
  reasons: (put) => {
    const claims = claimsIn(put);
    const none = claims.length === 0 ? [reason('noClaim')] : [];
    return [...claimReasons(put, claims), ...none, ...tooCheap(put)];
  },
  hint: (put) => [reason('howMany', { n: new Set(claimsIn(put).map(({ seat }) => seat)).size })],
};
