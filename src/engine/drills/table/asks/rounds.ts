/** Who begins the next hand, when a round and the game end, and which wind rules. */
import { pick } from '../../../core/rng.ts';
import { type Seat, seatAfter } from '../../../core/seat.ts';
import {
  HAND_ENDS,
  type HandEnd,
  type HouseDecision,
  type NextRule,
} from '../../../core/table-rules.ts';
import { WINDS, type Wind } from '../../../core/wind.ts';
import {
  afterHands,
  type GameState,
  nextRule,
  nextRules,
  nextStarter,
} from '../../../table/first-hand.ts';
import type { Refusal } from '../../drill.ts';
import { choice, listOf, optional, optionName } from '../../field.ts';
import {
  type Ask,
  type AskReason,
  type AtTable,
  codeForStarter,
  flawIn,
  LETTERS,
  type Letter,
  notInRules,
  player,
  reason,
  type TableContext,
} from '../ask.ts';

interface EndsQuestion {
  readonly starter: Letter;
  readonly ends: readonly HandEnd[];
  /** The option that is agreed on, for the last round. */
  readonly agreed?: string | undefined;
}

const ENDS = { starter: player, ends: listOf(choice(HAND_ENDS), ',') };

/** Ends that leave nothing to the starter: the others are asked only where a question tells them. */
const endsOf = ({ kit }: TableContext): readonly NextRule[] =>
  kit.table.next.filter(({ isChoice }) => !isChoice);

const lastRoundOption = ({ kit }: TableContext): string | undefined =>
  kit.table.next.find(({ lastRound }) => lastRound)?.lastRound?.option;

function endsFlaw(put: AtTable<EndsQuestion>): Refusal | undefined {
  if (put.agreed !== undefined && put.agreed !== lastRoundOption(put)) {
    return notInRules('agreed');
  }
  const isKnown = put.ends.every((end) => nextRule(put.kit.table, end));
  return isKnown ? undefined : notInRules('ends');
}

const tableRules = ({ kit, agreed }: AtTable<Pick<EndsQuestion, 'agreed'>>) => ({
  ...kit.table,
  agreed: agreed === undefined ? {} : { [agreed]: true },
});

const rulesAt = (put: AtTable<Pick<EndsQuestion, 'agreed'>>, round: number) =>
  nextRules(tableRules(put), round);

const lastRound = ({ kit }: TableContext): number => kit.table.rounds.number - 1;

/** Hands of one round; where something is agreed, of the last one. */
const nextIn = (put: AtTable<EndsQuestion>) =>
  rulesAt(put, put.agreed === undefined ? 0 : lastRound(put));

function startersIn(put: AtTable<EndsQuestion>): readonly Seat[] {
  const starters = [put.seatOf(put.starter)];
  for (const end of put.ends) {
    starters.push(nextStarter(starters.at(-1) as Seat, end, nextIn(put)));
  }
  return starters;
}

/** Hand by hand, who begins after it. */
const passing = (put: AtTable<EndsQuestion>, starters: readonly Seat[]): readonly AskReason[] =>
  put.ends.map((end, at) => {
    const after = starters[at + 1] as Seat;
    const code =
      starters[at] === after
        ? codeForStarter(put, 'stays', 'staysEast')
        : codeForStarter(put, 'passes', 'becomesEast');
    return reason(code, { n: at + 1, end, player: put.playerAt(after) });
  });

function whenItStays(
  put: AtTable<EndsQuestion>,
  { next }: ReturnType<typeof nextIn>,
): readonly AskReason[] {
  const ends = next.filter(({ stays }) => stays).map(({ end }) => end);
  return ends.length === 0
    ? []
    : [reason(codeForStarter(put, 'staysAfter', 'staysEastAfter'), { ends })];
}

const citedIn = ({ ends }: EndsQuestion, rules: ReturnType<typeof nextIn>) =>
  ends.map((end) => nextRule(rules, end)?.rule);

const whenDrawn = ({ ends }: Pick<EndsQuestion, 'ends'>): readonly HouseDecision[] =>
  ends.includes('drawn') ? ['drawnStays'] : [];

const MOST_HANDS = 4;

export const passes: Ask<EndsQuestion> = {
  fields: { ...ENDS, agreed: optional(optionName) },
  flaw: endsFlaw,
  make: (rng, setting) => {
    const option = rng.below(3) === 0 ? lastRoundOption(setting) : undefined;
    const known = endsOf(setting);
    const apart = known.filter((row) => row.lastRound);
    return {
      starter: pick(rng, LETTERS),
      ends: Array.from(
        { length: 2 + rng.below(MOST_HANDS - 1) },
        // What the last round changes comes up as often as all else.
        () => pick(rng, option !== undefined && rng.below(2) === 0 ? apart : known).end,
      ),
      ...(option !== undefined && { agreed: option }),
    };
  },
  answer: (put) => put.answerAt(startersIn(put).at(-1)),
  reasons: (put) => passing(put, startersIn(put)),
  rules: (put) => citedIn(put, nextIn(put)),
  settled: whenDrawn,
  hint: (put) => [
    ...whenItStays(put, nextIn(put)),
    reason(codeForStarter(put, 'begins', 'eastIs'), { player: put.starter }),
    ...passing(put, startersIn(put)).slice(0, -1),
  ],
};

