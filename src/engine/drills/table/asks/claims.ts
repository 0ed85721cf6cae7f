import type { HeldHand } from '../../../core/hand.ts';
import { pick, type Rng } from '../../../core/rng.ts';
import type { ClaimKind } from '../../../core/table-rules.ts';
import { sortTiles, TILES, type Tile, tileAfter } from '../../../core/tile.ts';
import { WINDS, type Wind } from '../../../core/wind.ts';
import { openClaims } from '../../../play/lawful.ts';
import { type Claim, nextToPlay } from '../../../table/claims.ts';
import { fitOneSet, tilesIn, without } from '../../dealing.ts';
import type { Refusal } from '../../drill.ts';
import { choice, heldHand, optional } from '../../field.ts';
import { handInPlay } from '../../hand-in-play.ts';
import {
  type Ask,
  type AskReason,
  type AtTable,
  answerAt,
  flawIn,
  LETTERS,
  type Letter,
  player,
  playerAt,
  playersFrom,
  reason,
  type Setting,
  seatOf,
} from '../ask.ts';
import { completionsOf, mayWin } from '../complete.ts';
import { completeHand, FULL_HAND, wallWithout } from '../random-hands.ts';
import { nearMinimum } from './going-out.ts';

export interface TakerQuestion extends Readonly<Partial<Record<Letter, HeldHand | undefined>>> {
  readonly discarder: Letter;
  readonly discard: Tile;
}

export const opponents = (setting: Setting, discarder: Letter): readonly Letter[] =>
  playersFrom(setting, seatOf(setting, discarder)).slice(1) as Letter[];

export const handsIn = (put: AtTable<TakerQuestion>) =>
  opponents(put, put.discarder).flatMap((letter) => {
    const hand = put[letter];
    return hand ? [{ player: letter, hand }] : [];
  });

/** Players sit in the order of the winds: whose turn comes next is all that they decide here. */
const windAt = (setting: Setting, letter: string): Wind => WINDS[seatOf(setting, letter)] as Wind;

const mayTake = ({ side }: Setting, hand: HeldHand, tile: Tile): boolean | undefined =>
  mayWin(side, hand, { tile, by: 'discard' });

/** All claims on the tile that a player discards, or adds to an exposed pung. */
export function claimsIn(put: AtTable<TakerQuestion>, robbing?: true): readonly Claim[] {
  const { side, discard: tile, discarder } = put;
  const players = handsIn(put).map(({ player: letter, hand }) => [windAt(put, letter), hand]);
  const state = handInPlay(side.kit, {
    players: Object.fromEntries(players),
    phase: { kind: 'claims', seat: windAt(put, discarder), tile, ...(robbing && { robbing }) },
  });
  return openClaims(state, side);
}

/** Each of the others has a hand, and who discards has none. */
export function missingHand(put: AtTable<TakerQuestion>): Refusal | undefined {
  const absent = opponents(put, put.discarder).find((letter) => put[letter] === undefined);
  if (absent !== undefined) return flawIn(absent, 'missing-hand');
  const isShown = put[put.discarder] !== undefined;
  return isShown ? flawIn(put.discarder, 'hand-of-the-discarder') : undefined;
}

function tableFlaw(put: AtTable<TakerQuestion>): Refusal | undefined {
  const missing = missingHand(put);
  if (missing) return missing;
  const hands = handsIn(put);
  if (!fitOneSet([put.discard, ...hands.flatMap(({ hand }) => tilesIn(hand))])) {
    return flawIn('discard', 'too-many-on-the-table');
  }
  const open = hands.find(({ hand }) => mayTake(put, hand, put.discard) === undefined);
  return open && flawIn(open.player, 'wind-decides');
}

/** Whose hand would be complete, and is not worth enough to go out with, or has no role. */
function tooCheap(put: AtTable<TakerQuestion>): readonly AskReason[] {
  const { minimum, notEnough } = put.side.kit;
  if (!notEnough) return [];
  return handsIn(put)
    .filter(
      ({ hand }) =>
        mayTake(put, hand, put.discard) === false &&
        completionsOf(put.side, hand).some(({ tile }) => tile === put.discard),
    )
    .map(({ player: letter }) =>
      minimum
        ? reason('tooCheap', { player: letter, least: minimum.points })
        : reason('noRole', { player: letter }),
    );
}

