/** Sheets to print. */
import type { Texts } from '../texts.ts';

export const paper = {
  'paper.title': { fr: 'Feuilles à imprimer', en: 'Sheets to print' },
  'paper.description': {
    fr: 'Les questions d’un exercice sur papier, et les réponses à part, sur les dernières pages.',
    en: 'Questions of any drill on paper, with the answers on pages of their own at the back.',
  },
  'paper.help': {
    fr: 'Choisissez un exercice, son niveau et le nombre de questions. Le même numéro de feuille redonne les mêmes questions ; à l’impression, les réponses viennent sur les dernières pages.',
    en: 'Choose a drill, its level and how many questions. The same sheet number gives the same questions again; printed, the answers come on the last pages.',
  },
  'paper.needsScript': {
    fr: 'Une feuille se compose dans votre navigateur, ce qui demande JavaScript. Sans lui, toute leçon s’imprime : ses questions sont suivies de leurs solutions, à la fin.',
    en: 'A sheet is put together in your browser, and that needs JavaScript. Without it, any lesson can be printed: its questions come with their solutions at the back.',
  },
  'paper.drill': { fr: 'Exercice', en: 'Drill' },
  'paper.size': { fr: 'Questions', en: 'Questions' },
  'paper.sheet': { fr: 'Numéro de la feuille', en: 'Sheet number' },
  'paper.sheet.note': {
    fr: 'Le même numéro et le même niveau redonnent les mêmes questions, en anglais aussi : on retrouve les réponses plus tard.',
    en: 'The same number and the same level give the same questions again, in French too: the answers can be looked up later.',
  },
  'paper.another': { fr: 'Un autre numéro', en: 'Another number' },
  'paper.print': { fr: 'Imprimer', en: 'Print' },
  'paper.making': {
    fr: 'Question {at} sur {all} en préparation.',
    en: 'Question {at} of {all} is being made.',
  },
  'paper.made': {
    fr: 'La feuille est prête : {n} question. | La feuille est prête : {n} questions.',
    en: 'The sheet is ready: {n} question. | The sheet is ready: {n} questions.',
  },
  'paper.short': {
    fr: 'Ce niveau n’a que {n} question différente. | Ce niveau n’a que {n} questions différentes.',
    en: 'This level has only {n} different question. | This level has only {n} different questions.',
  },
  'paper.failed': {
    fr: 'La feuille n’a pas pu être composée.',
    en: 'The sheet could not be made.',
  },
  'paper.head': {
    fr: 'Feuille {sheet} · {n} question | Feuille {sheet} · {n} questions',
    en: 'Sheet {sheet} · {n} question | Sheet {sheet} · {n} questions',
  },
  'paper.field': { fr: '{name} : {value}', en: '{name}: {value}' },
  'paper.who': { fr: 'Nom', en: 'Name' },
  'paper.when': { fr: 'Date', en: 'Date' },
  'paper.answers': { fr: 'Réponses : {title}', en: 'Answers: {title}' },
  'paper.answers.show': { fr: 'Voir les réponses', en: 'Show the answers' },
  'paper.answers.hide': { fr: 'Cacher les réponses', en: 'Hide the answers' },
  'paper.address': {
    fr: 'Cette feuille et ses réponses se retrouvent à l’adresse',
    en: 'This sheet and its answers are found again at',
  },
  'paper.preview': { fr: 'La feuille telle qu’elle s’imprime', en: 'The sheet as it is printed' },
  'paper.amended.drill': {
    fr: 'Aucun exercice ne s’appelle « {text} » : voici {title}.',
    en: 'No drill is called “{text}”: this is {title}.',
  },
  'paper.amended.level': {
    fr: 'Cet exercice n’a pas de niveau « {text} » : le plus proche a été pris.',
    en: 'This drill has no level “{text}”: the nearest one was taken.',
  },
  'paper.amended.n': {
    fr: 'Une feuille a 5, 10 ou 20 questions : celle-ci en a {n}, et non « {text} ».',
    en: 'A sheet has 5, 10 or 20 questions: {n} instead of “{text}”.',
  },
  'paper.amended.sheet': {
    fr: 'Les feuilles sont numérotées de 1 à {last} : voici la feuille {sheet}, et non « {text} ».',
    en: 'Sheets are numbered from 1 to {last}: {sheet} instead of “{text}”.',
  },
  'paper.link': {
    fr: 'Imprimer une feuille de ces questions',
    en: 'Print a sheet of these questions',
  },
} as const satisfies Texts;
