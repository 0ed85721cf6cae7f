/** The field of the search and what it finds: in the dialog of every page, and on its own page. */

import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Locale } from '../../../i18n/locales.ts';
import { type Say, speaker } from '../../../i18n/speak.ts';
import type { Words } from '../../../i18n/words/index.ts';
import { isIndexThere, loadIndex } from '../../../stores/search/search-index.ts';
import { createSiteSearch, type SearchState } from '../../../stores/search/site-search.ts';
import { Button } from '../../parts/Button.tsx';
import { useStore } from '../../parts/use-store.ts';
import { SearchFound } from './SearchFound.tsx';

/** Typing is let come to rest. */
const PAUSE = 120;
/** Browsers throttle frequent address changes. */
const ADDRESS_DELAY = 250;

interface SearchBoxProps {
  readonly locale: Locale;
  /** Where they are not those of the page. */
  readonly words?: Partial<Words>;
  readonly base: string;
  readonly links: { readonly search: string; readonly glossary: string };
  /** Whether this is the page of the search, which keeps the question in its address. */
  readonly isPage: boolean;
}

const addressOf = (page: string, typed: string): string =>
  typed.trim() === '' ? page : `${page}?q=${encodeURIComponent(typed.trim())}`;

const askedInAddress = (): string => new URLSearchParams(location.search).get('q') ?? '';

/** Up and down through what was found, the field being the first of it. */
function useArrows(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const box = root.current;
    const walk = (event: KeyboardEvent): void => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || !box) return;
      const stops = [...box.querySelectorAll<Element>('[data-stop]')];
      const at = document.activeElement ? stops.indexOf(document.activeElement) : -1;
      const next = stops[at + step];
      if (at < 0 || !(next instanceof HTMLElement)) return;
      event.preventDefault();
      next.focus();
    };
    box?.addEventListener('keydown', walk);
    return () => box?.removeEventListener('keydown', walk);
  }, [root]);
}

/** What is typed; on the page of the search its address brings it, and keeps it. */
function useTyped(isPage: boolean) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (isPage) setTyped((before) => before || askedInAddress());
  }, [isPage]);
  useEffect(() => {
    const isNew = isPage && typed !== '' && typed !== askedInAddress();
    const write = (): void =>
      history.replaceState(history.state, '', addressOf(location.pathname, typed));
    const writing = isNew ? setTimeout(write, ADDRESS_DELAY) : undefined;
    return () => clearTimeout(writing);
  }, [isPage, typed]);
  return [typed, setTyped] as const;
}

export function SearchBox({ locale, words, base, links, isPage }: SearchBoxProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const search = useMemo(
    () =>
      createSiteSearch({
        ...{ locale, base, step: isPage ? 8 : 3 },
        load: () => loadIndex(`${base}${locale}/`),
        isThere: () => isIndexThere(`${base}${locale}/`),
      }),
    [locale, base, isPage],
  );
  const state = useStore(search.$state);
  const [typed, setTyped] = useTyped(isPage);
  const root = useRef<HTMLDivElement>(null);
  useArrows(root);
  useEffect(() => {
    const asking = setTimeout(() => void search.ask(typed), PAUSE);
    return () => clearTimeout(asking);
  }, [search, typed]);
  const submit = (event: Event): void => {
    if (isPage) event.preventDefault();
  };
  return (
    <div class="seek" ref={root}>
      <form role="search" action={links.search} onSubmit={submit} autocomplete="off">
        <label class="grid gap-2 sans text-s soft">
          <span>{say('seek.label')}</span>
          <input
            class="full-width touch sans text-m ink"
            type="text"
            name="q"
            role="searchbox"
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            enterkeyhint="search"
            autocapitalize="off"
            spellcheck={false}
            data-stop
          />
        </label>
      </form>
      <p role="status">{statusText(state, say)}</p>
      <Elsewhere
        {...{ state, say, glossary: links.glossary, again: () => void search.ask(typed) }}
      />
      {state.status === 'found' && (
        <SearchFound
          {...{ state, say }}
          moreOf={(kind) =>
            isPage ? () => void search.more(kind) : addressOf(links.search, typed)
          }
        />
      )}
    </div>
  );
}

interface ElsewhereProps {
  readonly state: SearchState;
  readonly say: Say;
  readonly glossary: string;
  readonly again: () => void;
}

/** Where nothing is found, or nothing can be. */
function Elsewhere({ state, say, glossary, again }: ElsewhereProps) {
  const isMissing = state.status === 'unavailable';
  if (!isMissing && !(state.status === 'found' && state.groups.length === 0)) return null;
  return (
    <p class="seek-elsewhere row cluster">
      {isMissing && (
        <Button onClick={again} data-stop>
          {say('seek.again')}
        </Button>
      )}
      <a class="inline-row bare touch" href={glossary} data-stop>
        {say('seek.glossary')}
      </a>
    </p>
  );
}

const SAID = { idle: 'seek.hint', unavailable: 'seek.unavailable' } as const;

function statusText(state: SearchState, say: Say): string {
  if (state.status !== 'found') return state.status === 'searching' ? '' : say(SAID[state.status]);
  const n = state.groups.reduce((sum, { count }) => sum + count, 0);
  return n === 0 ? say('seek.none', { words: state.words }) : say('seek.count', { n });
}
