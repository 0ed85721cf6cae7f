/**
 * A finished hand begun again: from the player's seat or from another, or with the same first tiles
 * under another rule set; and how it ends with each kind of partner in that seat.
 */
import { seatOfWind } from '../core/seat.ts';
import { byWind, type Wind } from '../core/wind.ts';
import { LEVELS, type Level, partnerOf } from '../judge/partners.ts';
import { type Game, newGame, standingBefore, turnGame } from '../play/game.ts';
import {
  type GameRules,
  type HandResult,
  type HandState,
  startHand,
  winnersOf,
} from '../play/hand-state.ts';
import { handOutcome } from '../play/outcome.ts';
import { dealWith } from '../play/same-tiles.ts';
import { playOut } from '../play/self-play.ts';
import { setupText } from '../play/setup.ts';
import type { RulesetId } from '../scoring/rule-id.ts';
import { type KeptTable, type OpenTable, tableToKeep, yourWind } from './open-table.ts';

/** How the hand ends with such a partner in the seat. */
export interface WallResult {
  readonly level: Level;
  readonly result: HandResult;
  readonly winners: readonly Wind[];
  /** What it settles for the seat. */
  readonly gain: number;
}

export interface SameWall {
  readonly rules: RulesetId;
  readonly seat: Wind;
  /** The hand before its first move, with the player in the seat. */
  readonly start: KeptTable;
  readonly results: readonly WallResult[];
}

interface WallWish {
  /** The player's own where it is left out, and so with the rules. */
  readonly seat?: Wind | undefined;
  readonly rules?: GameRules | undefined;
}

/** The player at the bottom takes the seat of another: what each wind has gained stays with it. */
const gameFrom = (game: Game, seat: Wind): Game => turnGame(game, seatOfWind(game.starter, seat));

type FreshTable = Pick<OpenTable, 'rules' | 'game' | 'state'>;

/** With the same wind in the first hand of a new game. */
function tableUnder(rules: GameRules, { state }: OpenTable, seat: Wind): FreshTable {
  const { round, deal } = setupText(state.setup);
  const setup = dealWith(rules, { round, seat, tiles: deal[seat] });
  const game = gameFrom(newGame(), seat);
  return { rules, game, state: startHand(setup, false, standingBefore(game)) };
}

const isUnder = (rules: GameRules, table: OpenTable): boolean =>
  rules.kit.id === table.rules.kit.id;

function tableAgain(table: OpenTable, rules: GameRules, seat: Wind): FreshTable {
  if (!isUnder(rules, table)) return tableUnder(rules, table, seat);
  const { setup, exchanges, standing } = table.state;
  return {
    rules: table.rules,
    game: gameFrom(table.game, seat),
    state: startHand(setup, exchanges, standing),
  };
}

function resultsIn(start: HandState, rules: GameRules, seat: Wind, level: Level) {
  const partner = partnerOf(level, rules);
  return LEVELS.map((own): WallResult => {
    const partners = { ...byWind(() => partner), [seat]: partnerOf(own, rules) };
    const end = playOut(start, rules, partners);
    const outcome = handOutcome(end.state, rules, start.standing);
    if (!outcome.ok) throw new Error(`no settlement: ${outcome.error.code}`);
    const { result, settlement } = outcome.value;
    return { level: own, result, winners: winnersOf(result), gain: settlement.payments[seat] };
  });
}

/** The same three partners, whoever sits in the seat. */
export function sameWall(table: OpenTable, wish: WallWish = {}): SameWall {
  const own = yourWind(table);
  const { seat = own, rules = table.rules } = wish;
  const start = tableAgain(table, rules, seat);
  // From another seat, or under other rules, it is one hand by itself.
  const isOwn = seat === own && isUnder(rules, table);
  const until = isOwn ? table.until : 'hand';
  return {
    ...{ rules: start.rules.kit.id, seat },
    start: tableToKeep({ ...table, ...start, until, moves: [] }),
    results: resultsIn(start.state, start.rules, seat, table.level),
  };
}
