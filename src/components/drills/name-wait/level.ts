import { showName, waitKindSkillName } from '../../../i18n/waits/wait-kind-drill-words.ts';
import { mixName } from '../../../i18n/waits/wait-words.ts';
import type { DrillLevel, Handed } from '../view.ts';

export const levelOf = ({ levels }: Handed): DrillLevel => ({
  levels,
  fields: {
    size: { label: 'finder.size' },
    mix: { label: 'finder.mix', valueName: mixName, isWide: true },
    show: { label: 'waitKind.show', valueName: showName },
  },
  skillName: waitKindSkillName,
});
