/** Han that are no roles: once for each tile that a marker points to, and each red five. */

import { COPIES, SUITS, type Tile, tileIndex } from '../../../core/tile.ts';
import { isNothingOpen } from '../../../scoring/circumstance.ts';
import { extraNumber, extraTiles } from '../../../scoring/extra.ts';
import { type GroupSet, groupAt, NO_GROUPS, NOWHERE } from '../../../scoring/group-set.ts';
import type { Finder, Item } from '../../../scoring/item.ts';
import type { Part } from '../../../scoring/part.ts';
import type { View } from '../../../scoring/view.ts';
import { declaredRiichi } from '../circumstances.ts';
import type { RiichiOptions } from '../config.ts';
import { doraOf } from '../dora.ts';
import type { RiichiExtraId } from '../extras.ts';

const COPIES_IN: Readonly<Record<Part['kind'], number>> = {
  ...{ chow: 1, pung: 3, kong: 4, pair: 2, single: 1 },
  // Of other rule sets.
  ...{ dragons: 0, winds: 0, knitted: 0, flower: 0 },
};

/** Of a tile of which the place is known, to read every group of every reading quickly. */
function copiesIn({ kind, tile }: Part, wanted: number): number {
  const steps = wanted - tileIndex(tile as Tile);
  const isInside = steps === 0 || (kind === 'chow' && (steps === 1 || steps === 2));
  return isInside ? COPIES_IN[kind] : 0;
}

/** The group of each tile that a marker points to, once for each marker. */
const pointedTo =
  (id: RiichiExtraId): Finder =>
  (view) => {
    const markers = extraTiles(view.situation, id);
    if (markers.length === 0) return NOWHERE;
    const { parts } = view;
    const found: GroupSet[] = [];
    for (const marker of markers) {
      const dora = tileIndex(doraOf(marker));
      for (let place = 0; place < parts.length; place++) {
        const copies = copiesIn(parts[place] as Part, dora);
        for (let copy = 0; copy < copies; copy++) found.push(groupAt(place));
      }
    }
    return found;
  };

const URA = pointedTo('uraIndicators');

const copiesOf = ({ parts }: View, wanted: Tile): number =>
  parts.reduce((sum, part) => sum + copiesIn(part, tileIndex(wanted)), 0);

/** No more than the hand has fives that may be red: one of each suit, of the circles two of four. */
const redFives =
  (inSet: number): Finder =>
  (view) => {
    const held = extraNumber(view.situation, 'redFivesHeld');
    if (held === 0 || inSet === 0) return NOWHERE;
    const most = SUITS.reduce((sum, suit) => {
      const reds = suit === 'p' && inSet === COPIES ? 2 : 1;
      return sum + Math.min(reds, copiesOf(view, `5${suit}`));
    }, 0);
    return Array<GroupSet>(Math.min(held, most)).fill(NO_GROUPS);
  };

const dora = <Id extends string>(id: Id, rule: Item['rule'], find: Finder) =>
  ({ id, rule, family: 'dora', winner: true, value: { han: 1 }, find }) as const satisfies Item;

export const doras = ({ redFives: inSet }: Pick<RiichiOptions, 'redFives'>) =>
  [
    dora('dora', 'riichi.role.dora', pointedTo('doraIndicators')),
    dora('ura-dora', 'riichi.role.ura-dora', (view) =>
      declaredRiichi(view.situation) && isNothingOpen(view.situation) ? URA(view) : NOWHERE,
    ),
    dora('red-five', 'riichi.points.red-five', redFives(inSet)),
  ] as const;
