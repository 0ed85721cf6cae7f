import { CLAIM_LEVELS } from '../../../engine/drills.ts';
import { claimSkillName } from '../../../i18n/claims/claim-drill-words.ts';
import { levelName } from '../../../i18n/claims/drill-levels.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import type { DrillLevel } from '../view.ts';

export const levelOf = (): DrillLevel => ({
  levels: CLAIM_LEVELS,
  fields: {
    game: { label: 'table.game', valueName: rulesName },
    level: { label: 'answer.level', valueName: (say, level) => levelName(say, 'claim', level) },
  },
  skillName: claimSkillName,
});
