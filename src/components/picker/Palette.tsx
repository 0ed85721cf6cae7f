import { useState } from 'preact/hooks';
import {
  BONUS_TILES,
  type Hand,
  plainTile,
  redsIn,
  type Tile,
  type TileText,
  tilesWithReds,
} from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { addTo, type Laying } from '../../stores/picker/hand-picker.ts';
import { FamilyRows } from '../boards/FamilyRows.tsx';
import { FAMILIES, type Family, familyTiles } from '../boards/families.ts';
import { Choices } from './Choices.tsx';
import { TileButton } from './TileButton.tsx';

interface PaletteProps {
  readonly hand: Hand | undefined;
  /** What a tap may add; flowers only where there may be some. */
  readonly layings: readonly Laying[];
  readonly withFlowers: boolean;
  /** The red fives of the set. */
  readonly reds?: readonly Tile[] | undefined;
  readonly say: Say;
  readonly onAdd: (tile: TileText, laying: Laying) => void;
}

/** The families, flowers, and red fives. */
type PaletteFamily = Family | 'f' | '0';

const LAYING_WORDS = {
  tile: ['pick.laying.tile', 'pick.told.tile'],
  chow: ['pick.laying.chow', 'pick.told.chow'],
  pung: ['pick.laying.pung', 'pick.told.pung'],
  kong: ['pick.laying.kong', 'pick.told.kong'],
  'concealed-kong': ['pick.laying.concealedKong', 'pick.told.concealedKong'],
  win: ['score.winningTile', 'pick.told.win'],
} as const satisfies Record<Laying, readonly [name: string, told: string]>;

function tilesIn(family: PaletteFamily, reds: readonly Tile[]): readonly TileText[] {
  if (family === 'f') return BONUS_TILES;
  if (family !== '0') return familyTiles(family);
  const kinds = [...new Set(reds)];
  return tilesWithReds(kinds, kinds);
}

/** Whether one more copy in this colour may lie in the hand. */
function isLeft(hand: Hand | undefined, face: TileText, reds: readonly Tile[]): boolean {
  const tile = plainTile(face);
  const copies = (some: readonly Tile[]): number => some.filter((one) => one === tile).length;
  return face === tile || copies(hand ? redsIn(hand) : []) < copies(reds);
}

const ROW_WORDS = { f: 'pick.flowers', 0: 'pick.reds' } as const;

const rowName = (say: Say, family: PaletteFamily): string =>
  say(family === 'f' || family === '0' ? ROW_WORDS[family] : `family.${family}`);

const tabFace = (family: PaletteFamily): TileText => (family === '0' ? '0p' : `1${family}`);

/** Narrow screens show one family at a time. */
export function Palette({ hand, layings, withFlowers, reds = [], say, onAdd }: PaletteProps) {
  const [active, setActive] = useState<PaletteFamily>('m');
  const [laying, setLaying] = useState<Laying>('tile');
  const rows: readonly PaletteFamily[] = [
    ...FAMILIES,
    ...(reds.length > 0 ? (['0'] as const) : []),
    ...(withFlowers ? (['f'] as const) : []),
  ];
  return (
    <div class="choice grid gap-2 palette">
      <FamilyRows
        families={rows}
        {...{ active, say }}
        nameOf={(family) => rowName(say, family)}
        faceOf={tabFace}
        onActivate={setActive}
        row={(family) =>
          tilesIn(family, reds).map((tile) => (
            <TileButton
              key={tile}
              tile={tile}
              disabled={!isLeft(hand, tile, reds) || !addTo(hand, tile, laying)}
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
