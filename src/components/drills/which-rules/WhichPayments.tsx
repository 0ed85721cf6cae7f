import type { TypesOf } from '../../../engine/drills.ts';
import { settleView } from '../../../stores/drafts/settle-view.ts';
import { windNames } from '../../boards/SeatSums.tsx';
import { SettleDrawing } from '../../boards/SettleTable.tsx';
import type { PositionProps } from '../view.ts';
import '../../boards/settle.css';

/** Who pays whom: no rule set is named where nobody goes first. */
export function WhichPayments({ shown, locale, say }: PositionProps<TypesOf<'which-rules'>>) {
  const { settlement, seat, from, choices } = shown;
  const [anyRules] = choices;
  if (!settlement || !anyRules) return null;
  const view = settleView(settlement, { rules: anyRules, unit: 'points', winner: seat, from });
  return <SettleDrawing {...{ view, locale, say }} names={windNames(say)} />;
}
