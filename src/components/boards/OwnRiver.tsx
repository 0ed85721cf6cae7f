import type { Tile as TileKind } from '../../engine/notation.ts';
import { tileName } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import { Tile } from '../tiles/Tile.tsx';

interface OwnRiverProps {
  /** In the order in which they were discarded. */
  readonly tiles: readonly TileKind[];
  /** Those that other players have called, by their places; the first is 1. */
  readonly called?: readonly number[];
  /** Those to be looked at, by their places; the first is 0. */
  readonly ringed?: readonly number[] | undefined;
  readonly say: Say;
}

/** A player's own discards; what others called lies sideways. */
export function OwnRiver({ tiles, called = [], ringed = [], say }: OwnRiverProps) {
  const label = say(called.length > 0 ? 'furiten.riverCalled' : 'furiten.river');
  return (
    <div class="river grid items-centre gap-1" role="group" aria-label={label}>
      <p class="question-note">{tiles.length > 0 ? label : say('furiten.noRiver')}</p>
      <span class="tile-row">
        {tiles.map((tile, at) => {
          const state = ringed.includes(at) ? 'tried' : undefined;
          if (!called.includes(at + 1)) {
            return <Tile key={at} tile={tile} say={say} state={state} />;
          }
          const name = say('furiten.called', { tile: tileName(say, tile) });
          return (
            <span key={at} class="river-called grid centre" role="img" aria-label={name}>
              <Tile tile={tile} say={say} state={state} silent />
            </span>
          );
        })}
      </span>
    </div>
  );
}
