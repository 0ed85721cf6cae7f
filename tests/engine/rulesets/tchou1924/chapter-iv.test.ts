/** Chapter IV: the register's own cases, then a hand and a near miss for every row of the table. */
import { describe, expect, test } from 'vitest';
import { TCHOU1924_DEFAULTS } from '../../../../src/engine/rulesets/tchou1924/config.ts';
import { tchou1924 } from '../../../../src/engine/rulesets/tchou1924/ruleset.ts';
import { CASES } from './register-cases.ts';
import { counted, figures, scored, type Told } from './score-hand.ts';

const paragraph = (rule: string): string => rule.replace('tchou1924.IV.', '');

describe('the register’s cases', () => {
  test.each(CASES)('§ %s, %s: %s', (_, __, text, about, expected) => {
    const { rows, totals } = scored(text, about);
    const { points = totals.base, fan = totals.doubles, total } = expected;
    expect([totals.base, totals.doubles, totals.total]).toEqual([points, fan, total]);
    const special = rows.filter(({ item }) => item.family === 'one-fan');
    const holding = special.map(({ item }) => paragraph(item.rule));
    if (expected.special !== undefined) expect(holding).toEqual(expected.special);
    expect(totals.limitHands).toEqual(expected.limit ?? []);
  });
});

interface Shown {
  readonly item: string;
  readonly hand: readonly [string, Told?];
  readonly miss: readonly [string, Told?];
}

/** A losing hand's loose tiles. */
const LOOSE = '1m4m7m2p5p8p3s6s9s1z';
const WEST: Told = { seat: 'W' };
const drawn = (...how: NonNullable<Told['how']>): Told => ({ how });

