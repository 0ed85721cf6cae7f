/** What changed from one text to another. */
import type { Texts } from '../texts.ts';

export const changes = {
  'changes.title': { fr: 'Ce qui a changé', en: 'What changed' },
  'compare.way.changes': {
    fr: 'D’un texte à l’autre : ce qui reste, ce qui change, ce qui manque',
    en: 'From one text to another: what stays, what changes, what is missing',
  },
  'changes.description': {
    fr: 'Du livre de 1924 à la Marine et à l’encyclopédie, puis aux règles internationales et au Japon : ce qui reste, change, s’ajoute ou manque, question par question.',
    en: 'From the book of 1924 to the Navy and the encyclopedia, then to the international rules and Japan: what stays, changes, is added or missing, question by question.',
  },
  'changes.lede': {
    fr: 'Deux textes sont comparés question par question : ce que répond chacun, ou son silence. Chaque lien mène aux deux réponses, avec leur règle.',
    en: 'Here two texts are compared question by question: what each of them answers, or that it says nothing. Each link leads to both answers, with their rules.',
  },
  'changes.origins': {
    fr: 'D’où chaque texte dit venir',
    en: 'Where each text says it comes from',
  },
  'changes.origins.lede': {
    fr: 'Le signe § mène à l’endroit où la source le dit. Ce que nous savons d’autre suit, et ce que nous ignorons est dit.',
    en: 'The sign § leads to the place where the source says so. Below it stands what else we know, and what we do not.',
  },
  'changes.known': { fr: 'Ce que l’on sait aujourd’hui', en: 'What is known today' },
  'changes.known.from': { fr: 'D’où nous le savons', en: 'Where we know it from' },
  'changes.story.navy': {
    fr: 'De Paris à la Marine et à l’encyclopédie',
    en: 'From Paris to the Navy and the encyclopedia',
  },
  'changes.story.nations': {
    fr: 'De Paris aux règles internationales et au Japon',
    en: 'From Paris to the international rules and Japan',
  },
  'changes.comparison': {
    fr: 'Une comparaison, non une filiation : aucun texte ne dit que l’un vienne de l’autre.',
    en: 'A comparison, not a descent: no text says that one comes from the other.',
  },
  'changes.descent': {
    fr: 'Une filiation, que le texte le plus récent indique :',
    en: 'A descent, as the later text says:',
  },
  'changes.kept': { fr: 'Gardé', en: 'Kept' },
  'changes.changed': { fr: 'Changé', en: 'Changed' },
  'changes.added': { fr: 'Ajouté', en: 'Added' },
  'changes.lost': { fr: 'Perdu', en: 'Missing' },
  'changes.misread': { fr: 'Fautes, et mots au sens différent', en: 'Misread, or meant otherwise' },
  'changes.all.kept': {
    fr: '{n} question, la même réponse | {n} questions, les mêmes réponses',
    en: '{n} question with the same answer | {n} questions with the same answer',
  },
  'changes.all.changed': {
    fr: '{n} question, des réponses différentes | {n} questions, des réponses différentes',
    en: '{n} question with different answers | {n} questions with different answers',
  },
  'changes.all.added': {
    fr: '{source} seulement : {n} question | {source} seulement : {n} questions',
    en: '{source} only: {n} question | {source} only: {n} questions',
  },
  'changes.all.lost': {
    fr: '{source} seulement : {n} question | {source} seulement : {n} questions',
    en: '{source} only: {n} question | {source} only: {n} questions',
  },
  'changes.silence': {
    fr: 'Un texte qui se tait n’interdit rien. Ce que l’on joue ici à la place est notre choix, et ne compte pas comme réponse.',
    en: 'A text that is silent forbids nothing. What is played here instead is our choice, and does not count as an answer.',
  },
  'changes.link': { fr: 'Ce qui a changé', en: 'What changed' },
} as const satisfies Texts;
