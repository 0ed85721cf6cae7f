/** What the coach says at the open table, before a choice and after it. */
import type { Texts } from '../texts.ts';

export const counsel = {
  'counsel.title': { fr: 'Conseil', en: 'Coach' },
  'counsel.ask': { fr: 'Un conseil', en: 'A hint' },
  'counsel.more': { fr: 'La suite', en: 'Go on' },
  'counsel.thinking': { fr: 'Calcul en cours…', en: 'Working it out…' },
  'counsel.nothing': { fr: 'Il n’y a rien à choisir.', en: 'There is nothing to choose.' },
  'counsel.takeBack': { fr: 'Revenir à ce choix', en: 'Back to this choice' },
  'counsel.when': { fr: 'Conseils à la table', en: 'Hints at the table' },
  'counsel.when.asked': { fr: 'Quand je les demande', en: 'When I ask' },
  'counsel.when.always': {
    fr: 'Aussi après un choix qui fait perdre des points',
    en: 'After a poor choice too',
  },
  'counsel.when.off': { fr: 'Jamais', en: 'Never' },
  'counsel.choice.discard': { fr: 'défausser {tile}', en: 'discard {tile}' },
  'counsel.choice.claim': { fr: 'prendre {tile} ({group})', en: 'claim {tile} ({group})' },
  'counsel.choice.kong': { fr: 'déclarer un carré de {tiles}', en: 'lay a kong of {tiles}' },
  'counsel.choice.winds': { fr: 'étaler les quatre vents', en: 'lay the four winds' },
  'counsel.choice.pass': { fr: 'passer', en: 'pass' },
  'counsel.choice.ready': { fr: 'vous déclarer prêt', en: 'declare a ready hand' },
  'counsel.choice.win': { fr: 'gagner', en: 'win' },
  'counsel.choice.annul': { fr: 'annuler la manche', en: 'annul the hand' },
  'counsel.choice.abort': { fr: 'mettre fin à la manche', en: 'end the hand' },
  'counsel.choice.flower': { fr: 'poser la fleur', en: 'lay the flower' },
  'counsel.question.speed': {
    fr: 'Quel choix laisse le plus de tuiles utiles ?',
    en: 'Which choice leaves more tiles that help?',
  },
  'counsel.question.value': {
    fr: 'Quel choix mène à une main qui vaut plus ?',
    en: 'Which choice leads to a hand that is worth more?',
  },
  'counsel.question.safety': {
    fr: 'Qui pourrait gagner avec ce que vous défaussez ?',
    en: 'Who could win with what you discard?',
  },
  'counsel.question.permission': {
    fr: 'Après quel choix pouvez-vous encore gagner selon ces règles ?',
    en: 'After which choice may you still win under these rules?',
  },
  'counsel.question.further': {
    fr: 'Quel choix laisse la main plus près d’être prête ?',
    en: 'Which choice leaves the hand nearer to ready?',
  },
  'counsel.question.none': {
    fr: 'Plusieurs choix se valent presque : quels sont les deux meilleurs ?',
    en: 'Several choices are nearly equal: which two are the best?',
  },
  'counsel.between': { fr: 'Comparez : {one}, ou {two}.', en: 'Compare: {one}, or {two}.' },
  'counsel.even': {
    fr: 'Ces deux choix se valent : {one}, ou {two}. L’écart est trop petit pour les départager.',
    en: 'Both choices are equally good: {one}, or {two}. The difference is too small to tell them apart.',
  },
  'counsel.better.speed': {
    fr: 'Mieux vaut {one} : vous gagnez alors dans {win} des cas, contre {otherWin} avec l’autre choix.',
    en: 'It is better to {one}: you win {win} of the time, and {otherWin} with the other choice.',
  },
  'counsel.better.value': {
    fr: 'Mieux vaut {one} : ce choix mène à des mains qui valent en moyenne {ahead} de plus.',
    en: 'It is better to {one}: the hands that it leads to are worth more, by {ahead} on average.',
  },
  'counsel.better.safety': {
    fr: 'Mieux vaut {one} : vous faites alors gagner un adversaire dans {give} des cas, contre {otherGive} avec l’autre choix.',
    en: 'It is better to {one}: an opponent wins with it {give} of the time, and {otherGive} with the other choice.',
  },
  'counsel.better.permission': {
    fr: 'Mieux vaut {one} : après l’autre choix, vous ne pouvez plus gagner selon ces règles.',
    en: 'It is better to {one}: after the other choice you may no longer win under these rules.',
  },
  'counsel.better.further': {
    fr: 'Mieux vaut {one} : avec l’autre choix, la main est plus loin d’une tuile. | Mieux vaut {one} : avec l’autre choix, la main est plus loin de {n} tuiles.',
    en: 'It is better to {one}: with the other choice the hand is {n} tile further away. | It is better to {one}: with the other choice the hand is {n} tiles further away.',
  },
  'counsel.better.none': {
    fr: 'Mieux vaut {one} : vous y gagnez en moyenne {ahead} de plus. Aucune raison ne l’emporte à elle seule.',
    en: 'It is better to {one}, by {ahead} on average. No single reason decides.',
  },
  'counsel.remark.speed': {
    fr: 'Il valait mieux {one} : vous gagneriez dans {win} des cas au lieu de {otherWin}, soit en moyenne {ahead} de plus.',
    en: 'It was better to {one}: you would win {win} of the time, not {otherWin}. That makes a difference of {ahead} on average.',
  },
  'counsel.remark.value': {
    fr: 'Il valait mieux {one} : ce choix mène à des mains qui valent en moyenne {ahead} de plus.',
    en: 'It was better to {one}: the hands that it leads to are worth more, by {ahead} on average.',
  },
  'counsel.remark.safety': {
    fr: 'Il valait mieux {one} : vous feriez gagner un adversaire dans {give} des cas, contre {otherGive} avec votre choix, soit pour vous {ahead} de plus en moyenne.',
    en: 'It was better to {one}: an opponent wins with it {give} of the time, and {otherGive} with your choice. That makes a difference of {ahead} on average.',
  },
  'counsel.remark.permission': {
    fr: 'Il valait mieux {one} : après votre choix, vous ne pouvez plus gagner selon ces règles.',
    en: 'It was better to {one}: after your choice you may no longer win under these rules.',
  },
  'counsel.remark.further': {
    fr: 'Il valait mieux {one} : après votre choix, la main est plus loin d’une tuile. | Il valait mieux {one} : après votre choix, la main est plus loin de {n} tuiles.',
    en: 'It was better to {one}: after your choice the hand is {n} tile further away. | It was better to {one}: after your choice the hand is {n} tiles further away.',
  },
  'counsel.remark.none': {
    fr: 'Il valait mieux {one} : vous y auriez gagné en moyenne {ahead} de plus. Aucune raison ne l’emporte à elle seule.',
    en: 'It was better to {one}, by {ahead} on average. No single reason decides.',
  },
  'counsel.review': { fr: 'Vos choix', en: 'Your choices' },
  'counsel.review.lost': {
    fr: 'Vos choix vous ont fait perdre {sum} en tout.',
    en: 'Your choices lost you {sum} in all.',
  },
  'counsel.review.lost.none': {
    fr: 'Vos choix ne vous ont rien fait perdre.',
    en: 'Your choices lost you nothing.',
  },
  'counsel.review.atMost': { fr: '{sum} au plus', en: '{sum} at most' },
  'counsel.review.about': { fr: '{sum}, à {error} près', en: '{sum}, give or take {error}' },
  'counsel.review.kind.discard': { fr: 'Défausses', en: 'Discards' },
  'counsel.review.kind.claim': { fr: 'Tuiles prises ou laissées', en: 'Claims made or passed up' },
  'counsel.review.kind.kong': { fr: 'Carrés', en: 'Kongs' },
  'counsel.review.kind.ready': {
    fr: 'Déclarations de main prête',
    en: 'Declarations of a ready hand',
  },
  'counsel.review.kind.safety': { fr: 'Tuiles dangereuses', en: 'Dangerous tiles' },
  'counsel.review.cause.chance': {
    fr: 'Les tuiles que vous avez reçues',
    en: 'The tiles that came to you',
  },
  'counsel.review.cause.choice': { fr: 'Vos choix', en: 'Your choices' },
  'counsel.review.cause.others': { fr: 'Les autres joueurs', en: 'The other players' },
  'counsel.review.result': { fr: 'En tout, en points', en: 'Total, in points' },
  'counsel.review.course': {
    fr: 'Les points attendus, de geste en geste',
    en: 'The points expected, move by move',
  },
  'counsel.review.acts': { fr: 'Gestes', en: 'Moves' },
  'counsel.review.expected': { fr: 'Points attendus', en: 'Points expected' },
  'counsel.review.index': {
    fr: 'Note de vos {n} choix : {index}. Les choix d’un débutant auraient 0, les meilleurs 100.',
    en: 'Mark for your {n} choices: {index}. A beginner’s choices would get 0, the best possible 100.',
  },
  'counsel.review.index.few': {
    fr: 'La note se calcule sur {least} choix au moins ; vous en avez fait {n}.',
    en: 'The mark needs at least {least} choices; so far you have made {n}.',
  },
  'counsel.review.none': {
    fr: 'Aucun choix n’était nettement moins bon que le meilleur.',
    en: 'No choice was clearly worse than the best one.',
  },
  'counsel.review.place': { fr: 'Choix à revoir, {nth} sur {n}', en: 'Poor choice {nth} of {n}' },
  'counsel.review.again': { fr: 'Que feriez-vous maintenant ?', en: 'What would you do now?' },
  'counsel.review.right': {
    fr: 'Oui : ce choix est aussi bon que le meilleur.',
    en: 'Yes: this is as good as the best choice.',
  },
  'counsel.review.wrong': {
    fr: 'Non : un autre choix est meilleur.',
    en: 'No: another choice is better.',
  },
  'counsel.review.made': {
    fr: 'Pendant la manche, votre choix a été : {made}.',
    en: 'During the hand you chose to {made}.',
  },
  'counsel.review.from': { fr: 'Jouer à partir d’ici', en: 'Play it from here' },
  'counsel.review.next': { fr: 'Choix suivant', en: 'Next choice' },
  'counsel.review.failed': {
    fr: 'Le calcul n’a pas abouti.',
    en: 'The choices could not be worked out.',
  },
  'counsel.wall': {
    fr: 'Les mêmes tuiles, jouées par d’autres',
    en: 'The same tiles, played by others',
  },
  'counsel.wall.text': {
    fr: 'Chaque sorte de joueur prend la place choisie, avec les tuiles de cette manche ; vous pouvez aussi la jouer vous-même.',
    en: 'Each kind of player takes the seat you choose, with the tiles of this hand; you can play it yourself too.',
  },
  'counsel.wall.seat': { fr: 'Place', en: 'Seat' },
  'counsel.wall.rules': { fr: 'Règles', en: 'Rules' },
  'counsel.wall.tiles': {
    fr: 'Selon d’autres règles, la main de départ est la même ; les autres tuiles sont mélangées.',
    en: 'Under other rules the first tiles of the hand are the same; all other tiles are shuffled.',
  },
  'counsel.wall.play': { fr: 'Les laisser jouer', en: 'Let them play' },
  'counsel.wall.again': { fr: 'Jouer vous-même', en: 'Play it yourself' },
  'counsel.wall.who': { fr: 'À cette place', en: 'In this seat' },
  'counsel.wall.end': { fr: 'Fin de la manche', en: 'How the hand ends' },
  'counsel.wall.gain': { fr: 'Gain', en: 'Gain' },
} as const satisfies Texts;
