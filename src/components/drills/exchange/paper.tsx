import { BlankLine } from '../../boards/blanks.tsx';
import { HandPicture } from '../../boards/HandPicture.tsx';
import type { PaperView } from '../view.ts';
import type { ExchangeTypes } from './ExchangeBoard.tsx';
import { ExchangeWays } from './ExchangeWays.tsx';

export const EXCHANGE_PAPER: PaperView<ExchangeTypes> = {
  ask: ({ tiles }, { say }) => say('exchange.ask', { n: tiles }),
  Position: (props) => <HandPicture {...props} hand={props.shown} name="answer.hand" />,
  Blank: BlankLine,
  Solved: ExchangeWays,
  lesson: {},
};
