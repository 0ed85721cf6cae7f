import { alikeSets, lookAlikes } from '../../../scoring/teaching.ts';
import type { Vulcain1953ItemId } from '../items/table.ts';

export const ALIKE: Readonly<Partial<Record<Vulcain1953ItemId, readonly Vulcain1953ItemId[]>>> = {
  ...alikeSets<'simples' | 'ends' | 'winds-dragons'>({
    simples: ['ends'],
    ends: ['simples'],
    'winds-dragons': ['simples'],
  }),
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