/** Whether a kong goes with a pung or behind a chow. */
function orderCode({ side }: AtTable<TakerQuestion>): 'order' | 'orderKongLast' {
  const rankOfClaim = (wanted: ClaimKind) =>
    side.kit.claims.find(({ claim }) => claim === wanted)?.rank ?? 0;
  return rankOfClaim('kong') > rankOfClaim('chow') ? 'orderKongLast' : 'order';
}

export const claimReasonOf = (put: AtTable<TakerQuestion>, { seat, group }: Claim): AskReason =>
  group
    ? reason('claim', { player: playerAt(put, seat), groups: [group] })
    : reason('win', { player: playerAt(put, seat) });

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

const handToWin = (rng: Rng, setting: Setting): HeldHand | undefined =>
  setting.side.teaching.nearMinimum && rng.below(3) > 0
    ? nearMinimum(rng, setting)
    : completeHand(rng);

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
  const wall = [...wallWithout(rng, used)];
  const hands = given.map((tiles = [], at) => {
    const drawn = wall.splice(0, FULL_HAND - tiles.length);
    return [letters[at], { concealed: sortTiles([...tiles, ...drawn]), melds: [] }];
  });
  return { discarder, discard, ...Object.fromEntries(hands) };
}

const claimantsIn = (put: AtTable<TakerQuestion>): readonly string[] => {
  const letters = [...new Set(claimsIn(put).map(({ seat }) => playerAt(put, seat)))];
  return letters.length === 0 ? answerAt(put, undefined) : letters;
};

export const TAKER_FIELDS = {
  discarder: player,
  discard: choice(TILES),
  A: optional(heldHand),
  B: optional(heldHand),
  C: optional(heldHand),
  D: optional(heldHand),
};

/** The rules of what is claimed; where nobody claims, of whose turn it is. */
function claimRules(put: AtTable<TakerQuestion>): readonly (string | undefined)[] {
  const { kit } = put.side;
  const claims = claimsIn(put).map(({ rule }) => rule);
  const cheap = tooCheap(put).length > 0 ? [kit.notEnough?.rule] : [];
  return [...claims, ...cheap, ...(claims.length === 0 ? [kit.table.actions.turn] : [])];
}

export const taker: Ask<TakerQuestion, { hands: ReturnType<typeof handsIn> }> = {
  seated: true,
  fields: TAKER_FIELDS,
  flaw: tableFlaw,
  make: (rng, setting) => {
    // Nobody may say anything to one discard in six; two players or more to most.
    const wanted = pick(rng, [0, 1, 2, 2, 2, 3]);
    for (;;) {
      const question = randomTable(rng, setting);
      if (!question) continue;
      const put = { ...question, ...setting };
      const claimants = new Set(claimsIn(put).map(({ seat }) => seat)).size;
      if (claimants === wanted && tableFlaw(put) === undefined) return question;
    }
  },
  answer: (put) => answerAt(put, claimsIn(put)[0]?.seat),
  reasons: (put) => {
    const claims = claimsIn(put);
    const next = playerAt(put, nextToPlay(claims, seatOf(put, put.discarder)));
    const cheap = tooCheap(put);
    if (claims.length === 0) return [...cheap, reason('nobody', { player: next })];
    const order = claims.length > 1 ? [reason(orderCode(put))] : [];
    const end = reason(claims[0]?.claim === 'win' ? 'wins' : 'taken', { player: next });
    return [...claims.map((claim) => claimReasonOf(put, claim)), ...cheap, ...order, end];
  },
  rules: claimRules,
  hint: (put) => {
    // By seat, so that their order says nothing.
    const claims = [...claimsIn(put)].sort((a, b) => a.seat - b.seat);
    return claims.length === 0
      ? [reason('noClaim')]
      : claims.map((claim) => claimReasonOf(put, claim));
  },
  show: (put) => ({ hands: handsIn(put) }),
};

/** Everybody who may claim the tile, whoever gets it. */
export const claimants: typeof taker = {
  ...taker,
  answer: claimantsIn,
  reasons: (put) => {
    const claims = claimsIn(put);
    const none = claims.length === 0 ? [reason('noClaim')] : [];
    return [...claims.map((claim) => claimReasonOf(put, claim)), ...none, ...tooCheap(put)];
  },
  hint: (put) => [reason('howMany', { n: new Set(claimsIn(put).map(({ seat }) => seat)).size })],
};
