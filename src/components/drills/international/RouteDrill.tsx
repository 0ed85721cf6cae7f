import { useMemo } from 'preact/hooks';
import {
  formatRouteQuestion,
  parseRouteQuestion,
  type RoutePosition as Question,
  ROUTE_PARTS,
  type RouteError,
  type RouteTopic,
  routeToEight,
} from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { describeRouteError, routeSkillName, routeTopicName } from '../../../i18n/route-words.ts';
import { speaker } from '../../../i18n/speak.ts';
import type { Words } from '../../../i18n/words/words.ts';
import { routeLevel } from '../../../stores/international/route-level.ts';
import {
  createRouteSession,
  type RouteSession,
} from '../../../stores/international/route-session.ts';
import { FanDrillFrame, type FanDrillKind } from './FanDrillFrame.tsx';
import { RouteQuestion } from './RouteQuestion.tsx';

interface RouteDrillProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
}

const KIND: FanDrillKind<Question, RouteTopic, RouteSession, RouteError> = {
  id: routeToEight.id,
  level: routeLevel,
  make: routeToEight.make,
  parts: ROUTE_PARTS,
  parse: parseRouteQuestion,
  describe: describeRouteError,
  format: formatRouteQuestion,
  start: createRouteSession,
  topicName: routeTopicName,
  skillName: routeSkillName,
  own: [
    ['hand', 'route.own.hand'],
    ['seat', 'fans.own.seat'],
    ['round', 'fans.own.round'],
  ],
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
  refusedHand: 'route.refused',
};

/** "Route to eight" as a page. */
export function RouteDrill({ locale, words }: RouteDrillProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  return (
    <FanDrillFrame kind={KIND} say={say}>
      {(session, onNext) => (
        <RouteQuestion session={session} locale={locale} say={say} onNext={onNext} />
      )}
    </FanDrillFrame>
  );
}
