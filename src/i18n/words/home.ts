import type { Texts } from '../texts.ts';

export const home = {
  'home.title': { fr: 'Le mah-jong, une main à la fois', en: 'Mah-jong, one hand at a time' },
  'home.lede': {
    fr: 'Le mah-jong est un jeu chinois pour quatre joueurs : avec 136 tuiles, chacun cherche à réunir avant les autres quatre combinaisons et une paire. Moineau l’enseigne à ceux qui n’ont jamais joué et entraîne ceux qui jouent, d’après cinq sources de langue française.',
    en: 'Mah-jong is a Chinese game for four players, with 136 tiles: the first to make four groups and a pair wins the hand. Moineau teaches it from the first tile, and drills those who already play, from five French-language sources.',
  },
  'home.doors': { fr: 'Par où commencer', en: 'Where to start' },
  'home.goOn': { fr: 'Reprendre', en: 'Go on' },
  'home.goOn.lesson': { fr: 'leçon {n}, {title}', en: 'lesson {n}, {title}' },
  'home.door.new': { fr: 'Je n’ai jamais joué', en: 'I have never played' },
  'home.door.new.text': {
    fr: 'La première soirée : quatre gestes jusqu’au premier mah-jong',
    en: 'First evening: four taps to a first mah-jong',
  },
  'home.door.train': { fr: 'Je joue et je veux m’exercer', en: 'I play and want to practise' },
  'home.door.train.text': {
    fr: 'Attentes, défausses, comptes : {n} sortes de questions',
    en: 'Waits, discards, scores: {n} kinds of question',
  },
  'home.door.table': { fr: 'Je reprends ma manche', en: 'Go on with my hand' },
  'home.door.table.text': {
    fr: 'La table est restée comme vous l’avez laissée.',
    en: 'The table is as you left it.',
  },
  'home.door.play': { fr: 'Je veux jouer une manche', en: 'I want to play a hand' },
  'home.door.play.text': {
    fr: 'À une table avec trois adversaires, selon l’un des cinq jeux de règles',
    en: 'At a table with three opponents, under any of five rule sets',
  },
  'home.door.rules': { fr: 'Je compare les règles', en: 'I want to compare the rules' },
  'home.door.rules.text': {
    fr: 'Paris 1924, la Marine 1953, une encyclopédie, les règles internationales et japonaises, côte à côte',
    en: 'Paris 1924, the Navy 1953, an encyclopedia, the international and the Japanese rules, side by side',
  },
  'home.rate': { fr: '{percent} de réponses justes', en: '{percent} of answers right' },
  'home.lessonsDone': { fr: '{done} sur {all}', en: '{done} of {all}' },
  'home.fan': {
    fr: '{n} mains d’une seule famille. Une seule attend les neuf numéros.',
    en: '{n} hands of one suit. Only one waits on all nine numbers.',
  },
  'home.fan.picture': {
    fr: 'Un éventail de points, un par main pure de treize tuiles ; vers le pivot, celles qui attendent le plus de tuiles.',
    en: 'A fan of dots, one for each pure hand of thirteen tiles; towards the pivot, those with the most waits.',
  },
  'home.fan.link': { fr: 'Ouvrir l’atlas', en: 'Open the atlas' },
  'home.sources': { fr: 'Cinq sources', en: 'Five sources' },
  'home.sources.text': {
    fr: 'Chaque réponse est calculée, chaque règle renvoie à sa page.',
    en: 'Every answer is computed; every rule names its page.',
  },
  'day.title': { fr: 'La main du jour', en: 'The hand of the day' },
  'day.ask': {
    fr: 'Il manque une tuile à cette main. Trouvez toutes celles qui la complètent.',
    en: 'This hand is one tile short. Find every tile that completes it.',
  },
  'day.complete': {
    fr: 'Une main complète : quatre combinaisons et une paire',
    en: 'A complete hand is four groups and a pair',
  },
  'day.turning': {
    fr: 'La main du jour se découvre',
    en: 'The hand of the day is being turned over',
  },
  'day.week': { fr: 'Cette semaine', en: 'This week' },
  'day.rule': {
    fr: 'La main a quatre tuiles le lundi, treize le samedi et le dimanche. Votre premier essai compte.',
    en: 'Four tiles on Monday, thirteen on Saturday and Sunday. Your first answer counts.',
  },
  'day.seal.alone': { fr: '{date} : trouvée sans indice', en: '{date}: found without a hint' },
  'day.seal.helped': { fr: '{date} : trouvée avec indice', en: '{date}: found with a hint' },
  'day.seal.missed': { fr: '{date} : pas au premier essai', en: '{date}: not at the first try' },
  'day.seal.open': { fr: '{date} : à chercher', en: '{date}: yours to find' },
  'day.seal.later': { fr: '{date} : à venir', en: '{date}: still to come' },
  'day.rare': {
    fr: 'Mains pures de {size} tuiles qui attendent une seule sorte de tuile : {alike} sur {all}. | Mains pures de {size} tuiles qui attendent {n} sortes de tuiles : {alike} sur {all}.',
    en: 'Pure hands of {size} tiles that wait on one kind of tile: {alike} of {all}. | Pure hands of {size} tiles that wait on {n} kinds of tile: {alike} of {all}.',
  },
  'day.lesson': { fr: 'La leçon sur cette forme :', en: 'The lesson about this shape:' },
  'day.shared.alone': {
    fr: 'Moineau, la main du {date} : trouvée sans indice',
    en: 'Moineau, hand of {date}: found without a hint',
  },
  'day.shared.helped': {
    fr: 'Moineau, la main du {date} : trouvée avec indice',
    en: 'Moineau, hand of {date}: found with a hint',
  },
  'day.shared.missed': {
    fr: 'Moineau, la main du {date} : pas au premier essai',
    en: 'Moineau, hand of {date}: not at the first try',
  },
  'feed.title': { fr: 'Moineau, la main du jour', en: 'Moineau, the hand of the day' },
  'feed.text': {
    fr: 'Une main à laquelle il manque une tuile, chaque jour, plus longue du lundi au dimanche.',
    en: 'A hand that is one tile short, every day, longer from Monday to Sunday.',
  },
  'feed.home': {
    fr: 'Pour qu’elle compte parmi vos mains du jour, répondez sur la page d’accueil.',
    en: 'To count it among your hands of the day, answer on the home page.',
  },
  'feed.link': {
    fr: 'Recevoir la main du jour dans un lecteur de flux (Atom)',
    en: 'The hand of the day in a news reader (Atom)',
  },
  'day.paper': { fr: 'Une main à chercher sur le papier', en: 'A hand to solve on paper' },
} as const satisfies Texts;
