/** Hands in play for the tests, from texts in the one notation. */

import { takeReds, tilesWithReds } from '../../../src/engine/core/red-fives.ts';
import { type TileText, WINDS, type Wind } from '../../../src/engine/notation.ts';
import { apply } from '../../../src/engine/play/apply.ts';
import { type GameRules, type HandState, startHand } from '../../../src/engine/play/hand-state.ts';
import type { Move } from '../../../src/engine/play/move.ts';
import { moveText, readMove } from '../../../src/engine/play/move-text.ts';
import { type HandSetup, setupOf } from '../../../src/engine/play/setup.ts';
import { agreedOf } from '../../../src/engine/scoring/kit.ts';
import { loadKit, type PlayableRules } from '../../../src/engine/scoring.ts';
import { type SetTile, tilesInPlay } from '../../../src/engine/table/tile-set.ts';
import { hand } from '../hands.ts';

export async function rulesOf(
  id: PlayableRules,
  options: Readonly<Record<string, unknown>> = {},
): Promise<GameRules> {
  const kit = await loadKit(id);
  const agreed = agreedOf(kit, options);
  return { kit, agreed };
}

/** In the order written, flowers too. */
const setTiles = (text: string): readonly TileText[] =>
  text.split(' ').flatMap((part) => {
    if (part === '') return [];
    const { text: plain, reds } = takeReds(part);
    const { concealed, flowers } = hand(plain);
    return [...tilesWithReds(concealed, reds), ...flowers];
  });

type Dealt = Readonly<Partial<Record<Wind | 'wall' | 'loose', string>>>;

/** Beyond the tiles told the wall goes on with whites, more than a reserve. */
export function dealt({ wall = '', loose, ...hands }: Dealt): HandSetup {
  const [E, S, W, N] = WINDS.map((wind) => setTiles(hands[wind] ?? '')) as [
    readonly TileText[],
    readonly TileText[],
    readonly TileText[],
    readonly TileText[],
  ];
  return setupOf({
    round: 'E',
    deal: { E, S, W, N },
    wall: [...setTiles(wall), ...Array<TileText>(40).fill('5z')],
    ...(loose === undefined ? {} : { loose: setTiles(loose) }),
  });
}

/** The same, and the wall goes on with whatever is left of the set. */
export function wholeSet(told: Dealt, { kit, agreed }: GameRules): HandSetup {
  const { round, deal, wall } = dealt(told);
  const first = wall.slice(0, told.wall?.split(' ').length ?? 0);
  const left: SetTile[] = [...tilesInPlay(kit.table, agreed.options)];
  for (const tile of [...Object.values(deal).flat(), ...first]) left.splice(left.indexOf(tile), 1);
  return { round, deal, wall: [...first, ...left] };
}

const wonHow = (how?: string, over?: string) =>
  how === 'over' ? { over } : how === undefined ? {} : { rob: true };

/** `E discard 4z`, `W claim pung 777z 7z E`, `S win 5p W`, `S win 5p W over N`, `N draw 5m`, `E kong concealed 9p`. */
export function moveIn(text: string): Move {
  const [seat, m, ...words] = text.split(' ');
  const [first, second, third, fourth] = words;
  const fields =
    m === 'claim'
      ? { kind: first, tiles: second, tile: third, from: fourth }
      : m === 'kong'
        ? { kind: first, tile: second }
        : m === 'abort'
          ? { kind: first }
          : m === 'exchange'
            ? { give: first, to: second }
            : m === 'win'
              ? { tile: first, from: second ?? null, ...wonHow(third, fourth) }
              : { tile: first, ...(second && { from: second }) };
  const read = readMove({ m, seat, ...fields });
  if (read === undefined) throw new Error(`no move: ${text}`);
  return read;
}

/** The hand after these moves; throws where one is refused. */
export const played = (setup: HandSetup, moves: readonly string[], rules: GameRules): HandState =>
  moves.reduce((state, text) => {
    const next = apply(state, moveIn(text), rules);
    if (!next.ok) throw new Error(`${text}: ${JSON.stringify(next.error)}`);
    return next.value;
  }, startHand(setup));

/** Why a move is refused; absent for a lawful one. */
export function refusal(state: HandState, text: string, rules: GameRules) {
  const next = apply(state, moveIn(text), rules);
  return next.ok ? undefined : next.error;
}

/** Moves as the tests write them, discards and draws left out. */
export const acts = (moves: readonly Move[]): readonly string[] =>
  moves
    .filter(({ m }) => m !== 'discard' && m !== 'draw')
    .map((made) => {
      const { m, seat, from, over, ...rest } = moveText(made);
      const passed = over === undefined ? [] : ['over', over];
      return [seat, m, ...Object.values(rest), ...(from == null ? [] : [from]), ...passed].join(
        ' ',
      );
    });
