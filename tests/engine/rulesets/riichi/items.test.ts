/** Each role on a hand that shows it, with its han, and on hands that just miss it. */
import { describe, expect, test } from 'vitest';
import type { Tile } from '../../../../src/engine/notation.ts';
import { RIICHI_DEFAULTS } from '../../../../src/engine/rulesets/riichi/config.ts';
import type { RiichiItemId } from '../../../../src/engine/rulesets/riichi/items/table.ts';
import { riichi } from '../../../../src/engine/rulesets/riichi/ruleset.ts';
import { hanOf, roles, scored, type Told } from './score-hand.ts';

type Case = readonly [text: string, about?: Told];

interface Shown {
  readonly shows: readonly (readonly [han: number, ...Case])[];
  readonly misses: readonly (readonly [why: string, ...Case])[];
}

const RIICHI: Told = { how: ['riichi'] };

const PINFU = '123m456p789s1145p';
const OPEN = '456p789s1145p~123m';
const WITH_KONG = '456p789s1145p(1111m)';
const NO_SIX = '345p789s1145p~123m';

const marked = (...doraIndicators: readonly Tile[]): Told => ({ extras: { doraIndicators } });
const reds = (redFives: 0 | 3 | 4, redFivesHeld: number): Told => ({
  redFives,
  extras: { redFivesHeld },
});

