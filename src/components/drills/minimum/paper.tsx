import type { RouteTypes } from '../../../engine/drills.ts';
import { routeText, routeVerdictText } from '../../../i18n/discards/route-words.ts';
import { BlankLine } from '../../boards/blanks.tsx';
import { HandPicture } from '../../boards/HandPicture.tsx';
import type { PaperView } from '../view.ts';
import { RouteContext } from './RouteBoard.tsx';
import { Swap } from './Swap.tsx';

export const ROUTE_PAPER: PaperView<RouteTypes> = {
  ask: (_, { say }) => say('route.ask'),
  Position: (props) => (
    <>
      <RouteContext {...props} />
      <HandPicture {...props} hand={props.shown.hand} name="route.hand" />
    </>
  ),
  Blank: BlankLine,
  Solved: ({ verdict: { own }, locale, say }) => (
    <>
      <Swap out={own.out} coming={own.in} say={say} />
      <p>{routeText(own, say)}</p>
      <p>{routeVerdictText(own, locale, say)}</p>
    </>
  ),
  lesson: {},
};
