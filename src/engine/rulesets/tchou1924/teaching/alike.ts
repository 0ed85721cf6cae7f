import { alikeSets, lookAlikes } from '../../../scoring/teaching.ts';

export const ALIKE: Readonly<Record<string, readonly string[]>> = {
  ...alikeSets({
    simples: ['ends'],
    ends: ['simples'],
    'own-wind': ['other-wind', 'dragon'],
    'other-wind': ['own-wind'],
    dragon: ['own-wind'],
  }),
  ...lookAlikes([
    ['completed-pair', 'completed-middle', 'completed-extreme', 'drawn-last-tile'],
    ['half-homogeneous', 'homogeneous'],
    ['after-kong', 'robbed-kong'],
  ]),
  'pair-dragon': ['pair-own-wind', 'concealed-pung-dragon', 'exposed-pung-dragon'],
  'pair-own-wind': ['pair-dragon', 'concealed-pung-own-wind', 'exposed-pung-own-wind'],
  'pair-plain': ['pair-own-wind', 'pair-dragon'],
  'three-concealed-pungs': ['two-concealed-of-four-pungs', 'four-concealed-pungs'],
  'two-concealed-of-four-pungs': ['three-concealed-pungs'],
  'three-kongs': ['four-kongs'],
  'last-conventional-tile': ['drawn-last-tile'],
  'complete-from-the-start': ['first-discard', 'four-concealed-pungs'],
  'first-discard': ['complete-from-the-start', 'four-concealed-pungs'],
  'thirteen-kinds': ['honours-winds-ones-and-nines', 'honours-and-winds', 'ones-and-nines'],
  'two-honour-pungs-and-pair': ['honours-and-winds', 'three-wind-pungs-and-pair'],
  'three-wind-pungs-and-pair': ['honours-and-winds', 'two-honour-pungs-and-pair'],
  'four-concealed-pungs': ['four-kongs', 'three-concealed-pungs'],
  'four-kongs': ['four-concealed-pungs', 'three-kongs'],
  'honours-and-winds': ['honours-winds-ones-and-nines', 'two-honour-pungs-and-pair'],
  'ones-and-nines': ['honours-winds-ones-and-nines', 'honours-and-winds'],
  'honours-winds-ones-and-nines': ['ones-and-nines', 'honours-and-winds'],
};
