import type { TableChoiceTypes } from '../../../engine/drills.ts';
import type { PagedView } from '../view.ts';
import { CHOICE_QUESTION } from './ChoiceBoard.tsx';
import { levelOf } from './choice-level.ts';
import type { TableChoiceDraft } from './choice-rules.ts';

export const VIEW: PagedView<TableChoiceTypes, TableChoiceDraft> = {
  ...CHOICE_QUESTION,
  level: levelOf,
  errors: async () => (say) => say('choice.error'),
  link: 'choice.link',
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
  isVaried: true,
};
