/** From the ends of hands that lessons have settled to who pays whom. */
import {
  type Account,
  type AccountError,
  MCR_DEFAULTS,
  mcr,
  type Result,
  type Settlement,
  settleFalseWin,
  settleMcrFalseWin,
  tchou1924,
  type Wind,
} from '../engine/index.ts';
import { optionsOf, type SettleExercise } from './scores.ts';

type Outcome = Result<Settlement, AccountError>;

const outcome = ({ winner, from }: SettleExercise): Omit<Account, 'scores'> => ({
  winner: winner ?? null,
  from: from ?? null,
  dealer: 'E',
});

/** East has the first hand. */
function settledTchou1924(exercise: SettleExercise): Outcome {
  const { id, scores, fine } = exercise;
  const options = optionsOf(exercise);
  if (fine?.kind === 'false-win') {
    return { ok: true, value: settleFalseWin(fine.offender, options) };
  }
  if (!scores) throw new Error(`${id} has no scores`);
  const fined = fine ? { fine: { kind: fine.kind, seat: fine.offender } } : {};
  return tchou1924.settle({ ...outcome(exercise), scores, ...fined }, options);
}

function settledMcr(exercise: SettleExercise): Outcome {
  const { id, winner, value, fine } = exercise;
  if (fine) return { ok: true, value: settleMcrFalseWin(fine.offender) };
  if (!winner || value === undefined) throw new Error(`${id} has no winner`);
  const scores = { E: 0, S: 0, W: 0, N: 0, [winner]: value };
  return mcr.settle({ ...outcome(exercise), scores }, MCR_DEFAULTS);
}

const SETTLED = { tchou1924: settledTchou1924, mcr: settledMcr } as const;

/** Who pays whom at the end of an exercise. */
export function settled(exercise: SettleExercise): Settlement {
  const settlement = SETTLED[exercise.rules](exercise);
  if (!settlement.ok) throw new Error(`${exercise.id}: ${settlement.error.code}`);
  return settlement.value;
}

/** The sum that an exercise asks for, in francs or points. */
export function askedSum({ ask }: SettleExercise, { transfers, payments }: Settlement): number {
  const { from, to } = ask;
  if (from === undefined) return to === undefined ? 0 : payments[to];
  const wanted = transfers.filter(
    (one) => one.from === from && (to === undefined || one.to === to),
  );
  return wanted.reduce((sum, { amount }) => sum + amount, 0);
}

/** The seats by the letters of the book of 1924, A having the first hand. */
export const LETTERS: Readonly<Record<Wind, string>> = { E: 'A', S: 'B', W: 'C', N: 'D' };
