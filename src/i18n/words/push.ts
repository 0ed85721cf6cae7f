/** Words of the drill that asks whether to go on with a hand or to give it up. */
import type { Texts } from '../texts.ts';

export const push = {
  'push.title': { fr: 'Continuer ou renoncer ?', en: 'Push or fold?' },
  'push.description': {
    fr: 'Un adversaire s’est déclaré prêt. Faut-il poursuivre votre main malgré une défausse dangereuse, ou y renoncer et défausser la tuile la plus sûre ? La réponse chiffre les deux choix.',
    en: 'Another player has declared a ready hand. Do you go on with yours although it needs a dangerous discard, or give it up for the safest tile? The answer gives the figures of both.',
  },
  'push.needsScript': {
    fr: 'Les tables sont préparées et comptées sur votre appareil, ce qui demande JavaScript. Les leçons sur la défense se lisent sans lui.',
    en: 'Tables are dealt and counted on your device, and that needs JavaScript. The lessons on defence can be read without it.',
  },
  'push.ask': { fr: 'Continuer, ou renoncer ?', en: 'Go on, or give up?' },
  'push.courses': { fr: 'Que faire ?', en: 'What to do' },
  'push.course.push': { fr: 'Continuer : défausser {tile}', en: 'Go on: discard {tile}' },
  'push.course.declare': {
    fr: 'Continuer : se déclarer prêt et défausser {tile}',
    en: 'Go on: declare a ready hand and discard {tile}',
  },
  'push.course.fold': { fr: 'Renoncer : défausser {tile}', en: 'Give up: discard {tile}' },
  'push.need': { fr: 'Choisissez d’abord : continuer ou renoncer.', en: 'Choose one of the two.' },
  'push.right.push': {
    fr: 'Oui, continuez : vous y gagnez en moyenne plus que vous ne risquez avec cette défausse.',
    en: 'Yes, go on: on average you gain more by it than you risk with this discard.',
  },
  'push.right.fold': {
    fr: 'Oui, renoncez : vous risquez avec cette défausse plus que vous ne gagneriez en moyenne.',
    en: 'Yes, give up: with this discard you risk more than you would gain on average.',
  },
  'push.wrong.push': {
    fr: 'Non : mieux vaut continuer, le résultat attendu est meilleur de {ahead}.',
    en: 'No: it is better to go on, by {ahead} on average.',
  },
  'push.wrong.fold': {
    fr: 'Non : mieux vaut renoncer, le résultat attendu est meilleur de {ahead}.',
    en: 'No: it is better to give up, by {ahead} on average.',
  },
  'push.rows': { fr: 'Les deux choix, en chiffres', en: 'Both choices in figures' },
  'push.rows.what': { fr: 'Après la défausse', en: 'After the discard' },
  'push.rows.push': { fr: 'continuer', en: 'go on' },
  'push.rows.fold': { fr: 'renoncer', en: 'give up' },
  'push.rows.value': { fr: 'Résultat attendu', en: 'Expected result' },
  'push.rows.distance': { fr: 'La main est', en: 'The hand is' },
  'push.rows.win': { fr: 'Chances de gagner', en: 'Chance of winning' },
  'push.rows.pays': { fr: 'Si vous gagnez, vous recevez', en: 'If you win, you receive' },
  'push.rows.give': {
    fr: 'Cette tuile fait gagner un adversaire',
    en: 'The tile lets another player win',
  },
  'push.rows.costs': { fr: 'Vous perdez alors', en: 'You then lose' },
  'push.sum': {
    fr: 'Continuer rapporte à la main {gain} de plus ; le danger de ses défausses en retire {risk}. L’écart est de {ahead}, à {error} près.',
    en: 'Going on is worth {gain} more to the hand; the danger of its discards takes away {risk}. The difference is {ahead}, give or take {error}.',
  },
  'push.sum.drawn': {
    fr: 'Si personne ne gagne, un joueur prêt reçoit aussi des points de ceux qui ne le sont pas : ces points sont comptés.',
    en: 'If nobody wins, players who are ready also receive points from those who are not: these points are counted.',
  },
  'push.note': {
    fr: 'Résultat attendu : les points que la manche vous apporte en moyenne, d’après des manches que le programme a jouées contre lui-même. Le danger de cette défausse et des suivantes est compté, le rang dans la partie ne l’est pas.',
    en: 'Expected result: the points that the hand brings you on average, measured over hands that the program played against itself. The danger of this discard and of later ones is counted, your place in the game is not.',
  },
  'push.hint.hand': {
    fr: 'En continuant, votre main est {away}. Si vous gagnez, vous recevez en moyenne {pays}.',
    en: 'If you go on, your hand is {away}. If you win, you receive {pays} on average.',
  },
  'push.hint.hand.none': {
    fr: 'En continuant, votre main est {away}, et elle est trop loin pour gagner.',
    en: 'If you go on, your hand is {away}, too far to win.',
  },
  'push.hint.safety': {
    fr: 'Il vous reste environ {n} tuile à piocher. {tile} : {why} | Il vous reste environ {n} tuiles à piocher. {tile} : {why}',
    en: 'You have about {n} draw left. {tile}: {why} | You have about {n} draws left. {tile}: {why}',
  },
  'push.hint.figures': {
    fr: 'Résultat attendu : {push} si vous continuez, {fold} si vous renoncez.',
    en: 'Expected result: {push} if you go on, {fold} if you give up.',
  },
  'push.level.clear': { fr: 'cas clairs', en: 'clear cases' },
  'push.level.near': { fr: 'cas serrés', en: 'close cases' },
  'push.error.no-threat': {
    fr: 'Personne ne menace : il faut un adversaire déclaré prêt ou, si ces règles n’ont pas de telle déclaration, un adversaire qui a exposé deux combinaisons.',
    en: 'There is no threat: another player must have declared a ready hand or, under rules without such a declaration, have exposed two groups.',
  },
  'push.error.more-to-do': {
    fr: 'Avec cette main, on peut faire autre chose que défausser.',
    en: 'With this hand you can do something other than discard.',
  },
  'push.error.one-course': {
    fr: 'Il n’y a rien à choisir : la meilleure défausse de la main est aussi sûre qu’une autre.',
    en: 'There is nothing to choose: the best discard for the hand is as safe as any.',
  },
  'push.error.other-best': {
    fr: 'Une troisième défausse vaut mieux que ces deux-là.',
    en: 'A third discard is better than both.',
  },
  'push.error.too-close': {
    fr: 'Les deux choix se valent : l’écart est trop petit pour les départager.',
    en: 'Both choices are equally good: the difference is too small to tell them apart.',
  },
  'keys.push.digits': { fr: 'continuer, ou renoncer', en: 'go on, or give up' },
  'learn.practice.push': {
    fr: 'S’exercer à continuer ou à renoncer : {level}',
    en: 'Practise going on or giving up: {level}',
  },
} as const satisfies Texts;
