import { useEffect, useState } from 'preact/hooks';
import { familyOf, rankOf, type Tile as TileKind } from '../../engine/notation.ts';
import { tileName } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import type { Keys } from '../parts/use-keys.ts';
import { Tile } from '../tiles/Tile.tsx';
import { FamilyRows } from './FamilyRows.tsx';
import { FAMILIES, type Family, familyTiles } from './families.ts';
import { PICK_SIGNS, type PickMark } from './pick-mark.ts';

export const familiesIn = (tiles: readonly TileKind[]): readonly Family[] =>
  FAMILIES.filter((family) => tiles.some((tile) => familyOf(tile) === family));

interface TileChoiceProps {
  readonly families: readonly Family[];
  readonly active: Family;
  readonly say: Say;
  readonly markOf: (tile: TileKind) => PickMark | undefined;
  readonly shown: TileKind | undefined;
  readonly onActivate: (family: Family) => void;
  readonly onTouch: (tile: TileKind) => void;
  /** Whether the active row is drawn a frame before the others: all at once keep a phone busy. */
  readonly rowByRow?: boolean;
}

/** Letters go to a family, digits choose a tile of the active one. */
export const choiceKeys = ({
  families,
  active,
  onActivate,
  onTouch,
}: Pick<TileChoiceProps, 'families' | 'active' | 'onActivate' | 'onTouch'>): Keys => ({
  ...Object.fromEntries(families.map((family) => [family, () => onActivate(family)])),
  ...Object.fromEntries(familyTiles(active).map((tile) => [rankOf(tile), () => onTouch(tile)])),
});

function useAllRows(rowByRow: boolean): boolean {
  const [all, setAll] = useState(!rowByRow);
  useEffect(() => {
    if (all) return;
    const frame = requestAnimationFrame(() => setTimeout(() => setAll(true)));
    return () => cancelAnimationFrame(frame);
  }, [all]);
  return all;
}

export function TileChoice(props: TileChoiceProps) {
  const { families, active, say, markOf, onActivate } = props;
  const allRows = useAllRows(props.rowByRow ?? false);
  return (
    <div class="choice grid gap-2">
      <FamilyRows
        {...{ families, active, say, onActivate }}
        nameOf={(family) => say(`family.${family}`)}
        tab={(family) => <TabCount family={family} markOf={markOf} />}
        row={(family) =>
          (allRows || family === active) &&
          familyTiles(family).map((tile) => <Choice key={tile} {...props} tile={tile} />)
        }
      />
    </div>
  );
}

function TabCount({
  family,
  markOf,
}: Pick<TileChoiceProps, 'markOf'> & { readonly family: Family }) {
  const count = familyTiles(family).filter((tile) => markOf(tile) !== undefined).length;
  return count > 0 ? <span class="choice-count ink">{count}</span> : null;
}

function Choice({
  tile,
  say,
  markOf,
  shown,
  onTouch,
}: TileChoiceProps & { readonly tile: TileKind }) {
  const mark = markOf(tile);
  const name = tileName(say, tile);
  return (
    <button
      type="button"
      class="choice-tile bare touch"
      data-mark={mark}
      data-shown={shown === tile ? '' : undefined}
      aria-pressed={mark !== undefined && mark !== 'missed'}
      aria-label={mark && mark !== 'chosen' ? `${name}, ${say(`waits.mark.${mark}`)}` : name}
      onClick={() => onTouch(tile)}
    >
      <Tile tile={tile} say={say} silent />
      {mark && mark !== 'chosen' && (
        <span class="choice-sign grid centre sans" aria-hidden="true">
          {PICK_SIGNS[mark]}
        </span>
      )}
    </button>
  );
}
