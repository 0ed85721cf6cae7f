/** The partners, by how well they play: one code for all rule sets. */
import type { GameRules } from '../play/hand-state.ts';
import { type Partner, patientPartner } from '../play/partner.ts';
import type { SeatView } from '../play/seat-view.ts';
import type { Choice } from './choice.ts';
import { learnerPartner } from './learner.ts';
import type { Figures } from './measured/figures.ts';
import { MEASURED } from './measured/index.ts';
import type { Breadth } from './reach.ts';
import { type JudgeSetting, waitingWorth, worthOf } from './worth.ts';

export const LEVELS = ['patient', 'learner', 'steady', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** Those that weigh every choice; the others have an order alone. */
const JUDGES = ['steady', 'strong'] as const;
type JudgeLevel = (typeof JUDGES)[number];

const BREADTHS: Readonly<Record<JudgeLevel, Breadth>> = {
  steady: { beyond: 0, width: 8, goals: 6, valuableGoals: 1, branches: 2 },
  strong: { beyond: 0, width: 40, goals: 40, valuableGoals: 4, branches: 4 },
};

export interface Judge {
  /** Every lawful choice, best first; none where the seat is not asked. Same view, same answer. */
  readonly worth: (view: SeatView) => readonly Choice[];
  /** What the hand is worth while it waits for its next tile. */
  readonly waiting: (view: SeatView) => number;
}

/** The same rules with a point worth one: what was measured is in points, whatever a point pays. */
export function inPoints({ kit, agreed }: GameRules): GameRules {
  const points = kit.withOptions({ ...agreed.options, ...kit.inPoints });
  if (!points.ok) throw new Error(`${kit.id} has no points`);
  return { kit, agreed: points.value };
}

/** By what self-play measured of the rule set, unless other figures are given. */
export const settingOf = (
  level: JudgeLevel,
  rules: GameRules,
  figures: Figures = MEASURED[rules.kit.id],
): JudgeSetting => ({
  rules: inPoints(rules),
  figures,
  breadth: BREADTHS[level],
  promises: figures.promises[level],
});

/**
 * Who weighs every choice under these rules, in points; by what self-play measured, unless other
 * figures are given.
 */
export const judgeOf = (level: JudgeLevel, rules: GameRules, figures?: Figures): Judge => {
  const setting = settingOf(level, rules, figures);
  return {
    worth: (view) => worthOf(view, setting),
    waiting: (view) => waitingWorth(view, setting),
  };
};

function judgingPartner(level: JudgeLevel, rules: GameRules): Partner {
  const judge = judgeOf(level, rules);
  return (view) => {
    const { moves } = view;
    if (moves.length === 0) return undefined;
    if (moves.length === 1 && view.phase.kind !== 'claims') return moves[0];
    const [best] = judge.worth(view);
    return best === undefined || best.move.m === 'pass' ? undefined : best.move;
  };
}

/**
 * A partner of this level: from what a seat sees, the move that it makes, or `undefined` for
 * passing.
 */
export function partnerOf(level: Level, rules: GameRules): Partner {
  switch (level) {
    case 'patient':
      return patientPartner(rules.kit);
    case 'learner':
      return learnerPartner(rules.kit);
    default:
      return judgingPartner(level, rules);
  }
}
