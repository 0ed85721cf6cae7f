/** The rows of the record as a text from outside may hold them. */
import { isOutcomes, isSmallCount, isSum } from '../device/checks.ts';
import {
  isAspects,
  isFlag,
  isId,
  isName,
  isNamedRecord,
  isPath,
  isTexts,
  isTime,
  maybe,
  oneOf,
  rowOf,
} from '../device/fields.ts';
import type { Mistake } from './card.ts';
import type { OWN_STORES } from './merge-rows.ts';
import type { Attempt, SkillRecord } from './result.ts';
import { type Card, type Earlier, RUN_KINDS, type Run, type Schedule } from './rows.ts';

const COUNTS = {
  found: isSmallCount,
  missed: isSmallCount,
  wrong: isSmallCount,
  hints: isSmallCount,
  spent: isSum,
};

export const isAttempt = rowOf<Attempt>({
  ...{ id: isId, at: isTime, skill: isPath, right: isFlag, ...COUNTS },
  ...{ texts: maybe(isTexts), aspects: maybe(isAspects) },
});

export const isMistake = rowOf<Mistake>({ id: isId, at: isTime, skill: isPath, texts: isTexts });

const isSchedule = rowOf<Schedule>({
  ...{ due: isTime, stability: isSum, difficulty: isSum, scheduledDays: isSum },
  ...{ learningSteps: isSmallCount, reps: isSmallCount, lapses: isSmallCount },
  ...{ state: oneOf(0, 1, 2, 3), lastReview: maybe(isTime) },
});

const isCard = rowOf<Card>({
  ...{ id: isId, drill: isName, texts: isTexts, skill: isPath, added: isTime, changed: isTime },
  ...{ mistakes: isSmallCount, suspended: maybe(isFlag), schedule: maybe(isSchedule) },
});

const isRun = rowOf<Run>({
  ...{ id: isId, at: isTime, drill: isName, skill: isPath, kind: oneOf(...RUN_KINDS) },
  ...{
    asked: isSmallCount,
    right: isSmallCount,
    spent: isSum,
    outcomes: isOutcomes,
    day: maybe(isSmallCount),
  },
});

const isSkill = rowOf<SkillRecord>({
  ...{ asked: isSmallCount, right: isSmallCount, last: isOutcomes, at: isTime, ...COUNTS },
});

const MOST_SKILLS = 5_000;

const isEarlier = rowOf<Earlier>({ id: isId, skills: isNamedRecord(isSkill, isPath, MOST_SKILLS) });

export const IS_ROW: Readonly<Record<(typeof OWN_STORES)[number], (row: unknown) => boolean>> = {
  attempts: isAttempt,
  cards: isCard,
  runs: isRun,
  earlier: isEarlier,
};
