import { groupTiles } from '../../core/group.ts';
import type { Situation } from '../../core/situation.ts';
import { COPIES, familyOf, type Tile } from '../../core/tile.ts';
import {
  allOf,
  type CircumstanceRule,
  hasKong,
  holdsNoOtherCopy,
  isBy,
} from '../../scoring/circumstance.ts';
import { type Happened, happened as isSaid } from '../../scoring/finders.ts';

type Won = Pick<Situation, 'concealed' | 'melds' | 'win'>;

/** The other three copies lie in sight, so none of them is in hand (`mcr.hand.27`). */
export const canBeLastOfKind = ({ concealed, win }: Won): boolean =>
  win !== undefined && !concealed.includes(win.tile);

export function shownCopies(melds: Won['melds'], tile: Tile): number {
  let copies = 0;
  for (const meld of melds) {
    if (!meld.open || familyOf(meld.tile) !== familyOf(tile)) continue;
    if (meld.kind !== 'chow' && meld.tile !== tile) continue;
    for (const shown of groupTiles(meld)) if (shown === tile) copies++;
  }
  return copies;
}

export const ALL_OTHERS = COPIES - 1;

/** The winner's own exposed groups hold the other three (`mcr.hand.27`). */
export const isSeenToBeLast = ({ melds, win }: Won): boolean =>
  win !== undefined && shownCopies(melds, win.tile) === ALL_OTHERS;

export const CIRCUMSTANCES = [
  { id: 'last-wall', rule: 'mcr.hand.40', possible: isBy('self') },
  { id: 'last-discard', rule: 'mcr.hand.41', possible: isBy('discard') },
  {
    id: 'rob-kong',
    rule: 'mcr.hand.43',
    possible: allOf(isBy('discard'), holdsNoOtherCopy),
    // A tile that is robbed is no discard.
    excludedBy: ['last-discard'],
  },
  { id: 'replacement', rule: 'mcr.hand.42', possible: allOf(isBy('self'), hasKong) },
  { id: 'last-of-kind', rule: 'mcr.hand.27', possible: canBeLastOfKind, isBeside: true },
] as const satisfies readonly CircumstanceRule[];

type Known = (typeof CIRCUMSTANCES)[number]['id'];

export const happened: Happened<Known> = isSaid;
