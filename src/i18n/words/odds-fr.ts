import type { oddsEn } from './odds-en.ts';

/** Le français des chances ; mêmes clés que l’anglais. */
export const oddsFr: Readonly<Record<keyof typeof oddsEn, string>> = {
  'odds.title': 'Chances',
  'odds.start': 'Calculer les chances',
  'odds.rule':
    'Exactes, pour un joueur qui pioche seul parmi les tuiles que personne ne montre, ne réclame rien, garde une tuile qui rapproche la main et rejette toute autre.',
  'odds.working': 'Calcul des chances…',
  'odds.cancel': 'Arrêter',
  'odds.failed': 'Les chances n’ont pas pu être calculées.',
  'odds.tooFar':
    'Les chances ne se calculent que pour une main plus près d’être prête que celle-ci.',
  'odds.draws': 'Pioches restantes : {n}',
  'odds.ready': 'prête',
  'odds.win': 'gagne',
  'odds.discard': 'Défausser {tile} :',
  'odds.best':
    'Avec {n} pioche encore, on gagne le plus souvent en défaussant : {tiles} ({win}). | Avec {n} pioches encore, on gagne le plus souvent en défaussant : {tiles} ({win}).',
  'odds.none':
    'Avec {n} pioche encore, cette main ne peut pas gagner. | Avec {n} pioches encore, cette main ne peut pas gagner.',
  'odds.hand':
    'Avec {n} pioche encore, la main gagne dans {win} des cas. | Avec {n} pioches encore, la main gagne dans {win} des cas.',
};
