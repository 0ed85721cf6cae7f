/** A kong that is made by adding to an exposed pung: who wins with its tile? */
import { pick, type Rng } from '../../../core/rng.ts';
import { TILES } from '../../../core/tile.ts';
import type { Claim } from '../../../table/claims.ts';
import { fitOneSet, without } from '../../hand-tiles.ts';
import {
  type AtTable,
  LETTERS,
  notInRules,
  reason,
  type Setting,
  type TableContext,
} from '../ask.ts';
import { completeHand, untilDone, wallWithout } from '../random-hands.ts';
import {
  claimHint,
  claimReasons,
  claimsIn,
  copiesShown,
  handsIn,
  opponents,
  TAKER_FIELDS,
  type TakerAsk,
  type TakerQuestion,
  tableFlaw,
  tableWith,
} from './claims.ts';

const ruleIn = ({ kit }: TableContext): string | undefined =>
  kit.circumstances.find(({ id }) => id === 'rob-kong')?.rule;

const robbersIn = (put: AtTable<TakerQuestion>): readonly Claim[] => claimsIn(put, true);

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
  const used = [...copiesShown(discard, true), ...waiting.flat()];
  if (!fitOneSet(used)) return undefined;
  const wall = wallWithout(rng, used);
  const others = opponents(setting, discarder);
  const first = rng.below(others.length);
  const hands = others.map(
    (letter, at) => [letter, waiting[(at + first) % others.length] ?? []] as const,
  );
  return tableWith(wall, { discarder, discard }, hands);
}

/** `discarder`: whose kong it is. */
export const robbed: TakerAsk = {
  fields: TAKER_FIELDS,
  flaw: (put) => (ruleIn(put) === undefined ? notInRules() : tableFlaw(put, true)),
  make: (rng, setting) => {
    const winners = pick(rng, [0, 1, 1, 2]);
    return untilDone(() => {
      const question = randomTable(rng, setting, winners);
      if (!question) return undefined;
      const put = { ...question, ...setting };
      return robbersIn(put).length === winners && !tableFlaw(put, true) ? question : undefined;
    });
  },
  answer: (put) => put.answerAt(robbersIn(put)[0]?.seat),
  reasons: (put) => {
    const robbers = robbersIn(put);
    const [first] = robbers;
    if (!first) return [reason('nobodyRobs', { player: put.discarder })];
    return [
      ...claimReasons(put, robbers),
      ...(robbers.length > 1 ? [reason('robOrder')] : []),
      reason('robs', { player: put.playerAt(first.seat) }),
    ];
  },
  rules: (put) => [ruleIn(put)],
  hint: (put) => claimHint(put, robbersIn(put), 'noRob'),
  show: (put) => ({ hands: handsIn(put) }),
};
