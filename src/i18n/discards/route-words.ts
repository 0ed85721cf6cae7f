import type { CountedRoute, RouteTypes } from '../../engine/drills.ts';
import { tileInText, tileName, tilesInText } from '../hand/tile-names.ts';
import type { Locale } from '../locales.ts';
import { itemNames } from '../scores/score-names.ts';
import { listText, type Say } from '../speak.ts';

type Rules = RouteTypes['shown']['rules'];

/** The first hint has a sentence for each tile that completes the hand. */
export function routeHintText(
  { now, goal, out }: RouteTypes['hints'],
  step: string,
  { rules, locale, say }: { readonly rules: Rules; readonly locale: Locale; readonly say: Say },
): string {
  const fans = (items: readonly string[]): string => itemNames(say, locale, rules, items);
  if (step === 'goal') return say('route.hint.goal', { fans: fans(goal) });
  if (step === 'out') return say('route.hint.out', { tile: tileInText(say, 'the', out) });
  return now
    .map(({ tile, lines }) =>
      say('route.hint.now', { tile: tileInText(say, 'the', tile), fans: fans(lines) }),
    )
    .join(' ');
}

export function routeText(route: CountedRoute, say: Say): string {
  const { least, left } = route;
  const change = { out: tileInText(say, 'the', route.out), in: tileInText(say, 'the', route.in) };
  if (least === undefined) return say('route.way.lost', change);
  return `${say('route.way', { ...change, n: least })}${say('route.way.left', { n: left })}`;
}

export function routeVerdictText({ there, least, wins }: CountedRoute, locale: Locale, say: Say) {
  if (least === undefined) return say('route.lost');
  const tiles = wins.map(({ tile }) => tile);
  if (there) return say('route.right', { n: least, tiles: tilesInText(say, locale, tiles) });
  const texts = wins.map(({ tile, points }) =>
    say('route.win', { tile: tileName(say, tile), n: points }),
  );
  return say('route.short', { wins: listText(locale, texts) });
}
