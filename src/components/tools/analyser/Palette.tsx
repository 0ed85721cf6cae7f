import { useState } from 'preact/hooks';
import {
  BONUS_TILES,
  type BonusTile,
  type Hand,
  HONOURS,
  RANKS,
  type Tile as TileKind,
} from '../../../engine/notation.ts';
import type { Say } from '../../../i18n/speak.ts';
import { tileName } from '../../../i18n/tile-names.ts';
import { LAYINGS, type Laying, withAdded } from '../../../stores/analyser/analysis.ts';
import { SelectField } from '../../answer/SelectField.tsx';
import { FAMILIES, type Family } from '../../boards/TileChoice.tsx';
import { Tile } from '../../tiles/Tile.tsx';

interface PaletteProps {
  readonly hand: Hand | undefined;
  readonly say: Say;
  readonly onAdd: (tile: TileKind | BonusTile, laying: Laying) => void;
}

type PaletteFamily = Family | 'f';
const ROWS: readonly PaletteFamily[] = [...FAMILIES, 'f'];

const LAYING_WORDS = {
  tile: 'analyse.laying.tile',
  chow: 'analyse.laying.chow',
  pung: 'analyse.laying.pung',
  kong: 'analyse.laying.kong',
  'concealed-kong': 'analyse.laying.concealedKong',
  win: 'analyse.laying.win',
} as const satisfies Record<Laying, string>;

function tilesIn(family: PaletteFamily): readonly (TileKind | BonusTile)[] {
  if (family === 'f') return BONUS_TILES;
  return family === 'z' ? HONOURS : RANKS.map((rank): TileKind => `${rank}${family}`);
}

const rowName = (say: Say, family: PaletteFamily): string =>
  say(family === 'f' ? 'analyse.flowers' : `family.${family}`);

/** Narrow screens show one family at a time. */
export function Palette({ hand, say, onAdd }: PaletteProps) {
  const [active, setActive] = useState<PaletteFamily>('m');
  const [laying, setLaying] = useState<Laying>('tile');
  return (
    <div class="choice analyser-palette">
      <div class="choice-tabs">
        {ROWS.map((family) => (
          <button
            type="button"
            key={family}
            class="button"
            aria-pressed={family === active}
            onClick={() => setActive(family)}
          >
            {rowName(say, family)}
          </button>
        ))}
      </div>
      {ROWS.map((family) => (
        <div
          class="choice-row"
          key={family}
          role="group"
          aria-label={rowName(say, family)}
          data-active={family === active ? '' : undefined}
        >
          {tilesIn(family).map((tile) => (
            <button
              type="button"
              key={tile}
              class="choice-tile"
              disabled={!withAdded(hand, tile, laying)}
              onClick={() => onAdd(tile, laying)}
            >
              <span class="visually-hidden">{tileName(say, tile)}</span>
              <Tile tile={tile} say={say} silent />
            </button>
          ))}
        </div>
      ))}
      <SelectField
        label={say('analyse.laying')}
        value={laying}
        options={LAYINGS.map((option) => [option, say(LAYING_WORDS[option])] as const)}
        onPick={(picked) => setLaying(LAYINGS.find((known) => known === picked) ?? 'tile')}
      />
    </div>
  );
}
