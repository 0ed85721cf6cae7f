/** The levels of "Which fans?": kept, in an address, by names of before, and one leading to the next. */
import { afterAll, describe, expect, test } from 'vitest';
import { closePage, openPage } from '../device.ts';

const KEY = 'moineau.fan-level';

async function open(kept?: string) {
  openPage(kept === undefined ? {} : { texts: { [KEY]: kept } });
  const { fanLevel } = await import('../../../src/stores/international/fan-level.ts');
  const { $onward, countInRow } = await import('../../../src/stores/international/fan-onward.ts');
  $onward.listen(() => {});
  const answers = (
    count: number,
    { topic = 'name-eight-points', right = true, hints = 0 } = {},
  ): void => {
    const sums = { found: 1, missed: 0, wrong: 0, spent: 1 };
    for (let at = 0; at < count; at++) {
      countInRow({ skill: `which-fans/${topic}`, right, hints, ...sums });
    }
  };
  return { fanLevel, $onward, answers };
}

afterAll(closePage);

test.each([
  [undefined, 'name-eight-points'],
  ['name-two-point-hands', 'name-two-point-hands'],
  ['small', 'small'],
  ['name-24', 'name-eight-points'],
  ['nonsense', 'name-eight-points'],
])('kept as %s', async (kept, topic) => {
  expect((await open(kept)).fanLevel.$topic.get()).toBe(topic);
});

test.each([
  ['level=name-knitted-hands', 'name-knitted-hands'],
  ['level=middle', 'middle'],
  ['level=name-1', 'name-eight-points'],
  ['level=name-', 'name-eight-points'],
  ['level=name', 'great'],
  ['level=toString', 'great'],
  ['level=', 'great'],
  ['', 'great'],
])('an address with %j asks for %s', async (query, topic) => {
  const { fanLevel } = await open('great');
  expect(fanLevel.fromAddress(new URLSearchParams(query))).toBe(topic);
});

describe('the way on', () => {
  test('is open after five right answers in a row, and stays so', async () => {
    const { $onward, answers } = await open();
    answers(4);
    expect($onward.get()).toBeUndefined();
    answers(1);
    expect($onward.get()).toEqual({ topic: 'name-one-point-hands', right: 5 });
    answers(1);
    expect($onward.get()).toEqual({ topic: 'name-one-point-hands', right: 6 });
  });

  test('begins anew with a mistake', async () => {
    const { $onward, answers } = await open();
    answers(5);
    answers(1, { right: false });
    expect($onward.get()).toBeUndefined();
    answers(4);
    expect($onward.get()).toBeUndefined();
  });

  test('is no shorter with hints, and no longer', async () => {
    const { $onward, answers } = await open();
    answers(4);
    answers(3, { hints: 1 });
    expect($onward.get()).toBeUndefined();
    answers(1);
    expect($onward.get()?.right).toBe(5);
  });

  test('begins anew at another level, or with a hand of one’s own', async () => {
    const { $onward, answers } = await open();
    for (const topic of ['name-the-last-tile', 'own']) {
      answers(4);
      answers(1, { topic });
      answers(1);
      expect($onward.get()).toBeUndefined();
    }
  });

  test.each([
    ['name-two-point-hands', 'name-four-and-six'],
    ['name-great-hands', 'small'],
    ['small', undefined],
    ['great', undefined],
    ['own', undefined],
    ['name-24', undefined],
  ])('from %s leads to %s', async (topic, next) => {
    const { $onward, answers } = await open();
    answers(9, { topic });
    expect($onward.get()?.topic).toBe(next);
  });
});
