import { ok } from '../engine/notation.ts';
import { readAccount, readFalseWin } from './accounts.ts';
import type { Command } from './command.ts';
import { readAgreed } from './options.ts';

export const settleCommand: Command = {
  name: 'settle',
  needsRules: true,
  answer(fields, rules) {
    if (rules === undefined) throw new Error('settle without rules');
    const falseWin = readFalseWin(fields, rules);
    if (!falseWin.ok) return falseWin;
    // Points, unless the record says what a point is worth.
    const agreed = readAgreed(fields, rules, rules.inPoints);
    if (!agreed.ok) return agreed;
    if (falseWin.value) {
      const { offender, dealer } = falseWin.value;
      return ok({ payments: agreed.value.settleFalseWin(offender, dealer).payments });
    }
    const account = readAccount(fields, rules);
    if (!account.ok) return account;
    const settled = agreed.value.settle(account.value);
    return settled.ok ? ok({ payments: settled.value.payments }) : settled;
  },
};
