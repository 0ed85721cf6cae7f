import type { Texts } from '../texts.ts';

export const rowSearch = {
  'search.shown': {
    fr: '{n} sur {all} correspond | {n} sur {all} correspondent',
    en: '{n} of {all} matches | {n} of {all} match',
  },
  'search.none': { fr: 'Rien ne correspond.', en: 'Nothing matches.' },
} as const satisfies Texts;
