/** Where chances come from when the worker works, fails, dies, says nothing or is stopped. */
import { describe, expect, test, vi } from 'vitest';
import { type DiscardHand, type DiscardOdds, oddsInSteps } from '../../../src/engine/hand.ts';
import type { WorkNews } from '../../../src/stores/device/long-work.ts';
import { createOddsSource, type OddsQuestion } from '../../../src/stores/odds/odds-source.ts';
import { hand } from '../../engine/hands.ts';

const HAND: DiscardHand = { ...hand('222m34m55667p678s1z'), seen: [] };
const QUESTION: OddsQuestion = { hand: HAND, draws: 18 };

/** The answer, worked out here. */
function answerOf({ hand: asked, draws }: OddsQuestion) {
  const steps = oddsInSteps(asked, draws);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const ANSWER = answerOf(QUESTION);
/** Told apart from what the page works out. */
const FROM_WORKER = ANSWER.slice(0, 0);

type Deed = 'answer' | 'error' | 'messageerror' | 'silence' | 'refuse' | 'begin' | 'die';

class FakeWorker extends EventTarget {
  readonly asked: OddsQuestion[] = [];
  isTerminated = false;
  readonly #deed: Deed;

  constructor(deed: Deed) {
    super();
    this.#deed = deed;
  }

  postMessage(question: OddsQuestion): void {
    this.asked.push(question);
    if (this.#deed === 'refuse') throw new DOMException('no clone', 'DataCloneError');
    queueMicrotask(() => this.#act());
  }

  #act(): void {
    const begins = ['answer', 'begin', 'die'].includes(this.#deed);
    if (begins) this.tell({ done: 0.5 });
    if (this.#deed === 'answer') this.tell({ answer: FROM_WORKER });
    if (this.#deed === 'die') this.dispatchEvent(new Event('error'));
    if (this.#deed === 'error' || this.#deed === 'messageerror') {
      this.dispatchEvent(new Event(this.#deed));
    }
  }

  tell(data: WorkNews<readonly DiscardOdds[]>): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function sourceWith(deed: Deed | 'none', now: () => number = () => performance.now()) {
  const started: FakeWorker[] = [];
  const pause = vi.fn(async () => undefined);
  const source = createOddsSource({
    startWorker: () => {
      if (deed === 'none') throw new DOMException('forbidden', 'SecurityError');
      const worker = new FakeWorker(deed);
      started.push(worker);
      return worker as unknown as Worker;
    },
    pause,
    now,
    patience: 20,
  });
  const told: number[] = [];
  const controller = new AbortController();
  const ask = () =>
    source(QUESTION, { onProgress: (done) => told.push(done), signal: controller.signal });
  return { ask, stop: () => controller.abort(), pause, started, told };
}

test('the worker answers, and the page does nothing', async () => {
  const { ask, pause, started, told } = sourceWith('answer');
  expect(await ask()).toBe(FROM_WORKER);
  expect(told).toEqual([0.5]);
  expect(pause).not.toHaveBeenCalled();
  expect(started.map(({ asked, isTerminated }) => [asked, isTerminated])).toEqual([
    [[QUESTION], true],
  ]);
});

test('each question has a worker of its own, which ends with it', async () => {
  const { ask, started } = sourceWith('answer');
  await Promise.all([ask(), ask()]);
  expect(started.map(({ asked, isTerminated }) => [asked.length, isTerminated])).toEqual([
    [1, true],
    [1, true],
  ]);
});

describe.each<[string, Deed | 'none']>([
  ['cannot start', 'none'],
  ['breaks down', 'error'],
  ['answers what cannot be read', 'messageerror'],
  ['refuses the question', 'refuse'],
  ['says nothing', 'silence'],
  ['dies half-way', 'die'],
])('where the worker %s', (_, deed) => {
  test('the page works the chances out itself, with pauses', async () => {
    const { ask, pause, started } = sourceWith(deed);
    expect(await ask()).toEqual(ANSWER);
    expect(pause).toHaveBeenCalled();
    expect(started.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  test('no other is started', async () => {
    const { ask, started } = sourceWith(deed);
    await ask();
    expect(await ask()).toEqual(ANSWER);
    expect(started).toHaveLength(deed === 'none' ? 0 : 1);
  });
});

test('the page pauses between slices, and tells how far it is', async () => {
  let clock = 0;
  // Every look at the clock finds it a slice later: one step a slice.
  const { ask, pause, told } = sourceWith('none', () => (clock += 20));
  expect(await ask()).toEqual(ANSWER);
  expect(told.length).toBeGreaterThan(10);
  expect(pause.mock.calls.length).toBeGreaterThan(told.length);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.every((done) => done >= 0 && done <= 1)).toBe(true);
});

test('a worker that has begun to speak may take its time', async () => {
  vi.useFakeTimers();
  const { ask, pause, started } = sourceWith('begin');
  const answer = ask();
  await vi.advanceTimersByTimeAsync(60_000);
  started[0]?.tell({ answer: FROM_WORKER });
  expect(await answer).toBe(FROM_WORKER);
  expect(pause).not.toHaveBeenCalled();
  vi.useRealTimers();
});

describe('a question that is given up', () => {
  test('ends its worker, and the page does not take over', async () => {
    const { ask, stop, pause, started } = sourceWith('begin');
    const answer = ask();
    await Promise.resolve();
    stop();
    await expect(answer).rejects.toThrow('aborted');
    expect(started[0]?.isTerminated).toBe(true);
    expect(pause).not.toHaveBeenCalled();
  });

  test('ends the work of the page between two slices', async () => {
    let clock = 0;
    const { ask, stop, told } = sourceWith('none', () => (clock += 20));
    const answer = ask();
    const given = expect(answer).rejects.toThrow('aborted');
    while (told.length < 2) await Promise.resolve();
    stop();
    await given;
    expect(told.length).toBeLessThan(5);
  });

  test('before it is asked starts nothing', async () => {
    const { ask, stop, started } = sourceWith('answer');
    stop();
    await expect(ask()).rejects.toThrow('aborted');
    expect(started).toEqual([]);
  });
});
