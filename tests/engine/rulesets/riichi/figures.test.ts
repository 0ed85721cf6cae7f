/** Han, fu and points: the rows of fu, rounding, limits, options, the best reading. */
import { describe, expect, test } from 'vitest';
import { TILES } from '../../../../src/engine/core/tile.ts';
import { formatTiles, type Tile } from '../../../../src/engine/notation.ts';
import { RIICHI_DEFAULTS } from '../../../../src/engine/rulesets/riichi/config.ts';
import { doraOf } from '../../../../src/engine/rulesets/riichi/index.ts';
import { kit } from '../../../../src/engine/rulesets/riichi/kit.ts';
import { createRiichiLists } from '../../../../src/engine/rulesets/riichi/lists.ts';
import { agreedOf } from '../../../../src/engine/scoring/kit.ts';
import { lawfulWays } from '../../../../src/engine/scoring.ts';
import { hand } from '../../hands.ts';
import {
  attempt,
  counted,
  figures,
  hanOf,
  roles,
  scored,
  situationOf,
  struck,
  type Told,
} from './score-hand.ts';

const fuOf = (text: string, about: Told = {}): Readonly<Record<string, number>> => {
  const fu: Record<string, number> = {};
  for (const { item, suppressedBy } of scored(text, about).rows) {
    if (suppressedBy !== undefined || item.value.fu === undefined) continue;
    fu[item.id.replace(/^fu-/, '')] = (fu[item.id] ?? 0) + item.value.fu;
  }
  return fu;
};

describe('fu', () => {
  test.each<[why: string, text: string, about: Told, fu: Readonly<Record<string, number>>]>([
    ['pinfu on a discard', '123m456p789s1145p!6p', {}, { base: 20, 'closed-ron': 10 }],
    ['pinfu drawn', '123m456p789s1145p*6p', {}, { base: 20 }],
    ['an exposed hand without fu', '456p678s2245p~234m!6p', {}, { base: 20, 'open-pinfu': 10 }],
    ['the same drawn', '456p678s2245p~234m*6p', {}, { base: 20, 'self-drawn': 2 }],
    ['an exposed pair of dragons', '456p678s45p77z~234m!6p', {}, { base: 20, 'pair-dragon': 2 }],
    ['seven pairs', '1144m7799p3366s2z!2z', {}, { 'seven-pairs': 25 }],
    ['seven pairs drawn', '1144m7799p3366s2z*2z', {}, { 'seven-pairs': 25 }],
    [
      'pungs: of simples, of ends, exposed and concealed',
      '888s45p22s~222m~111s!6p',
      {},
      { base: 20, 'open-pung-simples': 2, 'open-pung-ends': 4, 'concealed-pung-simples': 4 },
    ],
    [
      'kongs',
      '45p22s~2222m~1111s(8888s)!6p',
      {},
      { base: 20, 'open-kong-simples': 8, 'open-kong-ends': 16, 'concealed-kong-simples': 16 },
    ],
    [
      'a concealed kong of honours',
      '123m45789p22s(6666z)!6p',
      {},
      { base: 20, 'closed-ron': 10, 'concealed-kong-ends': 32 },
    ],
    [
      'a pung completed by a discard is exposed',
      '456p22s11z~123m~555z!1z',
      { seat: 'W' },
      { base: 20, 'open-pung-ends': 4 },
    ],
    ['a closed wait', '123m456p789s1146s!5s', {}, { base: 20, 'closed-ron': 10, 'closed-wait': 2 }],
    ['an edge wait', '123m456p78911s12p!3p', {}, { base: 20, 'closed-ron': 10, 'edge-wait': 2 }],
    [
      'a wait on the pair',
      '123m456p456789s1s!1s',
      {},
      { base: 20, 'closed-ron': 10, 'pair-wait': 2 },
    ],
    [
      'a pair of the round wind',
      '123m456p789s45p11z!6p',
      {},
      { base: 20, 'closed-ron': 10, 'pair-round-wind': 2 },
    ],
    [
      'a pair of the wind that is both',
      '123m456p789s45p11z!6p',
      { seat: 'E' },
      { base: 20, 'closed-ron': 10, 'pair-seat-wind': 2, 'pair-round-wind': 2 },
    ],
    [
      'the same where it has 2',
      '123m456p789s45p11z!6p',
      { seat: 'E', doubleWindPair: 2 },
      { base: 20, 'closed-ron': 10, 'pair-seat-wind': 2 },
    ],
    ['none for a yakuman', '1112345678999m!5m', {}, {}],
  ])('%s: %s', (_, text, about, fu) => {
    expect(fuOf(text, about)).toEqual(fu);
  });
});

const WORTH_7 = { how: ['riichi'] } as const;

