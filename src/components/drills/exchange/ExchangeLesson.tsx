import { EXCHANGE_QUESTION } from '../../../i18n/words.ts';
import { BlankLine } from '../../boards/blanks.tsx';
import { HandDrawn } from '../../boards/HandDrawn.tsx';
import type { BoardLesson } from '../view.ts';
import type { ExchangeTypes } from './ExchangeBoard.tsx';
import { ExchangeWays } from './ExchangeWays.tsx';

export const EXCHANGE_LESSON: BoardLesson<ExchangeTypes> = {
  words: ({ rules }) => [...EXCHANGE_QUESTION, `${rules}.item.`],
  ask: ({ tiles }, { say }) => say('exchange.ask', { n: tiles }),
  Position: (props) => <HandDrawn {...props} hand={props.shown} name="exchange.hand" />,
  Blank: BlankLine,
  Solved: ({ verdict, ...told }) => <ExchangeWays {...told} ways={verdict.best} />,
};
