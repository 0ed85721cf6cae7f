import type { homeEn } from './home-en.ts';

export const homeFr: Readonly<Record<keyof typeof homeEn, string>> = {
  'home.title': 'Le mah-jong, une main à la fois',
  'home.lede':
    'Le mah-jong est un jeu chinois pour quatre joueurs : avec 136 tuiles, chacun cherche à former le premier quatre combinaisons et une paire. Moineau l’enseigne à ceux qui n’ont jamais joué et entraîne ceux qui jouent, d’après cinq sources de langue française.',
  'home.doors': 'Par où commencer',
  'home.goOn': 'Reprendre',
  'home.goOn.lesson': 'leçon {n}, {title}',
  'home.door.new': 'Je n’ai jamais joué',
  'home.door.new.text': 'La première soirée : quatre gestes jusqu’au premier mah-jong',
  'home.door.train': 'Je joue et je veux m’exercer',
  'home.door.train.text': 'Attentes, défausses, comptes : {n} sortes de questions',
  'home.door.rules': 'Je compare les règles',
  'home.door.rules.text':
    'Paris 1924, la Marine 1953, une encyclopédie, les règles internationales et japonaises, côte à côte',
  'home.rate': '{percent} de réponses justes',
  'home.lessonsDone': '{done} sur {all}',
  'home.fan': '{n} mains d’une seule famille. Une seule attend neuf tuiles.',
  'home.fan.picture':
    'Un éventail de points, un par main pure de treize tuiles ; vers le pivot, celles qui attendent le plus de tuiles.',
  'home.fan.link': 'Ouvrir l’atlas',
  'home.sources': 'Cinq sources',
  'home.sources.text': 'Chaque réponse est calculée, chaque règle renvoie à sa page.',
  'day.title': 'La main du jour',
  'day.ask': 'Il manque une tuile à cette main. Trouvez toutes celles qui la complètent.',
  'day.complete': 'Une main complète : quatre combinaisons et une paire',
  'day.turning': 'La main du jour se découvre',
  'day.week': 'Cette semaine',
  'day.rule': 'Quatre tuiles le lundi, treize le samedi et le dimanche. Le premier essai compte.',
  'day.seal.alone': '{date} : trouvée sans indice',
  'day.seal.helped': '{date} : trouvée avec indice',
  'day.seal.missed': '{date} : pas au premier essai',
  'day.seal.open': '{date} : à chercher',
  'day.seal.later': '{date} : à venir',
  'day.told': 'Cette main attend une sorte de tuile. | Cette main attend {n} sortes de tuiles.',
  'day.rare':
    'Mains pures de {size} tuiles qui attendent une seule sorte de tuile : {alike} sur {all}. | Mains pures de {size} tuiles qui attendent {n} sortes de tuiles : {alike} sur {all}.',
  'day.lesson': 'La leçon sur cette forme :',
  'day.shared.alone': 'Moineau, la main du {date} : trouvée sans indice',
  'day.shared.helped': 'Moineau, la main du {date} : trouvée avec indice',
  'day.shared.missed': 'Moineau, la main du {date} : pas au premier essai',
  'day.paper': 'Une main à chercher sur le papier',
};
