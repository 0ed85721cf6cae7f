/** The score sheet of a hand under the international rules. */
import {
  explain,
  type FanPosition,
  MCR_MINIMUM,
  type McrTotals,
  mcr,
  type Score,
} from '../../engine/index.ts';
import { type Sheet, sheetOf } from '../score-sheet.ts';

export const fanSheet = ({ hand }: Pick<FanPosition, 'hand'>, score: Score<McrTotals>): Sheet =>
  sheetOf({
    ...{ rules: 'mcr', hand, totals: score.totals, minimum: MCR_MINIMUM },
    explanation: explain(score, mcr),
  });