const ROLES: Readonly<Partial<Record<RiichiItemId, Shown>>> = {
  riichi: {
    shows: [[1, `${PINFU}!6p`, RIICHI]],
    misses: [
      ['a set is exposed', `${OPEN}!6p`, RIICHI],
      ['declared at once', `${PINFU}!6p`, { how: ['double-riichi'] }],
    ],
  },
  'double-riichi': {
    shows: [
      [2, `${PINFU}!6p`, { how: ['double-riichi'] }],
      [2, `${PINFU}!6p`, { how: ['riichi', 'double-riichi'] }],
      [2, `${WITH_KONG}!6p`, { how: ['double-riichi'] }],
    ],
    misses: [['a set is exposed', `${OPEN}!6p`, { how: ['double-riichi'] }]],
  },
  ippatsu: {
    shows: [
      [1, `${PINFU}!6p`, { how: ['riichi', 'ippatsu'] }],
      [1, `${PINFU}*6p`, { how: ['double-riichi', 'ippatsu'] }],
    ],
    misses: [
      ['nothing declared', `${PINFU}!6p`, { how: ['ippatsu'] }],
      ['a kong in between', `${WITH_KONG}*6p`, { how: ['riichi', 'ippatsu', 'replacement'] }],
    ],
  },
  'menzen-tsumo': {
    shows: [
      [1, `${PINFU}*6p`],
      [1, `${WITH_KONG}*6p`],
    ],
    misses: [
      ['a discard', `${PINFU}!6p`],
      ['a set is exposed', `${OPEN}*6p`],
    ],
  },
  tanyao: {
    shows: [
      [1, '234m456p678s2245p!6p'],
      [1, '456p678s2245p~234m!6p'],
      [1, '22446688m2255p8s!8s'],
      [1, '234m456p678s2245p!6p', { openTanyao: false }],
    ],
    misses: [
      ['a 1', '123m456p678s2245p!6p'],
      ['a pair of dragons', '234m456p678s45p55z!6p'],
      ['exposed where it must not be', '456p678s2245p~234m!6p', { openTanyao: false }],
    ],
  },
  pinfu: {
    shows: [
      [1, `${PINFU}!6p`],
      [1, `${PINFU}*6p`],
      // Nobody's wind here.
      [1, '123m456p789s45p44z!6p'],
    ],
    misses: [
      ['a closed wait', '123m456p789s1146p!5p'],
      ['an edge wait', '123m456p789s44p12s!3s'],
      ['a wait on the pair', '123m456p789s456p1s!1s'],
      ['a pair of the own wind', '123m456p789s45p22z!6p'],
      ['a pair of the round wind', '123m456p789s45p11z!6p'],
      ['a pair of dragons', '123m456p789s45p55z!6p'],
      ['a pung', '111m456p789s1145p!6p'],
      ['a set is exposed', `${OPEN}!6p`],
    ],
  },
  iipeikou: {
    shows: [
      [1, '112233m456p78s11z!9s'],
      [1, '223344m456p78s11z!9s'],
    ],
    misses: [
      ['in two suits', '123m123p456p78s11z!9s'],
      ['a set is exposed', '112233m78s11z~456p!9s'],
      ['twice', '112233m445566p1s!1s'],
    ],
  },
  ryanpeikou: {
    shows: [
      [3, '112233m445566p1s!1s'],
      [3, '2222333344455p!4p'],
    ],
    misses: [
      ['one pair of chows alone', '112233m444567p1s!1s'],
      ['a set is exposed', '112233m456p1s~456p!1s'],
    ],
  },
  'yakuhai-white': {
    shows: [
      [1, '123m456p78s11s555z!9s'],
      [1, '123m456p78s11s~5555z!9s'],
    ],
    misses: [
      ['a pair', '123m456p789s78s55z!9s'],
      ['green', '123m456p78s11s666z!9s'],
    ],
  },
  'yakuhai-green': {
    shows: [[1, '123m456p78s11s~666z!9s']],
    misses: [['white', '123m456p78s11s555z!9s']],
  },
  'yakuhai-red': {
    shows: [[1, '123m456p78s11s(7777z)!9s']],
    misses: [['green', '123m456p78s11s666z!9s']],
  },
  'round-wind': {
    shows: [
      [1, '123m456p78s11s~111z!9s'],
      [1, '123m456p78s11s333z!9s', { round: 'W' }],
    ],
    misses: [
      ['a pair', '123m456p789s78s11z!9s'],
      ['the own wind', '123m456p78s11s222z!9s'],
    ],
  },
  'seat-wind': {
    shows: [
      [1, '123m456p78s11s~222z!9s'],
      [1, '123m456p78s11s111z!9s', { seat: 'E' }],
    ],
    misses: [
      ['a pair', '123m456p789s78s22z!9s'],
      ['nobody’s wind', '123m456p78s11s444z!9s'],
    ],
  },
  'sanshoku-doujun': {
    shows: [
      [2, '123m123p12789s11z!3s'],
      [1, '123p12789s11z~123m!3s'],
    ],
    misses: [
      ['two suits', '123m123p45678s11p!9s'],
      ['the third a step away', '123m123p23478s11z!9s'],
      ['pungs', '222m222p22789s11z!2s'],
    ],
  },
  'sanshoku-doukou': {
    shows: [
      [2, '222m222p22789s11z!2s'],
      [2, '22s11z~222m~222p~789s!2s'],
      [2, '222p22s11z~789s(2222m)!2s'],
    ],
    misses: [
      ['a pair of the third', '222456m222p2278s!9s'],
      ['another number', '222m222p33378s11z!9s'],
    ],
  },
  ittsuu: {
    shows: [
      [2, '123456789m45p11z!6p'],
      [1, '456789m45p11z~123m!6p'],
    ],
    misses: [
      ['a step away', '123456678m45p11z!6p'],
      ['over two suits', '123456m45789p11z!6p'],
    ],
  },
  chanta: {
    shows: [
      [2, '123m789p1299s111z!3s'],
      [1, '789p1299s111z~123m!3s'],
    ],
    misses: [
      ['a set of 2 to 8', '123m456p1299s111z!3s'],
      ['no honour', '123m111789p1299s!3s'],
      ['no chow', '111m999p1199s111z!9s'],
    ],
  },
  junchan: {
    shows: [
      [3, '123999m789p1299s!3s'],
      [2, '999m789p1299s~123m!3s'],
    ],
    misses: [
      ['an honour', '123m789p1299s111z!3s'],
      ['no chow', '111999m999p1199s!9s'],
      ['a pair of 5', '123999m789p1255s!3s'],
    ],
  },
  honroutou: {
    shows: [
      [2, '999p1199s~111z~111m!9s'],
      [2, '1199m1199p11s44z5z!5z'],
    ],
    misses: [
      ['a chow', '123m999p1199s~111z!9s'],
      ['a 2', '1199m1199p22s44z5z!5z'],
    ],
  },
  toitoi: {
    shows: [
      [2, '33p88s~999p~666m~222s!8s'],
      [2, '55m33z(1111z)~2222m~777p!3z'],
    ],
    misses: [['one chow', '345p88s11z~999p~666m!8s']],
  },
  sanankou: {
    shows: [
      [2, '222m444p1166678s!9s'],
      [2, '222m444p1178s(6666s)!9s'],
      [2, '222m444p1166s~789s*6s'],
    ],
    misses: [
      ['the third won on a discard', '222m444p1166s~789s!6s'],
      ['the third exposed', '222m444p1178s~666s!9s'],
    ],
  },
  sankantsu: {
    shows: [[2, '1178s(2222m)~4444p~6666s!9s']],
    misses: [['two kongs and a pung', '1166678s(2222m)~4444p!9s']],
  },
  shousangen: {
    shows: [
      [2, '123m45p55566677z!6p'],
      [2, '45p77z~555z~6666z~123m!6p'],
    ],
    misses: [
      ['the third is no pair', '123m45p11s555666z!6p'],
      ['one pung and a pair', '123m45p456s55577z!6p'],
    ],
  },
  honitsu: {
    shows: [
      [3, '12233478m11555z!9m'],
      [2, '23478m11555z~123m!9m'],
      [3, '1122446688m55z7z!7z'],
    ],
    misses: [
      ['another suit', '12233478m11s555z!9m'],
      ['no honour', '1112233478999m!6m'],
    ],
  },
  chinitsu: {
    shows: [
      [6, '1123344567888m!5m'],
      [5, '3445678889m~123m!5m'],
    ],
    misses: [['an honour pair', '12233478999m66z!6m']],
  },
  chiitoitsu: {
    shows: [
      [2, '1144m7799p3366s2z!2z'],
      [2, '112233m446688p1s!1s'],
    ],
    misses: [['pairs that are chows', '112233m445566p1s!1s']],
  },
  haitei: {
    shows: [[1, `${PINFU}*6p`, { how: ['last-wall'] }]],
    misses: [
      ['the last discard', `${PINFU}!6p`, { how: ['last-discard'] }],
      ['a replacement', `${WITH_KONG}*6p`, { how: ['last-wall', 'replacement'] }],
    ],
  },
  houtei: {
    shows: [[1, `${OPEN}!6p`, { how: ['last-discard'] }]],
    misses: [
      ['drawn', `${OPEN}*6p`, { how: ['last-discard', 'last-wall'] }],
      ['robbed', `${NO_SIX}!6p`, { how: ['last-discard', 'rob-kong'] }],
    ],
  },
  'rinshan-kaihou': {
    shows: [[1, '456p789s1145p~1111m*6p', { how: ['replacement'] }]],
    misses: [
      ['no kong', '456p789s1145p~111m*6p', { how: ['replacement'] }],
      ['a discard', '456p789s1145p~1111m!6p', { how: ['replacement'] }],
    ],
  },
  chankan: {
    shows: [[1, `${NO_SIX}!6p`, { how: ['rob-kong'] }]],
    misses: [
      ['another copy in hand', `${OPEN}!6p`, { how: ['rob-kong'] }],
      ['drawn', `${NO_SIX}*6p`, { how: ['rob-kong'] }],
    ],
  },
  dora: {
    shows: [
      [1, `${PINFU}*6p`, marked('2m')],
      [2, `${PINFU}*6p`, marked('9p')],
      [2, `${PINFU}*6p`, marked('2m', '7s')],
      [4, `${PINFU}*6p`, marked('9p', '9p')],
      [4, `${WITH_KONG}*6p`, marked('9m')],
      [3, '123m456p78s11s111z!9s', marked('4z')],
      [3, '123m456p78s11s555z!9s', marked('7z')],
    ],
    misses: [
      ['the marker itself', `${PINFU}*6p`, marked('1p')],
      ['the wind after green', '123m456p78s11s111z!9s', marked('7z')],
      ['no marker', `${PINFU}*6p`],
    ],
  },
  'ura-dora': {
    shows: [[2, `${PINFU}*6p`, { ...RIICHI, extras: { uraIndicators: ['9p'] } }]],
    misses: [
      ['nothing declared', `${PINFU}*6p`, { extras: { uraIndicators: ['9p'] } }],
      ['a set exposed', `${OPEN}!6p`, { ...RIICHI, extras: { uraIndicators: ['9p'] } }],
    ],
  },
  'red-five': {
    shows: [
      [1, `${PINFU}*6p`, reds(3, 1)],
      [2, `${PINFU}*6p`, reds(4, 2)],
      // There is one red circle in the set.
      [1, `${PINFU}*6p`, reds(3, 2)],
    ],
    misses: [
      ['not agreed on', `${PINFU}*6p`, reds(0, 1)],
      ['no five', '123m1178789p789s*9p', reds(3, 1)],
    ],
  },
  tenhou: {
    shows: [[13, `${PINFU}*6p`, { seat: 'E', how: ['heaven'] }]],
    misses: [
      ['a Child', `${PINFU}*6p`, { how: ['heaven'] }],
      ['after a kong', `${WITH_KONG}*6p`, { seat: 'E', how: ['heaven'] }],
    ],
  },
  chiihou: {
    shows: [[13, `${PINFU}*6p`, { how: ['first-draw'] }]],
    misses: [
      ['the dealer', `${PINFU}*6p`, { seat: 'E', how: ['first-draw'] }],
      ['a discard', `${PINFU}!6p`, { how: ['first-draw'] }],
    ],
  },
  'kokushi-musou': {
    shows: [
      [13, '19m19p19s1234567z!1m'],
      [13, '19m19p19s1123456z*7z'],
    ],
    misses: [['seven pairs of them', '1199m1199p1199s1z!1z']],
  },
  suuankou: {
    shows: [
      [13, '222m444p66688s11z*8s'],
      [13, '222m444p666888s1z!1z'],
      [13, '444p666888s1z(2222m)!1z'],
    ],
    misses: [
      ['the fourth won on a discard', '222m444p66688s11z!8s'],
      ['one exposed', '444p666888s1z~222m!1z'],
    ],
  },
  daisangen: {
    shows: [
      [13, '12m11s555666777z!3m'],
      [13, '12m11s~555z~6666z(7777z)!3m'],
    ],
    misses: [['a pair of the third', '123m45p55566677z!6p']],
  },
  shousuushii: {
    shows: [[13, '12m11122233344z!3m']],
    misses: [['another pair', '12m55z~111z~222z~333z!3m']],
  },
  daisuushii: {
    shows: [[13, '55m11122233344z!4z']],
    misses: [['a pair of the fourth', '12m11122233344z!3m']],
  },
  tsuuiisou: {
    shows: [
      [13, '4455z~111z~222z~666z!5z'],
      [13, '1122334455667z!7z'],
    ],
    misses: [['one pung of a suit', '4455z~111m~222z~666z!5z']],
  },
  chinroutou: {
    shows: [
      [13, '11m99p~999m~111p~111s!1m'],
      [13, '111m9p~999m~111p~9999s!9p'],
    ],
    misses: [['a pair of winds', '11m33z~999m~111p~111s!1m']],
  },
  ryuuiisou: {
    shows: [
      [13, '22334466688s66z!6z'],
      [13, '2223334446668s!8s'],
    ],
    misses: [
      ['a 5', '22334455588s66z!6z'],
      ['a white dragon', '22334466688s55z!5z'],
    ],
  },
  'chuuren-poutou': {
    shows: [
      [13, '1112345678999m!5m'],
      [13, '1112234567899s*9s'],
    ],
    misses: [
      ['a 1 short', '1122345678999m!2m'],
      ['a set is exposed', '2345678999m~111m!5m'],
      ['a concealed kong', '1112345678m(9999m)!5m'],
    ],
  },
  suukantsu: {
    shows: [[13, '1z(2222m)~4444p~6666s(8888s)!1z']],
    misses: [['three kongs and a pung', '444p1z(2222m)~6666s(8888s)!1z']],
  },
};

const SHOWN = Object.entries(ROLES).flatMap(([id, { shows }]) =>
  shows.map(([han, ...told]) => [id, han, told] as const),
);
const MISSED = Object.entries(ROLES).flatMap(([id, { misses }]) =>
  misses.map(([why, ...told]) => [id, why, told] as const),
);

describe('each role', () => {
  test.each(SHOWN)('%s: %i han, %s', (id, han, told) => {
    expect(hanOf(scored(...told))[id]).toBe(han);
  });

  test.each(MISSED)('no %s: %s, %s', (id, _, told) => {
    expect(roles(...told)).not.toContain(id);
  });

  test('none is left out', () => {
    const ids = riichi
      .items({ ...RIICHI_DEFAULTS, redFives: 3 })
      .filter(({ family }) => family !== 'fu')
      .map(({ id }) => id);
    expect(Object.keys(ROLES).sort()).toEqual([...ids].sort());
  });
});
