/**
 * What the tiles on the table allow to be claimed, told from the tiles alone: a meld is lawful if
 * the claimed tile and tiles of the hand are three in a row, three or four alike, or a run of
 * honours that the rule set has, and the seat may take it.
 */
import { WINDS, type Wind } from '../../../../src/engine/notation.ts';
import {
  canDraw,
  type GameRules,
  type HandState,
  tilesLeft,
} from '../../../../src/engine/play/hand-state.ts';
import { legalMoves } from '../../../../src/engine/play/lawful.ts';
import type { ClaimMove } from '../../../../src/engine/play/move.ts';

const RUNS_OF_HONOURS = { dragons: ['5z', '6z', '7z'], winds: ['1z', '2z', '3z', '4z'] } as const;

const shifted = (tile: string, step: number): string => `${Number(tile[0]) + step}${tile[1]}`;

function holds(hand: readonly string[], tiles: readonly string[]): boolean {
  const left = [...hand];
  return tiles.every((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const isSuited = (tile: string): boolean => tile[1] !== 'z';

function chowsOf(tile: string): readonly (readonly string[])[] {
  if (!isSuited(tile)) return [];
  return [-2, -1, 0]
    .map((low) => [0, 1, 2].map((step) => shifted(tile, low + step)))
    .filter((chow) => chow.every((part) => part[0] !== '0' && part.length === 2));
}

const without = (tiles: readonly string[], tile: string): readonly string[] => {
  const at = tiles.indexOf(tile);
  return [...tiles.slice(0, at), ...tiles.slice(at + 1)];
};

interface Table {
  readonly state: HandState;
  readonly rules: GameRules;
  readonly seat: Wind;
}

function mayTakeKong({ state, rules }: Table): boolean {
  const { tiles, perKong, mostKongs } = rules.kit.table.reserve;
  const { kongs, setup, replaced } = state;
  const isFree = tilesLeft(state) > tiles + perKong * (kongs + 1);
  const hasReplacement = setup.loose === undefined || replaced < setup.loose.length;
  return isFree && hasReplacement && kongs < (mostKongs?.kongs ?? Number.POSITIVE_INFINITY);
}

/** Texts of the melds that the player may claim now. */
function allowedMelds(table: Table): readonly string[] {
  const { state, rules, seat } = table;
  const { phase, players } = state;
  if (phase.kind !== 'claims' || phase.robbing || phase.seat === seat) return [];
  const { concealed, declared } = players[seat];
  if (declared !== undefined) return [];
  const { tile } = phase;
  const isNext = WINDS[(WINDS.indexOf(phase.seat) + 1) % 4] === seat;
  const isLast = !canDraw(state, rules);
  return rules.kit.claims.flatMap(({ claim, nextOnly, onLastDiscard, runs = [] }) => {
    if (claim === 'win' || (nextOnly && !isNext) || (isLast && !onLastDiscard)) return [];
    if (claim === 'kong' && !mayTakeKong(table)) return [];
    const { exchange } = rules.kit.table;
    if (state.exchanges && exchange?.barred?.claim === claim) return [];
    const melds: readonly (readonly string[])[] =
      claim === 'chow'
        ? [
            ...chowsOf(tile),
            ...runs.map((run) => RUNS_OF_HONOURS[run as keyof typeof RUNS_OF_HONOURS] ?? []),
          ]
        : [Array<string>(claim === 'pung' ? 3 : 4).fill(tile)];
    return melds
      .filter((meld) => meld.includes(tile) && holds(concealed, without(meld, tile)))
      .map((meld) => meld.join(''));
  });
}

const isClaim = (move: { readonly m: string }): move is ClaimMove => move.m === 'claim';

/** The first player whose lawful claims are not those that the tiles allow. */
export function claimFault(state: HandState, rules: GameRules): unknown {
  if (state.phase.kind !== 'claims') return undefined;
  for (const seat of WINDS) {
    const lawful = legalMoves(state, rules, seat)
      .filter(isClaim)
      .map(({ tiles }) => tiles.join(''));
    const allowed = allowedMelds({ state, rules, seat });
    if ([...lawful].sort().join() !== [...allowed].sort().join()) return { seat, lawful, allowed };
  }
  return undefined;
}
