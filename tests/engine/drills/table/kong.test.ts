/** Kong: what now? Each procedure by the sources, and what is refused. */
import { describe, expect, test } from 'vitest';
import type { Texts } from '../../../../src/engine/drills/drill.ts';
import { loadTableDrill } from '../../../../src/engine/drills/table/table-drill.ts';
import { PLAYABLE_RULES } from '../../../../src/engine/rulesets/index.ts';

const desk = await loadTableDrill('kong-what-now');

/** Which tiles a kong may be made of, and the rules that say so. */
function told(texts: Texts): readonly string[] | object {
  const asked = desk.ask({ ask: 'kong', left: '40', kongs: '0', ...texts });
  if (!asked.ok) return asked.error;
  const { shown, texts: read } = asked.value;
  const { of } = shown as { of: readonly string[] };
  const { answer, cited } = desk.check(read, []);
  return [answer.map((place) => of[Number(place)] ?? place).join(' '), ...cited.map((c) => c.rule)];
}

/** Four dragons, one of them just drawn. */
const four = { hand: '2589m14p1349s6666z', moment: 'draw', tile: '6z' };
const exposed = { hand: '258m147p1346s~555z', moment: 'discard', tile: '5z' };
const held = { hand: '258m147p1346s555z', moment: 'discard', tile: '5z' };
const added = { hand: '258m147p1346s6p~666p', moment: 'draw', tile: '6p' };

describe('how a kong is made', () => {
  test.each([
    // Each kong brings a replacement: tchou1924.III.kongdraw
    ['tchou1924', four, '6z', 'tchou1924.III.kongdraw'],
    ['tchou1924', added, '6p', 'tchou1924.III.kongdraw'],
    ['tchou1924', held, '5z', 'tchou1924.III.kang'],
    ['tchou1924', exposed, '-', 'tchou1924.III.kang'],
    ['vulcain1953', four, '6z', 'vulcain1953.2.3.2.1'],
    ['vulcain1953', added, '6p', 'vulcain1953.2.2.2.1.2'],
    ['vulcain1953', held, '5z', 'vulcain1953.2.2.2.1.1'],
    ['vulcain1953', exposed, '-', 'vulcain1953.2.2.2.1.3'],
    ['encyclopedie', four, '6z', 'encyclopedie.hidden.1'],
    ['encyclopedie', added, '6p', 'encyclopedie.kong'],
    ['encyclopedie', held, '5z', 'encyclopedie.kong'],
    ['encyclopedie', exposed, '-', 'encyclopedie.kong'],
    ['mcr', four, '6z', 'mcr.hand.22'],
    ['mcr', added, '6p', 'mcr.hand.6'],
    ['mcr', held, '5z', 'mcr.hand.6'],
    ['riichi', four, '6z', 'riichi.7.2.1'],
    ['riichi', added, '6p', 'riichi.7.2.2'],
    ['riichi', held, '5z', 'riichi.7.1.5'],
    ['riichi', exposed, '-', 'riichi.7.2.2'],
  ])('%s: %j gives %s', (rules, texts, answer, rule) => {
    expect(told({ ...texts, rules })).toEqual([answer, rule]);
  });

  test('a fourth tile kept in hand is added on a later turn (vulcain1953.2.3.2.3)', () => {
    expect(told({ ...added, rules: 'vulcain1953', tile: '2m' })).toEqual([
      '6p',
      'vulcain1953.2.2.2.1.2',
    ]);
  });

  test('two at once, and one that lies in a chow', () => {
    const both = { ...added, hand: '258m36p6666s34z~666p', tile: '6p' };
    expect(told(both)).toEqual(['6p 6s', 'tchou1924.III.kongdraw']);
    const parted = { moment: 'draw', tile: '2m', hand: '222m147p258s12z~234m' };
    expect(told(parted)).toEqual(['-', 'tchou1924.III.kongdraw']);
  });
});

