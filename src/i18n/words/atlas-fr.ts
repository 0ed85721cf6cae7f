import type { atlasEn } from './atlas-en.ts';

/** Le français de l’Atlas ; mêmes clés que l’anglais. */
export const atlasFr: Readonly<Record<keyof typeof atlasEn, string>> = {
  'atlas.title': 'L’Atlas des attentes',
  'atlas.description':
    'Toutes les mains d’une seule famille, rangées selon les tuiles qu’elles attendent : cherchez-en de toute sorte, et retrouvez parmi elles les formules du livre.',
  'atlas.lede':
    'Toutes les mains d’une seule famille, chacune à sa place selon les tuiles qu’elle attend. De celles de treize tuiles, {n} en attendent huit, et le livre de 1924 n’en mentionne aucune.',
  'atlas.story': 'Ce que le livre laissait à trouver',
  'atlas.story.book':
    'Le chapitre VIII du livre de 1924 s’ouvre sur une main à neuf attentes et dit, avec raison, qu’il n’y en a pas d’autre. Suivent {sevens} mains à sept et {sixes} à six. À six, note-t-il, elles sont assez nombreuses ; à cinq et au-dessous, presque sans fin. Il laisse ses lecteurs en trouver d’autres.',
  'atlas.story.count':
    'On peut les compter. Sur {all} mains pures de treize tuiles, {eights} en attendent huit, et le livre n’en mentionne aucune. {sevens} en attendent sept, {sixes} en attendent six, {fives} en attendent cinq. {none} n’attendent rien du tout.',
  'atlas.trail': '{n} main à {waits} attentes | {n} mains à {waits} attentes',
  'atlas.trail.book': 'Les formules du livre',
  'atlas.how': 'Comment lire l’éventail',
  'atlas.how.map':
    'Chaque point est une main. Au pivot, celle qui attend le plus ; chaque anneau vers le dehors attend une tuile de moins : les chiffres au pied des anneaux disent combien. À gauche, les mains qui attendent des numéros bas, à droite, des numéros hauts : une main et son miroir se font face. Survolez un point pour voir sa main, touchez-le pour la garder.',
  'atlas.story.lesson': 'Lire l’histoire des seize oubliées',
  'atlas.needsScript':
    'L’éventail est dessiné sur votre appareil et demande JavaScript. Ce qu’il montre figure plus bas en chiffres.',
  'atlas.unfolding': 'L’éventail s’ouvre',
  'atlas.filters': 'Que chercher',
  'atlas.size': 'Tuiles en main',
  'atlas.waits': 'Nombre d’attentes',
  'atlas.any': 'indifférent',
  'atlas.finer': 'Chercher plus finement',
  'atlas.finer.some':
    'Chercher plus finement ({n} réglage) | Chercher plus finement ({n} réglages)',
  'atlas.run': 'Numéros qui se suivent',
  'atlas.run.option': 'au moins {n} de suite',
  'atlas.on': 'Attend exactement ces tuiles',
  'atlas.has': 'La main',
  'atlas.triplet': 'tient trois tuiles pareilles',
  'atlas.four': 'tient quatre tuiles pareilles',
  'atlas.symmetric': 'est son propre miroir',
  'atlas.book': 'est une formule du livre',
  'atlas.clear': 'Effacer le filtre',
  'atlas.count': '{n} main sur {all} : {share} | {n} mains sur {all} : {share}',
  'atlas.count.all': '{n} main | {n} mains',
  'atlas.count.none': 'Aucune main ne fait tout cela.',
  'atlas.fan': 'Éventail de toutes les mains de {size} tuiles selon leurs attentes',
  'atlas.how.keys':
    'Au clavier, une fois l’éventail actif : ← et → mènent à la main voisine, ↑ et ↓ à l’anneau voisin, Début et Fin à la première et à la dernière main, T à la jumelle.',
  'atlas.low': 'attentes basses',
  'atlas.high': 'attentes hautes',
  'atlas.legend.hand': 'une main',
  'atlas.legend.match': 'une main trouvée',
  'atlas.legend.book': 'une formule du livre',
  'atlas.legend.chosen': 'la main regardée',
  'atlas.legend.twin': 'sa jumelle en miroir',
  'atlas.hand.title': 'Une main à {n} attente | Une main à {n} attentes',
  'atlas.hand.titleNone': 'Une main qui n’attend rien',
  'atlas.hand.said': '{tiles} : attend {waits}',
  'atlas.hand.saidNone': '{tiles} : n’attend rien',
  'atlas.hand.waits': 'Attend',
  'atlas.hand.nothing': 'rien',
  'atlas.hand.twin': 'Sa jumelle en miroir',
  'atlas.hand.ownMirror': 'Elle est son propre miroir.',
  'atlas.hand.formula': 'Formule {n} du livre',
  'atlas.hand.ask': 'M’interroger sur cette main',
  'atlas.hand.analyse': 'L’analyser',
  'atlas.hand.same':
    'La seule main qui attend exactement ces tuiles | Les {n} mains qui attendent exactement ces tuiles',
  'atlas.hand.previous': 'Main précédente',
  'atlas.hand.next': 'Main suivante',
  'atlas.hand.at': '{at} sur {all}',
  'atlas.list': 'Les mains une à une',
  'atlas.list.entries':
    'Les jumelles vont ensemble : {n} ligne. | Les jumelles vont ensemble : {n} lignes.',
  'atlas.list.waits': 'attend {waits}',
  'atlas.list.nothing': 'n’attend rien',
  'atlas.list.twin': 'et sa jumelle',
  'atlas.list.ownMirror': 'son propre miroir',
  'atlas.list.formula': 'formule {n}',
  'atlas.list.more': 'En montrer {n} de plus',
  'atlas.census.others': 'Mains de dix, sept et quatre tuiles',
};