const SHOWN: readonly Shown[] = [
  { item: 'starting-points', hand: ['123m456p789s99p45s!6s'], miss: [`777z${LOOSE}`] },
  { item: 'completed-pair', hand: ['123m456p789s234s9p!9p'], miss: ['123m456p789s99p23s!4s'] },
  { item: 'completed-middle', hand: ['123m456p789s99p46s!5s'], miss: ['123m456p789s99p45s!6s'] },
  { item: 'completed-extreme', hand: ['123m456p789s99p12s!3s'], miss: ['123m456p789s99p23s!4s'] },
  { item: 'drawn-last-tile', hand: ['123m456p789s99p45s*6s'], miss: ['123m456p789s99p45s!6s'] },

  {
    item: 'exposed-pung-simples',
    hand: ['123m456p78s99p~888m!9s'],
    miss: ['123m456p78s99p~678m!9s'],
  },
  {
    item: 'concealed-pung-simples',
    hand: ['123m888m78s99p456p!9s'],
    miss: ['123m88m789s99p456p!8m'],
  },
  { item: 'exposed-pung-ends', hand: ['123m456p78s99p~111m!9s'], miss: ['123m456p78s99p~222m!9s'] },
  { item: 'concealed-pung-ends', hand: ['111m456p78s99p234m!9s'], miss: ['11m456p789s99p234m!1m'] },
  {
    item: 'exposed-pung-other-wind',
    hand: [`${LOOSE}~222z`],
    miss: [`${LOOSE}~222z`, { seat: 'S' }],
  },
  { item: 'concealed-pung-other-wind', hand: [`${LOOSE}222z`], miss: [`${LOOSE}22z9p`] },
  { item: 'exposed-pung-own-wind', hand: [`${LOOSE}~333z`, WEST], miss: [`${LOOSE}~333z`] },
  { item: 'concealed-pung-own-wind', hand: [`${LOOSE}333z`, WEST], miss: [`${LOOSE}33z9p`, WEST] },
  { item: 'exposed-pung-dragon', hand: [`${LOOSE}~777z`], miss: [`${LOOSE}~444z`] },
  { item: 'concealed-pung-dragon', hand: [`${LOOSE}777z`], miss: [`${LOOSE}77z9p`] },

  { item: 'exposed-kong-simples', hand: [`${LOOSE}~8888m`], miss: [`${LOOSE}~888m`] },
  { item: 'concealed-kong-simples', hand: [`${LOOSE}(8888m)`], miss: ['4m7m2p5p8p3s6s9s1z8888m'] },
  { item: 'exposed-kong-ends', hand: [`${LOOSE}~9999m`], miss: [`${LOOSE}~8888m`] },
  { item: 'concealed-kong-ends', hand: [`${LOOSE}(9999m)`], miss: [`${LOOSE}~9999m`] },
  { item: 'exposed-kong-other-wind', hand: [`${LOOSE}~4444z`], miss: [`${LOOSE}~444z`] },
  { item: 'concealed-kong-other-wind', hand: [`${LOOSE}(4444z)`], miss: [`${LOOSE}(6666z)`] },
  { item: 'exposed-kong-own-wind', hand: [`${LOOSE}~3333z`, WEST], miss: [`${LOOSE}~3333z`] },
  {
    item: 'concealed-kong-own-wind',
    hand: [`${LOOSE}(3333z)`, WEST],
    miss: [`${LOOSE}~3333z`, WEST],
  },
  { item: 'exposed-kong-dragon', hand: [`${LOOSE}~6666z`], miss: [`${LOOSE}~666z`] },
  { item: 'concealed-kong-dragon', hand: [`${LOOSE}(6666z)`], miss: ['4m7m2p5p8p3s6s9s1z6666z'] },

  { item: 'pair-dragon', hand: [`${LOOSE}55z9p`], miss: [`${LOOSE}56z9p`] },
  { item: 'pair-own-wind', hand: [`${LOOSE}33z9p`, WEST], miss: [`${LOOSE}33z9p`] },
  { item: 'pair-plain', hand: ['123m456p789s99p45s!6s'], miss: ['123m456p789s55z45s!6s'] },
  { item: 'sequence', hand: ['111m456p789s99p45s!6s'], miss: [`${LOOSE}22p3p`] },
  { item: 'single-tile', hand: [`${LOOSE}777z`], miss: ['123m456p789s99p45s!6s'] },
  { item: 'flower', hand: [`${LOOSE}777z2f`, { flowers: true }], miss: [`${LOOSE}777z2f`] },
  {
    item: 'own-flower',
    hand: [`${LOOSE}777z6f`, { flowers: true, seat: 'S' }],
    miss: [`${LOOSE}777z7f`, { flowers: true, seat: 'S' }],
  },
  {
    item: 'flower-not-played',
    hand: [`${LOOSE}777z6f`],
    miss: [`${LOOSE}777z6f`, { flowers: true }],
  },

  {
    item: 'three-concealed-pungs',
    hand: ['222m444p666s99p45s!6s'],
    miss: ['222m444p123s99p66s!6s'],
  },
  {
    item: 'three-kongs',
    hand: ['99p45m~2222m~4444p~6666s!3m'],
    miss: ['99p45m~2222m~4444p~666s!3m'],
  },
  {
    item: 'two-concealed-of-four-pungs',
    hand: ['444s555s6m~222m~333p!6m'],
    miss: ['444s55s66m~222m~333p!5s'],
  },
  {
    item: 'after-kong',
    hand: ['123m456p99p45s(8888s)*6s', drawn('replacement')],
    miss: ['123m456p99p45s(8888s)*6s'],
  },
  {
    item: 'last-conventional-tile',
    hand: ['123m456p789s99p45s*6s', drawn('last-wall')],
    miss: ['123m456p789s99p45s!6s', drawn('last-discard')],
  },
  {
    item: 'half-homogeneous',
    hand: ['123m456m99m78m~333z!6m'],
    miss: ['123m456p99m78m~333z!6m'],
  },
  {
    item: 'robbed-kong',
    hand: ['123m456p789s99p45s!6s', drawn('rob-kong')],
    miss: ['123m456p789s99p45s!6s'],
  },
  {
    item: 'cumulated-fan',
    hand: ['222m444m666m99m33z!3z'],
    miss: ['222m444m666p99m33z!3z'],
  },
  { item: 'homogeneous', hand: ['123m456m678m99m45m!6m'], miss: ['123m456m678m99p45m!6m'] },
  { item: 'ping-hou', hand: ['123m456p678s99p45s!3s'], miss: ['123m456p678s55z45s!3s'] },

  {
    item: 'complete-from-the-start',
    hand: ['123m456p678s99p45s*3s', drawn('heaven')],
    miss: ['123m456p678s99p45s*3s'],
  },
  {
    item: 'first-discard',
    hand: ['123m456p678s99p45s!3s', { seat: 'S', how: ['earth'] }],
    miss: ['123m456p678s99p45s*3s', { seat: 'S' }],
  },
  { item: 'thirteen-kinds', hand: ['19m19p19s123456z5m*7z'], miss: ['222z555z666z777z1z!1z'] },
  {
    item: 'two-honour-pungs-and-pair',
    hand: ['77z234m78s~555z~666z!9s'],
    miss: ['77m234m78s~555z~666z!9s'],
  },
  {
    item: 'three-wind-pungs-and-pair',
    hand: ['11z78s~222z~333z~444z!9s'],
    miss: ['55z78s~222z~333z~444z!9s'],
  },
  {
    item: 'four-concealed-pungs',
    hand: ['222m444p666s888s9m!9m'],
    miss: ['222m444p666s88s99m!8s'],
  },
  {
    item: 'four-kongs',
    hand: ['9m~2222m~4444p~6666s~8888s!9m'],
    miss: ['9m~2222m~4444p~6666s~888s!9m'],
  },
  {
    item: 'honours-and-winds',
    hand: ['666z3z~111z~222z~555z!3z'],
    miss: ['666z9m~111z~222z~555z!9m'],
  },
  {
    item: 'ones-and-nines',
    hand: ['999m9s~111m~999p~111s!9s'],
    miss: ['999m8s~111m~999p~111s!8s'],
  },
  {
    item: 'honours-winds-ones-and-nines',
    hand: ['555z9s~111m~999p~333z!9s'],
    miss: ['555z9s~123m~999p~333z!9s'],
  },
];

