/** A choice of a played hand that is asked again, and the button that keeps it. */
import type { Texts } from '../texts.ts';

export const choice = {
  'choice.title': { fr: 'Un choix à la table', en: 'A choice at the table' },
  'choice.description': {
    fr: 'Un moment d’une manche jouée, tel que l’un des joueurs le voyait : dites ce que vous feriez.',
    en: 'A position from a hand that was played, as one of the players saw it: say what you would do.',
  },
  'choice.needsScript': {
    fr: 'Les choix sont jugés sur votre appareil, ce qui demande JavaScript.',
    en: 'The position is judged on your device; JavaScript is needed.',
  },
  'choice.others': { fr: 'Au lieu de défausser', en: 'Choices other than a discard' },
  'choice.best': { fr: 'le meilleur choix', en: 'the best choice' },
  'choice.need': {
    fr: 'Touchez une tuile de la main, ou choisissez une action.',
    en: 'Tap a tile of the hand, or choose a move.',
  },
  'choice.error': {
    fr: 'Aucune manche ne mène à cette situation selon ces règles.',
    en: 'No hand under these rules leads to this position.',
  },
  'choice.link': { fr: 'Copier le lien vers cette question', en: 'Copy the link to this position' },
  'choice.keep': { fr: 'Revoir ce choix plus tard', en: 'Ask me this choice again' },
  'choice.kept': {
    fr: 'Ce choix vous sera redemandé.',
    en: 'You will be asked this choice again.',
  },
  'choice.takeOut': { fr: 'Retirer', en: 'Take out' },
} as const satisfies Texts;
