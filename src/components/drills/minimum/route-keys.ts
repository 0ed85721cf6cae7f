/** What the keys do while a change is looked for, and once it is judged. */
import { moved, taken } from '../../../stores/minimum/route-draft.ts';
import { goOn } from '../../answer/answering.ts';
import { FAMILIES, type Family, tileByFigure } from '../../boards/TileChoice.tsx';
import type { Keys } from '../../boards/use-keys.ts';
import type { RouteBoardProps } from './board-props.ts';

interface RouteKeys extends Pick<RouteBoardProps, 'session' | 'state' | 'onward'> {
  /** The row of tiles that the digits choose from. */
  readonly family: Family;
  readonly onFamily: (family: Family) => void;
}

/** Arrows lift the tile that goes, letters and digits name the one that comes, Enter checks. */
export function routeKeys({ session, state, onward, family, onFamily }: RouteKeys): Keys {
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((figure) => {
    const tile = tileByFigure(family, figure);
    return [String(figure), () => tile && session.edit(taken(tile))] as const;
  });
  return {
    enter: () => goOn(session, onward.go),
    h: session.hint,
    arrowleft: () => session.edit(moved(-1, state.shown)),
    arrowright: () => session.edit(moved(1, state.shown)),
    ...Object.fromEntries(FAMILIES.map((letter) => [letter, () => onFamily(letter)])),
    ...Object.fromEntries(digits),
  };
}
