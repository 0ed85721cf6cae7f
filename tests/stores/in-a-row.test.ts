/** Right answers in a row lead on to the next level of those that are taught one after the other. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { closePage, openPage } from './device.ts';

const FIELD = {
  values: ['name-eight-points', 'name-one-point-hands', 'name-the-last-tile', 'small', 'great'],
  leadsOn: ['name-eight-points', 'name-one-point-hands', 'name-the-last-tile'],
};

const KEPT = (right: number, wrong: number): string =>
  JSON.stringify({ skill: 'which-fans/name-eight-points', right, wrong });

async function open() {
  const { countInRow, nextLevel } = await import('../../src/stores/in-a-row.ts');
  const $next = nextLevel('which-fans', FIELD);
  $next.listen(() => {});
  const answers = (
    count: number,
    { level = 'name-eight-points', right = true, hints = 0 } = {},
  ): void => {
    for (let at = 0; at < count; at++) countInRow({ skill: `which-fans/${level}`, right, hints });
  };
  return { $next, answers };
}

beforeEach(() => void openPage());
afterAll(closePage);

describe('the way on', () => {
  test('is open after five right answers in a row, and stays so', async () => {
    const { $next, answers } = await open();
    answers(4);
    expect($next.get()).toBeUndefined();
    answers(1);
    expect($next.get()).toEqual({ value: 'name-one-point-hands', right: 5 });
    answers(1);
    expect($next.get()).toEqual({ value: 'name-one-point-hands', right: 6 });
  });

  test('begins anew with a mistake', async () => {
    const { $next, answers } = await open();
    answers(5);
    answers(1, { right: false });
    expect($next.get()).toBeUndefined();
    answers(4);
    expect($next.get()).toBeUndefined();
  });

  test('is no shorter with hints, and no longer', async () => {
    const { $next, answers } = await open();
    answers(4);
    answers(3, { hints: 1 });
    expect($next.get()).toBeUndefined();
    answers(1);
    expect($next.get()?.right).toBe(5);
  });

  test('begins anew at another level, or with a hand of one’s own', async () => {
    const { $next, answers } = await open();
    for (const level of ['name-the-last-tile', 'own']) {
      answers(4);
      answers(1, { level });
      answers(1);
      expect($next.get()).toBeUndefined();
    }
  });

  test.each([
    ['name-one-point-hands', 'name-the-last-tile'],
    ['name-the-last-tile', 'small'],
    ['small', undefined],
    ['great', undefined],
    ['own', undefined],
    ['name-24', undefined],
  ])('from %s leads to %s', async (level, next) => {
    const { $next, answers } = await open();
    answers(9, { level });
    expect($next.get()?.value).toBe(next);
  });
});

describe('the row', () => {
  test('lasts from page to page', async () => {
    const { answers } = await open();
    answers(4);
    const device = openPage({ texts: { 'moineau.row': KEPT(4, 0) } });
    const next = await open();
    next.answers(1);
    expect(next.$next.get()?.right).toBe(5);
    expect(device.texts()['moineau.row']).toBe(KEPT(5, 0));
  });

  test.each(['', '{', 'null', '[]', '{"skill":1,"right":4,"wrong":0}', '{"skill":"","right":-1}'])(
    'is begun anew where the device holds %s',
    async (text) => {
      openPage({ texts: { 'moineau.row': text } });
      const { $next, answers } = await open();
      answers(5);
      expect($next.get()?.right).toBe(5);
    },
  );

  test.each([
    ['with the results of its drill', 'name-fan', true],
    ['but not with those of another', 'another', false],
  ])('is erased %s, and comes back with them', async (_, drill, isErased) => {
    const device = openPage({ texts: { 'moineau.row': KEPT(4, 0) } });
    const { $row, eraseRow } = await import('../../src/stores/in-a-row.ts');
    const kept = $row.get();
    const [id = ''] = kept.skill.split('/');
    const restore = eraseRow(drill === 'another' ? drill : id);
    expect($row.get().right).toBe(isErased ? 0 : 4);
    restore();
    expect([$row.get(), device.texts()['moineau.row']]).toEqual([kept, KEPT(4, 0)]);
  });
});
