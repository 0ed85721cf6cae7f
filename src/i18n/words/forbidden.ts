/** Words of the drill that asks which discards a chi forbids. */
import type { Texts } from '../texts.ts';

export const forbidden = {
  'forbidden.title': { fr: 'Défausse interdite', en: 'Forbidden discard' },
  'forbidden.description': {
    fr: 'Vous venez de prendre une défausse pour une séquence (chi). Quelles tuiles de votre main ne pouvez-vous pas défausser maintenant ? Il se peut qu’il n’y en ait pas.',
    en: 'You have just claimed a tile with chi. Which tiles of your hand may you not discard in this turn? Perhaps none.',
  },
  'forbidden.claimed': {
    fr: 'Vous dites chi et prenez {tile}, avec {pair}.',
    en: 'You claim {tile} with chi, to go with {pair}.',
  },
  'forbidden.agreed': {
    fr: 'À cette table, une tuile identique à celle que l’on vient de prendre est interdite aussi.',
    en: 'At this table another tile like the one just claimed is barred too.',
  },
  'forbidden.ask': {
    fr: 'Quelles tuiles ne pouvez-vous pas défausser maintenant ?',
    en: 'Which tiles may you not discard now?',
  },
  'forbidden.pick': { fr: 'Marquer {tile} comme tuile interdite', en: 'Mark {tile} as forbidden' },
  'forbidden.none': { fr: 'Aucune n’est interdite', en: 'None is forbidden' },
  'forbidden.need': {
    fr: 'Marquez les tuiles interdites, ou dites qu’il n’y en a pas.',
    en: 'Mark the forbidden tiles, or say that none is.',
  },
  'forbidden.why.held': {
    fr: 'pour cette fois, il est interdit de défausser {tiles}.',
    en: 'you may not discard {tiles} in this turn.',
  },
  'forbidden.why.unheld': {
    fr: '{tile} est interdit, mais vous n’en avez pas.',
    en: '{tile} is forbidden, but you hold none.',
  },
  'forbidden.why.none': { fr: 'ce chi n’interdit rien.', en: 'this chi forbids nothing.' },
  'forbidden.kind.two-sided': {
    fr: 'Vos deux tuiles, {pair}, pouvaient se compléter aux deux bouts. La tuile de l’autre bout, {other}, est interdite cette fois ({place}).',
    en: 'Your two tiles, {pair}, could be completed at either end. The tile of the other end, {other}, is forbidden for this turn ({place}).',
  },
  'forbidden.kind.closed': {
    fr: 'La tuile prise, {tile}, est au milieu de la séquence : vos deux tuiles, {pair}, n’ont pas d’autre bout.',
    en: 'The claimed tile, {tile}, is in the middle of the chow: your two tiles, {pair}, have no other end.',
  },
  'forbidden.kind.edge': {
    fr: 'Vos deux tuiles, {pair}, ne se complètent que d’un côté : il n’y a pas d’autre tuile à interdire.',
    en: 'Your two tiles, {pair}, can be completed at one end only: there is no other tile to forbid.',
  },
  'forbidden.same': {
    fr: 'À cette table, toute tuile identique à celle que l’on vient de prendre, {tile}, est interdite aussi ({place}).',
    en: 'At this table any tile like the one just claimed, {tile}, is barred too ({place}).',
  },
  'forbidden.twin': {
    fr: 'Vous pouvez défausser un autre {tile} : la règle ne parle pas de la tuile prise.',
    en: 'Another {tile} may be discarded: the rule does not speak of the kind claimed.',
  },
  'forbidden.later': {
    fr: 'L’interdiction finit avec cette défausse.',
    en: 'The ban ends with this discard.',
  },
  'forbidden.hint.kind.two-sided': {
    fr: 'Les deux tuiles de votre main pouvaient se compléter aux deux bouts.',
    en: 'The two tiles from your hand could be completed at either end.',
  },
  'forbidden.hint.kind.closed': {
    fr: 'La tuile prise est entre les deux tuiles de votre main.',
    en: 'The claimed tile goes between the two from your hand.',
  },
  'forbidden.hint.kind.edge': {
    fr: 'Les deux tuiles de votre main ne se complètent que d’un côté.',
    en: 'The two tiles from your hand could be completed at one end only.',
  },
  'forbidden.hint.barred': {
    fr: 'Tuile interdite, que vous l’ayez ou non : {tiles}.',
    en: 'Forbidden, whether you hold it or not: {tiles}.',
  },
  'forbidden.hint.barred.none': {
    fr: 'Ce chi n’interdit aucune tuile.',
    en: 'This chi forbids no tile at all.',
  },
  'forbidden.hint.answer.none': {
    fr: 'La réponse : aucune de vos tuiles.',
    en: 'The answer: none of your tiles.',
  },
  'forbidden.level.ends': { fr: 'prise à l’un des deux bouts', en: 'claimed at one of two ends' },
  'forbidden.level.kinds': { fr: 'bout, milieu ou bord', en: 'end, middle or edge' },
  'forbidden.level.whole': {
    fr: 'treize tuiles ; il se peut qu’aucune ne soit interdite',
    en: 'thirteen tiles, perhaps none forbidden',
  },
  'forbidden.own.hand': {
    fr: 'Votre main, le chi exposé en dernier',
    en: 'Your hand, the chi as its last group',
  },
  'forbidden.own.tile': { fr: 'La tuile prise', en: 'The claimed tile' },
  'forbidden.error.no-chow': {
    fr: 'La dernière combinaison exposée n’est pas une séquence : écrivez le chi à la fin, comme ~789s.',
    en: 'The last exposed group is not a chow: write the chi last, as ~789s.',
  },
  'forbidden.error.not-in-chow': {
    fr: 'La tuile prise n’est pas dans le chi.',
    en: 'The claimed tile is not in the chi.',
  },
  'forbidden.error.no-win': {
    fr: 'Après une prise, aucune tuile n’a gagné : retirez les signes ! et *.',
    en: 'After a claim no tile has won: leave out the signs ! and *.',
  },
  'keys.forbidden.digits': {
    fr: 'marquer la tuile de cette place, ou retirer la marque',
    en: 'mark the tile at that place, or take the mark away',
  },
  'keys.forbidden.none': { fr: 'aucune n’est interdite', en: 'none is forbidden' },
  'learn.practice.forbidden': {
    fr: 'S’exercer à la défausse après un chi : {level}',
    en: 'Practise discards after a chi: {level}',
  },
} as const satisfies Texts;
