import type { wholeHandEn } from './whole-hand-en.ts';

export const wholeHandFr: Readonly<Record<keyof typeof wholeHandEn, string>> = {
  'wholeHand.title': 'Une manche entière',
  'wholeHand.description':
    'Une manche de 1924, entière, contre trois partenaires patients : vous piochez, prenez, défaussez, puis comptez votre gain.',
  'wholeHand.needsScript': 'La manche se joue sur cette page, avec JavaScript.',
  'wholeHand.begin': 'Vous êtes Est et vous commencez. Tout coup permis compte.',
  'wholeHand.coach': 'Un mot sur votre coup',
  'wholeHand.takeBack': 'Reprendre',
  'wholeHand.playOn': 'Continuer ainsi',
  'wholeHand.said.nine': 'Les vents des autres partent les premiers. Un second 9 ferait une paire.',
  'wholeHand.said.chows': 'Vous aviez deux fois 3-4-5 : deux séquences à garder.',
  'wholeHand.said.dragons':
    'Un brelan de dragons double votre main, et il ne reste qu’un dragon rouge.',
  'wholeHand.said.pung':
    'Vous aviez déjà deux fois 3-4-5. Rien n’avance, et {after} tuiles vous servent au lieu de {before}.',
  'wholeHand.said.groups':
    '{wind} montre trois groupes d’une même famille. Qui défausse la tuile gagnante de cette famille paie pour tous.',
  'wholeHand.said.danger':
    'Le {tile}, isolé aussi, ne risquait rien. {wind} gagne {points} points ; vous payez pour les trois : {net}, ou {unfined} sans l’amende.',
  'wholeHand.rule': 'La règle',
  'wholeHand.won.drawn': 'Mah-jong, sur une tuile piochée.',
  'wholeHand.won.given': 'Mah-jong, sur une défausse ({giver}).',
  'wholeHand.lost.given': '{wind} gagne sur votre défausse.',
  'wholeHand.count': 'Comptez votre main, ligne par ligne.',
  'wholeHand.count.next': 'Ligne suivante',
  'wholeHand.lost': 'Ce qui manquait',
  'wholeHand.lost.ready': 'Vous étiez prêt. Une de ces tuiles gagnait.',
  'wholeHand.lost.far':
    'Il manquait {n} tuile pour être prêt. Celles-ci vous servaient. | Il manquait {n} tuiles pour être prêt. Celles-ci vous servaient.',
  'wholeHand.same': 'La même muraille',
  'wholeHand.another': 'Une autre muraille',
  'wholeHand.played': 'Vous avez joué une manche de 1924.',
};
