import { EXCHANGE_QUESTION } from '../../../i18n/words.ts';
import type { LessonView } from '../view.ts';
import type { ExchangeTypes } from './ExchangeBoard.tsx';
import { ExchangeWays } from './ExchangeWays.tsx';

export const EXCHANGE_LESSON: LessonView<ExchangeTypes> = {
  words: ({ rules }) => [...EXCHANGE_QUESTION, `${rules}.item.`],
  ask: ({ tiles }, say) => say('exchange.ask', { n: tiles }),
  Solved: ({ verdict, ...told }) => <ExchangeWays {...told} ways={verdict.best} />,
};