/** Figures: recorded hands on which at least two independent scorers agree. */
describe('han, fu and points', () => {
  test.each<[string, string, Told, number, number | null, number]>([
    [
      'toitoi, sanankou, honitsu',
      '5566m333z(1111z)(2222m)!6m',
      { seat: 'N', round: 'N' },
      ...([7, 90, 12000] as const),
    ],
    ['chinitsu, open', '2344445666p~123p*6p', { seat: 'N', round: 'W' }, 5, 30, 8000],
    ['toitoi alone', '3p~888s~999p~888p~666m!3p', { seat: 'S' }, 2, 40, 2600],
    ['drawn, a closed wait', '345567p1367899s*2s', { seat: 'N', round: 'S' }, 1, 30, 1100],
    ['pinfu on a discard', '123m789p2344577s!3s', { seat: 'N', round: 'S' }, 1, 30, 1000],
    [
      'pinfu drawn: nothing for the draw',
      '23467m23477p123s*8m',
      { seat: 'E', round: 'S' },
      ...([2, 20, 2100] as const),
    ],
    ['tanyao and sanankou, dealer', '34777m555p33555s!5m', { seat: 'E' }, 3, 50, 9600],
    [
      'chinitsu, dealer',
      '6788999m~567m~456m!7m',
      { seat: 'E', round: 'S' },
      ...([5, 30, 12000] as const),
    ],
    [
      'honitsu, open',
      '6z~234s~456s~345s~777s!6z',
      { seat: 'S', round: 'S' },
      ...([2, 30, 2000] as const),
    ],
    [
      'eight han are a limit',
      '2334455677778m!6m',
      { seat: 'S', round: 'S' },
      ...([8, 30, 16000] as const),
    ],
    ['suuankou', '111m11999p66777z*1p', { seat: 'N' }, 13, null, 32000],
    [
      'riichi, and three of the tile that the marker points at',
      '34555m44478p111s*6p',
      { seat: 'W', round: 'S', ...WORTH_7, extras: { doraIndicators: ['9s'] } },
      ...([5, 40, 8000] as const),
    ],
    [
      'riichi, the wind after the last one',
      '345999p45567s11z!3s',
      { seat: 'E', ...WORTH_7, extras: { doraIndicators: ['4z'] } },
      ...([3, 50, 9600] as const),
    ],
    [
      'riichi and one marker of two',
      '23488p34588s(2222m)!8p',
      { seat: 'S', round: 'S', ...WORTH_7, extras: { doraIndicators: ['4p', '7s'] } },
      ...([4, 50, 8000] as const),
    ],
    [
      'two yakuman add up',
      '1555777z(2222p)(6666z)!1z',
      { seat: 'E', round: 'W' },
      ...([26, null, 96000] as const),
    ],
  ])('%s: %s', (_, text, about, han, fu, points) => {
    expect(figures(text, about)).toEqual([han, fu, points]);
  });
});

/** A concealed hand of pinfu alone, and dora to reach so many han. */
const PINFU = '123m678p789s1134p!5p';
const TIMES: readonly Tile[] = ['9p', '9p', '9p', '9p', '2m', '1m'];

describe('limits', () => {
  test.each<[han: number, markers: number, limit: string | null, points: number]>([
    [3, 1, null, 3900],
    [5, 2, 'mangan', 8000],
    [7, 3, 'haneman', 12000],
    [9, 4, 'baiman', 16000],
    [10, 5, 'baiman', 16000],
    [11, 6, 'sanbaiman', 24000],
  ])('%i han', (han, markers, limit, points) => {
    const { totals } = scored(PINFU, { extras: { doraIndicators: TIMES.slice(0, markers) } });
    expect([totals.han, totals.limit, totals.total]).toEqual([han, limit, points]);
  });

  const COUNTED: Told = { how: ['riichi', 'ippatsu'], extras: { doraIndicators: TIMES } };
  test('13 han and more are a yakuman', () => {
    const { totals } = scored(PINFU, COUNTED);
    expect([totals.han, totals.limit, totals.total]).toEqual([13, 'counted-yakuman', 32000]);
  });
  test('or stay a sanbaiman', () => {
    const { totals } = scored(PINFU, { ...COUNTED, countedYakuman: false });
    expect([totals.han, totals.limit, totals.total]).toEqual([13, 'sanbaiman', 24000]);
  });

  // 4 han with 30 fu; 3 han with 60.
  const FOUR_HAN: Told = { how: ['riichi'], extras: { doraIndicators: ['9p'] } };
  const SIXTY_FU = '789m1123s~111z(9999p)*4s';
  const THREE_HAN: Told = { extras: { doraIndicators: ['8m', '6m'] } };
  test.each<[string, string, Told, number]>([
    ['just short', PINFU, FOUR_HAN, 7700],
    ['rounded up', PINFU, { ...FOUR_HAN, kiriage: true }, 8000],
    ['just short, dealer', PINFU, { ...FOUR_HAN, seat: 'E' }, 11600],
    ['rounded up, dealer', PINFU, { ...FOUR_HAN, seat: 'E', kiriage: true }, 12000],
    ['just short by fu', SIXTY_FU, THREE_HAN, 7900],
    ['rounded up by fu', SIXTY_FU, { ...THREE_HAN, kiriage: true }, 8000],
    ['reached by fu', '789m1123s~1111z(9999p)!4s', THREE_HAN, 8000],
    ['2 han and 70 fu', '789m1123s~1111z(9999p)!4s', { extras: { doraIndicators: ['8m'] } }, 4500],
  ])('a mangan %s', (_, text, about, points) => {
    expect(scored(text, about).totals.total).toBe(points);
  });
});

