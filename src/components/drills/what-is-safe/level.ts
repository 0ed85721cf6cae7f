import { SAFE_LEVELS } from '../../../engine/drills.ts';
import { levelName } from '../../../i18n/claims/drill-levels.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import { openKey, type Say } from '../../../i18n/speak.ts';
import type { DrillLevel } from '../view.ts';

function skillName(say: Say, skill: string): string {
  const [rules = '', level] = skill.split('/');
  if (level === undefined) return say(openKey(`finder.results.${rules}`));
  return `${rulesName(say, rules)}, ${levelName(say, 'safe', level)}`;
}

export const levelOf = (): DrillLevel => ({
  levels: SAFE_LEVELS,
  fields: {
    game: { label: 'table.game', valueName: rulesName },
    level: {
      label: 'answer.level',
      valueName: (say, level) => levelName(say, 'safe', level),
      isWide: true,
    },
  },
  skillName,
});
