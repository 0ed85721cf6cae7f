import { useState } from 'preact/hooks';
import { pureTiles, ranksIn, twinOf } from '../../../engine/hand.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { AtlasState } from '../../../stores/atlas/atlas.ts';
import { Button } from '../../parts/Button.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import { type BookFormulas, ranksText, SUIT } from './HandCard.tsx';

interface HandListProps {
  readonly state: AtlasState;
  readonly book: BookFormulas;
  readonly say: Say;
  readonly onSelect: (place: number) => void;
}

const SHOWN_AT_FIRST = 12;
const SHOWN_MORE = 36;

/** The matches as text, for those who would rather read than look; twins share an entry. */
export function HandList({ state, book, say, onSelect }: HandListProps) {
  const { atlas, matches, selected } = state;
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  if (!atlas || matches.entries.length === 0) return null;
  const { entries, marks } = matches;
  const left = entries.length - shown;

  const entry = (place: number) => {
    const key = atlas.keys[place] as number;
    const mask = atlas.masks[place] as number;
    const twin = twinOf(atlas, place);
    const both = twin !== place && marks[twin] === 1;
    const formulas = [key, ...(both ? [atlas.keys[twin] as number] : [])].map((k) => book.get(k));
    const notes = [
      mask === 0
        ? say('atlas.list.nothing')
        : say('atlas.list.waits', { waits: ranksIn(mask).join(' ') }),
      both && say('atlas.list.twin'),
      twin === place && say('atlas.list.ownMirror'),
      ...formulas.map((n) => n !== undefined && say('atlas.list.formula', { n })),
    ].filter((note): note is string => typeof note === 'string');
    return (
      <li key={key}>
        <button
          type="button"
          class="hand-pick column items-start pack-middle gap-1 touch full-width"
          aria-pressed={selected === place || (both && selected === twin)}
          onClick={() => onSelect(place)}
        >
          <span class="visually-hidden">{ranksText(key)}</span>
          <span aria-hidden="true">
            <TileRow tiles={pureTiles(key, SUIT)} say={say} size="small" />
          </span>
          <span class="hand-pick-notes sans text-xs lining soft">{notes.join(' · ')}</span>
        </button>
      </li>
    );
  };

  return (
    <section class="atlas-list column items-start gap-3" aria-labelledby="atlas-list">
      <h2 id="atlas-list">{say('atlas.list')}</h2>
      <p class="question-note text-s soft">{say('atlas.list.entries', { n: entries.length })}</p>
      <ul class="column full-width plain-list">{Array.from(entries.subarray(0, shown), entry)}</ul>
      {left > 0 && (
        <Button onClick={() => setShown(shown + SHOWN_MORE)}>
          {say('atlas.list.more', { n: Math.min(left, SHOWN_MORE) })}
        </Button>
      )}
    </section>
  );
}
