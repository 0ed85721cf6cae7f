/** The chances. */
import type { Texts } from '../texts.ts';

export const odds = {
  'odds.title': { fr: 'Chances', en: 'Chances' },
  'odds.start': { fr: 'Calculer les chances', en: 'Work out the chances' },
  'odds.rule': {
    fr: 'Les chances sont exactes pour un joueur qui pioche seul parmi les tuiles qui ne sont pas visibles, ne prend aucune défausse, garde chaque tuile qui rapproche sa main du mah-jong et défausse toutes les autres.',
    en: 'These chances are exact for a player who draws alone from the tiles not in view, claims nothing, keeps a draw that brings the hand nearer and discards every other one.',
  },
  'odds.working': { fr: 'Calcul des chances…', en: 'The chances are being worked out' },
  'odds.cancel': { fr: 'Arrêter', en: 'Stop' },
  'odds.failed': {
    fr: 'Les chances n’ont pas pu être calculées.',
    en: 'The chances could not be worked out.',
  },
  'odds.tooFar': {
    fr: 'Les chances ne se calculent que pour une main plus près d’être prête que celle-ci.',
    en: 'Chances are worked out for hands that are nearer to ready than this one.',
  },
  'odds.draws': { fr: 'Pioches restantes : {n}', en: 'Draws left: {n}' },
  'odds.win': { fr: 'gagne', en: 'wins' },
  'odds.discard': { fr: 'Défausser {tile} :', en: 'Discard {tile}:' },
  'odds.best': {
    fr: 'Pour gagner en {n} pioche, le mieux est de défausser : {tiles} ({win}). | Pour gagner en {n} pioches, le mieux est de défausser : {tiles} ({win}).',
    en: 'With {n} draw left, most wins come after discarding: {tiles} ({win}). | With {n} draws left, most wins come after discarding: {tiles} ({win}).',
  },
  'odds.none': {
    fr: 'En {n} pioche, cette main ne peut pas gagner. | En {n} pioches, cette main ne peut pas gagner.',
    en: 'With {n} draw left this hand cannot win. | With {n} draws left this hand cannot win.',
  },
  'odds.hand': {
    fr: 'En {n} pioche, la main gagne dans {win} des cas. | En {n} pioches, la main gagne dans {win} des cas.',
    en: 'With {n} draw left the hand wins in {win} of cases. | With {n} draws left the hand wins in {win} of cases.',
  },
} as const satisfies Texts;
