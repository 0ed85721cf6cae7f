/** Which rules are these? A score sheet or payments without a name, to be given their rule set. */
import type { Ledger } from '../../compare/ledgers.ts';
import { fail } from '../../core/result.ts';
import type { Wind } from '../../core/wind.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import type { Settlement } from '../../scoring/settlement.ts';
import type { Sheet } from '../../scoring/sheet.ts';
import { deskOf } from '../desk.ts';
import { type Drill, type DrillTypes, marksOfOne, type Verdict } from '../drill.ts';
import { loadTaught, type TaughtRules } from '../scoring/position.ts';
import { handTraits } from '../waits/wait-shape.ts';
import { type Clue, cluesOf } from './clues.ts';
import {
  type Citation,
  type DistinctLine,
  isShowable,
  ownLines,
  type PlainLine,
  plainLines,
  scoreTotal,
} from './plain-ledger.ts';
import { type DistinctLedger, dealWhich, distinctLedger, isContested } from './which-dealer.ts';
import {
  readWhich,
  WHICH_LEVELS,
  WHICH_PARTS,
  type WhichQuestion,
  type WhichRulesError,
  writeWhich,
} from './which-question.ts';

/** What a rule set makes of the hand, in short. */
interface Standing {
  readonly rules: PlayableRules;
  readonly verdict: Ledger['verdict'];
  readonly total: number;
  readonly payments?: Readonly<Record<Wind, number>>;
  /** What is against the win, where a rule says it. */
  readonly against?: Citation;
}

interface WhichProof {
  readonly answer: PlayableRules;
  readonly tells: readonly Clue[];
  /** As the rule set itself writes it; absent where it counts nothing. */
  readonly sheet?: Sheet;
  readonly ownLines: readonly DistinctLine[];
  readonly standings: readonly Standing[];
  /** Those that do not count this hand as a win. */
  readonly out: readonly PlayableRules[];
  /** The answer, and the one whose total is nearest to it. */
  readonly nearest: readonly PlayableRules[];
}

interface WhichTypes extends DrillTypes {
  readonly question: WhichQuestion;
  readonly shown: Omit<WhichQuestion, 'rules'> & {
    readonly lines: readonly PlainLine[];
    readonly total: number;
    /** Absent where none is shown, and where nothing is paid. */
    readonly settlement?: Settlement;
    /** What can be answered, in the order of the keys. */
    readonly choices: readonly PlayableRules[];
  };
  readonly answer: PlayableRules;
  readonly verdict: Verdict & { readonly given: PlayableRules; readonly proof: WhichProof };
  readonly hints: WhichProof;
  readonly error: WhichRulesError;
}

function shownOf({ rules: _, ...question }: WhichQuestion, ledger: Ledger): WhichTypes['shown'] {
  const isSheet = question.show === 'sheet';
  return {
    ...question,
    lines: isSheet ? plainLines(ledger) : [],
    total: isSheet ? scoreTotal(ledger) : 0,
    ...(!isSheet && ledger.settlement && { settlement: ledger.settlement }),
    choices: PLAYABLE_RULES,
  };
}

function standingOf(allRules: readonly TaughtRules[], ledger: Ledger): Standing {
  const { verdict, settlement, reason } = ledger;
  const kit = allRules.find(({ kit }) => kit.id === ledger.rules)?.kit;
  const rule = reason?.rule;
  return {
    ...{ rules: ledger.rules as PlayableRules, verdict, total: scoreTotal(ledger) },
    ...(settlement && { payments: settlement.payments }),
    ...(kit && rule && { against: { rule, place: kit.placeOf(rule) } }),
  };
}

function nearestTo({ ledger, all }: DistinctLedger): readonly PlayableRules[] {
  const gap = (other: Ledger): number => Math.abs(scoreTotal(other) - scoreTotal(ledger));
  const [rival] = all
    .filter(({ rules, verdict }) => rules !== ledger.rules && verdict === 'wins')
    .toSorted((a, b) => gap(a) - gap(b));
  return PLAYABLE_RULES.filter((rules) => rules === ledger.rules || rules === rival?.rules);
}

function proofOf(
  allRules: readonly TaughtRules[],
  question: WhichQuestion,
  told: DistinctLedger,
): WhichProof {
  const { ledger, all } = told;
  const own = allRules.find(({ kit }) => kit.id === question.rules);
  const others = all.filter(({ rules }) => rules !== question.rules);
  return {
    answer: question.rules,
    tells: own ? cluesOf(own.kit, ledger, question) : [],
    ...(ledger.counted && !ledger.counted.sheet.uncounted && { sheet: ledger.counted.sheet }),
    ownLines: question.show === 'sheet' ? ownLines(ledger, others.filter(isShowable)) : [],
    standings: all.map((each) => standingOf(allRules, each)),
    out: all.filter((each) => !isShowable(each)).map(({ rules }) => rules as PlayableRules),
    nearest: nearestTo(told),
  };
}

function hintStepsOf({ out, tells }: WhichProof): readonly string[] {
  return [
    ...(tells.length > 0 ? ['tells'] : []),
    ...(out.length > 0 ? ['out'] : []),
    ...['nearest', 'answer'],
  ];
}

function whichRules(allRules: readonly TaughtRules[]): Drill<WhichTypes> {
  const apart = (question: WhichQuestion): DistinctLedger => {
    const told = distinctLedger(allRules, question);
    if (!told) throw new Error(`no rule set alone counts so: ${JSON.stringify(question)}`);
    return told;
  };
  const proof = (question: WhichQuestion) => proofOf(allRules, question, apart(question));
  return {
    id: 'which-rules',
    parts: WHICH_PARTS,
    levels: WHICH_LEVELS,
    make: (rng, { level }) => dealWhich(rng, allRules, level === 'payments' ? level : 'sheet'),
    traits: ({ hand }) => handTraits(hand.concealed),
    keeps: (question, { level }) => question.show === level && isContested(apart(question)),
    parse: (texts) => {
      const read = readWhich(texts);
      if (!read.ok || distinctLedger(allRules, read.value)) return read;
      return fail({ part: 'sheet', error: { code: 'not-told' } });
    },
    format: writeWhich,
    show: (question) => shownOf(question, apart(question).ledger),
    solve: ({ rules }) => rules,
    check: (question, given) => {
      const right = given === question.rules;
      return { right, marks: marksOfOne(right), given, proof: proof(question) };
    },
    hintSteps: (question) => hintStepsOf(proof(question)),
    hints: proof,
  };
}

export async function loadWhichRules() {
  return deskOf(whichRules(await Promise.all(PLAYABLE_RULES.map(loadTaught))));
}
