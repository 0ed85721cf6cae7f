/** Words of the drill that asks whether a tile may win. */
import type { Texts } from '../texts.ts';

export const furiten = {
  'furiten.title': { fr: 'Écoute jetée ou non', en: 'Furiten or not' },
  'furiten.description': {
    fr: 'Une main prête, vos défausses et une tuile qui vient d’arriver : vous fait-elle gagner ? La réponse montre les tuiles gagnantes et celles que vous avez défaussées.',
    en: 'A ready hand, your own discards, and a tile that has just come: do you win with it? The answer shows the winning tiles, and those that you have discarded.',
  },
  'furiten.needsScript': {
    fr: 'Les mains sont distribuées et jugées sur votre appareil, ce qui demande JavaScript. Le registre des règles japonaises se lit sans lui.',
    en: 'Hands are dealt and judged on your device, and that needs JavaScript. The Japanese rules can be read without it.',
  },
  'furiten.supposed': {
    fr: 'Admettons que la main ait un rôle (yaku).',
    en: 'Suppose that the hand has a yaku.',
  },
  'furiten.undeclared': { fr: 'Le riichi n’est pas déclaré.', en: 'Riichi is not declared.' },
  'furiten.ask.discard': {
    fr: 'Un autre joueur défausse {tile}. Gagnez-vous ?',
    en: 'Another player discards {tile}. Do you win with it?',
  },
  'furiten.ask.self': {
    fr: 'Vous piochez {tile}. Gagnez-vous ?',
    en: 'You draw {tile}. Do you win with it?',
  },
  'furiten.river': {
    fr: 'Vos défausses, la première à gauche',
    en: 'Your discards, the first on the left',
  },
  'furiten.noRiver': {
    fr: 'Vous n’avez encore rien défaussé.',
    en: 'You have discarded nothing yet.',
  },
  'furiten.called': {
    fr: '{tile} ; un autre joueur a pris cette tuile',
    en: '{tile}, claimed by another player',
  },
  'furiten.riverCalled': {
    fr: 'Vos défausses ; couchée, celle qu’un autre a prise',
    en: 'Your discards; sideways, one that another player claimed',
  },
  'furiten.outcomes': { fr: 'Réponses', en: 'Answers' },
  'furiten.outcome.win': { fr: 'Oui', en: 'Yes' },
  'furiten.outcome.barred': { fr: 'Non : écoute jetée', en: 'No: furiten' },
  'furiten.outcome.incomplete': {
    fr: 'Non : la main ne l’attend pas',
    en: 'No: not a winning tile',
  },
  'furiten.outcome.roleless': { fr: 'Non : aucun rôle', en: 'No: no yaku' },
  'furiten.need': { fr: 'Choisissez une des réponses.', en: 'Choose one of the answers.' },
  'furiten.why.win.discard': {
    fr: 'la main est complète, et vous n’avez défaussé aucune de ses tuiles gagnantes.',
    en: 'it completes the hand, and you have discarded none of the winning tiles.',
  },
  'furiten.why.win.self': {
    fr: 'la main est complète, et l’on gagne toujours avec la tuile que l’on pioche.',
    en: 'it completes the hand, and a tile that you draw yourself always wins.',
  },
  'furiten.why.barred': {
    fr: 'vous attendez {tiles}, que vous avez défaussé. | vous attendez {tiles}, que vous avez défaussés.',
    en: 'you wait on {tiles}, and you have discarded it. | you wait on {tiles}, and you have discarded them.',
  },
  'furiten.why.incomplete': {
    fr: 'la main reste incomplète ; elle attend {tiles}.',
    en: 'it does not complete the hand, which waits on {tiles}.',
  },
  'furiten.why.roleless': {
    fr: 'la main est complète, mais n’a aucun rôle (yaku).',
    en: 'the hand is complete, but has no yaku.',
  },
  'furiten.waits': { fr: 'La main attend :', en: 'The hand waits on:' },
  'furiten.inRiver': {
    fr: 'Parmi ces tuiles, vous avez défaussé : {tiles}.',
    en: 'Of these you have discarded: {tiles}.',
  },
  'furiten.rule': {
    fr: 'Si une seule de vos tuiles gagnantes est parmi vos défausses, vous ne pouvez gagner sur aucune défausse ({place}). Une défausse qu’un autre a prise compte ici aussi, comme aujourd’hui. Avec une tuile que vous piochez, vous gagnez encore.',
    en: 'A single one of your winning tiles among your discards bars a win on any discard ({place}). Here a discard that another player has claimed counts too, as it does today. A tile that you draw yourself still wins.',
  },
  'furiten.roles': { fr: 'Rôles (yaku) : {roles}.', en: 'Yaku: {roles}.' },
  'furiten.noRole': {
    fr: 'Gagnée ainsi, la main n’a aucun rôle (yaku).',
    en: 'Won like this, the hand has no yaku.',
  },
  'furiten.hint.river': {
    fr: 'Parmi ces tuiles, vous avez défaussé : {tiles}.',
    en: 'Of these you have discarded: {tiles}.',
  },
  'furiten.hint.river.none': {
    fr: 'Vous n’avez défaussé aucune de ces tuiles.',
    en: 'You have discarded none of these.',
  },
  'furiten.level.short': { fr: 'quatre tuiles', en: 'four tiles' },
  'furiten.level.middle': { fr: 'sept ou dix tuiles', en: 'seven or ten tiles' },
  'furiten.level.whole': {
    fr: 'treize tuiles, beaucoup de tuiles gagnantes',
    en: 'thirteen tiles, many winning tiles',
  },
  'furiten.level.called': {
    fr: 'une défausse qu’un autre a prise',
    en: 'a discard that another player claimed',
  },
  'furiten.level.roles': { fr: 'avec ou sans rôle', en: 'with or without a yaku' },
  'furiten.own.hand': {
    fr: 'Votre main et la tuile qui arrive',
    en: 'Your hand and the tile that comes',
  },
  'furiten.error.no-tile': {
    fr: 'Il manque la tuile qui arrive. Écrivez-la en dernier : !3s pour une défausse, *3s pour une pioche.',
    en: 'The tile that comes is missing. Write it last: !3s for a discard, *3s for a draw.',
  },
  'furiten.error.no-such-place': {
    fr: 'Il n’y a pas de défausse à la place {place}.',
    en: 'There is no discard at place {place}.',
  },
  'keys.furiten.digits': { fr: 'choisir cette réponse', en: 'choose that answer' },
  'learn.practice.furiten': {
    fr: 'S’exercer à l’écoute jetée : {level}',
    en: 'Practise furiten: {level}',
  },
} as const satisfies Texts;
