import { ok } from '../engine/notation.ts';
import { readAccount } from './accounts.ts';
import type { Command } from './command.ts';
import { readAgreed } from './options.ts';

export const settleCommand: Command = {
  name: 'settle',
  needsRules: true,
  answer(fields, rules) {
    if (rules === undefined) throw new Error('settle without rules');
    const account = readAccount(fields, rules.fines);
    if (!account.ok) return account;
    // Points, unless the record says what a point is worth.
    const agreed = readAgreed(fields, rules, rules.inPoints);
    if (!agreed.ok) return agreed;
    const settled = agreed.value.settle(account.value);
    return settled.ok ? ok({ payments: settled.value.payments }) : settled;
  },
};
