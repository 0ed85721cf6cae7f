/** The agreements of the reader's own table: chosen, kept, sent on, printed. */
import type { Texts } from '../texts.ts';

export const ours = {
  'ours.title': { fr: 'Notre table', en: 'Our table' },
  'ours.description': {
    fr: 'Choisissez avec votre groupe les conventions de la partie. Vous obtenez une feuille à imprimer, un lien à envoyer, et tout le site peut jouer et compter selon elles.',
    en: 'Choose with your group what you agree on. You get a sheet to print and a link to send, and the whole site can play and count by it.',
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
    fr: 'Choisissez les règles, puis les conventions. La feuille change avec chaque choix ; « Garder » fait de ces conventions celles de votre table sur cet appareil.',
    en: 'Choose the rules, then what you agree on. The sheet follows each choice; “Keep” makes it your table’s agreements on this device.',
  },
  'ours.theirs': { fr: 'conventions de notre table', en: 'our table’s agreements' },
  'ours.usual': { fr: 'comme le site les prend d’habitude', en: 'as this site usually takes them' },
  'ours.idle': {
    fr: 'De ce que votre table a convenu, ceci ne change rien ici : {what}.',
    en: 'Of what your table has agreed on, this changes nothing here: {what}.',
  },
  'ours.here': {
    fr: 'Les conventions de votre table valent ici. Un autre choix vaut tant que cette page est ouverte.',
    en: 'Your table’s agreements hold here. Another choice holds as long as this page is open.',
  },
  'ours.notAsked': {
    fr: 'Les questions de cet exercice disent elles-mêmes leurs conventions ; celles de votre table n’y changent rien.',
    en: 'The questions of this drill say by what agreements they are asked; those of your table do not change them.',
  },
  'ours.keeping': { fr: 'Garder ce choix', en: 'Keep this choice' },
  'ours.notKept': {
    fr: '{rules} : cet appareil ne garde pas encore de conventions de votre table.',
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
  'ours.back': { fr: 'Revenir à celles qui sont gardées', en: 'Go back to those kept' },
  'ours.forget': { fr: 'Ne plus les garder', en: 'Keep them no longer' },
  'ours.use': {
    fr: 'Jouer, compter et s’exercer selon les conventions de notre table',
    en: 'Play, count and drill under our table’s agreements',
  },
  'ours.allUsual': {
    fr: 'Tout est comme le site le prend d’habitude.',
    en: 'Everything is as this site usually takes it.',
  },
  'ours.where': { fr: 'Où ces conventions valent', en: 'Where these agreements hold' },
  'ours.holds': { fr: 'Vaut {where}.', en: 'Holds {where}.' },
  'ours.holdsNot': { fr: 'Ne change rien {where}.', en: 'Changes nothing {where}.' },
  'ours.place.play': { fr: 'à la table de jeu', en: 'at the play table' },
  'ours.place.count': {
    fr: 'dans l’analyseur et dans « Une main, cinq comptes »',
    en: 'in the analyser and the five ledgers',
  },
  'ours.place.accounts': { fr: 'dans les comptes d’une soirée', en: 'in an evening’s accounts' },
  'ours.place.drills': { fr: 'dans les exercices', en: 'in the drills' },
  'ours.drills': {
    fr: 'Une question d’exercice ou de leçon qui suppose une convention la dit elle-même.',
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
    fr: 'Ce lien ne dit pas selon quelles règles on joue. Rien de ce qui est gardé n’a changé ; choisissez ci-dessous.',
    en: 'This link does not say under which rules. Nothing that is kept has changed; choose below.',
  },
  'ours.fault.unknown-rules': {
    fr: 'Ce lien nomme des règles que ce site ne connaît pas : {value}. Rien de ce qui est gardé n’a changé ; choisissez ci-dessous.',
    en: 'This link names rules that this site does not know: {value}. Nothing that is kept has changed; choose below.',
  },
  'ours.fault.link': {
    fr: 'Ce lien dit ce que ces règles n’offrent pas : {what}. Le reste est repris, et ceci est laissé comme d’habitude : vérifiez avec votre table.',
    en: 'This link says what these rules do not offer: {what}. The rest is taken over, and this is left as usual: check with your table.',
  },
  'ours.fault.kept': {
    fr: 'Les conventions gardées disent ce que ces règles n’offrent pas ou plus : {what}. Le reste vaut, et ceci est laissé comme d’habitude.',
    en: 'The agreements kept say what these rules do not or no longer offer: {what}. The rest holds, and this is left as usual.',
  },
  'ours.sheet': { fr: 'Notre table. {rules}', en: 'Our table. {rules}' },
  'ours.sheet.agreed': { fr: 'Conventions de la maison', en: 'House rules' },
  'ours.sheet.bold': {
    fr: 'En gras : ce qui n’est pas comme le site le prend d’habitude.',
    en: 'In bold: what is not as this site usually takes it.',
  },
  'ours.sheet.changes': { fr: 'Ce que change cette édition', en: 'What this edition changes' },
  'ours.sheet.uncounted': {
    fr: 'Aucun barème n’est convenu : les mains ne se comptent pas, ou se comptent comme la table en décide.',
    en: 'No table of points is agreed on: hands are not counted, or counted as the table decides.',
  },
  'ours.example': {
    fr: 'Exemple : une main de {n} points, les autres mains ne valant rien. En points',
    en: 'Example: a hand of {n} points, the other hands worth nothing. In points',
  },
  'ours.example.won': { fr: '{winner}, tuile prise {giver}', en: '{winner}, tile from {giver}' },
  'ours.example.drawn': { fr: '{winner}, tuile piochée', en: '{winner}, tile drawn' },
} as const satisfies Texts;
