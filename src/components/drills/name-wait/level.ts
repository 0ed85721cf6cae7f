import { waitKindSkillName, waitShowName } from '../../../i18n/waits/wait-kind-drill-words.ts';
import { mixName } from '../../../i18n/waits/wait-words.ts';
import type { DrillInfo, DrillLevel } from '../view.ts';

export const levelOf = ({ levels }: DrillInfo): DrillLevel => ({
  levels,
  fields: {
    size: { label: 'finder.size' },
    mix: { label: 'finder.mix', valueName: mixName, isWide: true },
    show: { label: 'waitKind.show', valueName: waitShowName },
  },
  skillName: waitKindSkillName,
});
