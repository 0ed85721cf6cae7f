import { rulesName } from '../../../i18n/rules-name.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { DrillInfo, DrillLevel } from '../view.ts';

/** By its rule set, or by an address. */
const skillName = (say: Say, skill: string): string =>
  skill === 'own' ? say('finder.results.own') : rulesName(say, skill);

export const levelOf = ({ levels }: DrillInfo): DrillLevel => ({
  levels,
  fields: { game: { label: 'discards.level.game', valueName: rulesName, isWide: true } },
  skillName,
});
