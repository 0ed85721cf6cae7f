import type { TypesOf } from '../../../engine/drills.ts';
import type { Voice } from '../../../i18n/speak.ts';
import { settleView } from '../../../stores/drafts/settle-view.ts';
import { SettleDrawing } from '../../boards/SettleTable.tsx';
import '../../boards/settle.css';

interface WhichPaymentsProps extends Voice {
  readonly shown: TypesOf<'which-rules'>['shown'];
}

/** Who pays whom: no rule set is named where nobody goes first. */
export function WhichPayments({ shown, locale, say }: WhichPaymentsProps) {
  const { settlement, seat, from, choices } = shown;
  const [anyRules] = choices;
  if (!settlement || !anyRules) return null;
  const view = settleView(settlement, { rules: anyRules, unit: 'points', winner: seat, from });
  const names = { E: say('wind.E'), S: say('wind.S'), W: say('wind.W'), N: say('wind.N') };
  return <SettleDrawing {...{ view, names, locale, say }} />;
}
