/** One hand at the table with a coach: his word on a move, taken back or played on, and the end. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { WINDS } from '../../engine/notation.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Voice } from '../../i18n/speak.ts';
import { contextText } from '../../i18n/table/play-words.ts';
import {
  createTablePlay,
  type LessonHand,
  type TablePlay,
  type TableState,
} from '../../stores/table/open-table.ts';
import { WHOLE_HAND_MEMORY } from '../../stores/table/table-memory.ts';
import { StorageTrouble } from '../parts/Notices.tsx';
import { useFailure } from '../parts/use-failure.ts';
import { useFeedback } from '../parts/use-feedback.ts';
import { useLater } from '../parts/use-later.ts';
import { useSay } from '../parts/use-say.ts';
import { useStore } from '../parts/use-store.ts';
import { anySeed, pauseAfter, tableCaller } from './at-page.ts';
import { Coach, type RuleLinks } from './Coach.tsx';
import { MoveLog } from './MoveLog.tsx';
import { OwnSide } from './OwnSide.tsx';
import { PlayTable } from './PlayTable.tsx';
import { usePrevious } from './use-previous.ts';
import type { Onwards } from './WholeHandEnd.tsx';
import '../answer/drill.css';
import './open-table.css';
import './whole-hand.css';

interface WholeHandProps extends Onwards {
  readonly locale: Locale;
  readonly hand: LessonHand;
  /** Its place among the lessons, and its key in what is remembered. */
  readonly name: string;
  readonly lesson: string;
  readonly back: string;
  readonly rules: RuleLinks;
}

const loadLessons = () => import('../../stores/record/lessons.ts');
const loadEnd = () => import('./WholeHandEnd.tsx');

const POSITION = 'hand';

async function remember(lesson: string, right: boolean): Promise<void> {
  const { answerPosition, finishLesson } = await loadLessons();
  answerPosition({ lesson, position: POSITION, right });
  finishLesson(lesson, [POSITION]);
}

const isEnded = ({ news, isBusy, advice }: TableState): boolean =>
  news?.finished !== undefined && !isBusy && advice.length === 0;

const hasWon = ({ news }: TableState): boolean => {
  const result = news?.finished?.result;
  return result?.by === 'win' && result.winner === news?.you;
};

export function WholeHand(props: WholeHandProps) {
  const { locale, hand, name, lesson, back } = props;
  const say = useSay(locale);
  const play = useMemo(
    () =>
      createTablePlay({
        ...{ lesson: hand, memory: WHOLE_HAND_MEMORY, isStill: () => true },
        ...{ caller: tableCaller(), seed: anySeed, pause: pauseAfter },
      }),
    [hand],
  );
  const state = useStore(play.$state);
  const [isLooked, setLooked] = useState(false);
  useEffect(() => {
    void play.resume().then(() => setLooked(true));
    void loadLessons().then(({ openLesson }) => openLesson(lesson));
  }, [play, lesson]);
  useFeedback();
  useFailure(state.hasFailed, play.again);
  const ended = isEnded(state);
  const won = hasWon(state);
  useEffect(() => {
    if (ended) void remember(lesson, won);
  }, [lesson, ended, won]);
  return (
    <div
      class="open-table whole-hand column gap-3"
      data-ready={isLooked ? '' : undefined}
      data-playing={state.view && !ended ? '' : undefined}
      data-coached={state.advice.length > 0 ? '' : undefined}
      data-threat={threatOf(state)}
      aria-busy={state.isBusy}
      onPointerDown={play.hurry}
    >
      <header class="table-bar row gap-3 line-below sans text-s">
        <a class="grid centre touch no-underline" href={back} aria-label={say('evening.title')}>
          ‹
        </a>
        <h1>
          <span class="soft">{name}</span> {say('wholeHand.title')}
        </h1>
      </header>
      <StorageTrouble say={say} />
      <Board {...props} play={play} state={state} say={say} />
    </div>
  );
}

interface BoardProps extends WholeHandProps, Voice {
  readonly play: TablePlay;
  readonly state: TableState;
}

function Board(props: BoardProps) {
  const { play, state, locale, say } = props;
  const end = useLater(loadEnd);
  const { news, view, scene, last, isBusy, advice } = state;
  const previous = usePrevious(scene);
  if (!news || !view || !scene) return <p class="table-ask sans text-s soft">{say('play.wait')}</p>;
  const { finished } = news;
  if (finished && isEnded(state) && end) {
    const { openTable, course } = props;
    const onAnotherWall = (): void => {
      const { rules, options } = props.hand.record;
      void play.open(rules, { options, level: 'learner' });
    };
    return (
      <end.WholeHandEnd
        {...{ news, finished, play, onAnotherWall, openTable, course, locale, say }}
      />
    );
  }
  const isCoached = advice.length > 0;
  return (
    <>
      <p class="table-context sans text-s soft">
        {view.own.discards.length === 0 ? say('wholeHand.begin') : contextText(view, say)}
      </p>
      <PlayTable {...{ scene, previous, last, view, say }} level={news.level} />
      <OwnSide play={play} view={view} isBusy={isBusy || isCoached} say={say} />
      {isCoached && <Coach {...props} />}
      <MoveLog last={last} you={view.seat} say={say} />
    </>
  );
}

/** The place of the player whose groups are spoken of, counted from the reader's. */
function threatOf({ advice, view }: TableState): number | undefined {
  const seat = advice.find((said) => said.seat !== undefined)?.seat;
  if (seat === undefined || view === undefined) return undefined;
  return (WINDS.indexOf(seat) - WINDS.indexOf(view.seat) + 4) % 4;
}
