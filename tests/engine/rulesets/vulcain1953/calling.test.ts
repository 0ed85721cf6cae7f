/** A declared ready hand counts as if it had won, if so agreed (`vulcain1953.dec.7`). */
import { describe, expect, test } from 'vitest';
import { attempt, counted, figures, scored, type Told } from './score-hand.ts';

const DECLARED: Told = { seat: 'S', how: ['calling'], callingHand: true };

describe('a declared hand', () => {
  test.each<[string, string, readonly [number, number, number]]>([
    // 222s 2, 444m 2, 777z 4, 999s claimed 4: better than 555p; all pungs and the dragons double.
    ['has its sets and the doubles of the whole hand', '55p99s~222s~777z~444m', [12, 2, 48]],
    // Pure, all pungs: the better of 4m and 6m.
    ['is completed by the best tile', '4466m~111m~222m~888m', [10, 4, 160]],
    // 250 halved; troubled by the winds, one double.
    ['has half the mark of a special hand, and its doubles', '1122556688m112z', [125, 1, 250]],
    ['has half of a great one', '1234567p123456z', [500, 0, 500]],
    // Several mixed chows: drawn, so concealed; no 20, no 10, no points for the pair.
    ['is completed as drawn where nothing else wins', '123m234456p789s9p', [0, 2, 0]],
  ])('%s', (_, text, expected) => expect(figures(text, DECLARED)).toEqual(expected));

  test('counts neither mah-jong nor how the last tile came', () => {
    const rows = counted('2355m777p~888s~111m', DECLARED);
    expect(rows).not.toContain('mah-jong');
    expect(rows.some((row) => row.startsWith('completed') || row === 'drawn-pung')).toBe(false);
  });
});

describe('a hand counts as it lies', () => {
  const PURE = '4466m~111m~222m~888m';

  test('without the agreement', () => {
    expect(figures(PURE, { ...DECLARED, callingHand: false })).toEqual([8, 0, 8]);
  });

  test('if it was not declared', () => {
    expect(figures(PURE, { ...DECLARED, how: [] })).toEqual([8, 0, 8]);
  });

  test('if it was not ready', () => {
    expect(figures('147m147p147s2z~777z', DECLARED)).toEqual([4, 1, 8]);
  });

  test('the winner has his own count', () => {
    const won = scored('123456p1234567z!7p', { seat: 'S', callingHand: true }).totals;
    expect(won).toMatchObject({ base: 1000, special: 'gretas-garden' });
    expect(attempt('123456p1234567z', { seat: 'S', callingHand: true }).ok).toBe(true);
  });
});
