/** Settle the table: who pays whom when a hand is over, and what each has gained. */

import { loadEach } from '../../core/load-each.ts';
import type { Wind } from '../../core/wind.ts';
import { PLAYABLE_RULES } from '../../rulesets/index.ts';
import type { Counter, MoneyUnit } from '../../scoring/settlement.ts';
import { deskOf } from '../desk.ts';
import type { Drill, DrillTypes } from '../drill.ts';
import {
  formatAccount,
  loadSettleRules,
  parseAccount,
  type SettleQuestion,
  type SettleRules,
  type SettleRulesById,
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

function shownOf(question: SettleQuestion, { kit, teaching }: SettleRules): SettleShown {
  const { winner, scores, options } = question;
  const counted = winner === null ? {} : teaching.losers ? scores : { [winner]: scores[winner] };
  return {
    ...{ ...question, scores: counted, unit: kit.money },
    ...(winner !== null && teaching.looksAtDealer(options) && { first: 'E' as const }),
    ...(kit.counters && { counters: kit.counters }),
    ...{ pairs: pairsToFill(question), nets: netsToFill(question) },
  };
}

export function settling(rulesById: SettleRulesById): Drill<SettleTypes> {
  const aboutOf = (level = '') => {
    for (const rules of Object.values(rulesById)) {
      const topic = rules.teaching.topics[level];
      if (topic) return { rules, topic };
    }
    throw new RangeError(`no level ${level}`);
  };
  const settle = (question: SettleQuestion) => settleQuestion(rulesById[question.rules], question);
  return {
    id: 'settle-table',
    parts: SETTLE_PARTS,
    levels: SETTLE_LEVEL_FIELDS,
    make: (rng, { level }) => dealAccount(rng, aboutOf(level)),
    keeps: (question, { level }) => {
      const { rules, topic } = aboutOf(level);
      return question.rules === rules.kit.id && isAbout(question, topic);
    },
    parse: (texts) => parseAccount(rulesById, texts),
    format: (question) => formatAccount(rulesById, question),
    show: (question) => shownOf(question, rulesById[question.rules]),
    solve: (question) => settlementAnswer(question, settle(question)),
    check: (question, answer) => ({
      ...judgeSettlement(question, settle(question), answer),
      elsewhere: otherSettlements(rulesById, question),
    }),
    hintSteps: (question) => settleHintSteps(question, rulesById[question.rules]),
    hints: (question) => settleHints(question, settle(question)),
  };
}

export const loadSettling = async () =>
  deskOf(settling(await loadEach(PLAYABLE_RULES, loadSettleRules)));
