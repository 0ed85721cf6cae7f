/** A finished hand looked back on from the player's seat. */
import { isMistake } from '../judge/counsel.ts';
import { type HandReview, type ReviewedChoice, reviewHand } from '../judge/review.ts';
import { formatPlace, PASS } from '../play/place-texts.ts';
import { sceneOf } from '../play/scene-of.ts';
import { type SeatView, viewOf } from '../play/seat-view.ts';
import { statesOf } from '../play/self-play.ts';
import type { Scene } from '../table/scene.ts';
import { type KeptTable, type OpenTable, tableToKeep, yourWind } from './open-table.ts';

/** A choice with the table as the player saw it, from where it can be played on. */
export interface ReviewedPlace extends ReviewedChoice {
  readonly view: SeatView;
  readonly scene: Scene;
  readonly kept: KeptTable;
  /** What asks it again; absent where the mistake is small, or has more reasons than one. */
  readonly card?: ReturnType<typeof formatPlace>;
}

interface ChoiceCost extends Pick<ReviewedChoice, 'cost' | 'learnerCost' | 'kind' | 'error'> {
  /** It may have cost less: the hand was left further off, and goals from there are not looked for. */
  readonly isAtMost?: true;
}

export interface TableReview extends Pick<HandReview, 'course' | 'result'> {
  readonly choices: readonly ChoiceCost[];
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
    const before = { rules, state, moves: moves.slice(0, choice.at) };
    const card = () => formatPlace({ ...before, seat: you, made: choice.move ?? PASS });
    return {
      ...choice,
      view: viewOf(state, rules, you),
      scene: sceneOf(state, rules, { starter: game.starter, you }),
      kept: tableToKeep({ ...table, ...before }),
      ...(choice.counsel && isMistake(choice.counsel, rules) && { card: card() }),
    };
  });
  const costs = choices.map(
    ({ cost, learnerCost, kind, error, counsel }): ChoiceCost => ({
      ...{ cost, learnerCost, kind, error },
      ...(counsel?.further && { isAtMost: true }),
    }),
  );
  return { choices: costs, course, result, greatest: places };
}
