/** What mistakes are asked again with, in the language of a page: the drills, and those in no list. */
import { UNLISTED_DRILLS } from '../engine/drills.ts';
import type { Say } from '../i18n/speak.ts';
import { DRILL_PAGES } from './drills.ts';

/** Its words, and an own hand in miniature: a row for each drill that stands in no list. */
const ROWS = {
  choice: { title: 'choice.title', text: 'choice.description', held: '45m678p22s' },
} as const;

export const reviewDrills = (say: Say) => [
  ...DRILL_PAGES.map(({ id, page, title, text, figure }) => ({
    ...{ id: id as string, page: page as string, title: say(title), text: say(text) },
    held: figure.held,
  })),
  ...UNLISTED_DRILLS.map(({ id, page }) => {
    const { title, text, held } = ROWS[page];
    return { id, page, title: say(title), text: say(text), held };
  }),
];
