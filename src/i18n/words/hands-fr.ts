import type { handsEn } from './hands-en.ts';

/** Le français du catalogue des mains. */
export const handsFr: Readonly<Record<keyof typeof handsEn, string>> = {
  'hands.title': 'Les 81 mains',
  'hands.description':
    'Les 81 mains des règles internationales : tuiles, condition, points, ce qui exclut quoi, une main qui marque chacune et une qui la manque de peu.',
  'hands.lede':
    'Toutes les mains des règles internationales, par ce qu’elles valent. Sous chacune se trouvent celles qui ne comptent pas à côté d’elle ; suivez-les de l’une à l’autre.',
  'hands.filters': 'Quelles mains montrer',
  'hands.filter.points': 'Points',
  'hands.filter.family': 'Sorte',
  'hands.filter.any': 'Toutes',
  'hands.filter.shown': '{n} main sur {all} | {n} mains sur {all}',
  'hands.points': '{n} point | {n} points',
  'hands.family.chows': 'Séquences et séries',
  'hands.family.pungs': 'Brelans',
  'hands.family.kongs': 'Carrés',
  'hands.family.honours': 'Vents et dragons',
  'hands.family.suits': 'Familles et tuiles',
  'hands.family.numbers': 'Numéros et terminaux',
  'hands.family.special': 'Paires, orphelins, tuiles tissées',
  'hands.family.win': 'La façon de gagner',
  'hands.rule': 'La règle',
  'hands.example': 'La marque.',
  'hands.nearMiss': 'La manque de peu.',
  'hands.won.discard': 'Gagnée sur une défausse.',
  'hands.won.self': 'Piochée.',
  'hands.won.last-wall': 'Piochée, dernière tuile de la muraille.',
  'hands.won.last-discard': 'Gagnée sur la dernière défausse.',
  'hands.won.replacement': 'Piochée à la place d’une tuile de carré.',
  'hands.won.rob-kong': 'Volée sur un carré.',
  'hands.won.last-of-kind': 'Gagnée sur une défausse ; on voit les trois autres.',
  'hands.winds': 'Joueur : {seat}. Tour : {round}.',
  'hands.keepsOut': 'Ne comptent pas à côté d’elle',
  'hands.keptOutBy': 'Elle ne compte pas à côté de',
  'hands.sameGroups': 'des mêmes tuiles',
  'hands.reading': 'notre lecture',
};
