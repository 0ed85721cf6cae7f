/** The table that a reader plays at: left in the middle of a claim, kept by a storage that fails. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callTable, type TableAnswer, type TableCall } from '../../src/engine/open-table.ts';
import type { Move } from '../../src/engine/play.ts';
import { closePage, openPage } from './device.ts';

const KEY = 'moineau.table';

type Stores = Awaited<ReturnType<typeof visit>>;

/** The page is opened; the partners are not waited for. */
async function visit(
  call: (wanted: TableCall) => Promise<TableAnswer> = callTable,
  pace: { pause?: () => Promise<void>; isStepped?: () => boolean } = {},
) {
  const { createTablePlay } = await import('../../src/stores/table/open-table.ts');
  const { OPEN_TABLE } = await import('../../src/stores/table/table-memory.ts');
  const { $storageTrouble } = await import('../../src/stores/device/storage.ts');
  const play = createTablePlay({
    caller: { warm: () => undefined, call },
    memory: OPEN_TABLE,
    seed: () => 12,
    pause: () => Promise.resolve(),
    isStill: () => false,
    ...pace,
  });
  await play.resume();
  return { play, trouble: () => $storageTrouble.get() };
}

const viewIn = ({ play }: Stores) => play.$state.get().view;
const askedIn = (stores: Stores) => viewIn(stores)?.phase.kind;

/** The last tile that may be discarded, or a pass. */
function plainAnswer(stores: Stores): Move | undefined {
  return viewIn(stores)?.moves.findLast(({ m }) => m === 'discard');
}

async function playedTo(stores: Stores, asked: string): Promise<void> {
  for (let turn = 0; turn < 60 && askedIn(stores) !== asked; turn++) {
    await stores.play.answer(plainAnswer(stores));
  }
  expect(askedIn(stores)).toBe(asked);
}

afterEach(closePage);

describe('a reload', () => {
  test('in the middle of a claim asks for the claim once more', async () => {
    const device = openPage();
    const before = await visit();
    await before.play.open('tchou1924', { until: 'hand' });
    await playedTo(before, 'claims');
    const view = viewIn(before);

    openPage({ texts: device.texts() });
    const after = await visit();
    expect(viewIn(after)).toEqual(view);
    const claim = viewIn(after)?.moves.find(({ m }) => m === 'claim' || m === 'win');
    expect(claim).toBeDefined();
    const moves = () => after.play.$state.get().news?.kept.record.moves.length ?? 0;
    const played = moves();
    await after.play.answer(claim);
    expect(moves()).toBeGreaterThan(played);
  });

  test('keeps how long is played', async () => {
    const device = openPage();
    const before = await visit();
    await before.play.open('mcr', { until: 'hand' });
    openPage({ texts: device.texts() });
    const after = await visit();
    await playedTo(after, 'over');
    expect(after.play.$state.get().news?.finished?.next.isOver).toBe(true);
  });
});

describe('a table that is left', () => {
  test('while the partners think does not come back', async () => {
    const device = openPage();
    let think = (): void => undefined;
    const stores = await visit(async (wanted) => {
      if (wanted.task === 'answer') await new Promise<void>((resolve) => (think = resolve));
      return callTable(wanted);
    });
    await stores.play.open('mcr', { until: 'hand' });
    const answered = stores.play.answer(plainAnswer(stores));
    stores.play.leave();
    think();
    await answered;
    expect(viewIn(stores)).toBeUndefined();
    expect(stores.play.$state.get().isBusy).toBe(false);
    expect(device.texts()).not.toHaveProperty(KEY);
  });
});

