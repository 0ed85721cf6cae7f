import type { paperEn } from './paper-en.ts';

/** Les feuilles à imprimer ; mêmes clés que l’anglais. */
export const paperFr: Readonly<Record<keyof typeof paperEn, string>> = {
  'paper.title': 'Feuilles à imprimer',
  'paper.description':
    'Les questions d’un exercice sur papier, et les réponses à part, sur les dernières pages.',
  'paper.help':
    'Choisissez un exercice, son niveau et le nombre de questions. Le même numéro de feuille redonne les mêmes questions ; à l’impression, les réponses viennent sur les dernières pages.',
  'paper.needsScript':
    'Une feuille se compose dans votre navigateur, ce qui demande JavaScript. Sans lui, toute leçon s’imprime : ses positions sont suivies de leurs solutions, à la fin.',
  'paper.drill': 'Exercice',
  'paper.size': 'Questions',
  'paper.sheet': 'Numéro de la feuille',
  'paper.sheet.note':
    'Le même numéro et le même niveau redonnent les mêmes questions, en anglais aussi : on retrouve les réponses plus tard.',
  'paper.another': 'Un autre numéro',
  'paper.print': 'Imprimer',
  'paper.making': 'Question {at} sur {all} en préparation.',
  'paper.made': 'La feuille est prête : {n} question. | La feuille est prête : {n} questions.',
  'paper.short':
    'Ce niveau n’a que {n} question différente. | Ce niveau n’a que {n} questions différentes.',
  'paper.failed': 'La feuille n’a pas pu être composée.',
  'paper.retry': 'Réessayer',
  'paper.head': 'Feuille {sheet} · {n} question | Feuille {sheet} · {n} questions',
  'paper.field': '{name} : {value}',
  'paper.who': 'Nom',
  'paper.when': 'Date',
  'paper.answers': 'Réponses : {title}',
  'paper.answers.show': 'Voir les réponses',
  'paper.answers.hide': 'Cacher les réponses',
  'paper.address': 'Cette feuille et ses réponses se retrouvent à l’adresse',
  'paper.preview': 'La feuille telle qu’elle s’imprime',
  'paper.amended.drill': 'Aucun exercice ne s’appelle « {text} » : voici {title}.',
  'paper.amended.level': 'Cet exercice n’a pas de niveau « {text} » : le plus proche a été pris.',
  'paper.amended.n': 'Une feuille a 5, 10 ou 20 questions : {n} au lieu de « {text} ».',
  'paper.amended.sheet':
    'Les feuilles sont numérotées de 1 à {last} : {sheet} au lieu de « {text} ».',
  'paper.link': 'Imprimer une feuille de ces questions',
};
