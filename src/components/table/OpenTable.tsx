/** The reader's own table: three partners around it, his hand before him, what he may do below. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { SEATS } from '../../engine/notation.ts';
import type { Locale } from '../../i18n/locales.ts';
import { gain } from '../../i18n/money.ts';
import type { Voice } from '../../i18n/speak.ts';
import { contextText } from '../../i18n/table/play-words.ts';
import { $rules } from '../../stores/device/own-rules.ts';
import { $settings } from '../../stores/device/settings.ts';
import { isStill } from '../../stores/device/still.ts';
import { createCounsel, type TableCounsel } from '../../stores/table/counsel.ts';
import { createTablePlay, type TablePlay, type TableState } from '../../stores/table/open-table.ts';
import { partnerLevel } from '../../stores/table/partner-level.ts';
import { OPEN_TABLE } from '../../stores/table/table-memory.ts';
import { Button } from '../parts/Button.tsx';
import { StorageTrouble } from '../parts/Notices.tsx';
import { useFailure } from '../parts/use-failure.ts';
import { useLater } from '../parts/use-later.ts';
import { useSay } from '../parts/use-say.ts';
import { useStore } from '../parts/use-store.ts';
import { anySeed, isStepped, pauseAtPace, tableCaller } from './at-page.ts';
import { CounselledSide } from './CounselledSide.tsx';
import { LastActs } from './LastActs.tsx';
import { MoveLog } from './MoveLog.tsx';
import { PlayTable } from './PlayTable.tsx';
import { TablePace } from './TablePace.tsx';
import type { Strengths } from './TablePartners.tsx';
import { type Agreements, type Covers, TableRules } from './TableRules.tsx';
import { usePrevious } from './use-previous.ts';
import '../answer/drill.css';
import './open-table.css';

interface OpenTableProps {
  readonly locale: Locale;
  /** The addresses of the drills, the analyser, and of what else is done with a table. */
  readonly back: string;
  readonly analyser: string;
  readonly ceremony: string;
  readonly outside: string;
  readonly accounts: string;
  readonly ourTable: string;
  readonly agreements: Agreements;
  readonly covers: Covers;
  readonly strengths: Strengths;
  /** The last lesson of the first evening, as it is remembered. */
  readonly firstLesson: string;
}

/** The table of the page, and who counsels at it: each answer is heard by both. */
function tableOfPage(): { readonly play: TablePlay; readonly coach: TableCounsel } {
  const caller = tableCaller();
  const table = createTablePlay({
    ...{ caller, memory: OPEN_TABLE, seed: anySeed, isStill },
    ...{ pause: pauseAtPace, isStepped },
  });
  const coach = createCounsel({ caller, isAlways: () => $settings.coach.get() === 'always' });
  const answer: TablePlay['answer'] = async (move) => {
    const { news, isBusy } = table.$state.get();
    const played = table.answer(move);
    if (news && !isBusy) void coach.onAnswer(news.kept, move);
    await played;
  };
  return { play: { ...table, answer }, coach };
}

export function OpenTable(props: OpenTableProps) {
  const { locale, back, analyser, agreements, covers, strengths } = props;
  const { ceremony, outside, accounts, ourTable } = props;
  const say = useSay(locale);
  const { play, coach } = useMemo(tableOfPage, []);
  const state = useStore(play.$state);
  const [isLooked, setLooked] = useState(false);
  useEffect(() => {
    void play.resume().then(() => setLooked(true));
  }, [play]);
  useFailure(state.hasFailed, play.again);
  const isPlaying = isPlayed(state);
  // The table begins where the choice of rules stood.
  useEffect(() => {
    if (isPlaying) scrollTo({ top: 0 });
  }, [isPlaying]);
  return (
    <div
      class="open-table column gap-3"
      data-ready={isLooked ? '' : undefined}
      data-playing={isPlaying ? '' : undefined}
      aria-busy={state.isBusy}
      onPointerDown={isStepped() ? undefined : play.hurry}
    >
      <header class="table-bar row gap-1 line-below sans text-s">
        <a class="grid centre touch no-underline" href={back} aria-label={say('nav.drills')}>
          ‹
        </a>
        <h1>{state.news ? say(`source.${state.news.rules}`) : say('play.title')}</h1>
        {state.news && <TablePace say={say} />}
        {state.news && (
          <Button look="quiet" onClick={play.leave}>
            {say('play.leave')}
          </Button>
        )}
      </header>
      <StorageTrouble say={say} />
      {state.news ? (
        <Table {...{ play, coach, state, analyser, agreements, locale, say }} />
      ) : (
        <TableRules
          {...{ play, agreements, covers, ceremony, outside, accounts, ourTable, strengths }}
          {...{ locale, say }}
          level={isLooked ? partnerLevel(props.firstLesson) : undefined}
          own={isLooked ? $rules.get() : undefined}
          isBusy={state.isBusy || !isLooked}
        />
      )}
    </div>
  );
}

/** Everything is on one screen until the hand is over. */
const isPlayed = ({ news, isBusy }: TableState): boolean =>
  news !== undefined && (isBusy || news.finished === undefined);

const loadEnd = () => import('./HandEnd.tsx');
const loadDeal = () => import('./Deal.tsx');

interface TableProps extends Voice {
  readonly play: TablePlay;
  readonly coach: TableCounsel;
  readonly state: TableState;
  readonly analyser: string;
  readonly agreements: Agreements;
}

function Table({ play, coach, state, analyser, agreements, locale, say }: TableProps) {
  const end = useLater(loadEnd);
  const deal = useLater(loadDeal);
  const { news, view, scene, last, isBusy, isDealing } = state;
  const previous = usePrevious(scene);
  if (!news || !view || !scene) return null;
  const { finished } = news;
  const isOver = finished !== undefined && !isBusy;
  // One hand by itself has no score so far.
  const scores =
    news.kept.until === 'hand'
      ? undefined
      : SEATS.map((seat) => gain(locale, news.game.totals[seat], news.money));
  if (isDealing && deal) {
    return <deal.Deal {...{ scene, previous, say }} onSkip={play.hurry} />;
  }
  return (
    <>
      <p class="visually-hidden">{contextText(view, say)}</p>
      {isOver && end ? (
        <end.HandEnd {...{ news, finished, play, analyser, locale, say }} />
      ) : (
        <>
          <PlayTable {...{ scene, previous, last, view, scores, say }} level={news.level} />
          <CounselledSide {...{ play, coach, news, view, isBusy, locale, say }} />
          <LastActs
            {...{ last, scene, scores, say }}
            you={view.seat}
            offered={agreements[news.rules].agreements}
            agreed={view.agreed}
          />
        </>
      )}
      <MoveLog last={last} you={view.seat} say={say} />
    </>
  );
}
