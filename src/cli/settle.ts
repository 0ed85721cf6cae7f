import { ok, okAll } from '../engine/notation.ts';
import { readAccount, readFalseWin } from './accounts.ts';
import { rulesCommand } from './command.ts';
import { readAgreed } from './options.ts';

export const settleCommand = rulesCommand('settle', (fields, rules) => {
  const read = okAll({
    falseWin: readFalseWin(fields, rules),
    // Points, unless the record says what a point is worth.
    agreed: readAgreed(fields, rules, rules.inPoints),
  });
  if (!read.ok) return read;
  const { falseWin, agreed } = read.value;
  if (falseWin) {
    const { offender, dealer } = falseWin;
    return ok({ payments: agreed.settleFalseWin(offender, dealer).payments });
  }
  const account = readAccount(fields, rules);
  if (!account.ok) return account;
  const settled = agreed.settle(account.value);
  return settled.ok ? ok({ payments: settled.value.payments }) : settled;
});
