/** Hands whose sheet or payments one rule set alone would give, where several count a win. */
import { type Ledger, ledgersOf } from '../../compare/ledgers.ts';
import { pick, type Rng } from '../../core/rng.ts';
import type { PlayableRules } from '../../rulesets/index.ts';
import type { Recipe } from '../../scoring/recipe.ts';
import { othersThan } from '../../scoring/settlement.ts';
import { dealScoredHand } from '../scoring/hand-dealer.ts';
import type { TaughtRules } from '../scoring/position.ts';
import { isShowable, looksAlike } from './plain-ledger.ts';
import type { WhichQuestion } from './which-question.ts';

const NOTHING_ELSE = { how: [], extras: {} };

type Held = Pick<WhichQuestion, 'hand' | 'seat' | 'round' | 'from'>;

const ledgersFor = (allRules: readonly TaughtRules[], { from, ...told }: Held): readonly Ledger[] =>
  ledgersOf(
    allRules.map(({ kit }) => kit),
    { ...told, ...NOTHING_ELSE },
    { from },
  );

export interface DistinctLedger {
  readonly ledger: Ledger;
  /** In the order of the rule sets. */
  readonly all: readonly Ledger[];
}

/** Besides the one that is shown. */
const FEWEST_OTHER_WINS = 2;

const ledgers = new WeakMap<WhichQuestion, DistinctLedger>();

/** The ledger that is shown among all; absent where it does not win, or looks like another. */
export function distinctLedger(
  allRules: readonly TaughtRules[],
  question: WhichQuestion,
): DistinctLedger | undefined {
  const known = ledgers.get(question);
  if (known) return known;
  const own = allRules.filter(({ kit }) => kit.id === question.rules);
  const [ledger] = ledgersFor(own, question);
  if (!ledger || !isShowable(ledger)) return undefined;
  const all = ledgersFor(allRules, question);
  const others = all.filter(({ rules }) => rules !== question.rules);
  const isAlike = others.some(
    (other) => isShowable(other) && looksAlike(other, ledger, question.show),
  );
  if (isAlike) return undefined;
  const told = { ledger, all };
  ledgers.set(question, told);
  return told;
}

/** Whether enough rule sets might have counted it. */
export const isContested = ({ ledger, all }: DistinctLedger): boolean =>
  all.filter(({ rules, verdict }) => rules !== ledger.rules && verdict === 'wins').length >=
  FEWEST_OTHER_WINS;

const recipesOf = ({ teaching }: TaughtRules): readonly Recipe[] =>
  teaching.drills.flatMap(({ topics }) =>
    topics.filter(({ lost }) => !lost).flatMap(({ recipes }) => recipes),
  );

function dealHand(
  rng: Rng,
  allRules: readonly TaughtRules[],
  rules: TaughtRules,
): Held | undefined {
  const own = recipesOf(rules);
  const recipe = pick(rng, own.length > 0 ? own : allRules.flatMap(recipesOf));
  const hand = dealScoredHand(rng, recipe, rules.teaching);
  if (!hand) return undefined;
  const { seat, round } = hand;
  const from = hand.hand.win?.by === 'discard' ? pick(rng, othersThan(seat)) : null;
  return { hand: { ...hand.hand, flowers: [] }, seat, round, from };
}

/** A rule set that counts nothing has no sheet to look at: it is rarely the answer. */
const UNCOUNTED_ONE_IN = 12;

export function dealWhich(
  rng: Rng,
  allRules: readonly TaughtRules[],
  show: WhichQuestion['show'],
): WhichQuestion {
  const isCounting = ({ teaching }: TaughtRules): boolean => teaching.drills.length > 0;
  const counting = allRules.filter(isCounting);
  const isRare = rng.below(UNCOUNTED_ONE_IN) === 0;
  const rules = pick(rng, isRare ? allRules.filter((known) => !isCounting(known)) : counting);
  for (;;) {
    const held = dealHand(rng, allRules, rules);
    if (!held) continue;
    const question = { ...held, show, rules: rules.kit.id as PlayableRules };
    const told = distinctLedger(allRules, question);
    if (told && isContested(told)) return question;
  }
}
