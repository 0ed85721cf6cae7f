/** Where the atlas comes from when the worker works, fails, dies or says nothing. */
import { describe, expect, test, vi } from 'vitest';
import { type Atlas, type AtlasSize, atlasOf } from '../../../src/engine/hand.ts';
import { createAtlasSource } from '../../../src/stores/atlas/atlas-source.ts';

type Deed = 'answer' | 'error' | 'messageerror' | 'silence' | 'refuse';

class FakeWorker extends EventTarget {
  readonly asked: AtlasSize[] = [];
  isTerminated = false;
  readonly #deed: Deed;

  constructor(deed: Deed) {
    super();
    this.#deed = deed;
  }

  postMessage(size: AtlasSize): void {
    this.asked.push(size);
    const deed = this.#deed;
    if (deed === 'refuse') throw new DOMException('no clone', 'DataCloneError');
    if (deed === 'silence') return;
    const data = { answer: { ...atlasOf(size), fromWorker: true } };
    const event = deed === 'answer' ? new MessageEvent('message', { data }) : new Event(deed);
    queueMicrotask(() => this.dispatchEvent(event));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function sourceWith(deeds: readonly Deed[] | 'none') {
  const started: FakeWorker[] = [];
  const pause = vi.fn(async () => undefined);
  const load = createAtlasSource({
    startWorker: () => {
      if (deeds === 'none') throw new DOMException('forbidden', 'SecurityError');
      const worker = new FakeWorker(deeds[started.length] ?? 'answer');
      started.push(worker);
      return worker as unknown as Worker;
    },
    pause,
    patience: 20,
  });
  return { load, pause, started };
}

const isFromWorker = (atlas: Atlas): boolean => 'fromWorker' in atlas;

test('the worker answers, and the page does nothing', async () => {
  const { load, pause, started } = sourceWith([]);
  expect(isFromWorker(await load(13))).toBe(true);
  expect(isFromWorker(await load(10))).toBe(true);
  expect(started.map(({ asked }) => asked)).toEqual([[13], [10]]);
  expect(pause).not.toHaveBeenCalled();
});

test('each size is laid out once', async () => {
  const { load, started } = sourceWith([]);
  const [one, two] = await Promise.all([load(10), load(10)]);
  expect(two).toBe(one);
  expect(await load(10)).toBe(one);
  expect(started[0]?.asked).toEqual([10]);
});

describe.each<[string, readonly Deed[] | 'none']>([
  ['cannot start', 'none'],
  ['breaks down', ['error']],
  ['answers what cannot be read', ['messageerror']],
  ['refuses the question', ['refuse']],
  ['says nothing', ['silence']],
])('where the worker %s', (_, deeds) => {
  test('the page lays it out itself, with pauses', async () => {
    const { load, pause, started } = sourceWith(deeds);
    expect(await load(10)).toEqual(atlasOf(10));
    expect(pause).toHaveBeenCalled();
    expect(started.every(({ isTerminated }) => isTerminated)).toBe(true);
  });

  test('it is not asked again', async () => {
    const { load, started } = sourceWith(deeds);
    await load(10);
    expect((await load(13)).keys).toHaveLength(93_600);
    expect(started.flatMap(({ asked }) => asked)).toEqual(deeds === 'none' ? [] : [10]);
  });
});

test('a worker that dies after another has answered leaves that answer and loses nothing', async () => {
  const { load, started } = sourceWith(['answer', 'error']);
  const first = await load(10);
  expect(isFromWorker(first)).toBe(true);
  expect(await load(13)).toEqual(atlasOf(13));
  expect(await load(10)).toBe(first);
  expect(started).toHaveLength(2);
});

test('workers that fail with two questions open let neither wait for ever', async () => {
  const { load } = sourceWith(['silence', 'error']);
  const both = await Promise.all([load(13), load(10)]);
  expect(both.map(({ keys }) => keys.length)).toEqual([93_600, 32_211]);
  expect(both.some(isFromWorker)).toBe(false);
});