describe('what counts instead', () => {
  test.each<[string, string, Told, string]>([
    ['two riichi', PINFU, { how: ['riichi', 'double-riichi'] }, 'riichi < double-riichi'],
    ['the draw of a pinfu', '123m456p789s1145p*6p', {}, 'fu-self-drawn < pinfu'],
    ['one pair of chows', '112233m445566p1s!1s', {}, 'iipeikou < ryanpeikou'],
    ['roles beside a yakuman', '1112345678999m!5m', {}, 'chinitsu < chuuren-poutou'],
    ['fu of seven pairs', '1144m7799p3366s2z!2z', {}, 'fu-pair-wait < fu-seven-pairs'],
  ])('%s', (_, text, about, row) => {
    expect(struck(text, about)).toContain(row);
  });

  test('dora beside a yakuman', () => {
    const about: Told = { extras: { doraIndicators: ['8m'] } };
    expect(roles('1112345678999m!5m', about)).toEqual(['chuuren-poutou']);
    expect(scored('1112345678999m!5m', about).totals.total).toBe(32000);
  });
});

describe('the best reading', () => {
  test('chows alike before seven pairs', () => {
    expect(roles('112233m445566p1s!1s')).toContain('ryanpeikou');
  });
  test('pungs before chows, where they are worth more', () => {
    expect(roles('111222333m11s99p!9p')).toContain('sanankou');
  });
});

describe('all lists worth most', () => {
  const lists = createRiichiLists(RIICHI_DEFAULTS);
  test.each<[why: string, text: string, lists: readonly (readonly string[])[]]>([
    ['one for most hands', '123m678p789s1134p!5p', [['pinfu']]],
    ['the other reading is worth less', '112233m445566p1s!1s', [['ryanpeikou']]],
    [
      'other roles, as many han',
      '5566677788889m!7m',
      [
        ['pinfu', 'iipeikou', 'chinitsu'],
        ['sanankou', 'chinitsu'],
      ],
    ],
    ['not complete', '123m456p789s1145p!9s', []],
  ])('%s', (_, text, wanted) => {
    expect(lists(situationOf(text))).toEqual(wanted);
  });
});

describe('at least one role (`riichi.8.5`)', () => {
  const NO_ROLE = '456p789s1145p~123m';
  test('without one the rows are listed and nothing is won', () => {
    const about: Told = { extras: { doraIndicators: ['9p'] } };
    const { totals } = scored(`${NO_ROLE}!6p`, about);
    expect(hanOf(scored(`${NO_ROLE}!6p`, about))).toEqual({ dora: 2 });
    expect([totals.enough, totals.total, totals.han]).toEqual([false, 0, 0]);
    expect(counted(`${NO_ROLE}!6p`)).toContain('fu-base');
  });

  const agreed = agreedOf(kit, {});
  test.each<[why: string, text: string, ways: readonly string[]]>([
    ['nothing', NO_ROLE, []],
    ['concealed: drawn it has one', '111m678p789s45p44s', ['self']],
    ['all simples', '456p678s2245p~234m', ['discard', 'self']],
  ])('%s', (_, text, ways) => {
    expect(lawfulWays(agreed, hand(text), '6p')).toEqual(ways);
  });
});

test.each([
  ['not complete', '123m456p789s1145p!9s', 'not-complete'],
  ['a hand that did not win', '123m456p789s1145p', 'losers-do-not-score'],
  ['four alike are no two pairs', '1111m7799p3366s2z!2z', 'not-complete'],
])('%s', (_, text, code) => {
  expect(attempt(text)).toMatchObject({ ok: false, error: { code } });
});

test('a marker points to the next tile, and from the last to the first', () => {
  expect(formatTiles(TILES.map(doraOf))).toBe('234567891m234567891p234567891s2341675z');
});
