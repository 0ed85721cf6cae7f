/** Where a reader sees a rule at work. */
import type { Texts } from '../texts.ts';

export const ruleUses = {
  'ruleUse.title': { fr: 'À l’œuvre', en: 'Seen at work' },
  'ruleUse.count': {
    fr: 'Analyser une main : une ligne de la feuille de points',
    en: 'Analyse a hand: a line of the score sheet',
  },
  'ruleUse.shape': {
    fr: 'Analyser une main : ce qui fait une main complète',
    en: 'Analyse a hand: what makes a hand complete',
  },
  'ruleUse.waits': {
    fr: 'Analyser une main : attentes et défausses',
    en: 'Analyse a hand: its waits and discards',
  },
  'ruleUse.ceremony': {
    fr: 'Préparer la table : dés, murailles, distribution',
    en: 'Setting up the table: dice, walls, deal',
  },
  'ruleUse.claims': {
    fr: 'Jouer une manche : les prises suivent cette règle',
    en: 'Play a hand: claims follow this rule',
  },
  'ruleUse.play': {
    fr: 'Jouer une manche : le jeu suit cette règle',
    en: 'Play a hand: play follows this rule',
  },
  'ruleUse.settle': {
    fr: 'Jouer une manche : le règlement suit cette règle',
    en: 'Play a hand: the settlement follows this rule',
  },
  'ruleUse.agreed': {
    fr: 'Analyser une main : une des conventions',
    en: 'Analyse a hand: one of the agreements',
  },
  'ruleUse.tiles': { fr: 'Les tuiles, une par une', en: 'The tiles, one by one' },
  'ruleUse.formulas': { fr: 'Les formules', en: 'The formulas' },
  'ruleUse.atlas': { fr: 'L’atlas des attentes', en: 'The atlas of waits' },
  'ruleUse.care': { fr: 'Questions à la table', en: 'Questions at the table' },
  'ruleUse.elsewhere': { fr: 'Dans les autres sources', en: 'In the other sources' },
} as const satisfies Texts;
