import {
  ROUTE_TOPICS,
  type RouteError,
  type RouteHintStep,
  type RouteHints,
  type RouteTopic,
  type Tile,
} from '../engine/index.ts';
import { describeFanError, fanNames } from './fan-names.ts';
import type { Locale } from './locales.ts';
import { listed, type Say } from './speak.ts';
import { tileName, tilesName } from './tile-names.ts';
import { topicSkillName } from './topic-names.ts';

export const routeTopicName = (say: Say, topic: RouteTopic): string => say(`route.level.${topic}`);
export const routeSkillName = topicSkillName(ROUTE_TOPICS, routeTopicName);

/** The first hint has a sentence for each tile that completes the hand. */
export function routeHintText(
  { now, goal, out }: RouteHints,
  step: RouteHintStep,
  locale: Locale,
  say: Say,
): string {
  if (step === 'goal') return say('route.hint.goal', { fans: fanNames(say, locale, goal) });
  if (step === 'out') return say('route.hint.out', { tile: tileName(say, out) });
  return now
    .map(({ tile, fans }) =>
      say('route.hint.now', { tile: tileName(say, tile), fans: fanNames(say, locale, fans) }),
    )
    .join(' ');
}

interface ToldRoute {
  readonly out: Tile;
  readonly in: Tile;
  readonly there: boolean;
  /** Points of the cheapest win; absent where the hand does not wait. */
  readonly least: number | undefined;
  readonly left: number;
  readonly wins: readonly { readonly tile: Tile; readonly points: number }[];
}

export function routeText(route: ToldRoute, say: Say): string {
  const { least, left } = route;
  const change = { out: tileName(say, route.out), in: tileName(say, route.in) };
  if (least === undefined) return say('route.way.lost', change);
  return `${say('route.way', { ...change, n: least })}${say('route.way.left', { n: left })}`;
}

export function routeVerdictText({ there, least, wins }: ToldRoute, locale: Locale, say: Say) {
  if (least === undefined) return say('route.lost');
  const tiles = wins.map(({ tile }) => tile);
  if (there) return say('route.right', { n: least, tiles: tilesName(say, locale, tiles) });
  const sentences = wins.map(({ tile, points }) =>
    say('route.win', { tile: tileName(say, tile), n: points }),
  );
  return say('route.short', { wins: listed(locale, sentences) });
}

export function describeRouteError(say: Say, error: RouteError): string {
  switch (error.code) {
    case 'not-thirteen':
      return say('route.error.not-thirteen', { count: error.count, melds: error.melds });
    case 'no-flowers':
      return say('error.no-flowers');
    case 'no-win':
    case 'not-ready':
    case 'enough-already':
    case 'no-route':
      return say(`route.error.${error.code}`);
    default:
      return describeFanError(say, error);
  }
}