const found = ([text, about]: Shown['hand']): readonly string[] =>
  scored(text, about).rows.map(({ item }) => item.id);

describe('every row has a hand that shows it and a near miss', () => {
  test.each(SHOWN)('$item: $hand.0, not $miss.0', ({ item, hand, miss }) => {
    expect(found(hand)).toContain(item);
    expect(found(miss)).not.toContain(item);
  });

  test('no row is left out', () => {
    const everything = [TCHOU1924_DEFAULTS, { ...TCHOU1924_DEFAULTS, flowers: true }];
    const ids = new Set(
      everything.flatMap((options) => tchou1924.items(options).map(({ id }) => id)),
    );
    expect(SHOWN.map(({ item }) => item).sort()).toEqual([...ids].sort());
  });
});

describe('what keeps what from counting', () => {
  const struck = (text: string, about?: Told): readonly string[] =>
    scored(text, about).rows.flatMap(({ item, suppressedBy }) =>
      suppressedBy ? [`${item.id} < ${suppressedBy.by?.id} (${suppressedBy.rule})`] : [],
    );

  test('paragraph 24 takes the place of the conditions it adds up', () => {
    expect(struck('222m444m666m99m33z!3z')).toEqual([
      'three-concealed-pungs < cumulated-fan (tchou1924.IV.24)',
      'half-homogeneous < cumulated-fan (tchou1924.IV.24)',
    ]);
    expect(struck('222m444m666m99m33z!3z', { cumulation: 'sum' })).toEqual([]);
  });

  test('both halves of paragraph 18 are one fan, and one condition for paragraph 24', () => {
    // Three concealed kongs and a pung from a discard: 20 + 16 + 16 + 16 + 2.
    const text = '99p44s(2222m)(4444p)(6666s)!4s';
    expect(figures(text)).toEqual([70, 1, 140]);
    expect(struck(text)).toEqual(['three-kongs < three-concealed-pungs (tchou1924.IV.18)']);
  });

  test('three kongs of which two are concealed meet paragraphs 18 and 19', () => {
    // 20 + 8 + 16 + 16 + 2, and 2 for the pair; more than one condition is three fan.
    expect(figures('9p~2222m(4444p)(6666s)~444s!9p', { limit: 1000 })).toEqual([64, 3, 512]);
  });

  test('nothing is added to a limit hand', () => {
    expect(counted('77z234m78s~555z~666z!9s')).toEqual(['two-honour-pungs-and-pair']);
    expect(struck('77z234m78s~555z~666z!9s')).toContain(
      'starting-points < two-honour-pungs-and-pair (tchou1924.IV.1)',
    );
  });
});

describe('the edges of the readings', () => {
  test.each<[string, string, Told, readonly number[]]>([
    ['a kong kept in hand is a pung (ch. III)', '1111m4m7m2p5p8p3s6s9s1z', WEST, [8, 0, 8]],
    ['losers have no fan of paragraph 25', '1223344556677m', {}, [0, 0, 0]],
    ['losers are cut down to the maximum too', '5p(5555z)(6666z)(7777z)(1111z)', {}, [128, 4, 300]],
    ['a concealed kong beside a discard that wins', '123m456p99p45s(8888s)!6s', {}, [36, 0, 36]],
    // 20, pungs 4 + 4 + 4 + 2, pair 2; a fan by paragraph 11, one by paragraph 19.
    ['a pung won on a discard is exposed', '222m55z44p555s~666z!4p', {}, [36, 2, 144]],
  ])('%s', (_, text, about, expected) => expect(figures(text, about)).toEqual(expected));

  test('thirteen kinds win on thirteen tiles, and with a fourteenth of any kind', () => {
    const wins = ['19m19p19s123456z*7z', '19m19p19s1234567z*5m', '19m19p19s1234567z!1m'];
    for (const text of wins) expect(scored(text).totals.limitHands, text).toEqual(['31']);
  });

  test('limit hands that coincide are all named, in the order of the table', () => {
    const about: Told = { seat: 'N', how: ['earth'] };
    expect(scored('111222333888p5z!5z', about).totals.limitHands).toEqual(['30', '28']);
  });
});
