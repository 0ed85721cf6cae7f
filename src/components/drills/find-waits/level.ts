import { WAIT_LEVELS } from '../../../engine/drills.ts';
import { mixName, noneName, waitSkillName } from '../../../i18n/waits/wait-words.ts';
import { ORDER_WORDS } from '../../answer/level-words.ts';
import type { DrillLevel } from '../view.ts';

export const levelOf = (): DrillLevel => ({
  levels: WAIT_LEVELS,
  fields: {
    from: {
      label: 'finder.from',
      valueName: (say, from) =>
        say(from === 'formulas' ? 'finder.from.formulas' : 'finder.from.generated'),
    },
    formula: { label: 'finder.formula' },
    size: { label: 'finder.size' },
    mix: { label: 'finder.mix', valueName: mixName, isWide: true },
    min: { label: 'finder.minWaits' },
    none: { label: 'finder.none', valueName: noneName },
    order: ORDER_WORDS,
  },
  skillName: waitSkillName,
});
