import type { furitenEn } from './furiten-en.ts';

/** Les mots de l’exercice sur l’écoute jetée ; mêmes clés que l’anglais. */
export const furitenFr: Readonly<Record<keyof typeof furitenEn, string>> = {
  'furiten.title': 'Furiten ou non',
  'furiten.description':
    'Une main prête, vos défausses et une tuile qui vient d’arriver : gagnez-vous avec elle ? La réponse montre les attentes et la tuile restée dans la rivière.',
  'furiten.needsScript':
    'Les mains sont distribuées et jugées sur votre appareil, ce qui demande JavaScript. Le registre des règles japonaises se lit sans lui.',
  'furiten.hand': 'Main : {tiles}.',
  'furiten.supposed': 'Admettons que la main ait un rôle (yaku).',
  'furiten.undeclared': 'Le riichi n’est pas annoncé.',
  'furiten.ask.discard': 'Un autre joueur défausse {tile}. Gagnez-vous ?',
  'furiten.ask.self': 'Vous piochez {tile}. Gagnez-vous ?',
  'furiten.river': 'Vos défausses, la première à gauche',
  'furiten.noRiver': 'Vous n’avez encore rien défaussé.',
  'furiten.called': '{tile} ; un autre joueur a chanté cette tuile',
  'furiten.riverCalled': 'Vos défausses ; couchée, celle qu’un autre a chantée',
  'furiten.outcomes': 'Réponses',
  'furiten.outcome.win': 'Oui',
  'furiten.outcome.barred': 'Non : écoute jetée',
  'furiten.outcome.incomplete': 'Non : pas attendue',
  'furiten.outcome.roleless': 'Non : aucun rôle',
  'furiten.need': 'Choisissez une des réponses.',
  'furiten.right': 'Juste : {why}',
  'furiten.wrong': 'Non : {why}',
  'furiten.why.win.discard':
    'la main est complète, et aucune de ses attentes n’est dans votre rivière.',
  'furiten.why.win.self':
    'la main est complète, et l’on gagne toujours avec la tuile que l’on pioche.',
  'furiten.why.barred':
    'une de vos attentes est dans votre rivière : {tiles}. | de vos attentes sont dans votre rivière : {tiles}.',
  'furiten.why.incomplete': 'la main reste incomplète ; elle attend {tiles}.',
  'furiten.why.roleless': 'la main est complète, mais n’a aucun rôle (yaku).',
  'furiten.waits': 'La main attend :',
  'furiten.inRiver': 'Parmi elles, dans votre rivière : {tiles}.',
  'furiten.rule':
    'Une seule de vos attentes dans votre rivière interdit de gagner sur quelque défausse que ce soit, même si on vous l’a chantée ({place}). La tuile que l’on pioche gagne encore.',
  'furiten.roles': 'Rôles (yaku) : {roles}.',
  'furiten.noRole': 'Gagnée ainsi, la main n’a aucun rôle (yaku).',
  'furiten.hint.waits': 'La main attend {tiles}.',
  'furiten.hint.river': 'Parmi elles, dans votre rivière : {tiles}.',
  'furiten.hint.river.none': 'Aucune d’elles n’est dans votre rivière.',
  'furiten.hint.answer': 'La réponse : {answer}.',
  'furiten.level.short': 'quatre tuiles',
  'furiten.level.middle': 'sept ou dix tuiles',
  'furiten.level.whole': 'treize tuiles, attentes nombreuses',
  'furiten.level.called': 'une défausse qui a été chantée',
  'furiten.level.roles': 'avec ou sans rôle',
  'furiten.own.hand': 'Votre main et la tuile qui arrive',
  'furiten.own.river': 'Vos défausses',
  'furiten.error.no-tile':
    'Il manque la tuile qui arrive. Écrivez-la en dernier : !3s pour une défausse, *3s pour une pioche.',
  'furiten.error.not-ready': 'Aucune tuile ne compléterait cette main.',
  'furiten.error.no-such-place': 'Il n’y a pas de défausse à la place {place}.',
  'keys.furiten': 'Furiten ou non',
  'keys.furiten.digits': 'choisir cette réponse',
  'learn.practice.furiten': 'S’exercer à l’écoute jetée : {level}',
};
