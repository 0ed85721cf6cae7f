/** Which of the named hands a hand is, or can become with one more tile. */
import { type Hand, WIN_SOURCES, type WinSource } from '../../core/hand.ts';
import { inSituation } from '../../core/situation.ts';
import type { Tile } from '../../core/tile.ts';
import { type Placement, placeTiles } from '../../hand/place-tiles.ts';
import { agreedOf } from '../../scoring/kit.ts';
import { isGroup, type Part } from '../../scoring/part.ts';
import type { Score } from '../../scoring/score.ts';
import type { NamedDrill } from '../../scoring/teaching.ts';
import { winningTiles } from '../../shapes/waits.ts';
import { rowsThatCount, type TaughtRules } from '../scoring/position.ts';

export interface NamedRules extends TaughtRules {
  readonly drill: NamedDrill;
}

/** What a tile makes of the hand, by one way of winning with it. */
interface Way {
  readonly by: WinSource;
  /** Absent where an ordinary hand counts. */
  readonly name?: string;
  /** What the hand is worth before doubles, and in all. */
  readonly mark: number;
  readonly total: number;
  readonly placing: Placement;
}

export interface NamedWin extends Omit<Way, 'by'> {
  readonly tile: Tile;
  /** Copies that are not in the hand. */
  readonly left: number;
  /** Whether another player's discard will do, which is then the way that is shown. */
  readonly claimed: boolean;
  /** What the same hand is worth at best, drawn or claimed. */
  readonly most: number;
}

function placingOf(score: Score, concealed: readonly Tile[], tile: Tile): Placement {
  const { parts, completed } = score.view;
  const own = parts.flatMap((part: Part, place) =>
    isGroup(part) && !part.melded ? [{ place, group: { kind: part.kind, tile: part.tile } }] : [],
  );
  const at = own.findIndex(({ place }) => ((completed >> place) & 1) === 1);
  const groups = own.map(({ group }) => group);
  return placeTiles(concealed, tile, { groups, ...(at < 0 ? {} : { completed: at }) });
}

interface LastTile extends Pick<NamedWin, 'tile' | 'left'> {
  readonly ways: readonly WinSource[];
}

type Won = Pick<Way, 'by'> & Pick<NamedWin, 'tile'>;

function wayBy(
  { kit, drill }: NamedRules,
  { concealed, melds }: Hand,
  { tile, by }: Won,
): Way | undefined {
  const won = { concealed, melds, flowers: [], win: { tile, by } };
  const score = agreedOf(kit, {}).score(inSituation(won));
  if (!score.ok) return undefined;
  const { base, total } = score.value.totals;
  const name = rowsThatCount(score.value)
    .map(({ item }) => item.id)
    .find((id) => drill.hands.includes(id));
  const placing = placingOf(score.value, concealed, tile);
  return { by, mark: base, total, placing, ...(name !== undefined && { name }) };
}

const isNamed = ({ name }: Way): number => Number(name !== undefined);

/** By the better of the lawful ways (`vulcain1953.dec.3`); absent where none is lawful. */
function winWith(
  naming: NamedRules,
  hand: Hand,
  { tile, left, ways: sources }: LastTile,
): NamedWin | undefined {
  const ways = sources.flatMap((by) => wayBy(naming, hand, { tile, by }) ?? []);
  const [best] = ways.toSorted((a, b) => isNamed(b) - isNamed(a) || b.total - a.total);
  const shown = ways.find(({ name }) => name === best?.name);
  if (!best || !shown) return undefined;
  const { by, ...way } = shown;
  return { tile, left, claimed: by === 'discard', most: best.total, ...way };
}

/** Every tile that completes the hand in a lawful way, in tile order; of a complete hand, its last. */
export function winNames(naming: NamedRules, hand: Hand): readonly NamedWin[] {
  const { concealed, melds, win } = hand;
  const coming: readonly LastTile[] = win
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
  { kit }: NamedRules,
  wins: readonly NamedWin[],
): Required<NamedWin> | undefined {
  const table = agreedOf(kit, {}).items.map(({ id }) => id);
  const named = wins.filter((win): win is Required<NamedWin> => win.name !== undefined);
  return named.toSorted(
    (a, b) => b.most - a.most || b.mark - a.mark || table.indexOf(a.name) - table.indexOf(b.name),
  )[0];
}
