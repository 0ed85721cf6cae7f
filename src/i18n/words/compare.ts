/** The sources side by side: questions, filters, the years, the ways on. */
import type { Texts } from '../texts.ts';

export const compare = {
  'nav.compare': { fr: 'Comparer', en: 'Compare' },
  'compare.title': { fr: 'Cinq sources côte à côte', en: 'Five sources, side by side' },
  'compare.description': {
    fr: 'Ce que répondent aux mêmes questions cinq sources de langue française sur le mah-jong, chacune avec sa page, sa leçon et sa règle.',
    en: 'What five French-language sources of mah-jong answer to the same questions, each with its page, its lesson and its rule.',
  },
  'compare.lede': {
    fr: 'Chaque ligne est une question, suivie de cinq réponses. Ouvrez une réponse : vous y trouverez la règle, la leçon qui l’enseigne et, s’il y a lieu, la table ou l’exercice où l’essayer.',
    en: 'Read across, a row is one question and five answers. Open an answer for its rule, the lesson that teaches it, and the table or the drill where it can be tried.',
  },
  'compare.ways': { fr: 'Pour comparer encore', en: 'Compare further' },
  'compare.way.which': {
    fr: 'Pour choisir : comment on joue avec chacune, et à qui elle convient',
    en: 'For those who choose: how each plays, and whom it suits',
  },
  'compare.way.rules': {
    fr: 'Toutes les règles de chaque source, dans nos mots, avec leur place',
    en: 'Every rule of each source, in our words, with its place',
  },
  'compare.way.ledgers': {
    fr: 'Une main gagnante : ce que chacune compte, ligne à ligne, et qui paie',
    en: 'A hand that has won: what each counts, line against line, and who pays',
  },
  'compare.way.correctness': {
    fr: 'Ce qui est vérifié, avec qui, et avec quels chiffres',
    en: 'What is checked, against whom, and with what figures',
  },
  'compare.way.glossary': {
    fr: 'Une chose, un mot : comment chaque source l’appelle',
    en: 'One thing, one word: what each source calls it',
  },
  'compare.way.ceremony': {
    fr: 'Murailles, brèche et donne selon chaque jeu de règles, geste par geste',
    en: 'Walls, breach and deal under each rule set, step by step',
  },
  'compare.questions': { fr: 'Les questions', en: 'The questions' },
  'compare.filters': {
    fr: 'Questions et sources à montrer',
    en: 'Which questions and sources to show',
  },
  'compare.differ': { fr: 'Seulement là où elles diffèrent', en: 'Only where they differ' },
  'compare.differ.note': {
    fr: 'Le silence n’est pas une différence, ni la lecture que nous en faisons.',
    en: 'Silence is no difference; neither is our own reading of it.',
  },
  'compare.two': { fr: 'Seulement ces deux-là', en: 'Only these two' },
  'compare.first': { fr: 'Première source', en: 'First source' },
  'compare.second': { fr: 'Seconde source', en: 'Second source' },
  'compare.all': { fr: 'Les cinq', en: 'All five' },
  'compare.count': { fr: '{n} question | {n} questions', en: '{n} question | {n} questions' },
  'compare.shown': {
    fr: '{n} question sur {all} | {n} questions sur {all}',
    en: '{n} question of {all} | {n} questions of {all}',
  },
  'compare.question': { fr: 'Question', en: 'Question' },
  'compare.alike': { fr: 'Même réponse : {sources}.', en: 'Alike: {sources}.' },
  'compare.alike.all': {
    fr: 'Toutes celles qui répondent disent la même chose.',
    en: 'All that answer say the same.',
  },
  'compare.silent': { fr: 'La source n’en dit rien.', en: 'The source is silent.' },
  'compare.rule': { fr: 'Règle : {place}', en: 'Rule: {place}' },
  'compare.lesson': { fr: 'Leçon : {title}', en: 'Lesson: {title}' },
  'compare.drill': { fr: 'Exercice : {title}', en: 'Drill: {title}' },
  'compare.table': { fr: 'Voir sur la table', en: 'See it on the table' },
  'compare.group.tiles': { fr: 'Les tuiles', en: 'The tiles' },
  'compare.group.seats': { fr: 'Les places', en: 'The seats' },
  'compare.group.walls': { fr: 'Les murailles', en: 'The walls' },
  'compare.group.breach': { fr: 'La brèche', en: 'The breach' },
  'compare.group.reserve': { fr: 'La réserve', en: 'The reserve' },
  'compare.group.deal': { fr: 'La donne', en: 'The deal' },
  'compare.group.flowers': { fr: 'Fleurs et saisons', en: 'Flowers and seasons' },
  'compare.group.claims': { fr: 'Les prises et leur ordre', en: 'Claims, and which goes first' },
  'compare.group.kongs': { fr: 'Les carrés', en: 'Kongs' },
  'compare.group.wins': { fr: 'Ce qui fait gagner', en: 'What wins' },
  'compare.group.counting': { fr: 'Le compte des points', en: 'Counting points' },
  'compare.group.doubles': { fr: 'Doublements et fan', en: 'Doubles and fans' },
  'compare.group.limits': { fr: 'Limites et mains de limite', en: 'Limits and limit hands' },
  'compare.group.payments': { fr: 'Les paiements', en: 'Payments' },
  'compare.group.winds': {
    fr: 'Première main, vents et tours',
    en: 'First hand, winds and rounds',
  },
  'compare.group.drawn': { fr: 'La manche nulle', en: 'The drawn hand' },
  'compare.group.penalties': { fr: 'Les amendes', en: 'Penalties' },
  'compare.group.names': { fr: 'Le nom des choses', en: 'Names of things' },
  'compare.time': {
    fr: 'De 1860 à 2002 : comment le jeu s’est transmis',
    en: 'From 1860 to 2002: who handed the game to whom',
  },
  'compare.time.lede': {
    fr: 'Rien que ce que les sources disent du jeu et d’elles-mêmes, avec l’endroit. Une marque creuse : ce qu’une source dit d’années antérieures à elle ; une marque pleine : la date d’un texte.',
    en: 'Only what the sources say of themselves and of the game, with its place. A hollow mark is a claim of a source about years before it; a full one dates a text.',
  },
  'compare.time.about': { fr: 'vers {year}', en: 'about {year}' },
  'compare.time.span': { fr: 'de {year} à {until}', en: '{year} to {until}' },
  'compare.time.place.china': { fr: 'Chine', en: 'China' },
  'compare.time.place.west': { fr: 'Amérique et Europe', en: 'America and Europe' },
  'compare.time.place.navy': { fr: 'Copies de la Marine', en: 'The Navy’s copies' },
  'compare.time.undated': {
    fr: 'Deux textes ne portent pas de date dans nos exemplaires et restent hors de la ligne : l’article d’encyclopédie et les règles japonaises.',
    en: 'Two texts bear no date in our copies and stand outside the line: the encyclopedia’s article and the Japanese rules.',
  },
} as const satisfies Texts;
