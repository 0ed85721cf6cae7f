import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Locale } from '../../../i18n/locales.ts';
import { speaker } from '../../../i18n/speak.ts';
import type { Words } from '../../../i18n/words/words.ts';
import {
  addressOfHands,
  type FilteredHand,
  type HandFilter,
  handFilterFrom,
  matchingHands,
  NO_FILTER,
} from '../../../stores/hand-filter.ts';
import { SelectField } from '../../answer/SelectField.tsx';
import { showOnly } from './show-only.ts';
import '../../answer/finder.css';
import './hands.css';

interface HandFiltersProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
  readonly hands: readonly FilteredHand[];
  readonly families: readonly (readonly [id: string, name: string])[];
}

const ANY = '';

const targetId = (): string => decodeURIComponent(location.hash.slice(1));

function writeAddress(filter: HandFilter): void {
  const asked = addressOfHands(filter);
  const query = asked === '' ? '' : `?${asked}`;
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
}

export function HandFilters({ locale, words, hands, families }: HandFiltersProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const [filter, setFilter] = useState<HandFilter>(NO_FILTER);
  const shown = useMemo(() => matchingHands(hands, filter), [hands, filter]);

  const change = (values: Partial<HandFilter>): void => {
    const next = { ...filter, ...values };
    setFilter(next);
    writeAddress(next);
  };
  useEffect(() => setFilter(handFilterFrom(new URLSearchParams(location.search), hands)), [hands]);
  useEffect(() => {
    const ids = new Set(shown.map(({ id }) => id));
    const show = (): void => showOnly(ids);
    show();
    // The filters work before the last hands have been parsed.
    document.addEventListener('DOMContentLoaded', show);
    /** A link to a hidden hand clears the filter. */
    const reveal = (): void => {
      const id = targetId();
      if (ids.has(id) || !hands.some((hand) => hand.id === id)) return;
      setFilter(NO_FILTER);
      writeAddress(NO_FILTER);
      showOnly(new Set(hands.map((hand) => hand.id)));
      document.getElementById(id)?.scrollIntoView();
    };
    addEventListener('hashchange', reveal);
    return () => {
      removeEventListener('hashchange', reveal);
      document.removeEventListener('DOMContentLoaded', show);
    };
  }, [shown, hands]);

  const points = [...new Set(hands.map((hand) => hand.points))];
  return (
    <form
      class="hand-filters"
      aria-label={say('hands.filters')}
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField
        label={say('hands.filter.points')}
        value={filter.points ?? ANY}
        options={[
          [ANY, say('hands.filter.anyPoints')],
          ...points.map((n) => [n, say('hands.points', { n })] as const),
        ]}
        onPick={(value) => change({ points: value === ANY ? undefined : Number(value) })}
      />
      <SelectField
        label={say('hands.filter.family')}
        value={filter.family ?? ANY}
        options={[[ANY, say('hands.filter.anyFamily')], ...families]}
        onPick={(value) => change({ family: value === ANY ? undefined : value })}
      />
      <p role="status">{say('hands.filter.shown', { n: shown.length, all: hands.length })}</p>
    </form>
  );
}
