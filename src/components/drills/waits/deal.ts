/** What comes next in the wait finder, from its level and a seed. */
import {
  createRng,
  findWaits,
  parseWaitQuestion,
  varied,
  type WaitQuestion,
} from '../../../engine/index.ts';
import { type FinderLevel, skillOf } from '../../../stores/waits/wait-level.ts';

/** A formula of the book, as the page hands it over. */
export interface BookFormula {
  readonly id: string;
  readonly hand: string;
}

export interface Dealt {
  readonly question: WaitQuestion;
  readonly skill: string;
  /** The formula whose shape this is. */
  readonly formula?: string;
  /** The level to go on with: the book moves to its next formula. */
  readonly upcoming: FinderLevel;
}

function dealFormula(formulas: readonly BookFormula[], level: FinderLevel, seed: number): Dealt {
  const at = Math.max(
    0,
    formulas.findIndex(({ id }) => id === level.formula),
  );
  const formula = formulas[at] as BookFormula;
  const after = formulas[(at + 1) % formulas.length] as BookFormula;
  const read = parseWaitQuestion(formula.hand);
  if (!read.ok) throw new Error(`formula ${formula.id}: ${read.error.code}`);
  const hand = varied(createRng(seed), read.value.hand, { sorted: level.sorted });
  return {
    question: { hand },
    skill: skillOf(level),
    formula: formula.id,
    upcoming: { ...level, formula: after.id },
  };
}

export function deal(formulas: readonly BookFormula[], level: FinderLevel, seed: number): Dealt {
  if (level.from === 'formulas') return dealFormula(formulas, level, seed);
  return {
    question: findWaits.make(createRng(seed), level),
    skill: skillOf(level),
    upcoming: level,
  };
}
