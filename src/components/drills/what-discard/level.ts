import { DISCARD_LEVELS } from '../../../engine/drills.ts';
import {
  discardGameName,
  discardKindName,
  discardSkillName,
} from '../../../i18n/discards/discard-drill-words.ts';
import { ORDER_WORDS } from '../../answer/level-words.ts';
import type { DrillLevel } from '../view.ts';

export const levelOf = (): DrillLevel => ({
  levels: DISCARD_LEVELS,
  fields: {
    game: { label: 'discards.level.game', valueName: discardGameName, isWide: true },
    kind: { label: 'discards.level.kind', valueName: discardKindName, isWide: true },
    size: { label: 'finder.size' },
    order: ORDER_WORDS,
  },
  notes: [
    'discards.level.promise',
    'worth.level.promise',
    'discards.level.shapes',
    'discards.judged.river',
    'discards.judged.role',
  ],
  skillName: discardSkillName,
});
