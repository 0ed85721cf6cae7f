/**
 * A table where one player is asked and three partners play. It is saved as plain data and can be
 * resumed after any move.
 */

import type { Result } from '../core/result.ts';
import { ok } from '../core/result.ts';
import { createRng } from '../core/rng.ts';
import { type Seat, windOf } from '../core/seat.ts';
import type { Situation } from '../core/situation.ts';
import { byWind, WINDS, type Wind } from '../core/wind.ts';
import type { Acceptance } from '../hand/discards.ts';
import { LEVELS, type Level, partnerOf } from '../judge/partners.ts';
import { dealScenes } from '../play/deal-scenes.ts';
import {
  afterHand,
  carryOverInto,
  type Game,
  newGame,
  roundWind,
  standingBefore,
} from '../play/game.ts';
import type { HandResult } from '../play/hand-state.ts';
import { type GameRules, type HandState, startHand, winnersOf } from '../play/hand-state.ts';
import { afterPassing, legalMoves } from '../play/lawful.ts';
import type { Move } from '../play/move.ts';
import { handOutcome } from '../play/outcome.ts';
import { type Partner, tilesInSight } from '../play/partner.ts';
import {
  type FinalHand,
  finalHand,
  type HandRecord,
  type RecordError,
  recordOf,
  replayMoves,
} from '../play/record.ts';
import { sceneOf } from '../play/scene-of.ts';
import { type SeatView, viewOf } from '../play/seat-view.ts';
import { afterMoveOrPass, nextMove, statesOf } from '../play/self-play.ts';
import { shuffledDeal } from '../play/setup.ts';
import { formatOption } from '../scoring/option.ts';
import type { RulesetId } from '../scoring/rule-id.ts';
import type { Settlement } from '../scoring/settlement.ts';
import { type Sheet, sheetOf } from '../scoring/sheet.ts';
import { acceptanceFor } from '../shapes/discards.ts';
import type { Scene } from '../table/scene.ts';

/** The player who is asked sits here, whatever his wind. */
const YOU: Seat = 0;

/** How long to play; by default a whole game. */
export const PLAY_LENGTHS = ['hand', 'round'] as const;
export type PlayLength = (typeof PLAY_LENGTHS)[number];

export interface OpenTable {
  readonly until?: PlayLength | undefined;
  /** How well the partners play. */
  readonly level: Level;
  readonly rules: GameRules;
  readonly game: Game;
  readonly state: HandState;
  readonly moves: readonly Move[];
}

/** A table between two visits. */
export interface KeptTable {
  readonly game: Game;
  readonly record: HandRecord;
  /** Everybody passed on the last tile that lay open, which no record writes. */
  readonly isOver?: true;
  readonly until?: PlayLength | undefined;
}

/** What happens at the table, one after another; `move` is absent where everybody passes. */
export interface Frame {
  readonly move?: Move;
  readonly view: SeatView;
  readonly scene: Scene;
}

/** A finished hand after one of its moves, all tiles open; the first frame is before any move. */
export interface ReviewFrame {
  readonly move?: Move;
  readonly scene: Scene;
}

/** A finished hand, all tiles open. */
export interface TableEnd {
  readonly result: HandResult;
  /** Nearest in turn first. */
  readonly winners: readonly Wind[];
  readonly hands: Readonly<Record<Wind, FinalHand>>;
  readonly sheets: Readonly<Partial<Record<Wind, Sheet>>>;
  readonly scores: Readonly<Record<Wind, number>>;
  readonly settlement: Settlement;
  /** The game once this hand is settled. */
  readonly next: Game;
  /** How far the player was from winning, and the tiles that would have brought him nearer. */
  readonly lacking?: Acceptance;
  /** The winner's hand as it was counted. */
  readonly won?: Situation;
  /** The options that differ from the defaults, written as in an address. */
  readonly agreed: {
    readonly rules: RulesetId;
    readonly options: Readonly<Record<string, string>>;
  };
}

/** At a table that says nothing of its partners. */
const FIRST_LEVEL: Level = 'patient';

export const yourWind = ({ game }: Pick<OpenTable, 'game'>): Wind => windOf(game.starter, YOU);

type Dealt = Pick<OpenTable, 'rules' | 'game' | 'state' | 'moves'>;

function tableFor(rules: GameRules, game: Game, seed: number): Dealt {
  const { kit, agreed } = rules;
  const setup = shuffledDeal(createRng(seed), kit.table, {
    round: roundWind(game),
    options: agreed.options,
  });
  return { rules, game, state: startHand(setup, game.exchange, standingBefore(game)), moves: [] };
}

/** A new game. The same seed deals the same hand. */
export const openTable = (
  rules: GameRules,
  seed: number,
  {
    until,
    level = FIRST_LEVEL,
  }: { readonly until?: PlayLength | undefined; readonly level?: Level | undefined } = {},
): OpenTable => ({ ...tableFor(rules, newGame(), seed), until, level });

/** The next hand of the game, once this one is over. */
export const nextHand = (
  { rules, until, level }: OpenTable,
  next: Game,
  seed: number,
): OpenTable => ({ ...tableFor(rules, next, seed), until, level });

export const tableToKeep = ({ rules, game, state, moves, until, level }: OpenTable): KeptTable => ({
  game,
  ...(until !== undefined && { until }),
  record: {
    ...recordOf(state, moves, rules, carryOverInto(game)),
    partners: WINDS.map((wind) => (wind === yourWind({ game }) ? null : level)),
  },
  ...(state.phase.kind === 'over' && { isOver: true }),
});

