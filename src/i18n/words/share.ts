/** What is shown to others. */
import type { Texts } from '../texts.ts';

export const share = {
  'share.send': { fr: 'Partager', en: 'Share' },
  'share.copy': { fr: 'Copier le résultat', en: 'Copy the result' },
  'share.copied': { fr: 'Résultat copié', en: 'Result copied' },
  'share.byHand': {
    fr: 'Copie impossible : sélectionnez le texte ci-dessus et copiez-le à la main.',
    en: 'Copying is refused here: select the text above.',
  },
  'share.lesson': {
    fr: 'Mettre les questions de cette leçon dans un recueil',
    en: 'Put the questions of this lesson into a set',
  },
} as const satisfies Texts;
