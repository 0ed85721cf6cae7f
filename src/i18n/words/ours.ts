/** The agreements of the reader's own table: chosen, kept, sent on, printed. */
import type { Texts } from '../texts.ts';

export const ours = {
  'ours.title': { fr: 'Notre table', en: 'Our table' },
  'ours.description': {
    fr: 'Choisissez avec votre groupe les conventions de la partie. Vous obtenez une feuille à imprimer, un lien à envoyer, et tout le site peut jouer et compter selon elles.',
    en: 'Choose your group’s agreements. You get a sheet to print and a link to send, and the whole site can play and count by it.',
  },
  'ours.link': {
    fr: 'Notre table : conventions, feuille à imprimer, lien',
    en: 'Our table: agreements, a sheet to print, a link',
  },
  'ours.needsScript': {
    fr: 'Les conventions se choisissent ici avec JavaScript. Le barème de chaque règle s’imprime sans lui :',
    en: 'Choosing agreements needs JavaScript. The table of points of each rule set can be printed without it:',
  },
  'ours.opening': { fr: 'Ouverture de la page', en: 'Opening the page' },
  'ours.help': {
    fr: 'Choisissez les règles, puis les conventions. La feuille change à chaque choix ; « Garder comme conventions de notre table » les retient sur cet appareil.',
    en: 'Choose the rules, then the agreements. The sheet changes with each choice; “Keep as our table’s agreements” keeps them on this device.',
  },
  'ours.theirs': { fr: 'conventions de notre table', en: 'our table’s agreements' },
  'ours.usual': { fr: 'conventions habituelles du site', en: 'this site’s usual agreements' },
  'ours.idle': {
    fr: 'Ces conventions de votre table ne changent rien ici : {what}.',
    en: 'These agreements of your table change nothing here: {what}.',
  },
  'ours.here': {
    fr: 'Cette page suit les conventions de votre table. Si vous en choisissez d’autres ici, elles ne valent que tant que la page est ouverte.',
    en: 'Your table’s agreements hold here. If you choose others here, they hold only while this page is open.',
  },
  'ours.notAsked': {
    fr: 'Chaque question de cet exercice indique ses conventions ; celles de votre table n’y changent rien.',
    en: 'Each question of this drill names its agreements; those of your table do not change it.',
  },
  'ours.keeping': { fr: 'Garder ce choix', en: 'Keep this choice' },
  'ours.notKept': {
    fr: '{rules} : vous n’avez pas encore gardé de conventions sur cet appareil.',
    en: '{rules}: no agreements of your table are kept on this device yet.',
  },
  'ours.kept': {
    fr: '{rules} : ce sont les conventions de votre table, gardées sur cet appareil.',
    en: '{rules}: these are your table’s agreements, kept on this device.',
  },
  'ours.other': {
    fr: '{rules} : les conventions gardées pour votre table sont différentes de celles-ci.',
    en: '{rules}: the agreements kept for your table differ from these.',
  },
  'ours.keep': {
    fr: 'Garder comme conventions de notre table',
    en: 'Keep as our table’s agreements',
  },
  'ours.replace': { fr: 'Garder celles-ci à la place', en: 'Keep these instead' },
  'ours.back': { fr: 'Revenir à celles qui sont gardées', en: 'Go back to the ones kept' },
  'ours.forget': { fr: 'Ne plus les garder', en: 'Stop keeping them' },
  'ours.use': {
    fr: 'Jouer, compter et s’exercer selon les conventions de notre table',
    en: 'Play, count and drill under our table’s agreements',
  },
  'ours.allUsual': {
    fr: 'Ce sont les conventions habituelles du site : rien n’en diffère.',
    en: 'These are this site’s usual agreements, all of them.',
  },
  'ours.where': { fr: 'Où ces conventions valent', en: 'Where these agreements hold' },
  'ours.holds': { fr: 'Cette convention vaut {where}.', en: 'This agreement holds {where}.' },
  'ours.holdsNot': { fr: 'Elle ne change rien {where}.', en: 'It changes nothing {where}.' },
  'ours.place.play': { fr: 'à la table de jeu', en: 'at the play table' },
  'ours.place.count': {
    fr: 'dans l’analyseur et dans « Une main, cinq comptes »',
    en: 'in the analyser and the five ledgers',
  },
  'ours.place.accounts': { fr: 'dans les comptes d’une soirée', en: 'in an evening’s accounts' },
  'ours.place.drills': { fr: 'dans les exercices', en: 'in the drills' },
  'ours.drills': {
    fr: 'Quand une question d’exercice ou de leçon suppose une convention, la question l’indique.',
    en: 'A question of a drill or a lesson that supposes an agreement says so itself.',
  },
  'ours.share': { fr: 'Envoyer ou imprimer', en: 'Send or print' },
  'ours.copy': { fr: 'Copier le lien', en: 'Copy the link' },
  'ours.byHand': {
    fr: 'Le lien n’a pas pu être copié : sélectionnez-le ci-dessus.',
    en: 'The link could not be copied: select it above.',
  },
  'ours.print': { fr: 'Imprimer la feuille', en: 'Print the sheet' },
  'ours.fault.no-rules': {
    fr: 'Ce lien n’indique pas selon quelles règles on joue. Les conventions gardées n’ont pas changé. Choisissez des règles ci-dessous.',
    en: 'This link names no rule set. The agreements that are kept have not changed. Choose a rule set below.',
  },
  'ours.fault.unknown-rules': {
    fr: 'Ce lien nomme des règles que ce site ne connaît pas : {value}. Les conventions gardées n’ont pas changé. Choisissez des règles ci-dessous.',
    en: 'This link names rules that this site does not know: {value}. The agreements that are kept have not changed. Choose a rule set below.',
  },
  'ours.fault.link': {
    fr: 'Ce lien contient une convention que ces règles ne proposent pas : {what}. Sur ce point, la convention habituelle du site reste choisie ; les autres conventions du lien sont reprises. Vérifiez avec votre table.',
    en: 'This link has an agreement that these rules do not offer: {what}. This site’s usual one holds there, and the rest of the link is taken over. Check with your table.',
  },
  'ours.fault.kept': {
    fr: 'Parmi les conventions gardées, une ou plusieurs ne sont pas proposées pour ces règles : {what}. Sur ce point, la convention habituelle du site est choisie ; les autres valent.',
    en: 'Among the agreements kept there is one that these rules do not offer: {what}. This site’s usual one holds there, and the others are as you kept them.',
  },
  'ours.sheet': { fr: 'Notre table. {rules}', en: 'Our table. {rules}' },
  'ours.sheet.agreed': { fr: 'Nos conventions', en: 'House rules' },
  'ours.sheet.bold': {
    fr: 'En gras : ce qui s’écarte des conventions habituelles du site.',
    en: 'In bold: what differs from this site’s usual agreements.',
  },
  'ours.sheet.changes': { fr: 'Ce que change cette édition', en: 'What this edition changes' },
  'ours.sheet.uncounted': {
    fr: 'Aucun barème n’est convenu : on ne compte pas les mains, ou l’on convient d’une façon de les compter.',
    en: 'No table of points is agreed on: hands are not counted, or counted as the table decides.',
  },
  'ours.example': {
    fr: 'Exemple : la main qui gagne a {n} points, les autres aucun. Paiements en points',
    en: 'Example: a hand of {n} points, the other hands worth nothing. In points',
  },
  'ours.example.won': { fr: '{winner}, tuile prise {giver}', en: '{winner}, tile from {giver}' },
  'ours.example.drawn': { fr: '{winner}, tuile piochée', en: '{winner}, tile drawn' },
} as const satisfies Texts;
