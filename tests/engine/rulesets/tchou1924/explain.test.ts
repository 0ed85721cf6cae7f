/** The three hands that the book counts line by line (chapter IV, pp. 53–55). */
import { describe, expect, test } from 'vitest';
import { formatTiles } from '../../../../src/engine/notation.ts';
import { tchou1924 } from '../../../../src/engine/rulesets/tchou1924/ruleset.ts';
import { explain } from '../../../../src/engine/scoring/explain.ts';
import type { ScoreLine } from '../../../../src/engine/scoring.ts';
import { scored, type Told } from './score-hand.ts';

const explained = (text: string, about?: Told) => {
  const score = scored(text, about);
  return explain(score, tchou1924);
};

/** A line as the book prints it: paragraph, tiles, points, fan. */
const printed = ({ rule, groups, value }: ScoreLine): string =>
  [
    rule.replace('tchou1924.IV.', '§ '),
    ...groups.map(({ tiles, open }) => `${open ? '~' : ''}${formatTiles(tiles)}`),
    `${value.points ?? 0}${'×2'.repeat(value.doubles ?? 0)}`,
  ].join(' ');

const lines = (text: string, about?: Told): readonly string[] =>
  explained(text, about).counted.map(printed);

describe('the book’s worked hands', () => {
  test('1: East’s losing hand, 12 × 2 = 24', () => {
    const text = '222s4m7m9p5s~111z~111m';
    const worth = lines(text).filter((line) => !line.startsWith('§ 2 '));
    expect(worth).toEqual(['§ 8 222s 4', '§ 9 ~111m 4', '§ 11 ~111z 4×2']);
    expect(explained(text).steps).toEqual([
      { kind: 'sum', terms: [4, 4, 4], result: 12 },
      { kind: 'double', base: 12, times: 1, result: 24 },
    ]);
  });

  test('2: South’s win, 38', () => {
    const about: Told = { seat: 'S' };
    const text = '111p234m567s6z~333z*6z';
    expect(lines(text, about)).toEqual([
      '§ 1 20',
      '§ 3 66z 2',
      '§ 4 66z 2',
      '§ 9 111p 8',
      '§ 10 ~333z 4',
      '§ 6a 66z 2',
      '§ 7 234m 0',
      '§ 7 567s 0',
    ]);
    expect(explained(text, about).steps).toEqual([
      { kind: 'sum', terms: [20, 2, 2, 8, 4, 2], result: 38 },
    ]);
  });

  test('3: North’s win, 38 × 2 × 2 = 152', () => {
    const about: Told = { seat: 'N' };
    const text = '444z44p35m~777z~555p*4m';
    expect(lines(text, about)).toEqual([
      '§ 1 20',
      '§ 3 345m 2',
      '§ 4 345m 2',
      '§ 8 ~555p 2',
      '§ 11 444z 8×2',
      '§ 11 ~777z 4×2',
      '§ 6b 44p 0',
      '§ 7 345m 0',
    ]);
    expect(explained(text, about).steps).toEqual([
      { kind: 'sum', terms: [20, 2, 2, 2, 8, 4], result: 38 },
      { kind: 'double', base: 38, times: 2, result: 152 },
    ]);
  });
});

describe('the explanation', () => {
  test('shows the maximum as a step of its own', () => {
    expect(explained('222m444m666m99m78m!6m').steps.slice(1)).toEqual([
      { kind: 'double', base: 32, times: 4, result: 512 },
      { kind: 'cap', of: 512, result: 300 },
    ]);
  });

  test('of a limit hand is the limit, the rest not counted for it', () => {
    const { counted, notCounted, steps } = explained('9m~2222m~4444p~6666s~8888s!9m');
    expect(steps).toEqual([{ kind: 'limit', result: 300 }]);
    expect(counted.map(({ item }) => item)).toEqual(['four-kongs']);
    expect(notCounted.map(({ suppressedBy }) => suppressedBy)).toEqual(
      notCounted.map(() => ({
        item: 'four-kongs',
        rule: 'tchou1924.IV.1',
        place: { kind: 'paragraph', text: '1' },
        reason: 'instead',
      })),
    );
  });

  test('points at the group the last tile completed, exposed by a discard', () => {
    const { reading, completed } = explained('123m456s789s99m55p!5p');
    expect(completed).toBeDefined();
    const group = reading[completed as number];
    expect([formatTiles(group?.tiles ?? []), group?.open]).toEqual(['555p', true]);
  });

  test('reads a hand as the best of its readings', () => {
    // 123345s won on 3: the 3 completes 12, an extreme sequence.
    const { reading, completed } = explained('123m456p12345s99p!3s');
    expect(formatTiles(reading[completed as number]?.tiles ?? [])).toBe('123s');
  });
});
