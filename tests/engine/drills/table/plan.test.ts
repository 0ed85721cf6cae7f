/** Who is collecting what (`tchou1924.VI.read.1`, `tchou1924.VI.read.2`), from what lies open. */
import { describe, expect, test } from 'vitest';
import { type Desk, findDesk, type TableTypes, type Texts } from '../../../../src/engine/drills.ts';

const desk = (await findDesk('at-the-table')) as Desk<TableTypes>;

const asked = (plan: string, [B = '', C = '', D = '']: readonly string[]): Texts => ({
  ...{ ask: 'plan', plan, B, C, D },
});

const answerTo = (texts: Texts): string => {
  const question = desk.ask(texts);
  return question.ok ? desk.solve(texts).join('') : question.error.error.code;
};

const NOTHING = 'nothing-to-find';

describe('the collector and near misses', () => {
  test.each<[plan: string, open: readonly string[], answer: string]>([
    // C lets no circle go, the others two each; then one circle of C's, and one of D's too few.
    ['circles', ['1z9p3m5p2s7s8m', '1z2z9m1m3s7s8s', '4z1p6m7p2s9s5m'], 'C'],
    ['circles', ['1z9p3m5p2s7s8m', '1z2z9m1m3s7s8p', '4z1p6m7p2s9s5m'], NOTHING],
    ['circles', ['1z9p3m5p2s7s8m', '1z2z9m1m3s7s8s', '4z1p6m7m2s9s5m'], NOTHING],
    // Exposed circles and honours are part of it, exposed bamboos are not.
    ['circles', ['1z9p3m5p2s7s8m', '2z9m1m3s7s8s~234p~666z', '4z1p6m7p2s9s5m'], 'C'],
    ['circles', ['1z9p3m5p2s7s8m', '2z9m1m3s7s8s~234p~666s', '4z1p6m7p2s9s5m'], NOTHING],
    // Honours: none discarded, and a group of them exposed.
    ['honours', ['19m4p5s8s3p~111z', '5z2z9m1m3s7s8s', '4z7z1p6m2s9s5m'], 'B'],
    ['honours', ['19m4p5s8s3p2m', '5z2z9m1m3s7s8s', '4z7z1p6m2s9s5m'], NOTHING],
    ['honours', ['19m4p5s8s3p~111z~222s', '5z2z9m1m3s7s8s', '4z7z1p6m2s9s5m'], NOTHING],
    // Pungs: two, and no chow, while nobody else has two.
    ['pungs', ['19m4p5s8s3p~234m', '5z2z9m1m3s7s', '4z7z1p6m2s~888p~333z'], 'D'],
    ['pungs', ['19m4p5s8s3p~234m', '5z2z9m1m3s7s', '4z7z1p6m2s~888p'], NOTHING],
    ['pungs', ['19m4p5s8s3p~234m', '5z2z9m1m3s7s', '4z7z1p6m2s~888p~234s'], NOTHING],
    ['pungs', ['19m4p5s8s3p~111z~777m', '5z2z9m1m3s7s', '4z7z1p6m2s~888p~333z'], NOTHING],
  ])('%s, %j: %s', (plan, open, answer) => {
    expect(answerTo(asked(plan, open))).toBe(answer);
  });

  test('counts are told for each, then what they come to', () => {
    const texts = asked('circles', ['1z9p3m5p2s7s8m', '1z2z9m1m3s7s8s', '4z1p6m7p2s9s5m']);
    expect(desk.check(texts, ['C']).reasons).toEqual([
      { code: 'planCount', data: { player: 'B', n: 2 } },
      { code: 'planCount', data: { player: 'C', n: 0 } },
      { code: 'planCount', data: { player: 'D', n: 2 } },
      { code: 'planFits', data: { player: 'C' } },
    ]);
    expect(desk.check(texts, ['B'])).toMatchObject({ right: false, answer: ['C'] });
  });

  test('more than four of a kind are refused', () => {
    const texts = asked('circles', ['1z9p9p5p2s7s8m', '1z2z9m1m3s7s8s', '4z9p6m9p9p9s5m']);
    expect(answerTo(texts)).toBe('too-many-on-the-table');
  });
});

test('every plan is dealt, and no opponent is right most of the time', () => {
  const tally = new Map<string, number>();
  for (let seed = 1; seed <= 60; seed++) {
    const { texts } = desk.deal(seed, { level: { game: 'tchou1924', level: 'plans' } });
    for (const name of [texts['plan'] ?? '', desk.solve(texts).join('')]) {
      tally.set(name, (tally.get(name) ?? 0) + 1);
    }
  }
  for (const plan of ['characters', 'circles', 'bamboos', 'honours', 'pungs']) {
    expect(tally.get(plan) ?? 0, plan).toBeGreaterThan(0);
  }
  for (const player of ['B', 'C', 'D']) expect(tally.get(player) ?? 0, player).toBeLessThan(40);
});
