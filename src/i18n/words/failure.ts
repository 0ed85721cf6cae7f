/** What did not come, and what can be done about it. */
import type { Texts } from '../texts.ts';

export const failure = {
  'failure.text': {
    fr: 'Une partie du site n’a pas pu être chargée. Tout ce que vous avez répondu est conservé.',
    en: 'A part of the site could not be loaded. Everything you have answered is kept.',
  },
  'failure.again': { fr: 'Réessayer', en: 'Try again' },
  'failure.reload': { fr: 'Recharger la page', en: 'Reload the page' },
} as const satisfies Texts;
