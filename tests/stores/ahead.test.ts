/** The next thing, made before it is asked for. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from '../../src/stores/device/idle.ts';
import { createAhead } from '../../src/stores/question/ahead.ts';

/** A maker of numbered things, and an idle time that comes when the test says so. */
function workshop(fails?: string) {
  const works: (() => void)[] = [];
  let made = 0;
  const ahead = createAhead(
    async (wish: string) => {
      const name = `${wish}${++made}`;
      if (wish === fails) throw new Error(name);
      return name;
    },
    (a, b) => a === b,
    (work) => {
      works.push(work);
      return () => works.splice(works.indexOf(work), 1);
    },
  );
  const idle = (): void => {
    for (const work of works.splice(0)) work();
  };
  return { ...ahead, idle, made: () => made };
}

test('nothing prepared: it is made when it is taken', async () => {
  const { take, made } = workshop();
  expect([await take('a'), made()]).toEqual(['a1', 1]);
});

test('prepared and idle: it is there, once', async () => {
  const { prepare, idle, take, made } = workshop();
  prepare('a');
  expect(made()).toBe(0);
  idle();
  expect(made()).toBe(1);
  expect([await take('a'), made(), await take('a')]).toEqual(['a1', 1, 'a2']);
});

test('prepared but never idle: it is made when taken, and not again', async () => {
  const { prepare, idle, take, made } = workshop();
  prepare('a');
  expect(await take('a')).toBe('a1');
  idle();
  expect(made()).toBe(1);
});

test('asked for again, it is not made again', () => {
  const { prepare, idle, made } = workshop();
  for (let times = 0; times < 3; times++) {
    prepare('a');
    idle();
  }
  expect(made()).toBe(1);
});

test('another wish: what was prepared is not given', async () => {
  const { prepare, idle, take } = workshop();
  prepare('a');
  idle();
  expect([await take('b'), await take('a')]).toEqual(['b2', 'a3']);
});

test('prepared in vain: it is made again when it is taken', async () => {
  const { prepare, idle, take, made } = workshop('a');
  prepare('a');
  idle();
  await expect(take('a')).rejects.toThrow('a2');
  expect(made()).toBe(2);
});

describe('idle time', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is asked of the browser, which can be told that it is not needed', () => {
    const asked: (() => void)[] = [];
    const calledOff: number[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => asked.push(work));
    vi.stubGlobal('cancelIdleCallback', (handle: number) => calledOff.push(handle));
    const callOff = whenIdle(() => {});
    callOff();
    expect([asked.length, calledOff]).toEqual([1, [1]]);
  });

  test('is a pause where the browser does not know it', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    let worked = 0;
    whenIdle(() => worked++);
    const callOff = whenIdle(() => worked++);
    callOff();
    expect(worked).toBe(0);
    vi.runAllTimers();
    expect(worked).toBe(1);
  });
});
