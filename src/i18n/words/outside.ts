/** Japanese games played elsewhere, brought in to be looked back on. */
import type { Texts } from '../texts.ts';

export const outside = {
  'outside.title': {
    fr: 'Revoir une partie jouée ailleurs',
    en: 'Look back on a game from elsewhere',
  },
  'outside.description': {
    fr: 'Apportez une partie japonaise de Tenhou ou au format mjai : chaque manche est rejouée, et vos choix sont revus un à un.',
    en: 'Bring a Japanese game from Tenhou or in the mjai form: every hand is played again, and your choices are looked at one by one.',
  },
  'outside.needsScript': {
    fr: 'La partie est lue sur votre appareil, avec JavaScript. Les leçons se lisent sans lui.',
    en: 'The game is read on your device, and that needs JavaScript. The lessons can be read without it.',
  },
  'outside.private': {
    fr: 'Rien n’est envoyé : la partie reste sur votre appareil.',
    en: 'Nothing is sent: the game stays on your device.',
  },
  'outside.text': {
    fr: 'Le texte du journal : une adresse ou le JSON de tenhou.net/6, le XML de Tenhou, ou les lignes mjai',
    en: 'The text of the log: an address or the JSON of tenhou.net/6, the XML of Tenhou, or mjai lines',
  },
  'outside.read': { fr: 'Lire la partie', en: 'Read the game' },
  'outside.file': { fr: 'Choisir un fichier', en: 'Choose a file' },
  'outside.reading': { fr: 'Lecture en cours…', en: 'Reading…' },
  'outside.failed': {
    fr: 'La partie n’a pas pu être rejouée. Le texte est resté ci-dessus : essayez de nouveau.',
    en: 'The game could not be played again. Your text is still above: try once more.',
  },
  'outside.whose': { fr: 'Quel joueur êtes-vous ?', en: 'Which player are you?' },
  'outside.player': { fr: 'Joueur {nth}', en: 'Player {nth}' },
  'outside.hand': { fr: 'Manche {nth} :', en: 'Hand {nth}:' },
  'outside.name': {
    fr: 'Vent du tour : {round} · manche {nth}',
    en: 'Round wind: {round} · hand {nth}',
  },
  'outside.name.repeated': {
    fr: 'Vent du tour : {round} · manche {nth}, reprise {n}',
    en: 'Round wind: {round} · hand {nth}, repeat {n}',
  },
  'outside.differs': {
    fr: 'Selon les règles d’aujourd’hui, les paiements de cette manche seraient différents. Le journal donne : {logged}.',
    en: 'Today’s rules settle this hand in another way than the log, which says: {logged}.',
  },
  'outside.error.unknown-form': {
    fr: 'Ce texte n’est ni un journal de Tenhou (JSON ou XML), ni un journal mjai.',
    en: 'This text is neither a log of Tenhou (JSON or XML) nor an mjai log.',
  },
  'outside.error.too-long': {
    fr: 'Ce texte est trop long : {most} millions de signes au plus.',
    en: 'This text is too long: {most} million characters at most.',
  },
  'outside.error.no-hands': {
    fr: 'Ce journal ne contient aucune manche.',
    en: 'This log holds no hand.',
  },
  'outside.error.three-players': {
    fr: 'C’est une partie à trois joueurs. On joue ici à quatre.',
    en: 'This is a game of three players. Here four play.',
  },
  'outside.error.hidden-tiles': {
    fr: 'Le journal ne donne pas les mains des autres joueurs : la manche ne peut pas être rejouée.',
    en: 'The other players’ hands are not written in it, so it cannot be played again.',
  },
  'outside.error.bad-entry': {
    fr: 'Ce passage du journal n’a pas pu être lu : {entry}',
    en: 'This part of the log is not understood: {entry}',
  },
  'outside.error.unfinished': {
    fr: 'Le journal s’arrête avant la fin de la manche.',
    en: 'The log stops before the end of the hand.',
  },
  'outside.error.move': {
    fr: 'Le geste {nth} du journal n’est pas permis par ces règles.',
    en: 'At act {nth} the log does what these rules do not allow.',
  },
  'outside.error.rule': {
    fr: 'Le geste {nth} du journal n’est pas permis par la règle {rule}.',
    en: 'At act {nth} the log does what rule {rule} does not allow.',
  },
} as const satisfies Texts;
