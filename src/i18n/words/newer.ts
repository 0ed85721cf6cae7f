/** What is said once a newer state of the site is there. */
import type { Texts } from '../texts.ts';

export const newer = {
  'newer.text': {
    fr: 'Une version plus récente du site est prête.',
    en: 'A newer version of the site is ready.',
  },
  'newer.reload': { fr: 'Recharger la page', en: 'Reload the page' },
} as const satisfies Texts;
