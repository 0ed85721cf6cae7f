/** A kong that is made by adding to an exposed pung: who wins with its tile? */
import { pick, type Rng } from '../../../core/rng.ts';
import { COPIES, sortTiles, TILES, type Tile } from '../../../core/tile.ts';
import type { Claim } from '../../../table/claims.ts';
import { fitOneSet, tilesIn, without } from '../../dealing.ts';
import type { Refusal } from '../../drill.ts';
import {
  type Ask,
  type AtTable,
  answerAt,
  flawIn,
  LETTERS,
  playerAt,
  reason,
  type Setting,
} from '../ask.ts';
import { mayWin } from '../complete.ts';
import { completeHand, FULL_HAND, wallWithout } from '../random-hands.ts';
import {
  claimReasonOf,
  claimsIn,
  handsIn,
  missingHand,
  opponents,
  TAKER_FIELDS,
  type TakerQuestion,
} from './claims.ts';

const HOW = 'rob-kong';

const ruleIn = ({ side }: Pick<Setting, 'side'>): string | undefined =>
  side.kit.circumstances.find(({ id }) => id === HOW)?.rule;

const mayRob = (put: AtTable<TakerQuestion>, hand: Parameters<typeof mayWin>[1]) =>
  mayWin(put.side, hand, { tile: put.discard, by: 'discard', how: HOW });

const robbersIn = (put: AtTable<TakerQuestion>): readonly Claim[] => claimsIn(put, true);

const kongOf = (tile: Tile): readonly Tile[] => Array.from({ length: COPIES }, () => tile);

function robbedFlaw(put: AtTable<TakerQuestion>): Refusal | undefined {
  if (ruleIn(put) === undefined) return flawIn('ask', 'not-in-these-rules');
  const missing = missingHand(put);
  if (missing) return missing;
  const hands = handsIn(put);
  if (!fitOneSet([...kongOf(put.discard), ...hands.flatMap(({ hand }) => tilesIn(hand))])) {
    return flawIn('discard', 'too-many-on-the-table');
  }
  const open = hands.find(({ hand }) => mayRob(put, hand) === undefined);
  return open && flawIn(open.player, 'wind-decides');
}

/** Hands of which so many are one tile short of winning, by the tile of the kong. */
function randomTable(rng: Rng, setting: Setting, winners: number): TakerQuestion | undefined {
  const discarder = pick(rng, LETTERS);
  const complete = Array.from({ length: winners }, () => completeHand(rng)).filter(
    ({ melds }) => melds.length === 0,
  );
  const shared = TILES.filter((tile) =>
    complete.every(({ concealed }) => concealed.filter((held) => held === tile).length === 1),
  );
  if (complete.length < winners || shared.length === 0) return undefined;
  const discard = pick(rng, shared);
  const waiting = complete.map((hand) => without(hand, discard).concealed);
  const used = [...kongOf(discard), ...waiting.flat()];
  if (!fitOneSet(used)) return undefined;
  const wall = [...wallWithout(rng, used)];
  const others = opponents(setting, discarder);
  const first = rng.below(others.length);
  const hands = others.map((letter, at) => {
    const held = waiting[(at + first) % others.length] ?? [];
    const drawn = wall.splice(0, FULL_HAND - held.length);
    return [letter, { concealed: sortTiles([...held, ...drawn]), melds: [] }] as const;
  });
  return { discarder, discard, ...Object.fromEntries(hands) };
}

/** `discarder`: whose kong it is. */
export const robbed: Ask<TakerQuestion, { hands: ReturnType<typeof handsIn> }> = {
  seated: true,
  fields: TAKER_FIELDS,
  flaw: robbedFlaw,
  make: (rng, setting) => {
    const winners = pick(rng, [0, 1, 1, 2]);
    for (;;) {
      const question = randomTable(rng, setting, winners);
      if (!question) continue;
      const put = { ...question, ...setting };
      if (robbersIn(put).length === winners && !robbedFlaw(put)) return question;
    }
  },
  answer: (put) => answerAt(put, robbersIn(put)[0]?.seat),
  reasons: (put) => {
    const robbers = robbersIn(put);
    const [first] = robbers;
    if (!first) return [reason('nobodyRobs', { player: put.discarder })];
    return [
      ...robbers.map((claim) => claimReasonOf(put, claim)),
      ...(robbers.length > 1 ? [reason('robOrder')] : []),
      reason('robs', { player: playerAt(put, first.seat) }),
    ];
  },
  rules: (put) => [ruleIn(put)],
  hint: (put) => {
    const robbers = [...robbersIn(put)].sort((a, b) => a.seat - b.seat);
    return robbers.length === 0
      ? [reason('noRob')]
      : robbers.map((claim) => claimReasonOf(put, claim));
  },
  show: (put) => ({ hands: handsIn(put) }),
};
