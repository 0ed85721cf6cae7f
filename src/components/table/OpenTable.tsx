/** The reader's own table: three partners around it, his hand before him, what he may do below. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Tile as TileKind } from '../../engine/notation.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../engine/scoring.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Say, speaker, type Voice } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words.ts';
import { createTablePlay, type TablePlay, type TableState } from '../../stores/table/open-table.ts';
import { StorageTrouble } from '../answer/Notices.tsx';
import { useLater } from '../answer/use-later.ts';
import { useStore } from '../answer/use-store.ts';
import { anySeed, pauseAfter, tableCaller } from './at-page.ts';
import { OwnSide } from './OwnSide.tsx';
import { PlayTable } from './PlayTable.tsx';
import { Said } from './Said.tsx';
import { usePrevious } from './use-previous.ts';
import '../drills/drill.css';
import './open-table.css';

interface OpenTableProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
  /** The addresses of the drills, of the analyser, and of the table made ready. */
  readonly back: string;
  readonly analyser: string;
  readonly ceremony: string;
}

const tableOfPage = (): TablePlay =>
  createTablePlay({ caller: tableCaller(), seed: anySeed, pause: pauseAfter });

export function OpenTable({ locale, words, back, analyser, ceremony }: OpenTableProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const play = useMemo(tableOfPage, []);
  const state = useStore(play.$state);
  const [isLooked, setLooked] = useState(false);
  useEffect(() => {
    void play.resume().then(() => setLooked(true));
  }, [play]);
  const isPlaying = isPlayed(state);
  // The table begins where the choice of rules stood.
  useEffect(() => {
    if (isPlaying) scrollTo({ top: 0 });
  }, [isPlaying]);
  return (
    <div
      class="open-table"
      data-ready={isLooked ? '' : undefined}
      data-playing={isPlaying ? '' : undefined}
      aria-busy={state.isBusy}
      onPointerDown={play.hurry}
    >
      <header class="table-bar">
        <a href={back}>{say('drills.title')}</a>
        <h1>{say('play.title')}</h1>
        {state.news && (
          <button type="button" class="button button--quiet" onClick={play.leave}>
            {say('play.leave')}
          </button>
        )}
      </header>
      <StorageTrouble say={say} />
      {state.news ? (
        <Table {...{ play, state, analyser, locale, say }} />
      ) : (
        <Rules {...{ play, ceremony, say }} isBusy={state.isBusy || !isLooked} />
      )}
    </div>
  );
}

/** Everything is on one screen until the hand is over. */
const isPlayed = ({ news, isBusy }: TableState): boolean =>
  news !== undefined && (isBusy || news.finished === undefined);

interface RulesProps {
  readonly play: TablePlay;
  readonly ceremony: string;
  readonly say: Say;
  readonly isBusy: boolean;
}

const LENGTHS = ['hand', 'round', 'game'] as const;
type Length = (typeof LENGTHS)[number];

function Rules({ play, ceremony, say, isBusy }: RulesProps) {
  const [length, setLength] = useState<Length>('hand');
  const open = (rules: PlayableRules): void =>
    void play.open(rules, length === 'game' ? undefined : length);
  return (
    <section class="table-rules" aria-label={say('play.choose')}>
      <p class="lede">{say('play.description')}</p>
      <p>
        <a href={ceremony}>{say('scene.title')}</a>
      </p>
      <fieldset class="table-length">
        <legend>{say('play.length')}</legend>
        {LENGTHS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="length"
              checked={length === each}
              onChange={() => setLength(each)}
            />
            {say(`play.length.${each}`)}
          </label>
        ))}
      </fieldset>
      <h2>{say('play.choose')}</h2>
      <ul>
        {PLAYABLE_RULES.map((rules: PlayableRules) => (
          <li key={rules}>
            <button type="button" disabled={isBusy} onClick={() => open(rules)}>
              <strong>{say(`source.${rules}`)}</strong>
              <span>{say(`play.rules.${rules}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const loadEnd = () => import('./HandEnd.tsx');

interface TableProps extends Voice {
  readonly play: TablePlay;
  readonly state: TableState;
  readonly analyser: string;
}

function Table({ play, state, analyser, locale, say }: TableProps) {
  const end = useLater(loadEnd);
  const { news, view, scene, last, isBusy } = state;
  const previous = usePrevious(scene);
  if (!news || !view || !scene) return null;
  const { finished } = news;
  const isOver = finished !== undefined && !isBusy;
  return (
    <>
      <p class="table-context">
        {say('play.context', {
          round: say(`wind.${view.round}`),
          wind: say(`wind.${view.seat}`),
          n: view.drawsLeft,
        })}
      </p>
      {isOver && end ? (
        <end.HandEnd {...{ news, finished, play, analyser, locale, say }} />
      ) : (
        <>
          <PlayTable scene={scene} previous={previous} last={last} view={view} say={say} />
          <OwnSide
            key={handKey(view.own.concealed)}
            play={play}
            view={view}
            isBusy={isBusy}
            say={say}
          />
        </>
      )}
      <Said last={last} you={view.seat} say={say} />
    </>
  );
}

/** Another hand is chosen from anew. */
const handKey = (tiles: readonly TileKind[]): string => tiles.join('');
