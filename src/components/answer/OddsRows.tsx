import { useEffect, useRef } from 'preact/hooks';
import type { DiscardOdds } from '../../engine/hand.ts';
import { tileInText, tilesName } from '../../i18n/hand/tile-names.ts';
import type { Locale } from '../../i18n/locales.ts';
import { percent } from '../../i18n/percent.ts';
import type { Say, Voice } from '../../i18n/speak.ts';
import {
  $drawsLeft,
  type Chance,
  chancesWithin,
  likeliest,
  MOST_ODDS_DRAWS,
} from '../../stores/odds/odds.ts';
import { useStore } from '../parts/use-store.ts';
import { Tile } from '../tiles/Tile.tsx';

interface OddsRowsProps extends Voice {
  readonly rows: readonly DiscardOdds[];
}

export function OddsRows({ rows, locale, say }: OddsRowsProps) {
  const root = useRef<HTMLDivElement>(null);
  const draws = useStore($drawsLeft);
  const chances = chancesWithin(rows, draws);
  /** If every discard leaves the hand ready, that chance says nothing. */
  const becomesReady = rows.some(({ ready }) => (ready[0] ?? 0) < 1);
  // The pressed button is gone: keyboard users go on from here.
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus();
  }, []);
  return (
    <div class="odds-rows column gap-3" ref={root} tabIndex={-1}>
      <label class="field odds-draws">
        <span>{say('odds.draws', { n: draws })}</span>
        <input
          class="full-width touch"
          type="range"
          min={1}
          max={MOST_ODDS_DRAWS}
          value={draws}
          onInput={({ currentTarget }) => $drawsLeft.set(currentTarget.valueAsNumber)}
        />
      </label>
      <p class="sans text-s lining" role="status">
        {bestText(chances, draws, locale, say)}
      </p>
      <ol class="grid gap-3 plain-list">
        {chances.map(({ tile, ready, win }) => (
          <li class="grid gap-3" key={tile ?? ''} data-single={tile ? undefined : ''}>
            {tile && (
              <>
                <span class="visually-hidden">
                  {say('odds.discard', { tile: tileInText(say, 'the', tile) })}
                </span>
                <Tile tile={tile} say={say} size="small" silent />
              </>
            )}
            <dl class="grid gap-1">
              {becomesReady && <Bar name={say('discards.ready')} chance={ready} locale={locale} />}
              <Bar name={say('odds.win')} chance={win} locale={locale} wins />
            </dl>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface BarProps {
  readonly name: string;
  readonly chance: number;
  readonly locale: Locale;
  readonly wins?: boolean;
}

const Bar = ({ name, chance, locale, wins = false }: BarProps) => (
  <div class="odds-bar grid gap-2 sans text-xs figure-line">
    <dt class="soft">{name}</dt>
    <dd class="grid gap-2">
      <span class="odds-line" data-wins={wins ? '' : undefined}>
        <span style={{ inlineSize: `${100 * chance}%` }} />
      </span>
      <span class="odds-number">{percent(locale, chance)}</span>
    </dd>
  </div>
);

function bestText(chances: readonly Chance[], n: number, locale: Locale, say: Say): string {
  const [best] = chances;
  if (!best) return '';
  if (best.win === 0) return say('odds.none', { n });
  const win = percent(locale, best.win);
  const tiles = likeliest(chances).flatMap(({ tile }) => tile ?? []);
  if (tiles.length === 0) return say('odds.hand', { n, win });
  return say('odds.best', { n, tiles: tilesName(say, locale, tiles), win });
}
