/** The rows of the scoring table of 1924, by their ids. */
import type { Tchou1924ItemId } from '../../engine/rulesets/tchou1924/index.ts';
import type { Texts } from '../texts.ts';

export const tchou1924 = {
  'tchou1924.item.starting-points': { fr: 'Points de départ', en: 'Starting points' },
  'tchou1924.item.completed-pair': {
    fr: 'La tuile gagnante complète la paire',
    en: 'The winning tile completes the pair',
  },
  'tchou1924.item.completed-middle': {
    fr: 'La tuile gagnante comble le milieu d’une séquence',
    en: 'The winning tile fills the middle of a chow',
  },
  'tchou1924.item.completed-extreme': {
    fr: 'La tuile gagnante finit une séquence au bord',
    en: 'The winning tile completes a chow at the edge',
  },
  'tchou1924.item.drawn-last-tile': {
    fr: 'La tuile gagnante a été piochée',
    en: 'The winning tile was drawn',
  },
  'tchou1924.item.exposed-pung-simples': {
    fr: 'Brelan exposé de 2 à 8',
    en: 'Exposed pung of 2 to 8',
  },
  'tchou1924.item.concealed-pung-simples': {
    fr: 'Brelan caché de 2 à 8',
    en: 'Concealed pung of 2 to 8',
  },
  'tchou1924.item.exposed-pung-ends': {
    fr: 'Brelan exposé de 1 ou de 9',
    en: 'Exposed pung of 1s or 9s',
  },
  'tchou1924.item.concealed-pung-ends': {
    fr: 'Brelan caché de 1 ou de 9',
    en: 'Concealed pung of 1s or 9s',
  },
  'tchou1924.item.exposed-pung-other-wind': {
    fr: 'Brelan exposé d’un autre vent',
    en: 'Exposed pung of another wind',
  },
  'tchou1924.item.concealed-pung-other-wind': {
    fr: 'Brelan caché d’un autre vent',
    en: 'Concealed pung of another wind',
  },
  'tchou1924.item.exposed-pung-own-wind': {
    fr: 'Brelan exposé du vent du joueur',
    en: 'Exposed pung of the seat wind',
  },
  'tchou1924.item.concealed-pung-own-wind': {
    fr: 'Brelan caché du vent du joueur',
    en: 'Concealed pung of the seat wind',
  },
  'tchou1924.item.exposed-pung-dragon': {
    fr: 'Brelan exposé de dragons',
    en: 'Exposed pung of dragons',
  },
  'tchou1924.item.concealed-pung-dragon': {
    fr: 'Brelan caché de dragons',
    en: 'Concealed pung of dragons',
  },
  'tchou1924.item.exposed-kong-simples': {
    fr: 'Carré exposé de 2 à 8',
    en: 'Exposed kong of 2 to 8',
  },
  'tchou1924.item.concealed-kong-simples': {
    fr: 'Carré caché de 2 à 8',
    en: 'Concealed kong of 2 to 8',
  },
  'tchou1924.item.exposed-kong-ends': {
    fr: 'Carré exposé de 1 ou de 9',
    en: 'Exposed kong of 1s or 9s',
  },
  'tchou1924.item.concealed-kong-ends': {
    fr: 'Carré caché de 1 ou de 9',
    en: 'Concealed kong of 1s or 9s',
  },
  'tchou1924.item.exposed-kong-other-wind': {
    fr: 'Carré exposé d’un autre vent',
    en: 'Exposed kong of another wind',
  },
  'tchou1924.item.concealed-kong-other-wind': {
    fr: 'Carré caché d’un autre vent',
    en: 'Concealed kong of another wind',
  },
  'tchou1924.item.exposed-kong-own-wind': {
    fr: 'Carré exposé du vent du joueur',
    en: 'Exposed kong of the seat wind',
  },
  'tchou1924.item.concealed-kong-own-wind': {
    fr: 'Carré caché du vent du joueur',
    en: 'Concealed kong of the seat wind',
  },
  'tchou1924.item.exposed-kong-dragon': {
    fr: 'Carré exposé de dragons',
    en: 'Exposed kong of dragons',
  },
  'tchou1924.item.concealed-kong-dragon': {
    fr: 'Carré caché de dragons',
    en: 'Concealed kong of dragons',
  },
  'tchou1924.item.pair-dragon': { fr: 'Paire de dragons', en: 'Pair of dragons' },
  'tchou1924.item.pair-own-wind': { fr: 'Paire du vent du joueur', en: 'Pair of the seat wind' },
  'tchou1924.item.pair-plain': { fr: 'Autres paires', en: 'Other pairs' },
  'tchou1924.item.sequence': { fr: 'Séquences', en: 'Chows' },
  'tchou1924.item.single-tile': { fr: 'Tuiles isolées', en: 'Lone tiles' },
  'tchou1924.item.flower': { fr: 'Fleur', en: 'Flower' },
  'tchou1924.item.own-flower': {
    fr: 'Fleur du numéro du joueur',
    en: 'Flower of the seat’s number',
  },
  'tchou1924.item.flower-not-played': {
    fr: 'Fleurs que cette table ne joue pas',
    en: 'Flowers that this table does not play with',
  },
  'tchou1924.item.three-concealed-pungs': {
    fr: 'Trois brelans cachés',
    en: 'Three concealed pungs',
  },
  'tchou1924.item.three-kongs': { fr: 'Trois carrés', en: 'Three kongs' },
  'tchou1924.item.two-concealed-of-four-pungs': {
    fr: 'Quatre brelans, dont deux seulement cachés',
    en: 'Four pungs, just two of them concealed',
  },
  'tchou1924.item.after-kong': {
    fr: 'Gagné avec la tuile de remplacement d’un carré',
    en: 'Won with the replacement for a kong',
  },
  'tchou1924.item.last-conventional-tile': {
    fr: 'Gagné avec la dernière tuile que l’on peut piocher',
    en: 'Won with the last tile that may be drawn',
  },
  'tchou1924.item.half-homogeneous': {
    fr: 'Une famille, avec des vents ou des dragons',
    en: 'One suit with winds or dragons',
  },
  'tchou1924.item.robbed-kong': {
    fr: 'Gagné avec une tuile volée sur un carré',
    en: 'Won with a tile robbed from a kong',
  },
  'tchou1924.item.cumulated-fan': {
    fr: 'Deux conditions ou plus, 3 fan',
    en: 'Two conditions or more, 3 fan',
  },
  'tchou1924.item.homogeneous': {
    fr: 'Une famille et rien d’autre, 3 fan',
    en: 'One suit and nothing else, 3 fan',
  },
  'tchou1924.item.ping-hou': {
    fr: 'P’ing-hou, la plus petite main',
    en: 'P’ing-hou, the smallest hand',
  },
  'tchou1924.item.complete-from-the-start': {
    fr: 'Complète dès la distribution',
    en: 'Complete from the deal',
  },
  'tchou1924.item.first-discard': {
    fr: 'Gagné sur la toute première défausse',
    en: 'Won on the first discard of all',
  },
  'tchou1924.item.thirteen-kinds': {
    fr: 'Treize tuiles différentes',
    en: 'Thirteen different tiles',
  },
  'tchou1924.item.two-honour-pungs-and-pair': {
    fr: 'Deux brelans de dragons et une paire de dragons',
    en: 'Two pungs of dragons and a pair of dragons',
  },
  'tchou1924.item.three-wind-pungs-and-pair': {
    fr: 'Trois brelans de vents et une paire de vents',
    en: 'Three pungs of winds and a pair of winds',
  },
  'tchou1924.item.four-concealed-pungs': {
    fr: 'Quatre brelans cachés',
    en: 'Four concealed pungs',
  },
  'tchou1924.item.four-kongs': { fr: 'Quatre carrés', en: 'Four kongs' },
  'tchou1924.item.honours-and-winds': {
    fr: 'Rien que des vents et des dragons',
    en: 'Winds and dragons alone',
  },
  'tchou1924.item.ones-and-nines': { fr: 'Rien que des 1 et des 9', en: '1s and 9s alone' },
  'tchou1924.item.honours-winds-ones-and-nines': {
    fr: 'Rien que des vents, des dragons, des 1 et des 9',
    en: 'Winds, dragons, 1s and 9s alone',
  },
} as const satisfies Texts<`tchou1924.item.${Tchou1924ItemId}`> & Texts;
