import type { RouteTypes } from '../../../engine/drills.ts';
import { routeText, routeVerdictText } from '../../../i18n/route-words.ts';
import { ROUTE_QUESTION } from '../../../i18n/words.ts';
import type { LessonView } from '../view.ts';
import { Swap } from './Swap.tsx';

export const ROUTE_LESSON: LessonView<RouteTypes> = {
  words: ({ rules }) => [...ROUTE_QUESTION, `${rules}.`],
  ask: (_, say) => say('route.ask'),
  Solved: ({ verdict: { own }, locale, say }) => (
    <>
      <Swap out={own.out} coming={own.in} say={say} />
      <p>{routeText(own, say)}</p>
      <p>{routeVerdictText(own, locale, say)}</p>
    </>
  ),
};
