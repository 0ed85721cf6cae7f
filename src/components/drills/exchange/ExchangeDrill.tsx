import type { QuestionErrors } from '../../../engine/drills.ts';
import { describeExchangeError } from '../../../i18n/exchange-drill-words.ts';
import type { ExchangeDraft } from '../../../stores/exchange/exchange-draft.ts';
import { drillOf } from '../drill-of.tsx';
import { levelledView, levelOf, type TaughtDrill } from '../taught-drill.ts';
import type { DrillView } from '../view.ts';
import { EXCHANGE_QUESTION, type ExchangeTypes } from './ExchangeBoard.tsx';

const exchangeView = (taught: TaughtDrill): DrillView<ExchangeTypes, ExchangeDraft> => ({
  ...EXCHANGE_QUESTION,
  ...levelledView(taught, 'exchange'),
  ...levelOf(taught, 'exchange'),
  own: [{ part: 'hand', label: 'exchange.own.hand', kind: 'hand' }],
  describe: (say, error) => describeExchangeError(say, error as QuestionErrors['exchange']),
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['missed', 'discards.results.slips'],
    ['wrong', 'discards.results.mistakes'],
    ['hints', 'finder.results.hints'],
  ],
});

export const ExchangeDrill = drillOf(exchangeView);
