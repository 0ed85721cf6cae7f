/** The accounts of an evening on a device: a reload, two windows, a storage that fails, files. */
import { afterEach, describe, expect, test } from 'vitest';
import { addHand, type HandEntry, undoLine } from '../../../src/engine/accounts.ts';
import { closePage, openPage } from '../device.ts';

const KEY = 'moineau.accounts';
const NAMES = ['Anna', 'Béla', 'Cato', '<b>Dora</b>'] as const;
const SET = { rules: 'mcr', options: {}, names: NAMES, begun: 5 } as const;
const WIN: HandEntry = { end: 'win', winners: [0], from: 1, worths: { 0: 8 } };

async function visit() {
  const { createAccounts } = await import('../../../src/stores/accounts/accounts.ts');
  const { $storageTrouble } = await import('../../../src/stores/device/storage.ts');
  const accounts = createAccounts();
  accounts.listen();
  await accounts.look();
  return {
    accounts,
    state: () => accounts.$state.get(),
    totals: () => {
      const { open } = accounts.$state.get();
      return open && Object.values(open.standing.game.totals);
    },
    enter: (entry = WIN) => accounts.edit((book) => addHand(book, entry)),
    trouble: () => $storageTrouble.get(),
  };
}

/** An evening on a device where nothing was kept. */
async function begun() {
  const device = openPage();
  const page = await visit();
  await page.accounts.begin(SET);
  const book = page.state().open?.book;
  if (!book) throw new Error('no book');
  return { device, page, book };
}

type Page = Awaited<ReturnType<typeof visit>>;

/** What is looked at again comes a moment later. */
const shown = async ({ state }: Page, isThere: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 50 && !isThere(); turn++) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(isThere(), JSON.stringify(state())).toBe(true);
};

const AFTER = [32, -16, -8, -8];

afterEach(closePage);

describe('kept', () => {
  test('an evening comes back after a reload, and after a month', async () => {
    const device = openPage();
    const before = await visit();
    await before.accounts.begin(SET);
    await before.enter();
    expect(before.totals()).toEqual(AFTER);
    openPage({ texts: device.texts() });
    const after = await visit();
    expect(after.state().open?.book).toEqual(before.state().open?.book);
    expect(after.totals()).toEqual(AFTER);
    expect(Object.keys(device.texts())).toEqual([KEY]);
  });

  test('closed it is gone from the device, and can be brought back', async () => {
    const { device, page } = await begun();
    await page.enter();
    await page.accounts.close();
    expect([page.state().open, device.texts()]).toEqual([undefined, {}]);
    await page.accounts.bringBack();
    expect(page.totals()).toEqual(AFTER);
  });

  test('to forget everything is to forget the names too, until that is taken back', async () => {
    const { device, page } = await begun();
    const { eraseTraces } = await import('../../../src/stores/mine/device-texts.ts');
    const bringBack = eraseTraces();
    expect(device.texts()[KEY]).toBeUndefined();
    await shown(page, () => page.state().open === undefined);
    bringBack();
    await shown(page, () => page.state().open !== undefined);
  });
});

describe('two windows', () => {
  test('one shows what the other writes', async () => {
    const { device, page, book } = await begun();
    device.writeElsewhere(KEY, JSON.stringify(addHand(book, WIN)));
    await shown(page, () => page.totals()?.[0] === 32);
    await page.enter({ end: 'drawn' });
    expect(page.state().open?.book.lines).toHaveLength(2);
  });

  test('one that slept writes nothing over what the other wrote', async () => {
    const { device, page, book } = await begun();
    const elsewhere = JSON.stringify(addHand(book, { end: 'drawn' }));
    device.writeUnheard(KEY, elsewhere);
    expect(await page.enter()).toBe(false);
    expect(device.texts()[KEY]).toBe(elsewhere);
    expect(page.state()).toMatchObject({ isOvertaken: true });
    expect(await page.enter()).toBe(true);
    expect(page.state().isOvertaken).toBeUndefined();
    expect(page.state().open?.book.lines).toHaveLength(2);
  });

  test('a step back to the page shows what was written since', async () => {
    const { device, page, book } = await begun();
    device.writeUnheard(KEY, JSON.stringify(addHand(book, WIN)));
    device.showPage();
    await shown(page, () => page.totals()?.[0] === 32);
  });
});

describe('a storage that fails', () => {
  test.each(['full', 'forbidden'] as const)(
    '%s: the evening lasts as long as the page',
    async (state) => {
      openPage({ state });
      const page = await visit();
      await page.accounts.begin(SET);
      await page.enter();
      await page.enter();
      await page.accounts.edit(undoLine);
      expect([page.totals(), page.trouble()]).toEqual([AFTER, state]);
    },
  );

  test('that fills up keeps what was there', async () => {
    const { device, page } = await begun();
    await page.enter();
    const { [KEY]: kept } = device.texts();
    device.fillUp();
    await page.enter({ end: 'drawn' });
    expect(device.texts()[KEY]).toBe(kept);
    expect(page.state().open?.book.lines).toHaveLength(2);
    device.makeRoom();
    await page.enter({ end: 'drawn' });
    expect(JSON.parse(device.texts()[KEY] ?? '').lines).toHaveLength(3);
  });

  test.each([
    'no JSON',
    '{"v":1}',
    '{"v":1,"rules":"mcr","options":{"edition":"never"},"names":["","","",""],"begun":1,"lines":[]}',
  ])('%s lies apart, and another evening can begin', async (text) => {
    const device = openPage({ texts: { [KEY]: text } });
    const page = await visit();
    expect([page.state().open, page.trouble()]).toEqual([undefined, 'damaged']);
    expect(device.texts()).toEqual({ 'moineau.damaged.accounts': text });
    await page.accounts.begin(SET);
    expect(page.state().open).toBeDefined();
  });

  test('what a later form of the site wrote stays as it is', async () => {
    const text = '{"v":2,"all":"else"}';
    const device = openPage({ texts: { [KEY]: text } });
    const page = await visit();
    expect(page.trouble()).toBe('newer');
    await page.accounts.begin(SET);
    await page.enter();
    expect(page.totals()).toEqual(AFTER);
    expect(device.texts()[KEY]).toBe(text);
  });
});

describe('a file', () => {
  test('reads back the same', async () => {
    openPage();
    const page = await visit();
    await page.accounts.begin(SET);
    await page.enter();
    const book = page.state().open?.book;
    if (!book) throw new Error('no book');
    const { fileText } = await import('../../../src/stores/accounts/book-memory.ts');
    const text = fileText(book);
    await page.accounts.close();
    await page.accounts.read(new Blob([text]));
    expect(page.state().open?.book).toEqual(book);
    expect(page.state().open?.book.names[3]).toBe('<b>Dora</b>');
  });

  test.each([
    ['no JSON at all', '<html>', 'foreign'],
    ['the file of all answers', '{"moineau":1,"at":1}', 'foreign'],
    ['a later form', '{"moineau":"accounts","v":2}', 'newer'],
    ['half of it', '{"moineau":"accounts","v":1,"rules":"mcr"}', 'damaged'],
    ['a file without end', ' '.repeat(2_000_001), 'foreign'],
  ])('%s is refused', async (_, text, fault) => {
    const device = openPage();
    const page = await visit();
    await page.accounts.read(new Blob([text]));
    expect(page.state()).toEqual({ isReady: true, fault });
    expect(device.texts()).toEqual({});
  });
});
