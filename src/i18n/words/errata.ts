/** The words of the pages on what the sources get wrong or leave open. */
import type { Texts } from '../texts.ts';

export const errata = {
  'errata.title': {
    fr: '{rules} : fautes et questions ouvertes',
    en: '{rules}: slips and open questions',
  },
  'errata.description': {
    fr: '{rules} : ce que le texte a de faux ou laisse ouvert, comment on le sait, ce que le site décide, ce que l’on pourrait décider d’autre, et ce que cela change au jeu.',
    en: '{rules}: what the text gets wrong or leaves open, how we know, what the site decides, what else one might decide, and what that changes in play.',
  },
  'errata.link': { fr: 'Fautes et questions ouvertes', en: 'Slips and open questions' },
  'errata.search': {
    fr: 'Chercher une faute ou une question',
    en: 'Search the slips and questions',
  },
  'errata.slip': { fr: 'Faute', en: 'Slip' },
  'errata.open': { fr: 'Question ouverte', en: 'Open question' },
  'errata.known': { fr: 'Comment on le sait', en: 'How we know' },
  'errata.reading': { fr: 'Ce que nous décidons', en: 'What we decided' },
  'errata.otherwise': {
    fr: 'Ce que l’on pourrait décider d’autre',
    en: 'What else one might decide',
  },
  'errata.changes': { fr: 'Ce que cela change', en: 'What it changes' },
  'errata.nothing': { fr: 'Rien dans le jeu.', en: 'Nothing in play.' },
  'errata.count.hands': {
    fr: 'Sur {all} mains enregistrées pour les vérifications, {n} se compterait autrement. | Sur {all} mains enregistrées pour les vérifications, {n} se compteraient autrement.',
    en: 'Of {all} hands recorded for the checks, {n} would count otherwise. | Of {all} hands recorded for the checks, {n} would count otherwise.',
  },
  'errata.count.accounts': {
    fr: 'Sur {all} règlements enregistrés pour les vérifications, {n} se paierait autrement. | Sur {all} règlements enregistrés pour les vérifications, {n} se paieraient autrement.',
    en: 'Of {all} settlements recorded for the checks, {n} would be paid otherwise. | Of {all} settlements recorded for the checks, {n} would be paid otherwise.',
  },
  'errata.concerns': { fr: 'Règles concernées', en: 'Rules concerned' },
  'errata.kind.slip': { fr: 'Fautes qui changent le jeu', en: 'Slips that change play' },
  'errata.kind.open': { fr: 'Questions ouvertes', en: 'Open questions' },
  'errata.kind.nothing': { fr: 'Sans effet sur le jeu', en: 'Nothing in play' },
} as const satisfies Texts;
