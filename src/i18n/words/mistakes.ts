/** What went wrong and is asked again: the line below a verdict, a session, the page. */
import type { Texts } from '../texts.ts';

export const mistakes = {
  'mistakes.title': { fr: 'Mes erreurs', en: 'My mistakes' },
  'mistakes.description': {
    fr: 'Les questions manquées, ou réussies avec un indice, reviennent peu avant que vous ne les oubliiez.',
    en: 'Questions you answered wrong or with a hint come back shortly before you would forget them.',
  },
  'mistakes.needsScript': {
    fr: 'La liste est gardée sur votre appareil ; JavaScript est nécessaire pour l’afficher.',
    en: 'The list is kept on your device; JavaScript is needed to show it.',
  },
  'mistakes.loading': { fr: 'Lecture de la liste…', en: 'Reading the list…' },
  'mistakes.empty': { fr: 'Aucune question n’est gardée.', en: 'No question is kept.' },
  'mistakes.empty.text': {
    fr: 'Une question manquée ou réussie avec un indice, dans un exercice ou dans une leçon, est gardée ici ; une ligne à côté de la réponse le signale.',
    en: 'A question that you answer wrong or with a hint, in a drill or in a lesson, is kept here, and a line beside the answer says so.',
  },
  'mistakes.toDrills': { fr: 'Aller aux exercices', en: 'To the drills' },
  'mistakes.due': {
    fr: 'Une question est à revoir. | {n} questions sont à revoir.',
    en: 'One question is due for review. | {n} questions are due for review.',
  },
  'mistakes.nothingDue': {
    fr: 'Aucune question n’est à revoir pour le moment. Prochaine question : {when}.',
    en: 'No question is due now. The next one: {when}.',
  },
  'mistakes.allAsleep': {
    fr: 'Aucune question n’est à revoir : toutes sont suspendues.',
    en: 'No question is due: all of them are suspended.',
  },
  'mistakes.review': {
    fr: 'Revoir cette question | Revoir les {n} questions',
    en: 'Review this question | Review the {n} questions',
  },
  'mistakes.review.hard': {
    fr: 'Seulement la difficile | Seulement les difficiles ({n})',
    en: 'Only the hard one | Only the hard ones ({n})',
  },
  'mistakes.forecast': { fr: 'Les sept prochains jours', en: 'The next seven days' },
  'mistakes.forecast.day': { fr: '{day} : {n}', en: '{day}: {n}' },
  'mistakes.today': { fr: 'aujourd’hui', en: 'today' },
  'mistakes.show': { fr: 'Afficher', en: 'Show' },
  'mistakes.show.all': { fr: 'toutes ({n})', en: 'all ({n})' },
  'mistakes.show.due': { fr: 'à revoir ({n})', en: 'due ({n})' },
  'mistakes.show.hard': { fr: 'difficiles ({n})', en: 'hard ({n})' },
  'mistakes.show.suspended': { fr: 'suspendues ({n})', en: 'suspended ({n})' },
  'mistakes.none': { fr: 'Aucune.', en: 'None.' },
  'mistakes.missed': {
    fr: '{n} erreur ou indice | {n} erreurs ou indices',
    en: '{n} mistake or hint | {n} mistakes or hints',
  },
  'mistakes.hard': { fr: 'difficile', en: 'hard' },
  'mistakes.isDue': { fr: 'à revoir', en: 'due' },
  'mistakes.next': { fr: 'prochaine révision : {when}', en: 'next review: {when}' },
  'mistakes.suspended': { fr: 'suspendue', en: 'suspended' },
  'mistakes.suspend': { fr: 'Suspendre', en: 'Suspend' },
  'mistakes.resume': { fr: 'Reprendre', en: 'Resume' },
  'mistakes.delete': { fr: 'Supprimer', en: 'Delete' },
  'mistakes.ask': { fr: 'Répondre maintenant', en: 'Ask it now' },
  'mistakes.unread': {
    fr: 'Cette question vient d’une ancienne version du site et ne peut plus être posée.',
    en: 'This question comes from an older version of the site and can no longer be asked.',
  },
  'mistakes.deleted': { fr: 'La question est supprimée.', en: 'The question is deleted.' },
  'mistakes.undo': { fr: 'Annuler', en: 'Undo' },
  'mistakes.earlier': { fr: 'Précédentes', en: 'Previous ones' },
  'mistakes.later': { fr: 'Suivantes', en: 'Next ones' },
  'mistakes.range': { fr: '{from} à {to} sur {n}', en: '{from} to {to} of {n}' },
  'mistakes.keeps': {
    fr: 'Garder les questions manquées ou réussies avec un indice',
    en: 'Keep the questions I answer wrong or with a hint',
  },
  'mistakes.forget': { fr: 'Oublier toutes les questions', en: 'Forget all questions' },
  'mistakes.forget.sure': {
    fr: 'Oublier la question et sa date de révision ? | Oublier les {n} questions et leurs dates de révision ?',
    en: 'Forget the question and its schedule? | Forget all {n} questions and their schedules?',
  },
  'mistakes.forget.yes': { fr: 'Oublier', en: 'Forget' },
  'mistakes.forget.no': { fr: 'Garder', en: 'Keep' },
  'mistakes.forgotten': {
    fr: 'Toutes les questions sont oubliées.',
    en: 'All questions are forgotten.',
  },
  'mistakes.how': { fr: 'Comment les jours sont choisis', en: 'How the days are chosen' },
  'mistakes.how.grade': {
    fr: 'Une réponse fausse compte comme « à refaire », une réponse juste avec un indice comme « difficile », une réponse juste sans indice comme « bien ». La vitesse ne compte pas.',
    en: 'Right without a hint counts as “good”, right with one as “hard”, wrong as “again”. Your time does not count.',
  },
  'mistakes.how.fsrs': {
    fr: 'À partir de ces notes, FSRS, un planificateur libre pour cartes de révision, estime combien de temps vous vous souviendrez de chaque question ; elle revient quand vous n’avez plus que neuf chances sur dix de vous en souvenir. Une question nouvelle doit d’abord être réussie deux fois, à dix minutes d’intervalle ou à votre prochain passage ; les pauses vont ensuite de quelques jours à plusieurs mois.',
    en: 'From these grades FSRS, a free scheduler for flash cards, asks a question again when your chance of remembering it has fallen to nine in ten. A new question is first answered right twice, ten minutes apart or when you next come back; then the pauses grow from days to months.',
  },
  'mistakes.how.varied': {
    fr: 'Dès la deuxième révision, une attente, une question sur la table ou un choix d’une manche revient avec d’autres tuiles, d’autres places ou d’autres dés : c’est la forme que l’on apprend.',
    en: 'From the second review on, waits, questions about the table and choices in a hand come with other tiles, seats or dice: what you learn is the shape.',
  },
  'mistakes.how.hard': {
    fr: 'Une question est dite difficile quand sa difficulté atteint 7 sur 10 dans l’échelle de FSRS, ou quand vous l’avez oubliée deux fois après l’avoir sue.',
    en: 'A question is hard when its difficulty reaches 7 of 10 on the scale of FSRS, or when you have forgotten it twice.',
  },
  'mistakes.how.kept': {
    fr: 'La liste reste sur cet appareil.',
    en: 'The list stays on this device.',
  },
  'mistakes.done': { fr: 'Révision terminée', en: 'Review finished' },
  'mistakes.done.right': {
    fr: 'Justes du premier coup : {right} sur {n}.',
    en: '{right} of {n} right first time.',
  },
  'mistakes.done.none': {
    fr: 'Toutes les questions ont été passées.',
    en: 'No question was answered.',
  },
  'mistakes.done.next': { fr: 'Prochaine révision', en: 'Next review' },
  'mistakes.done.when': {
    fr: '{when} : une question | {when} : {n} questions',
    en: '{when}: one question | {when}: {n} questions',
  },
  'mistakes.done.close': { fr: 'Fermer', en: 'Close' },
  'mistakes.goOn': {
    fr: 'Reprendre la révision : encore une question | Reprendre la révision : encore {n} questions',
    en: 'Go on with the review: one question left | Go on with the review: {n} questions left',
  },
  'mistakes.drop': { fr: 'Arrêter cette révision', en: 'End this review' },
  'mistakes.when.now': { fr: 'maintenant', en: 'now' },
  'mistakes.when.minutes': {
    fr: 'dans une minute | dans {n} minutes',
    en: 'in one minute | in {n} minutes',
  },
  'mistakes.when.today': { fr: 'aujourd’hui à {time}', en: 'today at {time}' },
  'mistakes.when.tomorrow': { fr: 'demain', en: 'tomorrow' },
  'kept.in': { fr: 'Gardée dans', en: 'Kept for review in' },
  'kept.lost': {
    fr: 'Cette question n’a pas pu être gardée.',
    en: 'This question could not be kept for review.',
  },
  'kept.takeOut': { fr: 'Retirer', en: 'Take out' },
  'kept.out': { fr: 'Question retirée de Mes erreurs.', en: 'Taken out of My mistakes.' },
  'kept.putBack': { fr: 'La remettre', en: 'Put back' },
  'kept.never': { fr: 'Ne plus garder d’erreurs', en: 'Stop keeping mistakes' },
  'kept.off': {
    fr: 'Les questions manquées ne sont pas gardées.',
    en: 'Questions that you miss are not kept for review.',
  },
  'kept.on': { fr: 'Les garder désormais', en: 'Keep them from now on' },
  'plan.place': { fr: '{at} sur {n}', en: '{at} of {n}' },
  'plan.from.mistakes': { fr: 'Mes erreurs', en: 'My mistakes' },
  'plan.from.today': { fr: 'Aujourd’hui', en: 'Today' },
  'plan.from.set': { fr: 'Recueil', en: 'Set' },
  'plan.said': { fr: 'De la part de l’auteur du recueil :', en: 'From the author of this set:' },
  'plan.questions': { fr: 'question {at} sur {n}', en: 'question {at} of {n}' },
  'plan.varied.tiles': {
    fr: 'la même forme, d’autres tuiles',
    en: 'the same shape in other tiles',
  },
  'plan.varied.table': {
    fr: 'la même question, avec d’autres places ou d’autres dés',
    en: 'the same question, with other seats or dice',
  },
  'plan.skip': { fr: 'Passer', en: 'Skip' },
  'plan.stop': { fr: 'Arrêter', en: 'Stop' },
  'plan.again': {
    fr: 'Cette question revient à la fin.',
    en: 'This question comes again at the end.',
  },
  'plan.due': {
    fr: 'Prochaine révision de cette question : {when}.',
    en: 'Next review of this question: {when}.',
  },
  'plan.lesson': { fr: 'Étape {at} sur {n}', en: 'Step {at} of {n}' },
  'plan.next': { fr: 'Étape suivante', en: 'Next step' },
  'plan.end': { fr: 'Terminer', en: 'Finish' },
  'plan.gone': {
    fr: 'Cette séance est terminée, ou commencée dans une autre fenêtre. Pour en commencer une autre :',
    en: 'This session is over, or was begun in another window. Begin again from:',
  },
} as const satisfies Texts;
