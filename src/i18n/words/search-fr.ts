import type { searchEn } from './search-en.ts';

/** La recherche dans tout le site ; mêmes clés que l’anglais. */
export const searchFr: Readonly<Record<keyof typeof searchEn, string>> = {
  'seek.title': 'Chercher',
  'seek.description':
    'Retrouvez une leçon, une règle par ses mots ou son numéro, un terme dans l’une des deux langues, une main.',
  'seek.label': 'Chercher dans les leçons, les règles, les termes et les mains',
  'seek.hint': 'Un mot, le nom d’une main, ou le numéro d’une règle : IV.11.',
  'seek.count': '{n} endroit trouvé | {n} endroits trouvés',
  'seek.none': 'Rien sur ce site ne contient « {words} ».',
  'seek.unavailable':
    'La recherche n’a pas pu se charger. Sans réseau, elle marche dès que le site a été ouvert une fois en ligne ; votre texte est gardé.',
  'seek.again': 'Réessayer',
  'seek.glossary': 'Parcourir le glossaire',
  'seek.more': 'En voir {n} de plus',
  'seek.number': '{n}',
  'seek.close': 'Fermer la recherche',
  'seek.kind.lesson': 'Leçons',
  'seek.kind.rule': 'Règles',
  'seek.kind.term': 'Glossaire',
  'seek.kind.hand': 'Mains',
  'seek.kind.page': 'Pages',
  'seek.needsScript':
    'Chercher dans toutes les pages demande JavaScript. Voici celles où tout se trouve, dans l’ordre :',
};
