import type { Texts } from '../texts.ts';

export const walk = {
  'walk.label': {
    fr: 'À cette table, {n} geste à faire. | À cette table, {n} gestes à faire.',
    en: 'At this table there is {n} thing to do. | At this table there are {n} things to do.',
  },
  'walk.table': { fr: 'La table', en: 'The table' },
  'walk.restart': { fr: 'Depuis le début', en: 'From the beginning' },
  'walk.here': { fr: 'C’est ici', en: 'Here' },
  'walk.refused': { fr: '{answer} : ce n’est pas cela.', en: '{answer}: not this one.' },
  'walk.claim': {
    fr: '{player} prend la tuile et expose : {group}.',
    en: '{player} takes the tile and lays out: {group}.',
  },
  'walk.paper.seats': {
    fr: 'Autour de la table, vers la droite : {players}.',
    en: 'Around the table, to the right: {players}.',
  },
  'walk.paper.breach': { fr: 'La brèche : {stack}.', en: 'The breach: {stack}.' },
  'walk.paper.ringed': {
    fr: 'Le tas cerclé est le numéro {n} à partir de la brèche.',
    en: 'The ringed stack is number {n} from the breach.',
  },
  'walk.done': { fr: 'Tout est fait.', en: 'All is done.' },
} as const satisfies Texts;
