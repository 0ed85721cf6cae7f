/** The question on the board and its answer, as long as the window is open. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isPageBack } from '../../src/stores/device/page-back.ts';
import { boardMemory, sameTexts } from '../../src/stores/question/on-board.ts';
import { opened, SKILL, sessionOn, tile } from './questions.ts';

const windowWith = (texts: Readonly<Record<string, string>> = {}) => {
  const held = new Map(Object.entries(texts));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
  });
  return held;
};

afterEach(() => vi.unstubAllGlobals());

test('a question comes back, with its answer once it is judged', async () => {
  windowWith();
  const memory = boardMemory('find-waits');
  memory.keep((await opened('34m', { choose: '2m' })).state());
  expect(memory.recall()).toEqual({ texts: { hand: '34m' }, skill: SKILL, taken: 0 });
  memory.keep((await opened('34m', { choose: '2m', hints: 1, check: true })).state());
  const answered = {
    texts: { hand: '34m' },
    skill: SKILL,
    taken: 1,
    draft: { tiles: ['2m'], none: false },
  };
  expect(memory.recall()).toEqual(answered);
  expect(boardMemory('count-hand').recall()).toBeUndefined();
});

test('a first try comes back as it was checked, whatever was changed since', async () => {
  windowWith();
  const memory = boardMemory('find-waits');
  const session = sessionOn('34m', { choose: '2m', secondTry: true });
  await session.check(0);
  session.touch(tile('7m'));
  memory.keep(session.state());
  expect(memory.recall()).toMatchObject({ taken: 1, draft: { tiles: ['2m'] }, nudged: true });
});

test('it does not where the page was opened anew', async () => {
  windowWith();
  boardMemory('find-waits').keep((await opened('34m')).state());
  expect(boardMemory('find-waits', () => false).recall()).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a number', '7'],
  ['no texts', '{"skill":"a","taken":0}'],
  ['no skill', '{"texts":{},"taken":0}'],
  ['no hints', '{"texts":{},"skill":"a"}'],
])('%s is nothing', (_, text) => {
  windowWith({ 'moineau.board.find-waits': text });
  expect(boardMemory('find-waits').recall()).toBeUndefined();
});

test('a window that keeps nothing does without', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const memory = boardMemory('find-waits');
  memory.keep((await opened('34m')).state());
  expect(memory.recall()).toBeUndefined();
});

test.each([
  [{ hand: '34m' }, { hand: '34m' }, true],
  [{ hand: '34m', seen: undefined }, { hand: '34m' }, true],
  [{ a: '1', b: '2' }, { b: '2', a: '1' }, true],
  [{ hand: '34m' }, { hand: '34p' }, false],
  [{ hand: '34m' }, { hand: '34m', seen: '1z' }, false],
])('%j and %j: the same %s', (a, b, same) => {
  expect(sameTexts(a, b)).toBe(same);
});

describe('a page is back', () => {
  test.each([
    ['after a reload', 'reload', '', true],
    ['after a step back', 'back_forward', '', true],
    ['from its other language', 'navigate', 'https://x/en/drill/waits/?hand=34m', true],
    ['not from another page', 'navigate', 'https://x/fr/formulas/', false],
    ['not from nowhere', 'navigate', '', false],
  ])('%s', (_, type, referrer, expected) => {
    vi.stubGlobal('document', { referrer });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
    expect(isPageBack((address) => address.includes('/drill/waits/'))).toBe(expected);
    vi.restoreAllMocks();
  });
});
