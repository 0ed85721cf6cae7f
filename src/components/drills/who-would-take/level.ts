import { valuesOf } from '../../../engine/drills.ts';
import { levelName, levelSkillName } from '../../../i18n/claims/drill-levels.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { DrillInfo, DrillLevel } from '../view.ts';

export const askName = (say: Say, ask: string): string => levelName(say, 'takers', ask);

/** What may be asked. */
export const asksIn = ({ levels: [level] }: Pick<DrillInfo, 'levels'>): readonly string[] =>
  level ? valuesOf(level, {}) : [];

export const levelOf = ({ levels }: DrillInfo): DrillLevel => ({
  levels,
  fields: { level: { label: 'answer.level', valueName: askName } },
  skillName: levelSkillName('takers', { values: asksIn({ levels }) }),
});
