/** The courses. */
import type { Texts } from '../texts.ts';

export const learn = {
  'learn.description': {
    fr: 'Des cours qui présentent une idée à la fois, chacune suivie d’une question.',
    en: 'Courses that introduce one idea at a time, each followed by a question.',
  },
  'learn.courses': { fr: 'Les cours', en: 'Courses' },
  'learn.lessons': { fr: '{n} leçon | {n} leçons', en: '{n} lesson | {n} lessons' },
  'learn.lesson': { fr: 'Leçon {n}', en: 'Lesson {n}' },
  'learn.previous': { fr: 'Leçon précédente', en: 'Previous lesson' },
  'learn.next': { fr: 'Leçon suivante', en: 'Next lesson' },
  'learn.nextCourse': { fr: 'Cours suivant : {course}', en: 'Next course: {course}' },
  'learn.lastCourse': { fr: 'C’était le dernier cours', en: 'You are at the end of the courses' },
  'learn.back': { fr: 'Retour à la leçon : {title}', en: 'Back to the lesson: {title}' },
  'learn.sections': { fr: 'Dans cette leçon', en: 'In this lesson' },
  'learn.positions': { fr: '{n} question | {n} questions', en: '{n} question | {n} questions' },
  'learn.firstTry': {
    fr: 'Du premier coup : {right} sur {n}.',
    en: 'Right first time: {right} of {n}.',
  },
  'learn.practice.level': {
    fr: 'S’exercer : {size} tuiles, {mix} | S’exercer : {size} tuiles, {mix}, {n} tuiles gagnantes ou plus',
    en: 'Practise: {size} tiles, {mix} | Practise: {size} tiles, {mix}, {n} winning tiles or more',
  },
  'learn.practice.discards': {
    fr: 'S’exercer à défausser : {level}',
    en: 'Practise discarding: {level}',
  },
  'learn.practice.drill': { fr: 'S’exercer : {title}', en: 'Practise: {title}' },
  'learn.practice.table': { fr: 'S’exercer : {level}', en: 'Practise: {level}' },
  'learn.practice.count': { fr: 'S’exercer à compter : {level}', en: 'Practise counting: {level}' },
  'learn.practice.marks': {
    fr: 'S’exercer au compte : {level}',
    en: 'Practise the count: {level}',
  },
  'learn.practice.han': {
    fr: 'S’exercer au compte japonais : {level}',
    en: 'Practise the Japanese count: {level}',
  },
  'learn.practice.settle': { fr: 'S’exercer à régler : {level}', en: 'Practise settling: {level}' },
  'learn.practice.fans': { fr: 'S’exercer : {level}', en: 'Practise {level}' },
  'learn.practice.total': { fr: 'S’exercer aux totaux : {level}', en: 'Practise totals: {level}' },
  'learn.practice.eight': {
    fr: 'S’exercer à atteindre huit points : {level}',
    en: 'Practise the route to eight: {level}',
  },
  'learn.practice.formula': {
    fr: 'S’exercer aux formules, à partir de {n}',
    en: 'Practise the formulas, from {n} on',
  },
  'learn.doubles': { fr: '{n} doublement | {n} doublements', en: '{n} double | {n} doubles' },
  'learn.hanOpen': { fr: '{n} han ; exposée, {open}', en: '{n} han, exposed {open}' },
  'learn.limit': { fr: 'plus haute limite', en: 'highest limit' },
  'learn.aims.hand': { fr: 'main', en: 'hand' },
  'learn.aims.value': { fr: 'points', en: 'points' },
  'learn.aims.away': { fr: 'distance moyenne', en: 'tiles away, on average' },
  'learn.aims.near': { fr: 'à quatre tuiles ou moins', en: 'four tiles away or fewer' },
  'learn.aims.one': { fr: '1 distribution sur {n}', en: '1 deal in {n}' },
  'learn.chapter': { fr: 'ch. {n}', en: 'ch. {n}' },
  'learn.page': { fr: 'p. {pages} | p. {pages}', en: 'p. {pages} | pp. {pages}' },
  'waits.completions': {
    fr: 'Chaque tuile gagnante et les combinaisons qu’elle forme',
    en: 'Each winning tile and the groups it makes',
  },
  'learn.after': { fr: 'Explication', en: 'Explanation' },
  'learn.after.right': { fr: 'Pourquoi c’est juste', en: 'Why this is right' },
  'learn.after.wrong': { fr: 'Ce qu’il y avait à voir', en: 'What to look for' },
  'learn.margin': { fr: 'En marge', en: 'In the margin' },
  'learn.solutions': { fr: 'Solutions', en: 'Solutions' },
  'learn.census': {
    fr: 'Mains pures de {size} tuiles selon le nombre de tuiles gagnantes.',
    en: 'Pure hands of {size} tiles by number of winning tiles.',
  },
  'learn.census.scale': {
    fr: 'Échelle logarithmique : à distance égale, le nombre de mains est multiplié par le même facteur.',
    en: 'Logarithmic scale: equal steps are equal ratios.',
  },
  'learn.census.none': { fr: 'aucune', en: 'none' },
  'learn.minutes': { fr: '{n} min', en: '{n} min' },
  'learn.begin': { fr: 'Commencer', en: 'Begin' },
  'learn.finished': { fr: 'leçon terminée', en: 'lesson finished' },
  'learn.courseDone': { fr: 'Cours terminé', en: 'Course finished' },
  'learn.mine': {
    fr: 'Vos données, et comment les effacer',
    en: 'What is kept about you, and how to erase it',
  },
} as const satisfies Texts;
