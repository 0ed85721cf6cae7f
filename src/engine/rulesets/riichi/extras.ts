/** The markers turned up in the Treasure, and the red fives of the winner. */

import { groupTiles } from '../../core/group.ts';
import type { Situation } from '../../core/situation.ts';
import { isNothingOpen } from '../../scoring/circumstance.ts';
import type { ExtraRule } from '../../scoring/extra.ts';
import { declaredRiichi } from './circumstances.ts';

/** With four kongs one marker each, and the second one of the double Tiger (`riichi.6.3.4`). */
const MOST_MARKERS = 6;
const MOST_RED_FIVES = 4;

const fivesOf = ({ concealed, melds, win }: Situation): number =>
  [...concealed, ...melds.flatMap(groupTiles), ...(win ? [win.tile] : [])].filter((tile) =>
    /^5[mps]/.test(tile),
  ).length;

export const EXTRAS = [
  {
    id: 'doraIndicators',
    rule: 'riichi.role.dora',
    kind: 'tiles',
    most: MOST_MARKERS,
    possible: () => true,
  },
  {
    id: 'uraIndicators',
    rule: 'riichi.role.ura-dora',
    kind: 'tiles',
    most: MOST_MARKERS,
    possible: (situation) => declaredRiichi(situation) && isNothingOpen(situation),
  },
  {
    id: 'redFivesHeld',
    rule: 'riichi.points.red-five',
    kind: 'number',
    most: MOST_RED_FIVES,
    possible: (situation) => fivesOf(situation) > 0,
    mostIn: fivesOf,
  },
] as const satisfies readonly ExtraRule[];

export type RiichiExtraId = (typeof EXTRAS)[number]['id'];
