import { settleView } from '../../../stores/settling/settle-view.ts';
import { SettleDrawing } from '../../boards/SettleTable.tsx';
import type { UnnamedProps } from './WhichBoard.tsx';
import '../../boards/settle.css';

/** Who pays whom: no rule set is named where nobody goes first. */
export function WhichPayments({ shown, locale, say }: UnnamedProps) {
  const { settlement, seat, from, choices } = shown;
  const [anyRules] = choices;
  if (!settlement || !anyRules) return null;
  const view = settleView(settlement, { rules: anyRules, unit: 'points', winner: seat, from });
  const names = { E: say('wind.E'), S: say('wind.S'), W: say('wind.W'), N: say('wind.N') };
  return <SettleDrawing {...{ view, names, locale, say }} />;
}
