import type { Texts } from '../texts.ts';

export const stage = {
  'stage.check': { fr: 'Vérifier', en: 'Check' },
  'stage.next': { fr: 'Suivante', en: 'Next' },
  'stage.again': { fr: 'Recommencer', en: 'Try again' },
  'stage.pad': { fr: 'Chiffres', en: 'Digits' },
  'stage.pad.erase': { fr: 'Effacer', en: 'Erase' },
  'stage.pad.next': { fr: 'Champ suivant, ou terminé', en: 'Next field, or done' },
  'stage.another': { fr: 'Une autre du même genre', en: 'Another like it' },
  'stage.series': { fr: 'Cette série : {right} sur {n}', en: 'So far: {right} of {n}' },
  'stage.pip.right': {
    fr: 'Question {n}, juste : la revoir',
    en: 'Question {n}, right: see it again',
  },
  'stage.pip.wrong': {
    fr: 'Question {n}, manquée : la revoir',
    en: 'Question {n}, missed: see it again',
  },
  'stage.last': { fr: 'Dernières questions', en: 'Last questions' },
  'stage.seriesEnd': {
    fr: 'La série de dix est finie. Réponses justes : {right} sur {n}.',
    en: 'Ten questions answered: {right} of {n} right.',
  },
  'stage.weakest': { fr: 'Revoir : {kind}', en: 'Practise: {kind}' },
  'stage.likeMissed': {
    fr: 'Une autre question comme la dernière manquée',
    en: 'Another like the last one missed',
  },
  'stage.seal': { fr: 'Sceau : dix sur dix', en: 'Seal: ten of ten' },
  'stage.right': { fr: 'juste', en: 'right' },
  'stage.wrong': { fr: 'manquée', en: 'missed' },
  'stage.seconds': { fr: '{n} s', en: '{n} s' },
  'stage.nudge': {
    fr: 'Pas encore. Il vous reste un essai.',
    en: 'Not yet. You have a second try.',
  },
  'stage.nudge.far': {
    fr: 'Pas encore. Trouvé : {found} sur {all}. Il vous reste un essai.',
    en: 'Not yet: {found} of {all}. You have a second try.',
  },
  'stage.nudge.extra': {
    fr: 'Pas encore. Trouvé : {found} sur {all} ; en trop : {extra}. Il vous reste un essai.',
    en: 'Not yet: {found} of {all}, and {extra} too many. You have a second try.',
  },
  'stage.giveUp': { fr: 'Voir la réponse', en: 'Show the answer' },
  'stage.hints': { fr: 'Indices', en: 'Hints' },
  'stage.hintsLeft': { fr: 'Indice ({n})', en: 'Hint ({n})' },
  'stage.hintsTaken': { fr: 'Indices : {taken} sur {n}', en: 'Hints: {taken} of {n}' },
  'stage.hintsDo': {
    fr: 'L’indice donne la réponse. | Chaque indice en dit plus que le précédent ; le dernier donne la réponse.',
    en: 'It gives the answer. | Each says more than the one before; the last gives the answer.',
  },
  'stage.level.change': { fr: 'Changer de niveau', en: 'Change the level' },
  'stage.reading': { fr: 'À lire', en: 'Further reading' },
  'stage.reading.lesson': { fr: 'Leçon : {title}', en: 'Lesson: {title}' },
  'stage.reading.rule': { fr: 'Règle : {title}', en: 'Rule: {title}' },
  'drills.under': { fr: 'Montrer les exercices de', en: 'Show the drills of' },
  'drills.under.all': { fr: 'Toutes les règles', en: 'All rules' },
  'drills.due': { fr: 'À revoir', en: 'To review' },
  'drills.whole': { fr: 'Jouer et tenir les comptes', en: 'Playing and keeping accounts' },
  'drills.description': {
    fr: 'Une sorte de question à la fois, à un niveau qui suit vos réponses ou que vous choisissez. Chaque réponse est calculée, et l’on vous en montre la raison.',
    en: 'One kind of question at a time, at a level that follows your answers or that you choose. Every answer is computed and its reason shown.',
  },
} as const satisfies Texts;
