import { describe, expect, test } from 'vitest';
import {
  createSiteSearch,
  type FoundKind,
  type SearchIndex,
  type SearchSource,
  searchTerms,
} from '../../../src/stores/search/site-search.ts';

const place = (kind: string, at: number) => ({
  data: async () => ({
    raw_url: `/fr/${kind}/#${at}`,
    content: `Brelans ${at} ¶ Une phrase. ¶`,
    locations: [0],
    meta: { title: `${kind} ${at}`, place: 'Page' },
  }),
});

/** So many places of each kind; what is asked is written down. */
function indexWith(counts: Partial<Record<FoundKind, number>>, asked: string[] = []): SearchIndex {
  return {
    async search(words, { filters: { kind } }) {
      asked.push(`${kind}: ${words}`);
      return { results: Array.from({ length: counts[kind] ?? 0 }, (_, at) => place(kind, at)) };
    },
  };
}

const source = (given: Partial<SearchSource>): SearchSource => ({
  ...{ locale: 'fr', base: '/folder/', step: 2 },
  load: async () => indexWith({}),
  isThere: async () => true,
  ...given,
});

test.each([
  ['fr', 'l’écoute jetée', 'écoute jetée'],
  ['fr', "d'un  seul", 'un seul'],
  ['fr', 'aujourd’hui', 'aujourd’hui'],
  ['fr', '« brelan »', 'brelan'],
  ['en', 'player’s wind', 'player’s wind'],
  ['en', ' IV.11 ', 'IV.11'],
] as const)('%s: %s is looked for as %s', (locale, typed, wanted) => {
  expect(searchTerms(locale, typed)).toBe(wanted);
});

describe('what was found', () => {
  test('stands by kind, in one order, without kinds that have nothing', async () => {
    const search = createSiteSearch(
      source({ load: async () => indexWith({ hand: 1, lesson: 3 }) }),
    );
    await search.ask('brelan');
    const state = search.$state.get();
    if (state.status !== 'found') throw new Error(state.status);
    expect(state.groups.map(({ kind, count, shown }) => [kind, count, shown.length])).toEqual([
      ['hand', 1, 1],
      ['lesson', 3, 2],
    ]);
    expect(state.groups[1]?.shown[0]).toEqual({
      href: '/folder/fr/lesson/#0',
      title: 'lesson 0',
      place: 'Page',
      sentence: [{ text: 'Une phrase.', isFound: false }],
    });
  });

  test('stands first, of whatever kind, where it is called what was asked for', async () => {
    const titles = { term: ['Brelan caché', 'Brelan'], rule: ['Ce que vaut un brelan'] };
    const search = createSiteSearch(
      source({
        load: async () => ({
          async search(_, { filters: { kind } }) {
            const own = kind === 'term' || kind === 'rule' ? titles[kind] : [];
            return {
              results: own.map((title, at) => ({
                data: async () => ({ ...(await place(kind, at).data()), meta: { title } }),
              })),
            };
          },
        }),
      }),
    );
    await search.ask('brelans');
    const state = search.$state.get();
    expect(state.status === 'found' && state.named.map(({ title }) => title)).toEqual([
      'Brelan',
      'Brelan caché',
    ]);
  });

  test('is shown further by steps', async () => {
    const search = createSiteSearch(source({ load: async () => indexWith({ rule: 5 }) }));
    await search.ask('brelan');
    await search.more('rule');
    const state = search.$state.get();
    expect(state.status === 'found' && state.groups[0]?.shown.length).toBe(4);
  });
});

test('what only begins with a letter of the word is not found', async () => {
  const search = createSiteSearch(source({ load: async () => indexWith({ rule: 5 }) }));
  await search.ask('bravo');
  expect(search.$state.get()).toMatchObject({ status: 'found', groups: [] });
});

test('nothing typed asks nothing', async () => {
  const asked: string[] = [];
  const search = createSiteSearch(source({ load: async () => indexWith({}, asked) }));
  await search.ask(' « » ');
  expect(search.$state.get()).toEqual({ status: 'idle' });
  expect(asked).toEqual([]);
});

test('the last question is the one that is answered', async () => {
  const answer = Promise.withResolvers<void>();
  const slow: SearchIndex = {
    async search(words) {
      if (words === 'first') await answer.promise;
      return { results: [] };
    },
  };
  const search = createSiteSearch(source({ load: async () => slow }));
  const first = search.ask('first');
  await search.ask('second');
  answer.resolve();
  await first;
  expect(search.$state.get()).toMatchObject({ status: 'found', words: 'second' });
});

test('what an earlier question finds later does not mix with it', async () => {
  const answer = Promise.withResolvers<void>();
  const index: SearchIndex = {
    async search(words, { filters: { kind } }) {
      const isLong = words === 'brelans';
      if (isLong && kind === 'rule') await answer.promise;
      const n = kind === 'rule' && !isLong ? 5 : 1;
      if (kind === 'page' && isLong) setTimeout(answer.resolve, 5);
      return { results: Array.from({ length: n }, (_, at) => place(kind, at)) };
    },
  };
  const search = createSiteSearch(source({ load: async () => index }));
  const last = search.ask('brelan');
  await Promise.all([last, search.ask('brelans')]);
  const state = search.$state.get();
  expect(state.status === 'found' && state.groups.map(({ count }) => count)).toEqual([
    1, 1, 1, 1, 1,
  ]);
});

describe('an index that cannot be had', () => {
  test('is said, and asked for again with the next question', async () => {
    let isOnline = false;
    const search = createSiteSearch(
      source({
        load: async () => {
          if (!isOnline) throw new Error('offline');
          return indexWith({ term: 1 });
        },
      }),
    );
    await search.ask('brelan');
    expect(search.$state.get()).toEqual({ status: 'unavailable' });
    isOnline = true;
    await search.ask('brelan');
    expect(search.$state.get()).toMatchObject({ status: 'found', groups: [{ kind: 'term' }] });
  });

  test('is not taken for one without the word', async () => {
    const search = createSiteSearch(source({ isThere: async () => false }));
    await search.ask('brelan');
    expect(search.$state.get()).toEqual({ status: 'unavailable' });
  });
});
