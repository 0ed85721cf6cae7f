import { lookAlikes } from '../../../scoring/teaching.ts';
import type { Vulcain1953ItemId } from '../items/table.ts';

const LAID = ['exposed', 'concealed'] as const;
const SIZES = ['pung', 'kong'] as const;
const KINDS = ['simples', 'ends', 'winds-dragons'] as const;

type Alike = readonly (readonly [item: Vulcain1953ItemId, taken: readonly Vulcain1953ItemId[]])[];

const NEAR_SETS: Alike = KINDS.flatMap((kind) =>
  SIZES.flatMap((size) =>
    LAID.map((laid) => {
      const otherWay = laid === 'exposed' ? 'concealed' : 'exposed';
      const otherSize = size === 'pung' ? 'kong' : 'pung';
      const otherKind = kind === 'simples' ? 'ends' : 'simples';
      return [
        `${laid}-${size}-${kind}`,
        [
          `${otherWay}-${size}-${kind}`,
          `${laid}-${size}-${otherKind}`,
          `${laid}-${otherSize}-${kind}`,
        ],
      ] as const;
    }),
  ),
);

export const ALIKE: Readonly<Partial<Record<Vulcain1953ItemId, readonly Vulcain1953ItemId[]>>> = {
  ...Object.fromEntries(NEAR_SETS),
  ...lookAlikes<Vulcain1953ItemId>([
    ['pair-dragon', 'pair-own-wind', 'pair-prevailing-wind'],
    ['completed-pair', 'completed-middle', 'drawn-pung'],
    ['dragon-set', 'own-wind-set', 'prevailing-wind-set'],
    ['own-flower', 'bouquet'],
    ['pure-hand', 'troubled-hand'],
    ['all-pungs', 'all-kongs', 'all-honours'],
    ['concealed-hand', 'worthless-hand'],
    ['loose-tile', 'last-wall-tile', 'robbed-kong', 'snatched-pung', 'first-discard-pung'],
    ['seven-pairs', 'honour-pairs', 'twins-of-heaven', 'jade-pairs', 'ruby-pairs', 'bicolour'],
    ['bicolour', 'tricot'],
    ['windy-chow', 'wriggling-snake', 'gretas-garden', 'unique-wonder'],
    ['imperial-jade', 'royal-ruby', 'jade-ruby', 'pure-hand'],
    ['gates-of-heaven', 'sequence-pung-pair', 'pure-hand'],
    ['winds-and-dragons', 'three-great-scholars', 'four-blessings', 'windy-dragons'],
    ['winds-and-dragons', 'all-honours', 'all-pungs'],
    ['grace-of-heaven', 'grace-of-earth', 'concealed-hand'],
    ['moon-from-the-sea', 'last-wall-tile'],
    ['plum-blossom-on-the-roof', 'loose-tile'],
  ]),
};
