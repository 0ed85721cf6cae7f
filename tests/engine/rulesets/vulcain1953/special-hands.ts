/** Hands that are each of the special hands (§4.1), those of the register first. */
import type { VULCAIN1953_SHAPES } from '../../../../src/engine/rulesets/vulcain1953/shapes.ts';

export type SpecialId = Exclude<(typeof VULCAIN1953_SHAPES)[number]['id'], 'standard'>;

export const HITS: readonly (readonly [SpecialId, ...hands: string[]])[] = [
  ['seven-pairs', '2255m1188p33s2277z', '3m5577p1199s22z ~333m', '1111m2222p3333s44z'],
  ['twins-of-heaven', '11223344556677z'],
  ['honour-pairs', '1199m1199p99s33z77z', '9m11p1199s2277z ~999m', '11112233445566z'],
  ['honour-pairs', '111199m1199p1199s', '71122334455z ~777z'],
  ['bicolour', '2456789p2456789s', '2222333m2222333s', '1123456m1123456p'],
  ['tricot', '13579m13579p3579s', '22245m22245p2245s', '11119m1111p11119s'],
  ['windy-chow', '123m456p789s11234z', '789m789p789s12344z'],
  ['wriggling-snake', '1234567899m1234z', '1123456789s1234z', '1234556789p1234z'],
  ['unique-wonder', '19m19p19s12345677z', '119m19p19s1234567z'],
  ['imperial-jade', '33888s666z ~234s ~666s', '33888s ~234s ~234s ~666s'],
  ['imperial-jade', '888s66z ~234s ~234s ~666s', '222333444666s66z'],
  ['imperial-jade', '33s ~2222s ~4444s ~8888s ~6666z', '88s ~234s ~333s (6666s) (6666z)'],
  ['jade-pairs', '222233446688s66z', '233446688s66z ~222s', '2233446688s6z ~666z'],
  ['royal-ruby', '777999s77z ~111s ~5555s', '11177s ~777z ~9999s (5555s)'],
  ['ruby-pairs', '111155557799s77z', '1155557799s7z ~777z', '155557799s77z ~111s'],
  ['windy-dragons', '11223344z ~555z ~777z', '11223344666z ~555z', '11223344555666z'],
  ['gates-of-heaven', '11123455678999m', '23455678999m (1111m)', '23456778p (1111p) (9999p)'],
  ['sequence-pung-pair', '12222345678889p', '11112345678999s'],
  ['winds-and-dragons', '22333555z ~111z ~6666z', '11122233355577z'],
  ['winds-and-dragons', '77z (1111z) ~2222z ~555z ~666z'],
  ['three-great-scholars', '345m11777z ~555z ~666z', '11122m555666777z'],
  ['three-great-scholars', '22p ~5555z ~666z (7777z) ~345m'],
  ['four-blessings', '55s444z ~111z ~222z ~3333z', '11122233344455z'],
  ['four-blessings', '11m ~1111z ~222z (3333z) ~444z'],
  ['jade-ruby', '44455999s ~777z ~666z', '22333s ~1111s ~6666z (7777z)', '44488999s666777z'],
  ['gretas-garden', '1234567p1234567z', '1234567s1234567z'],
];
