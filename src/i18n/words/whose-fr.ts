import type { whoseEn } from './whose-en.ts';

/** Les mots des exercices où l’on reconnaît les règles ; mêmes clés que l’anglais. */
export const whoseFr: Readonly<Record<keyof typeof whoseEn, string>> = {
  'whichRules.title': 'Quelles sont ces règles ?',
  'whichRules.description':
    'Une main gagnante et son compte, ou ce qu’elle rapporte, sur une feuille sans nom : dites laquelle des cinq règles l’a comptée. La réponse montre ce qu’il fallait y voir et ce que les quatre autres font de la main.',
  'whichRules.needsScript':
    'Les mains sont distribuées et comptées sur votre appareil, ce qui demande JavaScript. La comparaison des cinq sources se lit sans lui.',
  'whichRules.from': 'Dernière tuile défaussée par : {seat}.',
  'whichRules.drawn': 'La dernière tuile a été piochée.',
  'whichRules.ask.sheet': 'Quelles règles comptent ainsi ?',
  'whichRules.ask.payments': 'Sous quelles règles paie-t-on ainsi ?',
  'whichRules.choices': 'Les cinq règles',
  'whichRules.sheet': 'Ce qui est compté',
  'whichRules.whole': 'la main dans son ensemble',
  'whichRules.total': 'Total',
  'whichRules.nothing.sheet': 'Elle gagne, et rien n’est compté.',
  'whichRules.nothing.payments': 'Elle gagne, et personne ne paie.',
  'whichRules.need': 'Choisissez une des cinq règles.',
  'whichRules.right': 'Juste : {rules}.',
  'whichRules.wrong': 'Non, pas {given}. La réponse : {rules}.',
  'whichRules.tells': 'Ce qu’il fallait voir',
  'whichRules.tell.uncounted':
    'Cette source n’imprime aucun barème : une victoire est une victoire, sans plus.',
  'whichRules.tell.limit': 'Une limite fixe remplace la somme : {n}.',
  'whichRules.tell.single': 'Une seule ligne vaut le tout, {n} points, et rien ne s’y ajoute.',
  'whichRules.tell.added': 'Les lignes s’additionnent, {n} en tout : rien n’est doublé.',
  'whichRules.tell.doubled':
    'Les points font {n}, doublés {m} fois. | Les points font {n}, doublés {m} fois.',
  'whichRules.tell.rounded': 'Les points font {n}, arrondis à {m}.',
  'whichRules.tell.rounded-up': 'Chaque paiement est arrondi au multiple de {n} supérieur.',
  'whichRules.tell.alone': 'Qui a défaussé paie tout, {n} ; les deux autres ne paient rien.',
  'whichRules.tell.alike': 'Tous les trois paient autant : {n}.',
  'whichRules.tell.discarder-more': 'Qui a défaussé paie {n} ; personne ne paie moins de {m}.',
  'whichRules.tell.dealer-more': 'Est paie {n}, plus que les {m} d’un autre.',
  'whichRules.tell.both-more': 'Est, qui a défaussé, paie {n} ; les autres, {m}.',
  'whichRules.own': 'Compté ainsi par aucune autre règle :',
  'whichRules.standings': 'La même main sous chacune',
  'whichRules.standings.rules': 'Règles',
  'whichRules.standings.total': 'Compte',
  'whichRules.standings.gets': 'Le gagnant reçoit',
  'whichRules.verdict.uncounted': 'gagnée, sans compte',
  'whichRules.verdict.not-enough': 'complète, mais de trop peu de valeur pour gagner',
  'whichRules.verdict.unlawful': 'complète, mais ne peut pas gagner',
  'whichRules.verdict.not-complete': 'main non gagnante',
  'whichRules.hint.out': 'Cette main ne gagne pas ici : {rules}.',
  'whichRules.hint.nearest': 'C’est l’une des deux : {rules}.',
  'whichRules.hint.answer': 'La réponse : {rules}.',
  'whichRules.show': 'Ce qui est montré',
  'whichRules.show.sheet': 'les lignes du compte',
  'whichRules.show.payments': 'qui paie qui',
  'whichRules.error.not-told':
    'Aucune règle, ou plus d’une, ne compte cette main comme l’adresse le demande.',
  'whichRules.error.no-winning-tile':
    'Écrivez une main complète, avec la tuile qui l’a fait gagner.',
  'keys.whichRules': 'Quelles sont ces règles ?',
  'keys.whichRules.digits': 'choisir une des règles',
};
