/** The words of a discard that is judged by what the hand earns. */
import type { Texts } from '../texts.ts';

export const worth = {
  'worth.verdict.right': { fr: 'Juste. {why}', en: 'Right. {why}' },
  'worth.verdict.slip': { fr: 'Une imprécision. {why}', en: 'A slip. {why}' },
  'worth.verdict.mistake': { fr: 'Une erreur. {why}', en: 'A mistake. {why}' },
  'worth.byCopies': {
    fr: 'Si l’on ne comptait que les exemplaires utiles, on défausserait : {tiles}.',
    en: 'By the number of accepted tiles alone you would discard: {tiles}.',
  },
  'worth.judged': {
    fr: 'Chaque défausse est jugée sur ce que la main rapporte en moyenne, comme le fait le conseil à la table : ses chances de gagner, les points d’un gain, et le risque de faire gagner un adversaire avec la tuile. Les défausses que le calcul ne départage pas sont toutes justes.',
    en: 'Each discard is judged by what the hand earns on average, as the coach at the table judges: how often it wins, what a win pays, and the risk that an opponent wins with the tile. If the figures cannot tell discards apart, all of them count as right.',
  },
  'worth.judged.wins': {
    fr: 'Ces règles ne comptent pas les mains : chaque défausse est jugée sur les chances de gagner, comme le fait le conseil à la table. Les défausses que le calcul ne départage pas sont toutes justes.',
    en: 'These rules do not count hands: each discard is judged by how often the hand wins, as the coach at the table judges. If the figures cannot tell discards apart, all of them count as right.',
  },
  'worth.judged.left': {
    fr: 'Sans table, le calcul suppose qu’il reste 40 tuiles à piocher et que les adversaires n’ont rien montré.',
    en: 'Where no table is shown, it is assumed that 40 tiles are left to draw and that the opponents have shown nothing.',
  },
  'worth.options': {
    fr: 'Les défausses, de la meilleure à la moins bonne',
    en: 'The discards, best first',
  },
  'worth.others': { fr: 'Les autres défausses ({n})', en: 'The other discards ({n})' },
  'worth.row': {
    fr: 'chances de gagner : {win} · points d’un gain : {pays} · risque : {give}',
    en: 'wins: {win} · points of a win: {pays} · risk: {give}',
  },
  'worth.row.wins': { fr: 'chances de gagner : {win}', en: 'wins: {win}' },
  'worth.behind': { fr: '{sum} de moins', en: '{sum} less' },
  'worth.behind.wins': {
    fr: '{share} de chances de gagner en moins',
    en: '{share} fewer wins',
  },
  'worth.play.lost': {
    fr: 'En tout, vos choix ont fait perdre {sum} en moyenne.',
    en: 'In all, your choices lost {sum} on average.',
  },
  'worth.play.lost.wins': {
    fr: 'En tout, vos choix ont fait perdre {share} de chances de gagner.',
    en: 'In all, your choices lost {share} of wins.',
  },
  'worth.play.plot': {
    fr: 'Ce que chaque choix a fait perdre, en points',
    en: 'What each choice lost, in points',
  },
  'worth.play.plot.wins': {
    fr: 'Ce que chaque choix a fait perdre, en chances de gagner sur cent',
    en: 'What each choice lost, in wins out of a hundred',
  },
  'worth.level.promise': {
    fr: 'Avec un jeu de règles, la défausse qui laisse le plus d’exemplaires utiles est aussi celle après laquelle la main rapporte le plus en moyenne. « Mains à projet » : une main qui vaut davantage passe avant celle qui a le plus d’exemplaires utiles. « Jeu des adversaires » : sans ce qu’ils ont montré, une autre défausse serait la meilleure.',
    en: 'Under a rule set, the discard that leaves most accepted tiles is also the one after which the hand earns most on average. “Hands with a plan”: a hand that is worth more goes before the one that accepts most tiles. “What the others show”: if they had shown nothing, another discard would be best.',
  },
  'worth.ask': { fr: 'Critère', en: 'Judged by' },
  'worth.ask.copies': { fr: 'les exemplaires utiles', en: 'copies' },
  'worth.ask.worth': { fr: 'ce que la main rapporte', en: 'what the hand earns' },
  'worth.refused': {
    fr: 'Cette adresse demande un critère impossible : ',
    en: 'This address asks for a way of judging that does not exist: ',
  },
  'worth.error': {
    fr: 'Pour juger une main sur ce qu’elle rapporte, choisissez un jeu de règles et donnez ses 14 tuiles, combinaisons exposées comprises.',
    en: 'To judge a hand by what it earns, choose a rule set and give all 14 of its tiles, exposed groups included.',
  },
} as const satisfies Texts;
