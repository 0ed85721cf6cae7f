/** At which level the run of a day asks of a drill, in words, when the site is built. */

import { DRILLS, type DrillEntry, findDesk, skillOf } from '../../../engine/drills.ts';
import type { Say } from '../../../i18n/speak.ts';
import { levelOfTurn } from '../../../stores/guide/runs/day-level.ts';
import { skillName } from '../skill-names.ts';

/** The levels of a drill by name, and which of them each of its turns has: after the last comes the first. */
export interface LevelRound {
  readonly names: readonly string[];
  readonly turns: readonly number[];
}

/** More than twice as many turns as any drill has before its levels come round again. */
const TURNS = 1000;

/** The shortest part that the whole repeats. */
function roundOf(all: readonly string[]): readonly string[] {
  const length = all.findIndex(
    (_, at) => at > 0 && all.every((one, place) => one === all[place % at]),
  );
  if (length < 0) throw new Error('the levels of a drill do not come round');
  return all.slice(0, length);
}

async function turnsOf({ id }: DrillEntry): Promise<readonly string[]> {
  const { levels } = await findDesk(id);
  return roundOf(
    Array.from({ length: TURNS }, (_, turn) => skillOf(id, levels, levelOfTurn(turn, levels))),
  );
}

/** In the order of the engine's list. */
const ROUNDS = await Promise.all(DRILLS.map(turnsOf));

export const levelRounds = (say: Say): readonly LevelRound[] =>
  ROUNDS.map((skills) => {
    const unlike = [...new Set(skills)];
    return {
      names: unlike.map((skill) => skillName(say, skill)),
      turns: skills.map((skill) => unlike.indexOf(skill)),
    };
  });
