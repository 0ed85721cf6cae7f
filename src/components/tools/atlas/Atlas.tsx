import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { pureKeyOf, pureTiles, twinOf } from '../../../engine/hand.ts';
import { formatTiles, parseTiles } from '../../../engine/notation.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Voice } from '../../../i18n/speak.ts';
import {
  type AtlasState,
  type AtlasStep,
  type AtlasView,
  atlasFromAddress,
  createAtlas,
} from '../../../stores/atlas/atlas.ts';
import { addressOfFilter, FIRST_FILTER, isOpen } from '../../../stores/atlas/atlas-filter.ts';
import { createAtlasSource } from '../../../stores/atlas/atlas-source.ts';
import { nextTask } from '../../../stores/device/idle.ts';
import { ownWorker } from '../../../stores/device/own-worker.ts';
import atlasWorker from '../../../workers/atlas.worker.ts?worker&url';
import { Button } from '../../parts/Button.tsx';
import { AtlasFilters } from './AtlasFilters.tsx';
import { FanCanvas } from './FanCanvas.tsx';
import { type AtlasLinks, type BookFormulas, HandCard, handSpeech, SUIT } from './HandCard.tsx';
import { HandList } from './HandList.tsx';
import '../../answer/finder.css';
import './atlas.css';
import { useSay } from '../../parts/use-say.ts';
import { useStore } from '../../parts/use-store.ts';

interface AtlasProps {
  readonly locale: Locale;
  /** Only formulas that are pure hands of a size in the atlas. */
  readonly formulas: readonly { readonly id: string; readonly hand: string }[];
  readonly links: AtlasLinks;
}

/** Browsers throttle frequent address changes. */
const ADDRESS_DELAY = 250;

const startWorker = (): Worker => ownWorker(atlasWorker);

function bookOf(formulas: AtlasProps['formulas']): BookFormulas {
  return new Map(
    formulas.map(({ id, hand }) => {
      const tiles = parseTiles(hand);
      if (!tiles.ok) throw new Error(`formula ${id}: ${tiles.error.code}`);
      return [pureKeyOf(tiles.value), id];
    }),
  );
}

/** Leaves out the hand if it is the first match, which is shown anyway. */
function addressOf({ filter, atlas, matches, selected }: AtlasState): string {
  const filtered = addressOfFilter(filter);
  if (!atlas || selected === undefined || selected === matches.places[0]) return filtered;
  return `${filtered}&hand=${formatTiles(pureTiles(atlas.keys[selected] as number, SUIT))}`;
}

/** Updates the address soon after a change, and at once before a link is followed. */
function followAddress({ $state }: AtlasView): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const address = `${location.pathname}?${addressOf($state.get())}${location.hash}`;
    history.replaceState(history.state, '', address);
  };
  const stop = $state.subscribe(({ atlas }) => {
    clearTimeout(timer);
    timer = atlas && setTimeout(write, ADDRESS_DELAY);
  });
  addEventListener('click', write, true);
  return () => {
    clearTimeout(timer);
    removeEventListener('click', write, true);
    stop();
  };
}

export function Atlas({ locale, formulas, links }: AtlasProps) {
  const say = useSay(locale);
  const book = useMemo(() => bookOf(formulas), [formulas]);
  const [view, setView] = useState<AtlasView | undefined>(undefined);
  useEffect(() => {
    const asked = atlasFromAddress(new URLSearchParams(location.search));
    const load = createAtlasSource({ startWorker });
    const atlas = createAtlas({ load, book, ...asked });
    setView(atlas);
    return followAddress(atlas);
  }, [book]);
  if (!view) {
    return (
      <div class="atlas scripted first-screen column pack-top gap-4" aria-busy="true">
        <p class="fan-wait grid centre soft">{say('atlas.unfolding')}</p>
      </div>
    );
  }
  return <Explorer {...{ view, book, links, locale, say }} />;
}

interface ExplorerProps extends Voice {
  readonly view: AtlasView;
  readonly book: BookFormulas;
  readonly links: AtlasLinks;
}

/** What the reader chooses is announced, unlike what the pointer passes over. */
function useChoices({ view, locale, say }: Pick<ExplorerProps, 'view' | 'locale' | 'say'>) {
  const [announcement, setAnnouncement] = useState('');
  const announce = (): void => {
    const { atlas, selected } = view.$state.get();
    if (!atlas || selected === undefined) return;
    const [key, mask] = [atlas.keys[selected] as number, atlas.masks[selected] as number];
    setAnnouncement(handSpeech(say, locale, key, mask));
  };
  const select = (place: number): void => {
    view.select(place);
    announce();
  };
  const step = (to: AtlasStep): void => {
    view.step(to);
    announce();
  };
  const twin = (): void => {
    const { atlas, selected } = view.$state.get();
    if (atlas && selected !== undefined) select(twinOf(atlas, selected));
  };
  return { announcement, select, step, twin };
}

function Explorer({ view, book, links, locale, say }: ExplorerProps) {
  const state = useStore(view.$state);
  const { atlas, filter, matches, selected } = state;
  const { announcement, select, step, twin } = useChoices({ view, locale, say });
  const [isDrawn, setDrawn] = useState(false);
  // In a task of its own: the drawing is shown first.
  const onDrawn = useCallback(() => void nextTask().then(() => setDrawn(true)), []);
  const formulaPlaces = useMemo(
    () =>
      atlas ? [...book.keys()].map((key) => atlas.keys.indexOf(key)).filter((at) => at >= 0) : [],
    [atlas, book],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list does not follow the pointer
  const list = useMemo(
    () => <HandList key={addressOfFilter(filter)} {...{ state, book, say }} onSelect={select} />,
    [atlas, matches, selected],
  );
  return (
    <div class="atlas scripted first-screen column pack-top gap-4" aria-busy={!atlas}>
      <AtlasFilters filter={filter} say={say} onChange={view.change} />
      <Found {...{ view, state, locale, say }} />
      <FanCanvas
        {...{ state, say, onDrawn }}
        book={formulaPlaces}
        onSelect={select}
        onPeek={view.peek}
        onStep={step}
        onTwin={twin}
      />
      <p class="visually-hidden" role="status">
        {announcement}
      </p>
      <HandCard
        {...{ state, book, links, locale, say }}
        onSelect={select}
        onStep={step}
        onSame={(on) => view.change({ on, waits: undefined, run: 0, flags: [] })}
      />
      {isDrawn && list}
    </div>
  );
}

interface FoundProps extends Omit<ExplorerProps, 'book' | 'links'> {
  readonly state: AtlasState;
}

const Found = ({ view, state, locale, say }: FoundProps) => (
  <div class="atlas-found row cluster gap-4">
    <p class="atlas-count text-l lining" role="status">
      {state.atlas && <Count state={state} locale={locale} say={say} />}
    </p>
    <Button
      disabled={isOpen(state.filter)}
      onClick={() => view.change({ ...FIRST_FILTER, size: state.filter.size })}
    >
      {say('atlas.clear')}
    </Button>
  </div>
);

interface CountProps extends Voice {
  readonly state: AtlasState;
}

function Count({ state: { atlas, filter, matches }, locale, say }: CountProps) {
  const all = atlas?.keys.length ?? 0;
  const n = matches.places.length;
  if (isOpen(filter)) return <>{say('atlas.count.all', { n: all })}</>;
  if (n === 0) return <>{say('atlas.count.none')}</>;
  const share = (n / all).toLocaleString(locale, { style: 'percent', maximumSignificantDigits: 2 });
  return <>{say('atlas.count', { n, all, share })}</>;
}
