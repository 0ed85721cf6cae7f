import type { tableDrillsEn } from './table-drills-en.ts';

/** Les exercices sur la table ; mêmes clés que l’anglais. */
export const tableDrillsFr: Readonly<Record<keyof typeof tableDrillsEn, string>> = {
  'drills.seats.title': 'Qui s’assoit où ?',
  'drills.seats.text':
    'Les dés, les vents tirés d’une colonne ou d’une rangée, le plus fort total : trouvez la place et le vent de chaque joueur.',
  'drills.east.title': 'Qui est Est ensuite ?',
  'drills.east.text':
    'Qui commence la partie, qui commence après un gain ou une manche nulle, et quel vent est celui du tour.',
  'drills.breach.title': 'Où est la brèche ?',
  'drills.breach.text':
    'Les dés sont lancés : comptez autour de la table, puis le long de la muraille, et choisissez le tas.',
  'drills.deal.title': 'Qui prend ensuite, et quoi ?',
  'drills.deal.text':
    'La donne tas par tas, les dernières tuiles de chaque main et les tuiles de remplacement.',
  'drills.whose.title': 'À qui la tuile ?',
  'drills.whose.text':
    'Une tuile est défaussée : qui peut la demander, à qui elle va, et à qui c’est ensuite de jouer.',
  'table.topic.reached': 'à qui arrive le compte',
  'table.topic.place': 'les places d’après une colonne de vents',
  'table.topic.ranked': 'le plus fort total',
  'table.topic.lot': 'les places d’après une rangée de tuiles',
  'table.topic.wind': 'le vent de chaque joueur',
  'table.topic.starter': 'qui commence la partie',
  'table.topic.passes': 'qui commence la manche suivante',
  'table.topic.worth': 'ce qu’un vent est pour vous',
  'table.topic.opened': 'à qui est la muraille',
  'table.topic.breach': 'de quel tas il s’agit',
  'table.topic.apart': 'ce que l’on met à part',
  'table.topic.marker': 'la marque du Tigre',
  'table.topic.dealt': 'qui reçoit une tuile',
  'table.topic.replacement': 'd’où vient une tuile de remplacement',
  'table.topic.draws': 'combien de pioches il y a',
  'table.topic.taker': 'à qui va la défausse',
  'table.topic.claimants': 'qui peut la demander',
  'table.topic.turn': 'à qui de jouer après une prise',
  'table.topic.passed': 'qui joue encore une fois',
};
