import type { TypesOf } from '../../../engine/drills.ts';
import { afterExchangeText } from '../../../i18n/discards/exchange-words.ts';
import type { Voice } from '../../../i18n/speak.ts';
import { Tile } from '../../tiles/Tile.tsx';

type ExchangeTypes = TypesOf<'goulash-exchange'>;

interface ExchangeWaysProps extends Voice {
  readonly shown: ExchangeTypes['shown'];
  readonly ways: readonly ExchangeTypes['verdict']['chosen'][];
}

/** Choices of tiles to pass, each with what it leaves. */
export const ExchangeWays = ({ shown, ways, locale, say }: ExchangeWaysProps) => (
  <ul class="exchange-ways grid gap-3 plain-list">
    {ways.map((way, at) => (
      <li key={at}>
        <span class="tile-row">
          {way.tiles.map((tile, place) => (
            <Tile key={place} tile={tile} say={say} size="small" />
          ))}
        </span>
        <p>{afterExchangeText(way, shown, locale, say)}</p>
      </li>
    ))}
  </ul>
);
