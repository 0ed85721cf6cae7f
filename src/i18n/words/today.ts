/** Ten minutes a day: what they are made of and why, and what came of them. */
import type { Texts } from '../texts.ts';

export const today = {
  'today.title': { fr: 'Aujourd’hui', en: 'Today' },
  'today.description': {
    fr: 'Une dizaine de minutes préparées pour vous : les questions à revoir, la suite d’un cours, une chose nouvelle.',
    en: 'About ten minutes put together for you: the questions that are due, the next step of a course, one new thing.',
  },
  'today.needsScript': {
    fr: 'Vos résultats sont gardés par ce navigateur et lus par un script. Sans lui, commencez par une leçon ou par un exercice.',
    en: 'What you have done is kept by this browser and read by a script. Without it, begin with a lesson or a drill.',
  },
  'today.loading': { fr: 'Préparation de la séance…', en: 'Putting the day together…' },
  'today.nav': { fr: 'Votre entraînement', en: 'Your practice' },
  'today.link': { fr: 'Aujourd’hui : dix minutes', en: 'Today: ten minutes' },
  'today.link.text': {
    fr: 'Les questions à revoir, la suite, une chose nouvelle',
    en: 'What is due, what comes next, one new thing',
  },
  'today.minutes': {
    fr: 'environ une minute | environ {n} minutes',
    en: 'about one minute | about {n} minutes',
  },
  'today.total': {
    fr: 'En tout, environ une minute. | En tout, environ {n} minutes.',
    en: 'About one minute in total. | About {n} minutes in total.',
  },
  'today.list': { fr: 'La séance proposée', en: 'The steps for today' },
  'today.questions': { fr: 'une question | {n} questions', en: 'one question | {n} questions' },
  'today.lesson': { fr: 'Leçon : {title}', en: 'Lesson: {title}' },
  'today.partOf': {
    fr: 'environ {n} de ses {all} minutes : la leçon reprend à l’endroit où vous la quittez',
    en: 'about {n} of its {all} minutes: the lesson keeps your place',
  },
  'today.cards': { fr: 'Révision', en: 'Review' },
  'today.why.due': {
    fr: 'Une question est à revoir. | {n} questions sont à revoir.',
    en: 'One question is due. | {n} questions are due.',
  },
  'today.why.stopped': { fr: 'Vous en étiez à cette leçon.', en: 'You stopped here.' },
  'today.why.next': {
    fr: 'C’est la suite du cours « {course} ».',
    en: 'This lesson comes next in “{course}”.',
  },
  'today.why.first': {
    fr: 'C’est la première leçon du cours « {course} ».',
    en: 'This lesson opens the course “{course}”.',
  },
  'today.why.after': {
    fr: 'Ce niveau suit « {level} », que vous avez acquis.',
    en: 'This level comes after “{level}”, which you know.',
  },
  'today.why.again': {
    fr: 'C’est le dernier exercice que vous avez fait, au niveau à travailler.',
    en: 'You practised this drill last; this is the level to work on.',
  },
  'today.why.open': {
    fr: 'Vous avez commencé cet exercice ; voici le niveau à travailler.',
    en: 'You have begun this drill; this is the level to work on.',
  },
  'today.why.untried': {
    fr: 'Vous n’avez pas encore essayé cet exercice.',
    en: 'You have not tried this drill yet.',
  },
  'today.why.easiest': {
    fr: 'Commencez par ces mains : ce sont les plus faciles.',
    en: 'Begin here: these hands are the easiest.',
  },
  'today.why.long': {
    fr: 'C’est un niveau acquis, à entretenir.',
    en: 'A level that you know, to keep it fresh.',
  },
  'today.other': { fr: 'Autre chose', en: 'Something else' },
  'today.remove': { fr: 'Pas aujourd’hui', en: 'Not today' },
  'today.up': { fr: 'Faire plus tôt : {title}', en: 'Move earlier: {title}' },
  'today.down': { fr: 'Faire plus tard : {title}', en: 'Move later: {title}' },
  'today.putBack': { fr: 'Remettre', en: 'Put back' },
  'today.none': {
    fr: 'Il ne reste rien pour aujourd’hui. Remettez une étape, ou revenez demain.',
    en: 'Nothing is left for today. Put something back, or come back tomorrow.',
  },
  'today.unkept': {
    fr: 'Ce navigateur ne garde rien d’une page à l’autre : ouvrez les étapes l’une après l’autre par leur nom.',
    en: 'This browser keeps nothing from one page to the next: open the steps one after the other by their names.',
  },
  'today.under': {
    fr: 'Vous en étiez à l’étape {at} sur {n}.',
    en: 'You stopped at step {at} of {n}.',
  },
  'today.anew': { fr: 'Préparer une autre séance', en: 'Put together another session' },
  'today.done': { fr: 'Ce que vous avez fait', en: 'What you did' },
  'today.done.nothing': { fr: 'Toutes les étapes ont été passées.', en: 'Every step was skipped.' },
  'today.done.right': { fr: 'réponses justes : {right} sur {n}', en: '{right} of {n} right' },
  'today.done.read': { fr: 'terminée', en: 'finished' },
  'today.done.begun': { fr: 'commencée', en: 'begun' },
  'today.done.known': { fr: 'niveau acquis', en: 'level now known' },
  'today.streak': {
    fr: '{n} jour d’entraînement de suite. | {n} jours d’entraînement de suite.',
    en: 'You have practised {n} day in a row. | You have practised {n} days in a row.',
  },
  'today.tomorrow': {
    fr: 'Demain, une question sera à revoir. | Demain, {n} questions seront à revoir.',
    en: 'Tomorrow one question is due. | Tomorrow {n} questions are due.',
  },
  'today.tomorrow.none': {
    fr: 'Demain, aucune question ne sera à revoir.',
    en: 'Tomorrow no question is due.',
  },
  'today.more': { fr: 'Dix minutes de plus', en: 'Another ten minutes' },
} as const satisfies Texts;
