import type { ComponentChildren } from 'preact';
import type { TileText } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { Button } from '../parts/Button.tsx';
import { Tile } from '../tiles/Tile.tsx';

interface FamilyRowsProps<Family extends string> {
  readonly families: readonly Family[];
  readonly active: Family;
  readonly say: Say;
  readonly nameOf: (family: Family) => string;
  readonly onActivate: (family: Family) => void;
  readonly row: (family: Family) => ComponentChildren;
  /** The tile on the tab of a family; by default its 1. */
  readonly faceOf?: (family: Family) => TileText;
  /** Beside the tile on the tab of a family. */
  readonly tab?: (family: Family) => ComponentChildren;
}

/** A row of tiles a family; narrow screens show one at a time, by its tab. */
export function FamilyRows<Family extends string>(props: FamilyRowsProps<Family>) {
  const { families, active, say, nameOf, onActivate, row, tab } = props;
  const faceOf = props.faceOf ?? ((family: Family) => `1${family}` as TileText);
  return (
    <>
      {families.length > 1 && (
        <div class="choice-tabs grid gap-1">
          {families.map((family) => (
            <Button
              key={family}
              aria-pressed={family === active}
              onClick={() => onActivate(family)}
            >
              <Tile tile={faceOf(family)} say={say} size="small" silent />
              <span class="visually-hidden">{nameOf(family)}</span>
              {tab?.(family)}
            </Button>
          ))}
        </div>
      )}
      {families.map((family) => (
        <div
          class="choice-row items-centre"
          key={family}
          role="group"
          aria-label={nameOf(family)}
          data-active={family === active ? '' : undefined}
        >
          {row(family)}
        </div>
      ))}
    </>
  );
}
