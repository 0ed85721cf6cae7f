/** Settle the table: who pays whom when a hand is over, and what each has gained. */
import type { Wind } from '../../core/wind.ts';
import { PLAYABLE_RULES } from '../../rulesets/index.ts';
import type { Counter, MoneyUnit } from '../../scoring/settlement.ts';
import { deskOf } from '../desk.ts';
import type { Drill, DrillTypes } from '../drill.ts';
import { loadEach } from '../load-each.ts';
import {
  formatAccount,
  loadSettleSide,
  parseAccount,
  type SettleQuestion,
  type SettleSide,
  type SettleSides,
  settleQuestion,
} from './account.ts';
import { dealAccount, isAbout } from './account-dealer.ts';
import { type SettleHints, settleHintSteps, settleHints } from './account-hints.ts';
import {
  judgeSettlement,
  netsToFill,
  pairsToFill,
  type SettleAnswer,
  type SettleVerdict,
  settlementAnswer,
} from './cells.ts';
import { type OtherSettlement, otherSettlements } from './other-settlements.ts';
import { SETTLE_LEVEL_FIELDS, SETTLE_PARTS, type SeatPair } from './settle-asks.ts';

interface SettleShown extends Omit<SettleQuestion, 'scores'> {
  readonly unit: MoneyUnit;
  readonly scores: Readonly<Partial<Record<Wind, number>>>;
  readonly first?: Wind;
  readonly counters?: readonly Counter[];
  readonly pairs: readonly SeatPair[];
  readonly nets: readonly Wind[];
}

export interface SettleTypes extends DrillTypes {
  readonly question: SettleQuestion;
  readonly shown: SettleShown;
  readonly answer: SettleAnswer;
  readonly verdict: SettleVerdict & {
    /** Nothing where nobody won. */
    readonly elsewhere: readonly OtherSettlement[];
  };
  readonly hints: SettleHints;
}

function shownOf(question: SettleQuestion, { kit, teaching }: SettleSide): SettleShown {
  const { winner, scores, options } = question;
  const counted = winner === null ? {} : teaching.losers ? scores : { [winner]: scores[winner] };
  return {
    ...{ ...question, scores: counted, unit: kit.money },
    ...(winner !== null && teaching.looksAtDealer(options) && { first: 'E' as const }),
    ...(kit.counters && { counters: kit.counters }),
    ...{ pairs: pairsToFill(question), nets: netsToFill(question) },
  };
}

export function settling(sides: SettleSides): Drill<SettleTypes> {
  const aboutOf = (level = '') => {
    for (const side of Object.values(sides)) {
      const topic = side.teaching.topics[level];
      if (topic) return { side, topic };
    }
    throw new RangeError(`no level ${level}`);
  };
  const settle = (question: SettleQuestion) => settleQuestion(sides[question.rules], question);
  return {
    id: 'settle-table',
    parts: SETTLE_PARTS,
    levels: SETTLE_LEVEL_FIELDS,
    make: (rng, { level }) => dealAccount(rng, aboutOf(level)),
    keeps: (question, { level }) => {
      const { side, topic } = aboutOf(level);
      return question.rules === side.kit.id && isAbout(question, topic);
    },
    parse: (texts) => parseAccount(sides, texts),
    format: (question) => formatAccount(sides, question),
    show: (question) => shownOf(question, sides[question.rules]),
    solve: (question) => settlementAnswer(question, settle(question)),
    check: (question, answer) => ({
      ...judgeSettlement(question, settle(question), answer),
      elsewhere: otherSettlements(sides, question),
    }),
    hintSteps: (question) => settleHintSteps(question, sides[question.rules]),
    hints: (question) => settleHints(question, settle(question)),
  };
}

export const loadSettling = async () =>
  deskOf(settling(await loadEach(PLAYABLE_RULES, loadSettleSide)));