const levelIn = ({ partners }: HandRecord): Level =>
  LEVELS.find((level) => Array.isArray(partners) && partners.includes(level)) ?? FIRST_LEVEL;

/** Fails for a record that holds anything unlawful. */
export function resumeTable(
  { game, record, isOver, until }: KeptTable,
  rules: GameRules,
): Result<OpenTable, RecordError> {
  const taken = replayMoves(record, rules, standingBefore(game));
  if (!taken.ok) return taken;
  const { state, moves } = taken.value;
  const now = isOver ? afterPassing(state, rules) : state;
  return ok({ rules, game, moves, until, level: levelIn(record), state: now });
}

/** Nobody is asked before he draws or lays a flower. */
function isAsked({ state, rules }: OpenTable, you: Wind): boolean {
  const { phase } = state;
  if (phase.kind === 'turn') return phase.seat === you;
  if (phase.kind === 'exchange') return state.given[you] === undefined;
  return (
    phase.kind === 'claims' &&
    legalMoves(state, rules, you).some(({ m }) => m === 'claim' || m === 'win')
  );
}

export interface TableProgress {
  readonly table: OpenTable;
  readonly frames: readonly Frame[];
}

/**
 * Plays on until the player is asked, or the hand is over. `answer` is his move, `undefined` in it
 * means that he passes; without one nothing is done where he is asked.
 */
export function playOn(
  table: OpenTable,
  answer?: { readonly move: Move | undefined },
): TableProgress {
  const { rules } = table;
  const you = yourWind(table);
  const partner = partnerOf(table.level, rules);
  const frames: Frame[] = [];
  let { state } = table;
  const moves = [...table.moves];
  let pending = answer;
  const yours: Partner = () => pending?.move;
  const partners = { ...byWind(() => partner), [you]: yours };
  while (state.phase.kind !== 'over') {
    const asked = isAsked({ ...table, state }, you);
    if (asked && pending === undefined) break;
    const move = nextMove(state, rules, partners);
    state = afterMoveOrPass(state, move, rules);
    // Others may still win with the same tile before his answer counts.
    if (asked && state.wins === undefined) pending = undefined;
    if (move === undefined) continue;
    moves.push(move);
    const scene = sceneOf(state, rules, { starter: table.game.starter, you });
    frames.push({ move, view: viewOf(state, rules, you), scene });
  }
  return { table: { ...table, state, moves }, frames };
}

/** The deal of a hand that has only just begun. */
export const yourDeal = ({ rules, game, state }: OpenTable): readonly Scene[] =>
  dealScenes(state, rules, { starter: game.starter, you: YOU });

export const yourView = (table: OpenTable): SeatView =>
  viewOf(table.state, table.rules, yourWind(table));

export const yourScene = (table: OpenTable): Scene =>
  sceneOf(table.state, table.rules, { starter: table.game.starter, you: yourWind(table) });

/** The finished hand move by move, all tiles open; empty while it is played. */
export function reviewOf({ state, rules, game, moves }: OpenTable): readonly ReviewFrame[] {
  if (state.phase.kind !== 'over') return [];
  const { starter } = game;
  return statesOf({ state, moves }, rules).map((now, at) => {
    const move = moves[at - 1];
    return { ...(move && { move }), scene: sceneOf(now, rules, { starter }) };
  });
}

const isOverAfter = (next: Game, until: PlayLength | undefined): boolean =>
  next.isOver || until === 'hand' || (until === 'round' && next.rounds > 0);

/** Absent while the hand is played. */
export function finishedHand({ state, rules, game, until }: OpenTable): TableEnd | undefined {
  if (state.phase.kind !== 'over') return undefined;
  const outcome = handOutcome(state, rules, carryOverInto(game));
  if (!outcome.ok) throw new Error(`no settlement: ${outcome.error.code}`);
  const { result, scores, settlement } = outcome.value;
  const sheets: Partial<Record<Wind, Sheet>> = {};
  for (const wind of WINDS) {
    const score = outcome.value.hands[wind];
    if (score !== undefined) sheets[wind] = sheetOf(rules.kit, rules.agreed, score);
  }
  const after = afterHand(game, state, outcome.value, rules);
  const next = { ...after, isOver: isOverAfter(after, until) };
  const lacking = lackingIn({ state, rules, game }, result);
  const hands = byWind((wind) => finalHand(state, wind));
  const won = result.by === 'win' ? outcome.value.hands[result.winner]?.view.situation : undefined;
  return {
    ...{ result, winners: winnersOf(result), hands, sheets, scores, settlement, next },
    agreed: agreedIn(rules),
    ...(lacking && { lacking }),
    ...(won && { won }),
  };
}

function agreedIn({ kit, agreed }: GameRules): TableEnd['agreed'] {
  const options = [...kit.scoringOptions, ...kit.settlingOptions].flatMap((name) => {
    const text = formatOption(agreed.options[name]);
    return text === formatOption(kit.defaults[name]) ? [] : [[name, text] as const];
  });
  return { rules: kit.id, options: Object.fromEntries(options) };
}

/** Absent for a hand that won, or that nobody played to its end. */
function lackingIn(
  { state, rules, game }: Pick<OpenTable, 'state' | 'rules' | 'game'>,
  result: HandResult,
): Acceptance | undefined {
  const you = yourWind({ game });
  const view = viewOf(state, rules, you);
  const { concealed, melds } = view.own;
  const isOwnWin = result.by === 'win' && result.winner === you;
  if (isOwnWin || concealed.length % 3 !== 1) return undefined;
  return acceptanceFor({ concealed, melds, seen: tilesInSight(view) }, rules.kit.shapes);
}
