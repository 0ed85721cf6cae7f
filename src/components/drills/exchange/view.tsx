import { EXCHANGE_RULES, type ExchangeDraft } from '../../../stores/drafts/exchange-draft.ts';
import { markColumns } from '../../answer/labels.ts';
import discard from '../../boards/discard.css?url';
import type { Describe, DrillView } from '../view.ts';
import { ExchangeBoard, type ExchangeTypes } from './ExchangeBoard.tsx';
import { levelOf } from './level.ts';

export const VIEW: DrillView<ExchangeTypes, ExchangeDraft> = {
  rules: EXCHANGE_RULES,
  Board: ExchangeBoard,
  level: levelOf,
  own: () => [{ part: 'hand', label: 'exchange.own.hand', kind: 'hand' }],
  errors: async () =>
    (await import('../../../i18n/errors/exchange-errors.ts')).describeExchangeError as Describe,
  columns: markColumns('discards.results.slips', 'discards.results.mistakes'),
  paper: async () => (await import('./paper.tsx')).EXCHANGE_PAPER,
  styles: () => [discard],
};
