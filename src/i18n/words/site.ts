import type { Texts } from '../texts.ts';

export const site = {
  'site.name': { fr: 'Moineau', en: 'Moineau' },
  'site.tagline': {
    fr: 'Apprendre le mah-jong et s’y exercer, d’après les livres',
    en: 'Learn mah-jong from the old rule books, with practice at every step',
  },
  'site.description': {
    fr: 'Apprenez le mah-jong d’après cinq sources de langue française, et exercez-vous : attentes, défausses, points. Chaque réponse est calculée et justifiée à l’écran.',
    en: 'Learn mah-jong from five French-language sources, and practise waits, discards and scores. Every answer is computed, and its reason shown.',
  },
  'site.skip': { fr: 'Aller au contenu', en: 'Skip to the content' },
  'site.menu': { fr: 'Menu principal', en: 'Main menu' },
  'site.otherLanguage': { fr: 'Read this page in English', en: 'Lire cette page en français' },
  'site.help': { fr: 'Aide sur cette page', en: 'Help for this page' },
  'site.close': { fr: 'Fermer', en: 'Close' },
  'site.reference': { fr: 'À consulter', en: 'Reference' },
  'site.footer': {
    fr: 'Moineau enseigne d’après cinq sources de langue française et calcule chacune de ses réponses. Rien ne quitte votre appareil.',
    en: 'Moineau teaches from five French-language sources and computes every answer it gives. Nothing leaves your device.',
  },
  'site.notFound': { fr: 'Cette page n’existe pas', en: 'This page does not exist' },
  'site.notFound.text': {
    fr: 'L’adresse a peut-être changé, ou contient une faute. Tout ce qui existe se trouve à partir d’ici.',
    en: 'The address may have changed, or contain a typing error. Every page can be reached from here.',
  },
  'site.notFound.home': { fr: 'Retour à l’accueil', en: 'Back to the home page' },
  'site.chooseLanguage': { fr: 'Choisissez votre langue', en: 'Choose your language' },
  'nav.learn': { fr: 'Apprendre', en: 'Learn' },
  'nav.drills': { fr: 'S’exercer', en: 'Drill' },
  'nav.play': { fr: 'Jouer', en: 'Play' },
  'nav.play.waits': { fr: 'une manche vous attend', en: 'a hand is waiting' },
  'nav.analyse': { fr: 'Analyser', en: 'Analyse' },
  'nav.accounts': { fr: 'Comptes d’une soirée', en: 'Evening’s accounts' },
  'nav.atlas': { fr: 'Atlas', en: 'Atlas' },
  'nav.which': { fr: 'Quelles règles ?', en: 'Which rules?' },
  'nav.rules': { fr: 'Règles', en: 'Rules' },
  'nav.sources': { fr: 'Sources', en: 'Sources' },
  'nav.formulas': { fr: 'Formules', en: 'Formulas' },
  'nav.tiles': { fr: 'Tuiles', en: 'Tiles' },
  'nav.glossary': { fr: 'Glossaire', en: 'Glossary' },
  'site.undo': { fr: 'Annuler', en: 'Undo' },
} as const satisfies Texts;
