import { lookAlikes } from '../../../scoring/teaching.ts';

const LAID = ['exposed', 'concealed'] as const;
const SETS = ['pung', 'kong'] as const;

const TAKEN_FOR = {
  simples: ['ends'],
  ends: ['simples'],
  'own-wind': ['other-wind', 'dragon'],
  'other-wind': ['own-wind'],
  dragon: ['own-wind'],
} as const;
type Kind = keyof typeof TAKEN_FOR;
const KINDS = Object.keys(TAKEN_FOR) as readonly Kind[];

type Alike = readonly (readonly [item: string, taken: readonly string[]])[];

const NEAR_SETS: Alike = KINDS.flatMap((kind) =>
  SETS.flatMap((set) =>
    LAID.map((laid) => {
      const otherWay = laid === 'exposed' ? 'concealed' : 'exposed';
      const otherSize = set === 'pung' ? 'kong' : 'pung';
      const otherKinds = TAKEN_FOR[kind].map((other) => `${laid}-${set}-${other}`);
      return [
        `${laid}-${set}-${kind}`,
        [`${otherWay}-${set}-${kind}`, ...otherKinds, `${laid}-${otherSize}-${kind}`],
      ] as const;
    }),
  ),
);

export const ALIKE: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(NEAR_SETS),
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