describe('a call that fails', () => {
  const failing = () => {
    const fails = { next: false };
    const call = (wanted: TableCall): Promise<TableAnswer> =>
      fails.next ? Promise.reject(new Error('gone')) : callTable(wanted);
    return { fails, call };
  };

  test('is said, and the same answer is given again', async () => {
    const device = openPage();
    const { fails, call } = failing();
    const stores = await visit(call);
    await stores.play.open('mcr', { until: 'hand' });
    const [view, kept] = [viewIn(stores), device.texts()[KEY]];
    fails.next = true;
    await stores.play.answer(plainAnswer(stores));
    expect(stores.play.$state.get()).toMatchObject({ hasFailed: true, isBusy: false });
    expect([viewIn(stores), device.texts()[KEY]]).toEqual([view, kept]);
    await stores.play.again();
    expect(stores.play.$state.get().hasFailed).toBe(true);
    fails.next = false;
    await stores.play.again();
    expect(stores.play.$state.get().hasFailed).not.toBe(true);
    expect(stores.play.$state.get().news?.kept.record.moves.length).toBeGreaterThan(0);
  });

  test('leaves other answers open', async () => {
    openPage();
    const { fails, call } = failing();
    const stores = await visit(call);
    await stores.play.open('mcr', { until: 'hand' });
    fails.next = true;
    await stores.play.answer(plainAnswer(stores));
    fails.next = false;
    const [first] = viewIn(stores)?.moves ?? [];
    await stores.play.answer(first);
    expect(stores.play.$state.get().news?.kept.record.moves).toContainEqual(first);
  });

  test.each(['open', 'look'] as const)(
    'when it would %s a table can be made again',
    async (task) => {
      const device = openPage();
      const before = await visit();
      await before.play.open('mcr');
      const view = viewIn(before);
      openPage({ texts: task === 'look' ? device.texts() : {} });
      const { fails, call } = failing();
      fails.next = true;
      const after = await visit(call);
      if (task === 'open') await after.play.open('mcr');
      expect(after.play.$state.get()).toMatchObject({ hasFailed: true, isBusy: false });
      expect(viewIn(after)).toBeUndefined();
      fails.next = false;
      await after.play.again();
      expect(viewIn(after)).toEqual(view);
    },
  );
});

describe('storage', () => {
  test('that fills up under way is said, and the hand goes on to its end', async () => {
    const device = openPage();
    const stores = await visit();
    await stores.play.open('tchou1924', { until: 'hand' });
    await stores.play.answer(plainAnswer(stores));
    expect(stores.trouble()).toBeUndefined();
    device.fillUp();
    await stores.play.answer(plainAnswer(stores));
    expect(stores.trouble()).toBe('full');
    await playedTo(stores, 'over');
    expect(stores.play.$state.get().news?.finished).toBeDefined();
  });

  test('that has room again keeps the hand as it stands', async () => {
    const device = openPage();
    const stores = await visit();
    await stores.play.open('riichi', { until: 'hand' });
    device.fillUp();
    await stores.play.answer(plainAnswer(stores));
    device.makeRoom();
    await stores.play.answer(plainAnswer(stores));
    const view = viewIn(stores);
    openPage({ texts: device.texts() });
    expect(viewIn(await visit())).toEqual(view);
  });

  test('that is forbidden is said, and a hand is played in memory', async () => {
    openPage({ state: 'forbidden' });
    const stores = await visit();
    await stores.play.open('encyclopedie', { until: 'hand' });
    expect(stores.trouble()).toBe('forbidden');
    await playedTo(stores, 'over');
  });

  test.each([
    ['cut short', (text: string) => text.slice(0, text.length / 2)],
    ['changed', (text: string) => text.replace('"m":"discard"', '"m":"win"')],
  ])('whose record was %s is set aside, and another table may be opened', async (_, change) => {
    const device = openPage();
    const before = await visit();
    await before.play.open('tchou1924', { until: 'hand' });
    await before.play.answer(plainAnswer(before));
    const broken = change(device.texts()[KEY] ?? '');
    const texts = { ...device.texts(), [KEY]: broken };
    const later = openPage({ texts });
    const after = await visit();
    expect(viewIn(after)).toBeUndefined();
    expect(after.trouble()).toBe('damaged');
    expect(Object.values(later.texts())).toContain(broken);
    await after.play.open('mcr', { until: 'hand' });
    expect(viewIn(after)).toBeDefined();
  });
});

describe('step by step', () => {
  test('a touch skips the whole deal, then brings one act of the others', async () => {
    openPage();
    const stores = await visit(callTable, {
      pause: () => new Promise(() => undefined),
      isStepped: () => true,
    });
    const { play } = stores;
    const state = () => play.$state.get();
    void play.open('tchou1924', { until: 'hand' });
    await vi.waitFor(() => expect(state().isDealing).toBe(true));
    play.hurry();
    await vi.waitFor(() => expect(state()).toMatchObject({ isBusy: false }));

    const own = plainAnswer(stores);
    void play.answer(own);
    const acts = () => state().news?.frames ?? [];
    await vi.waitFor(() => expect(state().last).toEqual(own));
    expect(acts().length).toBeGreaterThan(2);
    for (const { move } of acts().slice(1)) {
      play.hurry();
      await vi.waitFor(() => expect(state().last).toEqual(move));
      expect(state().isBusy).toBe(true);
    }
    play.hurry();
    await vi.waitFor(() => expect(state().isBusy).toBe(false));
  });
});
