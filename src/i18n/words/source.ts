import type { Texts } from '../texts.ts';

export const source = {
  'source.tchou1924': { fr: 'Tchou 1924', en: 'Tchou 1924' },
  'source.vulcain1953': { fr: 'Vulcain 1953', en: 'Navy (Vulcain) 1953' },
  'source.encyclopedie': { fr: 'Encyclopédie', en: 'French encyclopedia' },
  'source.mcr': { fr: 'Règles internationales', en: 'International rules' },
  'source.riichi': { fr: 'Règles japonaises', en: 'Japanese rules' },
  'place.section': { fr: '§ {n}', en: '§ {n}' },
  'place.heading': { fr: '« {title} »', en: '“{title}”' },
  'place.hand': { fr: 'main {n}', en: 'hand {n}' },
  'place.note': { fr: 'note', en: 'note' },
  'place.picture': { fr: 'nom d’une image', en: 'name of a picture' },
  'sources.title': { fr: 'Les cinq sources', en: 'The five sources' },
  'sources.description': {
    fr: 'Les cinq textes en français dont le site est tiré : auteurs, éditions, ce qui s’en est perdu, jusqu’où s’y fier, comment les citer, et toutes leurs fautes et questions ouvertes.',
    en: 'The five French texts behind this site: authors, editions, what of them is lost, how far they can be trusted, how to cite them, and all their slips and open questions.',
  },
  'sources.lede': {
    fr: 'Tout ce que le site enseigne vient de cinq textes en français. On trouve ici ce que nos copies en disent ; ce qu’elles ne disent pas n’a pas été cherché ailleurs.',
    en: 'Everything on this site comes from five texts in French. What our copies say of themselves is here; what they do not say is not filled in from elsewhere.',
  },
  'sources.all': {
    fr: 'Toutes les fautes et questions ouvertes',
    en: 'All slips and open questions',
  },
  'sources.one.title': { fr: 'La source : {rules}', en: 'The source: {rules}' },
  'sources.one.description': {
    fr: '{rules} : d’où vient le texte, qui l’a transcrit, ce qui s’en est perdu, jusqu’où s’y fier et comment le citer.',
    en: '{rules}: where the text comes from, who transcribed it, what of it is lost, how far it can be trusted and how to cite it.',
  },
  'sources.one.link': { fr: 'D’où vient ce texte', en: 'Where this text comes from' },
  'sources.fact.author': { fr: 'Auteur', en: 'Author' },
  'sources.fact.title': { fr: 'Titre', en: 'Title' },
  'sources.fact.publisher': { fr: 'Éditeur', en: 'Publisher' },
  'sources.fact.editions': { fr: 'Éditions', en: 'Editions' },
  'sources.fact.pages': { fr: 'Pages', en: 'Pages' },
  'sources.fact.transcriber': { fr: 'Transcription', en: 'Transcribed by' },
  'sources.fact.digital': { fr: 'Texte numérique', en: 'Digital text' },
  'sources.fact.lost': { fr: 'Ce qui est perdu', en: 'What is lost' },
  'sources.fact.nature': { fr: 'Quelle sorte de texte', en: 'What kind of text' },
  'sources.fact.trust': { fr: 'Jusqu’où s’y fier', en: 'How far to trust it' },
  'sources.fact.unknown': { fr: 'Ce que nous ne savons pas', en: 'What we do not know' },
  'sources.here': { fr: 'Sur ce site', en: 'On this site' },
  'sources.here.rules': {
    fr: '{n} règle, dans nos mots | {n} règles, dans nos mots',
    en: '{n} rule, in our words | {n} rules, in our words',
  },
  'sources.here.errata': {
    fr: '{slips} fautes, {open} questions ouvertes',
    en: '{slips} slips, {open} open questions',
  },
  'sources.cite': { fr: 'Citer', en: 'To cite it' },
  'sources.cite.translator': { fr: 'trad. {name}', en: 'trans. {name}' },
  'sources.cite.site': {
    fr: 'Une règle se cite par son sigle, avec l’état du site : {version}.',
    en: 'A rule is cited by its code, with the state of this site: {version}.',
  },
} as const satisfies Texts;
