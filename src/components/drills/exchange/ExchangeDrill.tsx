import type { ExchangeDraft } from '../../../stores/drafts/exchange-draft.ts';
import { drillOf } from '../drill-of.tsx';
import { levelledView, levelOf, type TaughtDrill } from '../taught-drill.ts';
import type { Describe, DrillView } from '../view.ts';
import { EXCHANGE_QUESTION, type ExchangeTypes } from './ExchangeBoard.tsx';

const exchangeView = (taught: TaughtDrill): DrillView<ExchangeTypes, ExchangeDraft> => ({
  ...EXCHANGE_QUESTION,
  ...levelledView(taught, 'exchange'),
  ...levelOf(taught, 'exchange'),
  own: [{ part: 'hand', label: 'exchange.own.hand', kind: 'hand' }],
  describe: async () =>
    (await import('../../../i18n/exchange-errors.ts')).describeExchangeError as Describe,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['missed', 'discards.results.slips'],
    ['wrong', 'discards.results.mistakes'],
    ['hints', 'finder.results.hints'],
  ],
});

export const ExchangeDrill = drillOf(exchangeView);
