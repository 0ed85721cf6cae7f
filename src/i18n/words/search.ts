/** Search over the whole site. */
import type { Texts } from '../texts.ts';

export const search = {
  'seek.title': { fr: 'Chercher', en: 'Search' },
  'seek.description': {
    fr: 'Retrouvez une leçon, une règle par ses mots ou son numéro, un terme dans l’une des deux langues, une main.',
    en: 'Find a lesson, a rule by its words or its number, a term in either language, or a hand.',
  },
  'seek.label': {
    fr: 'Chercher dans les leçons, les règles, les termes et les mains',
    en: 'Search lessons, rules, terms and hands',
  },
  'seek.hint': {
    fr: 'Un mot, le nom d’une main, ou le numéro d’une règle : IV.11.',
    en: 'A word, the name of a hand, or the number of a rule, such as IV.11.',
  },
  'seek.count': {
    fr: '{n} endroit trouvé | {n} endroits trouvés',
    en: '{n} place found | {n} places found',
  },
  'seek.none': {
    fr: 'Rien sur ce site ne contient « {words} ».',
    en: 'Nothing on this site contains “{words}”.',
  },
  'seek.unavailable': {
    fr: 'La recherche n’a pas pu se charger. Sans réseau, elle marche dès que le site a été ouvert une fois en ligne ; votre texte est gardé.',
    en: 'Search could not be loaded. Without a network it works once the site has been opened online; what you typed is kept.',
  },
  'seek.again': { fr: 'Réessayer', en: 'Try again' },
  'seek.glossary': { fr: 'Parcourir le glossaire', en: 'Look through the glossary' },
  'seek.more': { fr: 'En voir {n} de plus', en: 'Show {n} more' },
  'seek.number': { fr: '{n}', en: '{n}' },
  'seek.kinds': { fr: 'Ne montrer que', en: 'Show only' },
  'seek.close': { fr: 'Fermer la recherche', en: 'Close the search' },
  'seek.kind.lesson': { fr: 'Leçons', en: 'Lessons' },
  'seek.kind.rule': { fr: 'Règles', en: 'Rules' },
  'seek.kind.term': { fr: 'Glossaire', en: 'Glossary' },
  'seek.kind.hand': { fr: 'Mains', en: 'Hands' },
  'seek.kind.page': { fr: 'Pages', en: 'Pages' },
  'seek.needsScript': {
    fr: 'Chercher dans toutes les pages demande JavaScript. Voici les pages où tout se trouve, dans l’ordre :',
    en: 'Searching all pages needs JavaScript. These pages have everything, in order:',
  },
} as const satisfies Texts;
