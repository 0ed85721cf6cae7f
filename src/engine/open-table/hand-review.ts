/** A finished hand looked back on from the player's seat, and as others would have played it. */
import type { Wind } from '../core/wind.ts';
import { LEVELS, type Level, partnerOf } from '../judge/partners.ts';
import { type HandReview, type ReviewedChoice, reviewHand } from '../judge/review.ts';
import { type HandResult, startHand, winnersOf } from '../play/hand-state.ts';
import { handOutcome } from '../play/outcome.ts';
import { sceneOf } from '../play/scene-of.ts';
import { type SeatView, viewOf } from '../play/seat-view.ts';
import { playOut, statesOf } from '../play/self-play.ts';
import type { Scene } from '../table/scene.ts';
import { type KeptTable, type OpenTable, tableToKeep, yourWind } from './open-table.ts';

/** A choice with the table as the player saw it, from where it can be played on. */
export interface ReviewedPlace extends ReviewedChoice {
  readonly view: SeatView;
  readonly scene: Scene;
  readonly kept: KeptTable;
}

export interface TableReview extends Pick<HandReview, 'course' | 'result'> {
  readonly choices: readonly Pick<ReviewedChoice, 'cost' | 'learnerCost'>[];
  readonly greatest: readonly ReviewedPlace[];
}

/** Of a hand that is over. */
export function tableReview(table: OpenTable): TableReview {
  const { rules, game, moves } = table;
  const you = yourWind(table);
  const { choices, course, result, greatest } = reviewHand(table, rules, you);
  const states = statesOf(table, rules);
  const places = greatest.map((choice): ReviewedPlace => {
    const state = states[choice.at];
    if (state === undefined) throw new RangeError(`no move ${choice.at}`);
    return {
      ...choice,
      view: viewOf(state, rules, you),
      scene: sceneOf(state, rules, { starter: game.starter, you }),
      kept: tableToKeep({ ...table, state, moves: moves.slice(0, choice.at) }),
    };
  });
  const costs = choices.map(({ cost, learnerCost }) => ({ cost, learnerCost }));
  return { choices: costs, course, result, greatest: places };
}

/** How the hand ends with such a partner in the player's seat. */
export interface WallResult {
  readonly level: Level;
  readonly result: HandResult;
  readonly winners: readonly Wind[];
  /** What it settles for the seat. */
  readonly gain: number;
}

/** The same wall and the same three partners, whoever sits in the player's seat. */
export function sameWall({ state, rules, game, level }: OpenTable): readonly WallResult[] {
  const { setup, exchanges, standing } = state;
  const you = yourWind({ game });
  const partner = partnerOf(level, rules);
  return LEVELS.map((own) => {
    const partners = { E: partner, S: partner, W: partner, N: partner };
    const start = startHand(setup, exchanges, standing);
    const end = playOut(start, rules, { ...partners, [you]: partnerOf(own, rules) });
    const outcome = handOutcome(end.state, rules, standing);
    if (!outcome.ok) throw new Error(`no settlement: ${outcome.error.code}`);
    const { result, settlement } = outcome.value;
    return { level: own, result, winners: winnersOf(result), gain: settlement.payments[you] };
  });
}
