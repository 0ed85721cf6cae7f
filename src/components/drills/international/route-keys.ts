/** What the keys do while a change is looked for, and once it is judged. */
import type { RouteSession } from '../../../stores/international/route-session.ts';
import { goOn } from '../../answer/answering.ts';
import { FAMILIES, type Family, tileByFigure } from '../../boards/TileChoice.tsx';
import type { Keys } from '../../boards/use-keys.ts';

interface RouteKeys {
  readonly session: RouteSession;
  /** The row of tiles that the digits choose from. */
  readonly family: Family;
  readonly onFamily: (family: Family) => void;
  readonly onNext: () => void;
}

/** Arrows lift the tile that goes, letters and digits name the one that comes, Enter checks. */
export function routeKeys({ session, family, onFamily, onNext }: RouteKeys): Keys {
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((figure) => {
    const tile = tileByFigure(family, figure);
    return [String(figure), () => tile && session.take(tile)] as const;
  });
  return {
    enter: () => goOn(session, onNext),
    h: session.hint,
    arrowleft: () => session.move(-1),
    arrowright: () => session.move(1),
    ...Object.fromEntries(FAMILIES.map((one) => [one, () => onFamily(one)])),
    ...Object.fromEntries(digits),
  };
}
