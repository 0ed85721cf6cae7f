/** A drill is asked in a worker; where none starts, answers or lives, on the page. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callDesk, type DeskCall, findDesk, type WaitTypes } from '../../src/engine/drills.ts';
import { createCaller, type WorkerNews } from '../../src/stores/device/worker-caller.ts';
import { drillSource } from '../../src/stores/question/drill-source.ts';

type Message = DeskCall & { readonly call: number };

/** A worker that the test speaks for. */
class StubWorker extends EventTarget {
  readonly asked: Message[] = [];
  ended = false;
  postMessage(message: Message): void {
    this.asked.push(structuredClone(message));
  }
  terminate(): void {
    this.ended = true;
  }
  say(news: WorkerNews): void {
    const event = Object.assign(new Event('message'), { data: structuredClone(news) });
    this.dispatchEvent(event);
  }
}

/** A drill on a page, and the workers that it started. */
function opened(start: () => StubWorker = () => new StubWorker()) {
  const workers: StubWorker[] = [];
  const caller = createCaller<DeskCall>({
    callHere: async (call) => callDesk(await findDesk(call.drill), call),
    startWorker: () => {
      const worker = start();
      workers.push(worker);
      return worker as unknown as Worker;
    },
    patience: { first: 1000, later: 5000 },
  });
  return { ...drillSource<WaitTypes>('find-waits', caller), workers };
}

const TEXTS = { hand: '34m' };
/** What the desk itself says: 34m waits on 2 and 5. */
const ANSWER = ['2m', '5m'];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a worker that works', () => {
  test('is one for all calls, and each call gets its own answer', async () => {
    const { solve, check, workers } = opened();
    const [solved, checked] = [solve(TEXTS), check(TEXTS, ['2m'])];
    const [worker] = workers;
    expect(worker?.asked).toEqual([
      { drill: 'find-waits', task: 'solve', args: [TEXTS], call: 1 },
      { drill: 'find-waits', task: 'check', args: [TEXTS, ['2m']], call: 2 },
    ]);
    worker?.say({ ready: true });
    worker?.say({ call: 2, value: { right: false } });
    worker?.say({ call: 1, value: ['9s'] });
    expect([await solved, await checked, workers.length]).toEqual([['9s'], { right: false }, 1]);
  });

  test('is started before it is needed, once', () => {
    const { warm, workers } = opened();
    warm();
    warm();
    expect([workers.length, workers[0]?.asked]).toEqual([1, []]);
  });

  test('is not given up while it has nothing to say', async () => {
    const { warm, workers } = opened();
    warm();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers[0]?.ended).toBe(false);
  });

  test('has more time once it was heard', async () => {
    const { solve, workers } = opened();
    const solved = solve(TEXTS);
    workers[0]?.say({ ready: true });
    await vi.advanceTimersByTimeAsync(4000);
    expect(workers[0]?.ended).toBe(false);
    workers[0]?.say({ call: 1, value: ['9s'] });
    expect(await solved).toEqual(['9s']);
  });
});

test('a call that cannot be sent fails by itself, and the worker is not given up for it', async () => {
  const { solve, workers } = opened();
  const unsendable = { hand: (() => '34m') as unknown as string };
  await expect(solve(unsendable)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers[0]?.ended).toBe(false);
});

describe('the page answers itself', () => {
  test('where no worker can be started, and tries it once', async () => {
    let tries = 0;
    const { solve } = opened(() => {
      tries++;
      throw new Error('no workers here');
    });
    expect(await solve(TEXTS)).toEqual(ANSWER);
    expect(await solve(TEXTS)).toEqual(ANSWER);
    expect(tries).toBe(1);
  });

  test.each(['error', 'messageerror'])('where the worker fails with %s', async (trouble) => {
    const { solve, workers } = opened();
    const solved = solve(TEXTS);
    workers[0]?.dispatchEvent(new Event(trouble));
    expect([await solved, workers[0]?.ended]).toEqual([ANSWER, true]);
    expect(await solve(TEXTS)).toEqual(ANSWER);
    expect(workers.length).toBe(1);
  });

  test('where the worker never says a word', async () => {
    const { solve, workers } = opened();
    const solved = solve(TEXTS);
    await vi.advanceTimersByTimeAsync(1000);
    expect([await solved, workers[0]?.ended]).toEqual([ANSWER, true]);
  });

  test('where it falls silent, all that it owes', async () => {
    const { solve, hints, workers } = opened();
    const [solved, hinted] = [solve(TEXTS), hints(TEXTS)];
    workers[0]?.say({ ready: true });
    await vi.advanceTimersByTimeAsync(5000);
    expect([await solved, (await hinted).count]).toEqual([ANSWER, 2]);
  });

  test('what the worker could not do', async () => {
    const { solve, workers } = opened();
    const solved = solve(TEXTS);
    workers[0]?.say({ call: 1, trouble: 'chunk not found' });
    expect([await solved, workers[0]?.ended]).toEqual([ANSWER, false]);
  });

  test('and says what is wrong if it cannot either', async () => {
    const { solve, workers } = opened();
    const solved = solve({ hand: '123m' });
    workers[0]?.say({ call: 1, trouble: 'impossible' });
    await expect(solved).rejects.toThrow('impossible-count');
  });
});

test('what a worker does is what the desk does', async () => {
  const desk = await findDesk('find-waits');
  expect(callDesk(desk, { task: 'solve', args: [TEXTS] })).toEqual(ANSWER);
  await expect(findDesk('bygone')).rejects.toThrow(RangeError);
});
