import { type Group, startsChow } from '../../../core/group.ts';
import { RANKS, SUITS, type Suit, type Tile } from '../../../core/tile.ts';
import type { CertainSets } from '../../../shapes/reach/composition.ts';
import type { Pattern } from '../items/pattern.ts';

/** The numbers in steps from each start, as far as there are such numbers. */
function runsOf(steps: readonly number[]): readonly (readonly number[])[] {
  const last = RANKS.length;
  return RANKS.map((first) =>
    [0, ...steps].map((_, at) => first + steps.slice(0, at).reduce((sum, step) => sum + step, 0)),
  ).filter((run) => (run.at(-1) ?? 0) <= last);
}

function suitings(sets: number, suits: number): readonly (readonly Suit[])[] {
  if (suits === 1) return SUITS.map((suit) => Array<Suit>(sets).fill(suit));
  return SUITS.flatMap((first) =>
    SUITS.filter((second) => second !== first).flatMap((second): (readonly Suit[])[] => {
      const third = SUITS.find((suit) => suit !== first && suit !== second) as Suit;
      return suits === 2 ? [[first, second]] : [[first, second, third]];
    }),
  );
}

const isMade = (group: Group): boolean => group.kind !== 'chow' || startsChow(group.tile);

export function setsOfPattern({ of, sets, suits, steps }: Pattern): readonly CertainSets[] {
  const kind = of === 'chows' ? 'chow' : 'pung';
  const choices = new Map<string, CertainSets>();
  for (const run of steps.flatMap(runsOf)) {
    for (const suiting of suitings(sets, suits)) {
      const groups = run.map(
        (rank, at) => ({ kind, tile: `${rank}${suiting[at]}` as Tile }) as const,
      );
      const name = groups
        .map(({ tile }) => tile)
        .sort()
        .join();
      if (groups.every(isMade)) choices.set(name, { sets: groups });
    }
  }
  return [...choices.values()];
}
