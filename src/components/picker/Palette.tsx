import { useState } from 'preact/hooks';
import {
  BONUS_TILES,
  type BonusTile,
  type Hand,
  type Tile as TileKind,
} from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { type Laying, withAdded } from '../../stores/picker/hand-picker.ts';
import { FamilyRows } from '../boards/FamilyRows.tsx';
import { FAMILIES, type Family, tilesOf } from '../boards/families.ts';
import { Choices } from './Choices.tsx';
import { TileButton } from './TileButton.tsx';

interface PaletteProps {
  readonly hand: Hand | undefined;
  /** What a tap may add; flowers only where there may be some. */
  readonly layings: readonly Laying[];
  readonly withFlowers: boolean;
  readonly say: Say;
  readonly onAdd: (tile: TileKind | BonusTile, laying: Laying) => void;
}

type PaletteFamily = Family | 'f';

const LAYING_WORDS = {
  tile: ['pick.laying.tile', 'pick.told.tile'],
  chow: ['pick.laying.chow', 'pick.told.chow'],
  pung: ['pick.laying.pung', 'pick.told.pung'],
  kong: ['pick.laying.kong', 'pick.told.kong'],
  'concealed-kong': ['pick.laying.concealedKong', 'pick.told.concealedKong'],
  win: ['pick.laying.win', 'pick.told.win'],
} as const satisfies Record<Laying, readonly [name: string, told: string]>;

const tilesIn = (family: PaletteFamily): readonly (TileKind | BonusTile)[] =>
  family === 'f' ? BONUS_TILES : tilesOf(family);

const rowName = (say: Say, family: PaletteFamily): string =>
  say(family === 'f' ? 'pick.flowers' : `family.${family}`);

/** Narrow screens show one family at a time. */
export function Palette({ hand, layings, withFlowers, say, onAdd }: PaletteProps) {
  const [active, setActive] = useState<PaletteFamily>('m');
  const [laying, setLaying] = useState<Laying>('tile');
  const rows: readonly PaletteFamily[] = withFlowers ? [...FAMILIES, 'f'] : FAMILIES;
  return (
    <div class="choice grid gap-2 palette">
      <FamilyRows
        families={rows}
        {...{ active, say }}
        nameOf={(family) => rowName(say, family)}
        onActivate={setActive}
        row={(family) =>
          tilesIn(family).map((tile) => (
            <TileButton
              key={tile}
              tile={tile}
              disabled={!withAdded(hand, tile, laying)}
              say={say}
              onTap={() => onAdd(tile, laying)}
            />
          ))
        }
      />
      {layings.length > 1 && (
        <>
          <Choices
            label={say('pick.laying')}
            value={laying}
            options={layings.map((option) => [option, say(LAYING_WORDS[option][0])] as const)}
            onPick={setLaying}
          />
          <p class="question-note">{say(LAYING_WORDS[laying][1])}</p>
        </>
      )}
    </div>
  );
}
