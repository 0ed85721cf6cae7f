import type { reportEn } from './report-en.ts';

/** Une position à signaler à quelqu’un ; mêmes clés que l’anglais. */
export const reportFr: Readonly<Record<keyof typeof reportEn, string>> = {
  'report.action': 'Signaler cette position',
  'report.title': 'Une position à vérifier',
  'report.text':
    'Ce texte contient le lien et les faits. Rien n’est envoyé d’ici : copiez-le, ajoutez ce qui vous paraît faux, et envoyez-le où vous voulez.',
  'report.label': 'Le texte',
  'report.copy': 'Copier le texte',
  'report.copied': 'Copié.',
  'report.byHand': 'Pas copié : le texte est sélectionné, copiez-le à la main.',
  'report.share': 'Partager',
  'report.close': 'Fermer',
  'report.head': 'Moineau, une position à vérifier : {title}',
  'report.link': 'Lien :',
  'report.rules': 'Règles :',
  'report.question': 'Question :',
  'report.solved': 'Réponse du site :',
  'report.given': 'Ma réponse :',
  'report.said': 'La page dit :',
  'report.version': 'Version :',
  'report.wrong': 'Ce qui paraît faux :',
};
