import { whichShowName, whichSkillName } from '../../../i18n/scores/which-drill-words.ts';
import type { DrillInfo, DrillLevel } from '../view.ts';

export const levelOf = ({ levels }: DrillInfo): DrillLevel => ({
  levels,
  fields: { level: { label: 'waitKind.show', valueName: whichShowName } },
  skillName: whichSkillName,
});
