/** The same points from the same seats, as the other rule sets settle them. */
import { WINDS } from '../../core/wind.ts';
import { agreedOf, type Kit } from '../../scoring/kit.ts';
import type { Settlement } from '../../scoring/settlement.ts';
import type { SettleQuestion, SettleRules, SettleRulesById } from './account.ts';

export interface OtherSettlement {
  readonly rules: Kit['id'];
  /** In points; absent where no winning hand, or no other, can be worth so many. */
  readonly settlement?: Settlement;
}

function settledUnder({ kit, teaching }: SettleRules, account: SettleQuestion): OtherSettlement {
  const { winner, from, scores } = account;
  const isTooMuch = WINDS.some((seat) => scores[seat] > teaching.mostPoints);
  if (winner === null || isTooMuch) return { rules: kit.id };
  const settled = agreedOf(kit, kit.inPoints).settle({ winner, from, scores, dealer: 'E' });
  return { rules: kit.id, ...(settled.ok && { settlement: settled.value }) };
}

/** Each of the other rule sets as usual; fines, repeats and stakes are no part of it. */
export const otherSettlements = (
  rulesById: SettleRulesById,
  question: SettleQuestion,
): readonly OtherSettlement[] =>
  question.winner === null
    ? []
    : Object.values(rulesById)
        .filter(({ kit }) => kit.id !== question.rules)
        .map((rules) => settledUnder(rules, question));
