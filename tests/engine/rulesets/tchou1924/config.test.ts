/** The agreements of a table (`tchou1924.config`), in the register's values. */
import { describe, expect, test } from 'vitest';
import {
  readTchou1924Options,
  TCHOU1924_CHOICES,
  TCHOU1924_DEFAULTS,
} from '../../../../src/engine/rulesets/tchou1924/config.ts';

test('the register’s choices and defaults', () => {
  expect(TCHOU1924_CHOICES).toMatchObject({
    startingPoints: [10, 20],
    limit: [300, 400],
    coefficients: [
      [1, 2],
      [2, 4],
      [4, 8],
    ],
    rounds: [4, 8, 12],
  });
  expect(TCHOU1924_DEFAULTS).toEqual({
    startingPoints: 20,
    limit: 300,
    cumulation: 'three',
    pingHou: false,
    flowers: false,
    mode: 'new',
    coefficients: [2, 4],
    perPoint: 10 / 1000,
    rounding: 0,
    rounds: 4,
  });
});

describe('read from outside', () => {
  test('what is given takes the place of the default', () => {
    const read = readTchou1924Options({ limit: 400, mode: 'old', coefficients: [4, 8] });
    const expected = { ...TCHOU1924_DEFAULTS, limit: 400, mode: 'old', coefficients: [4, 8] };
    expect(read).toEqual({ ok: true, value: expected });
  });

  test.each<[Record<string, unknown>, string]>([
    [{ limit: '300' }, '1..1000000'],
    [{ limit: 300.5 }, '1..1000000'],
    [{ startingPoints: -10 }, '0..1000'],
    [{ coefficients: [2, 3] }, '[1,2]|[2,4]|[4,8]'],
    [{ coefficients: '2-4' }, '[1,2]|[2,4]|[4,8]'],
    [{ mode: 'NEW' }, 'new|old'],
    [{ cumulation: 3 }, 'three|sum'],
    [{ pingHou: 1 }, 'false|true'],
    [{ rounding: 0.1 }, '0|0.05'],
    [{ perPoint: 0 }, '>0..1000000'],
    [{ perPoint: Number.NaN }, '>0..1000000'],
    [{ rounds: 5 }, '4|8|12'],
  ])('%j is refused', (given, expected) => {
    const [option] = Object.keys(given);
    const error = { code: 'bad-option', option, expected };
    expect(readTchou1924Options(given)).toEqual({ ok: false, error });
  });

  test.each(['toString', '__proto__', 'Limit'])('%s is no option', (option) => {
    const given = JSON.parse(`{"${option}": 1}`);
    expect(readTchou1924Options(given)).toMatchObject({ ok: false, error: { option } });
  });
});
