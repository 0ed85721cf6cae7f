import type { CountedRoute, RouteTypes } from '../../../engine/drills.ts';
import { routeText } from '../../../i18n/discards/route-words.ts';
import { tileName } from '../../../i18n/hand/tile-names.ts';
import { itemNames } from '../../../i18n/scores/score-names.ts';
import { MeldsOnTable } from '../../boards/MeldsOnTable.tsx';
import { OtherRules } from '../../boards/OtherRules.tsx';
import { ScoreSheet } from '../../boards/ScoreSheet.tsx';
import { Fold } from '../../parts/Fold.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { PositionProps, SolvedProps } from '../view.ts';
import { Swap } from './Swap.tsx';

/** What the reader's change leads to, then the other ways to eight; each opens. */
export const RouteSolution = ({ verdict, ...rest }: SolvedProps<RouteTypes>) => {
  const { own, others, more } = verdict;
  const { say } = rest;
  return (
    <section class="routes column gap-2" aria-label={say('route.solution')}>
      <h2 class="text-l">{say('route.yours')}</h2>
      <RouteItem {...rest} route={own} open />
      {others.length > 0 && (
        <h2 class="text-l">{say(own.there ? 'route.others' : 'route.ways')}</h2>
      )}
      {others.map((route, at) => (
        <RouteItem
          key={route.out + route.in}
          {...rest}
          route={route}
          open={at === 0 && !own.there}
        />
      ))}
      {more > 0 && <p class="question-note">{say('route.more', { n: more })}</p>}
    </section>
  );
};

interface RouteItemProps extends PositionProps<RouteTypes> {
  readonly route: CountedRoute;
  readonly open: boolean;
}

/** One change: the hand after it, and each tile that completes that with its sheet folded away. */
const RouteItem = ({ route, shown, locale, say, open }: RouteItemProps) => (
  <Fold
    class="route"
    look={{ 'data-there': String(route.there) }}
    open={open}
    summary={
      <>
        <Swap out={route.out} coming={route.in} say={say} />
        <span class="route-line">
          {routeText(route, say)}
          {route.goal.length > 0 && (
            <span class="route-goal ink">{itemNames(say, locale, shown.rules, route.goal)}</span>
          )}
        </span>
      </>
    }
  >
    {() => (
      <>
        <div class="route-hand cluster gap-2">
          <TileRow tiles={route.concealed} say={say} />
          <MeldsOnTable melds={shown.hand.melds} say={say} />
        </div>
        {route.wins.map((win) => (
          <RouteWin key={win.tile} {...{ win, shown, locale, say }} concealed={route.concealed} />
        ))}
      </>
    )}
  </Fold>
);

interface RouteWinProps extends PositionProps<RouteTypes> {
  readonly win: CountedRoute['wins'][number];
  readonly concealed: CountedRoute['concealed'];
}

const RouteWin = ({ win, concealed, shown, locale, say }: RouteWinProps) => {
  const { tile, points, left, enough, how, sheet } = win;
  const { rules, hand, seat, round } = shown;
  const agreed = { rules, options: shown.agreed };
  const won = { concealed, melds: hand.melds, flowers: [], win: { tile, by: 'discard' } } as const;
  return (
    <Fold
      class="route-win"
      look={{ 'data-enough': String(enough) }}
      open={false}
      summary={
        <>
          <Tile tile={tile} say={say} silent />
          <span class="route-line">
            {say('route.win', { tile: tileName(say, tile), n: points })}{' '}
            <span class="route-left text-xs one-line">{say('route.left', { n: left })}</span>
          </span>
          <span class="line-sign grid centre sans" aria-hidden="true">
            {enough ? '✓' : '✕'}
          </span>
        </>
      }
    >
      {() => (
        <>
          <ScoreSheet sheet={sheet} locale={locale} say={say} />
          <OtherRules
            won={{ hand: won, seat, round, how, extras: {}, agreed }}
            {...{ locale, say }}
          />
        </>
      )}
    </Fold>
  );
};
