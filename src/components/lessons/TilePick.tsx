import { useMemo } from 'preact/hooks';
import type { Tile as TileKind } from '../../engine/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Say, speaker } from '../../i18n/speak.ts';
import { tileName, tilesName } from '../../i18n/tile-names.ts';
import type { Words } from '../../i18n/words/words.ts';
import { PICK_SIGNS, type PickMark } from '../answer/picked.ts';
import { Tile } from '../tiles/Tile.tsx';
import { PicksFoot, usePicks } from './use-picks.tsx';
import '../boards/board.css';
import './lessons.css';

interface TilePickProps {
  readonly tiles: readonly TileKind[];
  /** Places of the tiles to touch. */
  readonly wanted: readonly number[];
  /** What the answer comes to, in a sentence or two. */
  readonly outcome: string;
  readonly locale: Locale;
  readonly words: Partial<Words>;
}

/** Tiles of a hand to be told apart from the others. */
export function TilePick({ tiles, wanted, outcome, locale, words }: TilePickProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const places = tiles.map((_, place) => place);
  const picks = usePicks(places, (place) => wanted.includes(place));
  const { checked, missed, wrong, touch } = picks;
  return (
    <div class="guess-board">
      <div
        class="tile-pick"
        role="group"
        aria-label={say('pick.hand', { tiles: tilesName(say, locale, tiles) })}
      >
        {tiles.map((tile, place) => (
          <PickButton
            key={`${place}${tile}`}
            tile={tile}
            mark={picks.markOf(place)}
            say={say}
            onTouch={touch && (() => touch(place))}
          />
        ))}
      </div>
      <PicksFoot
        picks={picks}
        check={say('pick.check')}
        verdict={(right) => (right ? say('pick.right') : say('pick.wrong', { missed, wrong }))}
        say={say}
      />
      {checked && <p>{outcome}</p>}
    </div>
  );
}

interface PickButtonProps {
  readonly tile: TileKind;
  readonly mark: PickMark | undefined;
  readonly say: Say;
  readonly onTouch: (() => void) | undefined;
}

function PickButton({ tile, mark, say, onTouch }: PickButtonProps) {
  const name = tileName(say, tile);
  const judged = mark !== undefined && mark !== 'chosen';
  return (
    <button
      type="button"
      class="choice-tile"
      data-mark={mark}
      aria-pressed={mark === 'chosen' || mark === 'found' || mark === 'wrong'}
      aria-label={judged ? `${name}, ${say(`score.lines.mark.${mark}`)}` : name}
      onClick={onTouch}
    >
      <Tile tile={tile} say={say} silent />
      {judged && (
        <span class="choice-sign" aria-hidden="true">
          {PICK_SIGNS[mark]}
        </span>
      )}
    </button>
  );
}
