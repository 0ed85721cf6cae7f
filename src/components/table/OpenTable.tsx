/** The reader's own table: three partners around it, his hand before him, what he may do below. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Tile as TileKind } from '../../engine/notation.ts';
import type { Move, TableCall } from '../../engine/play.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../engine/scoring.ts';
import type { Locale } from '../../i18n/locales.ts';
import { saidOf } from '../../i18n/play-words.ts';
import { type Say, speaker, type Voice } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words.ts';
import { createCaller } from '../../stores/desk-caller.ts';
import { createTablePlay, type TablePlay, type TableState } from '../../stores/table/open-table.ts';
import { StorageTrouble } from '../answer/Notices.tsx';
import { useLater } from '../answer/use-later.ts';
import { useStore } from '../answer/use-store.ts';
import { OtherSeats } from './OtherSeats.tsx';
import { OwnSide } from './OwnSide.tsx';
import '../drills/drill.css';
import './open-table.css';

interface OpenTableProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
  /** The address of the drills. */
  readonly back: string;
}

const MOST_SEEDS = 2 ** 31;

/** Long enough to be followed; what nobody sees takes no time. */
const PAUSES: Readonly<Partial<Record<Move['m'], number>>> = {
  discard: 550,
  claim: 900,
  kong: 900,
  ready: 900,
  win: 700,
  flower: 250,
};

const wait = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

function tableOfPage(): TablePlay {
  const caller = createCaller<TableCall>({
    startWorker: () =>
      new Worker(new URL('../../workers/table.worker.ts', import.meta.url), { type: 'module' }),
    callHere: async (call) => (await import('../../engine/play.ts')).callTable(call),
  });
  return createTablePlay({
    caller,
    seed: () => Math.floor(Math.random() * MOST_SEEDS),
    pause: (move) => wait((move && PAUSES[move.m]) ?? 0),
  });
}

export function OpenTable({ locale, words, back }: OpenTableProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const play = useMemo(tableOfPage, []);
  const state = useStore(play.$state);
  const [isLooked, setLooked] = useState(false);
  useEffect(() => {
    void play.resume().then(() => setLooked(true));
  }, [play]);
  return (
    <div
      class="open-table"
      data-ready={isLooked ? '' : undefined}
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
        <Table play={play} state={state} locale={locale} say={say} />
      ) : (
        <Rules play={play} say={say} isBusy={state.isBusy || !isLooked} />
      )}
    </div>
  );
}

interface RulesProps {
  readonly play: TablePlay;
  readonly say: Say;
  readonly isBusy: boolean;
}

const Rules = ({ play, say, isBusy }: RulesProps) => (
  <section class="table-rules" aria-label={say('play.choose')}>
    <p class="lede">{say('play.description')}</p>
    <h2>{say('play.choose')}</h2>
    <ul>
      {PLAYABLE_RULES.map((rules: PlayableRules) => (
        <li key={rules}>
          <button type="button" disabled={isBusy} onClick={() => void play.open(rules)}>
            <strong>{say(`source.${rules}`)}</strong>
            <span>{say(`play.rules.${rules}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);

const loadEnd = () => import('./HandEnd.tsx');

interface TableProps extends Voice {
  readonly play: TablePlay;
  readonly state: TableState;
}

function Table({ play, state, locale, say }: TableProps) {
  const end = useLater(loadEnd);
  const { news, view, last, isBusy } = state;
  if (!news || !view) return null;
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
        <end.HandEnd news={news} finished={finished} play={play} locale={locale} say={say} />
      ) : (
        <>
          <OtherSeats view={view} last={last} say={say} />
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

/** Reads out what the others do, one act after another. */
function Said({ last, you, say }: { last: Move | undefined; you: Move['seat']; say: Say }) {
  return (
    <p class="visually-hidden" role="log">
      {last && saidOf(last, you, say)}
    </p>
  );
}
