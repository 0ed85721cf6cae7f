/** Three windows at once, on a device that fills up whenever it likes: no answer is lost or counted twice. */
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { Undo } from '../../../src/stores/mine/ask-keeper.ts';
import { NO_ROWS } from '../../../src/stores/record/merge-rows.ts';
import { closePage, openPage } from '../device.ts';

const open = async () => {
  vi.resetModules();
  return {
    ...(await import('../../../src/stores/mine/forget.ts')),
    ...(await import('../../../src/stores/record/record.ts')),
    ...(await import('../../../src/stores/record/later.ts')),
    ...(await import('../../../src/stores/record/cards.ts')),
    ...(await import('../../../src/stores/record/whole.ts')),
    ...(await import('../../../src/stores/mine/mine.ts')),
  };
};

type Page = Awaited<ReturnType<typeof open>>;

const SKILL = 'find-waits/own';
const ANSWER = { skill: SKILL, found: 1, missed: 0, wrong: 0, hints: 0, spent: 10 };
const FILE = new Blob([
  JSON.stringify({
    ...{ moineau: 1, at: 7, texts: {}, progress: { version: 2, lessons: {} } },
    record: { ...NO_ROWS, attempts: [{ ...ANSWER, id: 'file', at: 5, right: true }] },
  }),
]);

/** What is done in a window, each under a name of its own; what can be undone is. */
const ACTS = {
  answer: ({ recordLater }: Page, name: string) =>
    recordLater({ ...ANSWER, right: true, texts: { hand: name } }),
  keep: ({ keepMistake }: Page, name: string) =>
    keepMistake({ skill: SKILL, texts: { hand: name }, right: false, hints: 0 }),
  save: ({ saveMine }: Page) => saveMine(1),
  merge: ({ mergeMine }: Page) => mergeMine(FILE),
  replace: ({ replaceMine }: Page) => replaceMine(FILE),
  forgetDrill: ({ forgetDrill }: Page) => forgetDrill('find-waits'),
  forgetAll: ({ forgetAll }: Page) => forgetAll(),
} as const;
type Act = keyof typeof ACTS;

const act = fc.record({
  window: fc.nat(2),
  act: fc.oneof(fc.constant<Act>('answer'), fc.constantFrom(...(Object.keys(ACTS) as Act[]))),
  /** Turns of the clock before the next one. */
  pause: fc.nat(6),
});

/** The device is full from this write on, until there is room again. */
function fillUpAt(write: number): () => void {
  const { put } = IDBObjectStore.prototype;
  let left = write;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    if (--left < 0) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, row);
  });
  return () => full.mockRestore();
}

const undoOf = (value: unknown): Undo | undefined => {
  const undo = Object(value).ok ? Object(value).value : value;
  return typeof undo === 'function' ? undo : undefined;
};

/** Does it and takes it back; what the device refuses to take back is given back. */
async function doAndUndo(page: Page, name: Act, id: string): Promise<Undo | undefined> {
  let undo: Undo | undefined;
  try {
    undo = undoOf(await ACTS[name](page, id));
    await undo?.();
    return undefined;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return undo;
  }
}

const turn = (): Promise<unknown> => new Promise((done) => setTimeout(done, 0));

afterEach(() => {
  vi.restoreAllMocks();
  closePage();
});

test('whatever they do', async () => {
  const acts = fc.array(act, { maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(acts, fc.option(fc.integer({ min: 1, max: 60 })), async (all, full) => {
      globalThis.indexedDB = new IDBFactory();
      openPage();
      const windows = [await open(), await open(), await open()];
      const makeRoom = full === null ? () => {} : fillUpAt(full);
      const running: Promise<Undo | undefined>[] = [];
      for (const { window, act: name, pause } of all) {
        running.push(doAndUndo(windows[window] as Page, name, `${running.length}`));
        for (let n = 0; n < pause; n++) await turn();
      }
      const refused = await Promise.all(running);
      makeRoom();
      for (const undo of refused) await undo?.();
      const { allRows, recordSums } = await open();
      const rows = await allRows();
      const given = all.flatMap(({ act: name }, at) => (name === 'answer' ? [`${at}`] : []));
      // Of two that are undone in turn, one may bring back what the other took from the file.
      const kept = rows.attempts.flatMap(({ texts }) => texts?.['hand'] ?? []);
      expect(kept.toSorted()).toEqual(given.toSorted());
      const [sums] = recordSums(rows).skills;
      expect(rows.skills.map(({ asked, right }) => [asked, right])).toEqual(
        sums ? [[sums.asked, sums.right]] : [],
      );
    }),
    { numRuns: 25 },
  );
});