/** Where rounds have no wind of their own, the round that is played now or the next one. */
type RoundNext = Wind | 'same' | 'new' | 'over';

interface RoundQuestion extends EndsQuestion {
  /** Who began the game. */
  readonly home: Letter;
  /** The wind of the round, or its number as a wind. */
  readonly round: Wind;
}

const roundOf = ({ round }: Pick<RoundQuestion, 'round'>): number => WINDS.indexOf(round);

function stateAfter(put: AtTable<RoundQuestion>, hands: number): GameState {
  const begun = {
    home: put.seatOf(put.home),
    starter: put.seatOf(put.starter),
    rounds: roundOf(put),
  };
  return afterHands(begun, put.ends.slice(0, hands), tableRules(put));
}

const endIn = (put: AtTable<RoundQuestion>): GameState => stateAfter(put, put.ends.length);

const statesIn = (put: AtTable<RoundQuestion>): readonly GameState[] =>
  [0, ...put.ends.map((_, at) => at + 1)].map((hands) => stateAfter(put, hands));

function choicesIn({ kit }: TableContext): readonly RoundNext[] {
  const { number } = kit.table.rounds;
  if (kit.countsRound) return [...WINDS.slice(0, number), 'over'];
  return number > 1 ? ['same', 'new', 'over'] : ['same', 'over'];
}

function roundAfter(put: AtTable<RoundQuestion>): RoundNext {
  const { rounds, isOver } = endIn(put);
  if (isOver) return 'over';
  if (put.kit.countsRound) return WINDS[rounds] ?? 'over';
  return rounds > roundOf(put) ? 'new' : 'same';
}

/** Where rounds have no name, "a new round" can only be said of the last hand. */
const passesRoundEnd = (put: AtTable<RoundQuestion>): boolean =>
  !put.kit.countsRound && stateAfter(put, put.ends.length - 1).rounds > roundOf(put);

function roundFlaw(put: AtTable<RoundQuestion>): Refusal | undefined {
  if (roundOf(put) > lastRound(put)) return notInRules('round');
  const isOver = statesIn(put)
    .slice(0, -1)
    .some((state) => state.isOver);
  if (isOver) return endsFlaw(put) ?? flawIn('ends', 'after-the-game');
  return endsFlaw(put) ?? (passesRoundEnd(put) ? flawIn('ends', 'after-the-round') : undefined);
}

function roundReason(put: AtTable<RoundQuestion>): AskReason {
  const { home, kit } = put;
  const { rounds, isOver } = endIn(put);
  const isNew = rounds > roundOf(put);
  if (isOver) return reason('gameOver', { player: home, n: kit.table.rounds.number });
  if (!kit.countsRound) return reason(isNew ? 'roundEnds' : 'roundGoesOn', { player: home });
  const wind = WINDS[rounds] ?? 'E';
  return reason(isNew ? 'windMoves' : 'windStays', { player: home, wind });
}

const MOST_ENDS = 3;

interface RoundShown {
  readonly choices: readonly RoundNext[];
  /** Which round it is, of how many. */
  readonly number: number;
  readonly rounds: number;
}

export const round: Ask<RoundQuestion, RoundShown> = {
  fields: { home: player, ...ENDS, round: choice(WINDS), agreed: optional(optionName) },
  flaw: roundFlaw,
  make: (rng, setting) => {
    const last = lastRound(setting);
    const option = rng.below(3) === 0 ? lastRoundOption(setting) : undefined;
    const home = pick(rng, LETTERS);
    const known = endsOf(setting).map(({ end }) => end);
    for (;;) {
      // Near the end of a round, and of the game: elsewhere nothing changes.
      const isLast = option !== undefined || rng.below(3) === 0;
      const question: RoundQuestion = {
        home,
        starter: setting.playerAt(seatAfter(setting.seatOf(home), pick(rng, [2, 3, 3]))) as Letter,
        ends: Array.from({ length: 1 + rng.below(MOST_ENDS) }, () => pick(rng, known)),
        round: WINDS[isLast ? last : rng.below(last + 1)] ?? 'E',
        ...(option !== undefined && { agreed: option }),
      };
      if (roundFlaw({ ...question, ...setting }) === undefined) return question;
    }
  },
  answer: (put) => [roundAfter(put)],
  reasons: (put) => [
    ...passing(
      put,
      statesIn(put).map(({ starter }) => starter),
    ),
    roundReason(put),
  ],
  rules: (put) => [put.kit.table.rounds.rule, ...citedIn(put, rulesAt(put, roundOf(put)))],
  settled: whenDrawn,
  hint: (put) => [
    ...whenItStays(put, rulesAt(put, roundOf(put))),
    reason('atHome', { player: put.home }),
  ],
  show: (put) => ({
    choices: choicesIn(put),
    number: roundOf(put) + 1,
    rounds: put.kit.table.rounds.number,
  }),
};
