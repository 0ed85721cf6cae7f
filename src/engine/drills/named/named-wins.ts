/** Which of the named hands a hand is, or can become with one more tile. */
import { type Hand, WIN_SOURCES, type WinSource } from '../../core/hand.ts';
import { inSituation } from '../../core/situation.ts';
import type { Tile } from '../../core/tile.ts';
import { type Placing, placeTiles } from '../../hand/placing.ts';
import { agreedOf } from '../../scoring/kit.ts';
import { isGroup, type Part } from '../../scoring/part.ts';
import type { Score } from '../../scoring/score.ts';
import type { NamedDrill } from '../../scoring/teaching.ts';
import { winningTiles } from '../../shapes/waits.ts';
import { countedRows, type Taught } from '../scoring/position.ts';

export interface Naming extends Taught {
  readonly drill: NamedDrill;
}

export interface NamedWin {
  readonly tile: Tile;
  /** Copies that are not in the hand. */
  readonly left: number;
  /** Whether another player's discard will do. */
  readonly claimed: boolean;
  /** Absent where an ordinary hand counts. */
  readonly name?: string;
  /** What the hand is worth before doubles, and in all. */
  readonly mark: number;
  readonly total: number;
  readonly placing: Placing;
}

function placingOf(score: Score, concealed: readonly Tile[], tile: Tile): Placing {
  const { parts, completed } = score.view;
  const own = parts.flatMap((part: Part, place) =>
    isGroup(part) && !part.melded ? [{ place, group: { kind: part.kind, tile: part.tile } }] : [],
  );
  const at = own.findIndex(({ place }) => ((completed >> place) & 1) === 1);
  const groups = own.map(({ group }) => group);
  return placeTiles(concealed, tile, { groups, ...(at < 0 ? {} : { completed: at }) });
}

interface Coming extends Pick<NamedWin, 'tile' | 'left'> {
  readonly ways: readonly WinSource[];
}

/** By the first of the ways that is lawful; absent where none is. */
function winWith(
  { kit, drill }: Naming,
  { concealed, melds }: Hand,
  { tile, left, ways }: Coming,
): NamedWin | undefined {
  const agreed = agreedOf(kit, {});
  for (const by of ways) {
    const won = { concealed, melds, flowers: [], win: { tile, by } };
    const score = agreed.score(inSituation(won));
    if (!score.ok) continue;
    const { base, total } = score.value.totals;
    const name = countedRows(score.value)
      .map(({ item }) => item.id)
      .find((id) => drill.hands.includes(id));
    return {
      ...{ tile, left, claimed: by === 'discard', mark: base, total },
      ...(name !== undefined && { name }),
      placing: placingOf(score.value, concealed, tile),
    };
  }
  return undefined;
}

/** Every tile that completes the hand in a lawful way, in tile order; of a complete hand, its last. */
export function winsOf(naming: Naming, hand: Hand): readonly NamedWin[] {
  const { concealed, melds, win } = hand;
  const coming: readonly Coming[] = win
    ? [{ tile: win.tile, left: 0, ways: [win.by] }]
    : winningTiles({ concealed, melds, pairInside: true }, naming.kit.shapes).map((wait) => ({
        ...wait,
        ways: WIN_SOURCES,
      }));
  return coming.flatMap((tile) => winWith(naming, hand, tile) ?? []);
}

/**
 * What can become of the hand at best: of equals, the one with the higher mark, then the first of
 * the table (`vulcain1953.dec.3`).
 */
export function bestNamed(
  { kit }: Naming,
  wins: readonly NamedWin[],
): Required<NamedWin> | undefined {
  const table = agreedOf(kit, {}).items.map(({ id }) => id);
  const named = wins.filter((win): win is Required<NamedWin> => win.name !== undefined);
  return named.toSorted(
    (a, b) => b.total - a.total || b.mark - a.mark || table.indexOf(a.name) - table.indexOf(b.name),
  )[0];
}
