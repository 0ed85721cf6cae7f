/** Search over the whole site: the index that the build made, and what it answers. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Locale } from '../../i18n/locales.ts';
import { nearness } from './nearness.ts';
import { matchingSentence, type Piece } from './sentence.ts';

/** What says what a thing is comes before what speaks of it. */
export const FOUND_KINDS = ['term', 'hand', 'rule', 'lesson', 'page'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** What Pagefind keeps of a place, and what it answers; of both, what is used. */
interface Fragment {
  readonly raw_url: string;
  readonly raw_content?: string;
  readonly content: string;
  readonly locations: readonly number[];
  readonly meta: { readonly title: string; readonly place?: string };
}

export interface SearchIndex {
  search(
    words: string,
    options: { readonly filters: { readonly kind: FoundKind } },
  ): Promise<{ readonly results: readonly { data(): Promise<Fragment> }[] }>;
}

export interface Found {
  readonly href: string;
  readonly title: string;
  /** The page that it is a part of; empty where it is the page itself. */
  readonly place: string;
  readonly sentence: readonly Piece[];
}

/** A place that is called what was asked for. */
interface Named extends Found {
  readonly kind: FoundKind;
}

export interface FoundGroup {
  readonly kind: FoundKind;
  readonly count: number;
  readonly shown: readonly Found[];
}

export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | { readonly status: 'unavailable' }
  | {
      readonly status: 'found';
      readonly words: string;
      /** The thing itself, nearest first. */
      readonly named: readonly Named[];
      readonly groups: readonly FoundGroup[];
    };

interface SiteSearch {
  readonly $state: ReadableAtom<SearchState>;
  /** Asks anew; the last question asked is the one that is answered. */
  ask(words: string): Promise<void>;
  more(kind: FoundKind): Promise<void>;
}

export interface SearchSource {
  readonly locale: Locale;
  /** The folder of the site, with both slashes. */
  readonly base: string;
  /** Of each kind, shown at first and with every further step. */
  readonly step: number;
  /** Rejects where the index cannot be had. */
  readonly load: () => Promise<SearchIndex>;
  /** Whether what the index is made of can be had, asked when nothing was found. */
  readonly isThere: () => Promise<boolean>;
}

const ELIDED = /(?<!\p{L})(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’](?=\p{L})/giu;

/** The words to look for: without the quotes that ask for a phrase, and what elision hangs on them. */
export function searchTerms(locale: Locale, typed: string): string {
  const words = typed.replace(/["«»“”]/g, ' ');
  return (locale === 'fr' ? words.replace(ELIDED, ' ') : words).replace(/\s+/g, ' ').trim();
}

/** Where no place has a word, Pagefind answers for ever shorter beginnings of it. */
const ENOUGH = 4;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether what was found has each of the words, or one that begins as it does. */
function answers(words: string, { raw_content, content, locations }: Fragment): boolean {
  const all = (raw_content ?? content).split(/\s+/);
  const found = locations.map((at) => plain(all[at] ?? ''));
  const beginnings = words.split(' ').map((word) => plain(word).slice(0, ENOUGH));
  return beginnings.every((start) => found.some((word) => word.includes(start)));
}

type Results = Awaited<ReturnType<SearchIndex['search']>>['results'];

const foundIn =
  (base: string) =>
  async (result: Results[number]): Promise<Found> => {
    const { raw_url, raw_content, content, locations, meta } = await result.data();
    return {
      href: base + raw_url.replace(/^\//, ''),
      title: meta.title,
      place: meta.place ?? '',
      sentence: matchingSentence(raw_content ?? content, locations),
    };
  };

/** Of each kind, looked at for one that is called what was asked for; and how many such are shown. */
const LOOKED_AT = 8;
const NAMED = 3;

type Answers = ReadonlyMap<FoundKind, Results>;

/** Answers questions, several at once if they come fast. */
function createFinder({ base, step, load, isThere }: SearchSource) {
  const read = foundIn(base);
  let loading: Promise<SearchIndex> | undefined;

  const groupOf = async (all: Results, kind: FoundKind, shown: number): Promise<FoundGroup> => ({
    ...{ kind, count: all.length },
    shown: await Promise.all(all.slice(0, shown).map(read)),
  });
  const resultsFor = async (words: string, kind: FoundKind) => {
    loading ??= load();
    const index = await loading;
    const { results } = await index.search(words, { filters: { kind } });
    const [first] = results;
    return [kind, first && answers(words, await first.data()) ? results : []] as const;
  };
  const namedIn = async (words: string, kind: FoundKind, results: Results) => {
    const first = await Promise.all(results.slice(0, LOOKED_AT).map(read));
    return first.map((found) => ({ ...found, kind, near: nearness(words, found.title) }));
  };
  const namedAmong = async (words: string, some: readonly (readonly [FoundKind, Results])[]) => {
    const all = await Promise.all(some.map(([kind, results]) => namedIn(words, kind, results)));
    return all
      .flat()
      .filter(({ near }) => near > 0)
      .toSorted((a, b) => b.near - a.near)
      .slice(0, NAMED)
      .map(({ near: _, ...found }) => found);
  };
  const find = async (words: string) => {
    const found: Answers = new Map(
      await Promise.all(FOUND_KINDS.map((kind) => resultsFor(words, kind))),
    );
    const some = [...found].filter(([, results]) => results.length > 0);
    if (some.length === 0 && !(await isThere())) throw new Error('no index');
    return {
      found,
      named: await namedAmong(words, some),
      groups: await Promise.all(some.map(([kind, results]) => groupOf(results, kind, step))),
    };
  };
  return {
    groupOf,
    /** Rejects where the index cannot be had; the next question tries again. */
    find: (words: string) =>
      find(words).catch((error: unknown) => {
        loading = undefined;
        throw error;
      }),
  };
}

export function createSiteSearch(source: SearchSource): SiteSearch {
  const $state = atom<SearchState>({ status: 'idle' });
  const { find, groupOf } = createFinder(source);
  let found: Answers = new Map();
  let asked = 0;

  return {
    $state,
    async ask(typed) {
      asked++;
      const turn = asked;
      const words = searchTerms(source.locale, typed);
      if (words === '') {
        $state.set({ status: 'idle' });
        return;
      }
      if ($state.get().status !== 'found') $state.set({ status: 'searching' });
      try {
        const answer = await find(words);
        if (turn !== asked) return;
        found = answer.found;
        const { named, groups } = answer;
        $state.set({ status: 'found', words: typed.trim(), named, groups });
      } catch {
        if (turn === asked) $state.set({ status: 'unavailable' });
      }
    },
    async more(kind) {
      const turn = asked;
      const before = $state.get();
      if (before.status !== 'found') return;
      const shown = before.groups.find((group) => group.kind === kind)?.shown.length ?? 0;
      const longer = await groupOf(found.get(kind) ?? [], kind, shown + source.step);
      const now = $state.get();
      if (turn !== asked || now.status !== 'found') return;
      const groups = now.groups.map((group) => (group.kind === kind ? longer : group));
      $state.set({ ...now, groups });
    },
  };
}
