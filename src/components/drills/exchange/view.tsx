import type { ExchangeDraft } from '../../../stores/drafts/exchange-draft.ts';
import discard from '../../boards/discard.css?url';
import type { Describe, DrillView } from '../view.ts';
import { EXCHANGE_QUESTION, type ExchangeTypes } from './ExchangeBoard.tsx';
import styles from './exchange.css?url';
import { levelOf } from './level.ts';

export const VIEW: DrillView<ExchangeTypes, ExchangeDraft> = {
  ...EXCHANGE_QUESTION,
  level: levelOf,
  own: () => [{ part: 'hand', label: 'exchange.own.hand', kind: 'hand' }],
  errors: async () =>
    (await import('../../../i18n/errors/exchange-errors.ts')).describeExchangeError as Describe,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['missed', 'discards.results.slips'],
    ['wrong', 'discards.results.mistakes'],
    ['hints', 'finder.results.hints'],
  ],
  paper: async () => (await import('./paper.tsx')).EXCHANGE_PAPER,
  styles: () => [discard, styles],
};
