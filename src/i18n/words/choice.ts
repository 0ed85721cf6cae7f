/** A choice of a played hand that is asked again, and the button that keeps it. */
import type { Texts } from '../texts.ts';

export const choice = {
  'choice.title': { fr: 'Un choix à la table', en: 'A choice at the table' },
  'choice.description': {
    fr: 'Une position d’une manche jouée, vue par l’un des joueurs : dites ce que vous feriez.',
    en: 'A position of a hand that was played, as that player saw it: say what you would do.',
  },
  'choice.needsScript': {
    fr: 'La position est jugée sur votre appareil ; JavaScript est nécessaire.',
    en: 'The position is judged on your device; JavaScript is needed.',
  },
  'choice.others': { fr: 'Au lieu de défausser', en: 'Choices other than a discard' },
  'choice.best': { fr: 'le meilleur choix', en: 'the best choice' },
  'choice.need': {
    fr: 'Touchez une tuile de la main, ou choisissez une action.',
    en: 'Tap a tile of the hand, or choose a move.',
  },
  'choice.error': {
    fr: 'Aucune manche ne mène à cette position sous ces règles.',
    en: 'No hand under these rules leads to this position.',
  },
  'choice.link': { fr: 'Copier le lien de cette position', en: 'Copy the link to this position' },
  'choice.keep': { fr: 'Revoir ce choix plus tard', en: 'Ask me this choice again' },
  'choice.kept': {
    fr: 'Ce choix vous sera redemandé.',
    en: 'You will be asked this choice again.',
  },
  'choice.takeOut': { fr: 'L’enlever', en: 'Take it out' },
} as const satisfies Texts;
