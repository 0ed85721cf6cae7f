/** Le français de ce qu’on montre à d’autres. */
import type { shareEn } from './share-en.ts';

export const shareFr: Readonly<Record<keyof typeof shareEn, string>> = {
  'share.send': 'Partager',
  'share.copy': 'Copier le résultat',
  'share.copied': 'Résultat copié',
  'share.byHand': 'La copie est refusée ici : sélectionnez le texte ci-dessus.',
};
