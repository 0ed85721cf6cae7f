import { showName, whichSkillName } from '../../../i18n/scores/which-drill-words.ts';
import type { DrillLevel, Handed } from '../view.ts';

export const levelOf = ({ levels }: Handed): DrillLevel => ({
  levels,
  fields: { level: { label: 'whichRules.show', valueName: showName } },
  skillName: whichSkillName,
});
