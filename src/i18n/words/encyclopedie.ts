/** The rows by which a hand of the encyclopedia's game may be counted, and its agreements. */
import type { EncyclopedieItemId } from '../../engine/rulesets/encyclopedie/index.ts';
import type { Texts } from '../texts.ts';
import { tchou1924 } from './tchou1924.ts';

/** Under the borrowed table flowers always count, and no kong is robbed. */
const NOT_BORROWED = ['tchou1924.item.flower-not-played', 'tchou1924.item.robbed-kong'] as const;
type Borrowed = Exclude<keyof typeof tchou1924, (typeof NOT_BORROWED)[number]>;
type OwnName<Key> = Key extends `tchou1924.${infer Row}` ? `encyclopedie.${Row}` : never;

/** The rows of 1924 say the same when another rule set borrows them. */
const BORROWED = /* @__PURE__ */ Object.fromEntries(
  Object.entries(tchou1924)
    .filter(([key]) => !NOT_BORROWED.some((left) => left === key))
    .map(([key, text]) => [key.replace('tchou1924', 'encyclopedie'), text]),
) as unknown as { readonly [Key in Borrowed as OwnName<Key>]: (typeof tchou1924)[Key] };

export const encyclopedie = {
  ...BORROWED,
  'encyclopedie.item.mah-jong': { fr: 'Mah-jong', en: 'Mah-jong' },
  'encyclopedie.item.run-of-honours': { fr: 'Séquences d’honneurs', en: 'Runs of honours' },
  'encyclopedie.first': { fr: 'donneur', en: 'dealer' },
  'encyclopedie.firstSeat': { fr: 'Donneur : {seat}.', en: '{seat} is the dealer.' },
  'encyclopedie.option.points': { fr: 'On compte les mains', en: 'Hands are counted' },
  'encyclopedie.option.points.none': {
    fr: 'pas du tout : l’article n’a pas de barème',
    en: 'not at all: the article has no table of points',
  },
  'encyclopedie.option.points.tchou1924': {
    fr: 'd’après le barème de 1924 : notre choix, non celui de l’article',
    en: 'by the table of 1924: our choice, not the article’s',
  },
  'encyclopedie.option.grandsJeux': {
    fr: '« Grands Jeux » : les mains limites de 1924',
    en: '“Grands Jeux”: the limit hands of 1924',
  },
  'encyclopedie.option.eastDouble': {
    fr: 'Entre perdants, on double',
    en: 'What is doubled between losers',
  },
  'encyclopedie.option.eastDouble.payments': {
    fr: 'ce que l’Est paie ou reçoit',
    en: 'what East pays or gets',
  },
  'encyclopedie.option.eastDouble.scores': {
    fr: 'le score de l’Est, avant la différence',
    en: 'East’s score, before the difference',
  },
} as const satisfies Texts<`encyclopedie.item.${EncyclopedieItemId}`> & Texts;
