/** What mistakes are asked again with, in the language of a page: the drills, and choices at the table. */
import { CHOICE_DRILL } from '../engine/drills.ts';
import type { Say } from '../i18n/speak.ts';
import { DRILL_PAGES } from './drills.ts';

/** An own hand in miniature. */
const HELD = '45m678p22s';

export const reviewDrills = (say: Say) => [
  ...DRILL_PAGES.map(({ id, page, title, text, figure }) => ({
    ...{ id: id as string, page: page as string, title: say(title), text: say(text) },
    held: figure.held,
  })),
  {
    ...{ id: CHOICE_DRILL.id, page: CHOICE_DRILL.page, held: HELD },
    ...{ title: say('choice.title'), text: say('choice.description') },
  },
];
