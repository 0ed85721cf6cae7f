/** The whole hand of the first evening, and players who take it up. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createRng, type Tile } from '../../../src/engine/notation.ts';
import { adviceOn, type Moment } from '../../../src/engine/open-table/coach.ts';
import {
  finishedHand,
  type KeptTable,
  type OpenTable,
  playOn,
  resumeTable,
  yourView,
} from '../../../src/engine/open-table/open-table.ts';
import { newGame } from '../../../src/engine/play/game.ts';
import type { GameRules } from '../../../src/engine/play/hand-state.ts';
import type { Move } from '../../../src/engine/play/move.ts';
import { discardsInSight, type SeatView } from '../../../src/engine/play/seat-view.ts';
import { agreedOf } from '../../../src/engine/scoring/kit.ts';
import { loadKit } from '../../../src/engine/scoring.ts';
import { discardsFor } from '../../../src/engine/shapes/discards.ts';
import { distancesTo } from '../../../src/engine/shapes/distances.ts';

const [{ record, moments }] = parse(
  readFileSync(new URL('../../../src/content/coached-hands.yaml', import.meta.url), 'utf8'),
) as [{ readonly record: KeptTable['record']; readonly moments: readonly Moment[] }];

export const MOMENTS = moments;

export function eveningTable(rules: GameRules): OpenTable {
  const taken = resumeTable({ game: newGame(), record }, rules);
  if (!taken.ok) throw new Error(JSON.stringify(taken.error));
  return playOn(taken.value).table;
}

/** What a player does where he is asked; nothing: he passes. */
export type Learner = (view: SeatView) => Move | undefined;

export function playedOut(start: OpenTable, learner: Learner): OpenTable {
  let table = start;
  while (finishedHand(table) === undefined) {
    table = playOn(table, { move: learner(yourView(table)) }).table;
  }
  return table;
}

/** `win`, `pung`, `pass`, or a tile to discard: one after another, at each ask. */
export function moveFor({ moves }: SeatView, act: string): Move | undefined {
  if (act === 'pass') return undefined;
  const move = moves.find(
    (known) =>
      (act === 'win' && known.m === 'win') ||
      (known.m === 'claim' && known.kind === act) ||
      (known.m === 'discard' && known.tile === act),
  );
  if (move === undefined) throw new Error(`no ${act}`);
  return move;
}

/** The table after these acts, with what the coach says of the last of them. */
export function afterActs(rules: GameRules, acts: string) {
  let table = eveningTable(rules);
  let advice: ReturnType<typeof adviceOn> = [];
  for (const act of acts.split(' ')) {
    const before = table;
    const move = moveFor(yourView(before), act);
    table = playOn(before, { move }).table;
    advice = adviceOn({ before, move, after: table }, MOMENTS);
  }
  return { table, advice };
}

/** Turns begun by the player. */
export const turnsOf = ({ moves }: OpenTable): number =>
  moves.filter(({ m, seat, ...rest }) => {
    const isDrawnWin = m === 'win' && 'from' in rest && rest.from === null;
    return seat === 'E' && (m === 'discard' || isDrawnWin);
  }).length;

export function randomLearner(seed: number): Learner {
  const rng = createRng(seed);
  return ({ moves, phase }) => {
    const all = phase.kind === 'claims' ? [...moves, undefined] : moves;
    return all[rng.below(all.length)];
  };
}

const isLone = (tile: Tile, held: readonly Tile[]): boolean =>
  held.filter((other) => other === tile).length === 1;

interface Taught {
  /** Discards a bamboo after West's third group as any other tile. */
  readonly isBlind?: boolean;
  /** Takes a discard for as good as the best when it leaves so many tiles less. */
  readonly careless?: number;
}

/** Winds first, then other honours; a claim that brings nearer; no bamboo once West has three groups. */
export function taughtLearner(rules: GameRules, seed: number, taught: Taught = {}): Learner {
  const { isBlind = false, careless = 6 } = taught;
  const rng = createRng(seed);
  const { shapes } = rules.kit;
  return (view) => {
    const { moves, own, others, phase } = view;
    const won = moves.find(({ m }) => m === 'win');
    if (won) return won;
    if (phase.kind === 'claims') {
      const before = distancesTo(own, shapes).distance;
      return moves.find((move) => move.m === 'claim' && distanceAfter(view, move, rules) < before);
    }
    const all = discardsFor({ ...own, seen: discardsInSight(view) }, shapes);
    const nearest = all.filter(({ distance }) => distance === all[0]?.distance);
    const lone = nearest.filter(({ tile }) => isLone(tile, own.concealed));
    const winds = lone.filter(({ tile }) => /[234]z/.test(tile));
    const honours = lone.filter(({ tile }) => tile.endsWith('z'));
    const isThreat = !isBlind && others.W?.melds.length === 3;
    const safe = nearest.filter(({ tile }) => !isThreat || !tile.endsWith('s'));
    const most = Math.max(...safe.map(({ count }) => count));
    const fit = safe.filter(({ count }) => count >= most - careless);
    const [pool] = [winds, honours, fit, nearest].filter(({ length }) => length > 0);
    const chosen = pool?.[rng.below(pool.length)]?.tile;
    return moves.find((move) => move.m === 'discard' && move.tile === chosen);
  };
}

function distanceAfter(
  { own }: SeatView,
  { kind, tiles, tile }: Extract<Move, { readonly m: 'claim' }>,
  { kit }: GameRules,
): number {
  const given = tiles.toSpliced(tiles.indexOf(tile), 1);
  const concealed = given.reduce<readonly Tile[]>(
    (left, used) => left.toSpliced(left.indexOf(used), 1),
    own.concealed,
  );
  const meld = { kind, tile: tiles[0] as Tile, open: true };
  return distancesTo({ concealed, melds: [...own.melds, meld] }, kit.shapes).distance;
}

interface Tally {
  readonly hands: number;
  readonly won: number;
  /** On average, over all hands. */
  readonly turns: number;
  readonly latest: number;
}

function tallyOf(tables: readonly OpenTable[]): Tally {
  const turns = tables.map(turnsOf);
  const won = tables.filter((table) => {
    const result = finishedHand(table)?.result;
    return result?.by === 'win' && result.winner === 'E';
  }).length;
  const sum = turns.reduce((all, count) => all + count, 0);
  return { hands: tables.length, won, turns: sum / tables.length, latest: Math.max(...turns) };
}

export function tallied(
  rules: GameRules,
  hands: number,
  learner: (seed: number) => Learner,
): Tally {
  const seeds = Array.from({ length: hands }, (_, seed) => seed);
  return tallyOf(seeds.map((seed) => playedOut(eveningTable(rules), learner(seed))));
}

/** So many learners who play by chance, and so many who learned the lessons. */
export async function learnersAtEvening(hands: {
  readonly byChance: number;
  readonly taught: number;
}): Promise<Readonly<Record<keyof typeof hands, Tally>>> {
  const kit = await loadKit('tchou1924');
  const agreed = agreedOf(kit, record.options);
  const rules = { kit, agreed };
  return {
    byChance: tallied(rules, hands.byChance, randomLearner),
    taught: tallied(rules, hands.taught, (seed) => taughtLearner(rules, seed)),
  };
}