describe('when no kong may be made', () => {
  test.each(PLAYABLE_RULES)('%s: not of four in hand while a discard lies open', (rules) => {
    const texts = { hand: '258m147p134s5555z', moment: 'discard', tile: '9m' };
    expect(told({ ...texts, rules })).toEqual(['-', expect.stringContaining(rules)]);
  });

  test('in the turn of a chow, but on the next one (tchou1924.III.nokong.ex1)', () => {
    const texts = { hand: '258m47p1111s12z~234s', tile: '4s' };
    expect(told({ ...texts, moment: 'claim' })).toEqual(['-', 'tchou1924.III.nokong']);
    expect(told({ ...texts, moment: 'draw', tile: '2z' })).toEqual([
      '1s',
      'tchou1924.III.kongdraw',
    ]);
  });

  test('in the turn of a pung, by analogy (E30)', () => {
    const texts = { hand: '258m47p1111s12z~777s', tile: '7s', moment: 'claim' };
    expect(told(texts)).toEqual(['-', 'tchou1924.III.nokong']);
  });

  test.each([
    // 16 tiles are left, and 15 (tchou1924.III.deadwall)
    ['tchou1924', '2', true],
    ['tchou1924', '1', false],
    ['tchou1924', '0', false],
    // 15 and 14 (vulcain1953.dec.6)
    ['vulcain1953', '1', true],
    ['vulcain1953', '0', false],
    ['encyclopedie', '0', false],
    ['mcr', '0', false],
    ['riichi', '0', false],
  ])('%s, %s tiles left to draw: %s', (rules, left, may) => {
    expect(told({ ...four, rules, left })).toEqual(expect.arrayContaining([may ? '6z' : '-']));
    if (rules === 'tchou1924' && !may) {
      expect(told({ ...four, rules, left })).toEqual(['-', 'tchou1924.III.deadwall']);
    }
  });

  test('the last discard makes none', () => {
    expect(told({ ...held, left: '0' })).toEqual(['-', 'tchou1924.III.deadwall']);
  });

  test('a fifth one in Japan (riichi.7.2.5), one’s own counted', () => {
    expect(told({ ...four, rules: 'riichi', kongs: '3' })).toEqual(['6z', 'riichi.7.2.1']);
    expect(told({ ...four, rules: 'riichi', kongs: '4' })).toEqual(['-', 'riichi.7.2.5']);
    const own = { ...four, hand: '25m14p134s6666z(8888s)' };
    expect(told({ ...own, rules: 'riichi', kongs: '3' })).toEqual(['-', 'riichi.7.2.5']);
    expect(told({ ...own, kongs: '3' })).toEqual(['6z', 'tchou1924.III.kongdraw']);
  });

  test.each([
    // Four of a wind leave 4-5 waiting as before; four 3s take the 3 from 3-4.
    ['234m678p45s3333z22s', '3z', '3z', 'riichi.7.2.1'],
    ['234m678p33334s555z', '3s', '-', 'riichi.role.riichi'],
    // Not the tile drawn.
    ['234m5678p333345s5z', '5p', '-', 'riichi.role.riichi'],
  ])('after declaring ready, %s with %s drawn: %s', (hand, tile, answer, rule) => {
    expect(told({ rules: 'riichi', hand, moment: 'ready', tile })).toEqual([answer, rule]);
  });
});

test.each<readonly [Texts, string, string]>([
  // Only Tchou speaks of the turn of a claim, only Japan declares a hand ready.
  [{ ...four, moment: 'claim', rules: 'mcr' }, 'moment', 'not-in-these-rules'],
  [{ ...four, moment: 'ready' }, 'moment', 'not-in-these-rules'],
  // The international text says nothing of it.
  [{ ...exposed, rules: 'mcr' }, 'hand', 'not-in-these-rules'],
  [{ ...four, hand: '258m14p1349s6666z' }, 'hand', 'wrong-number'],
  [{ ...four, tile: '7z' }, 'tile', 'not-there'],
  [{ ...four, hand: '2589m14p1349s6667z' }, 'hand', 'nothing-to-find'],
  [{ ...held, tile: '5z', hand: '258m147p134s5555z' }, 'hand', 'too-many-on-the-table'],
  [{ ...four, rules: 'riichi', moment: 'ready' }, 'hand', 'not-waiting'],
  [
    { ...four, hand: '25m14p134s6666z(8888s)', rules: 'riichi', kongs: '4' },
    'kongs',
    'not-in-these-rules',
  ],
])('%j is refused', (texts, part, code) => {
  expect(told(texts)).toEqual({ part, error: { code } });
});

test('each moment that a rule set knows is dealt, with kongs that are lawful and some that are not', () => {
  for (const rules of PLAYABLE_RULES) {
    const dealt = Array.from(
      { length: 120 },
      (_, seed) => desk.deal(seed * 7919, { level: { game: rules, level: 'kong' } }).texts,
    );
    const known = [
      ...['discard', 'draw'],
      ...(rules === 'tchou1924' ? ['claim'] : []),
      ...(rules === 'riichi' ? ['ready'] : []),
    ];
    expect([...new Set(dealt.map(({ moment }) => moment))].toSorted()).toEqual(known.toSorted());
    const none = dealt.filter((texts) => desk.solve(texts).includes('-')).length;
    expect(none).toBeGreaterThan(20);
    expect(none).toBeLessThan(80);
  }
});
