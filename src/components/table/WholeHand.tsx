/** One hand at the table with a coach: his word on a move, taken back or played on, and the end. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Advice } from '../../engine/play.ts';
import type { Locale } from '../../i18n/locales.ts';
import { figure } from '../../i18n/money.ts';
import { speaker, type Voice } from '../../i18n/speak.ts';
import { tileName } from '../../i18n/tile-names.ts';
import type { WordKey, Words } from '../../i18n/words/words.ts';
import {
  type CoachedHand,
  type CoachedState,
  createCoachedHand,
  type LessonHand,
} from '../../stores/table/coached-hand.ts';
import { StorageTrouble } from '../answer/Notices.tsx';
import { useLater } from '../answer/use-later.ts';
import { useStore } from '../answer/use-store.ts';
import { TileRow } from '../tiles/TileRow.tsx';
import { anySeed, pauseAfter, tableCaller } from './at-page.ts';
import { OtherSeats } from './OtherSeats.tsx';
import { OwnSide } from './OwnSide.tsx';
import { Said } from './Said.tsx';
import '../drills/drill.css';
import './open-table.css';
import './whole-hand.css';

export interface WholeHandProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
  readonly hand: LessonHand;
  /** Its place among the lessons, and its key in what is remembered. */
  readonly name: string;
  readonly lesson: string;
  readonly back: string;
  /** Where it goes on: an open table, and a course by its title. */
  readonly openTable: string;
  readonly course: { readonly href: string; readonly title: string };
  /** By the id of a rule that a moment cites. */
  readonly rules: Readonly<Record<string, string>>;
}

const remembering = () => import('../../stores/lessons.ts');
const loadEnd = () => import('./WholeHandEnd.tsx');

const POSITION = 'hand';

async function remember(lesson: string, right: boolean): Promise<void> {
  const { answerPosition, finishLesson } = await remembering();
  answerPosition({ lesson, position: POSITION, right });
  finishLesson(lesson, [POSITION]);
}

const isEnded = ({ news, isBusy, advice }: CoachedState): boolean =>
  news?.finished !== undefined && !isBusy && advice.length === 0;

const hasWon = ({ news }: CoachedState): boolean => {
  const result = news?.finished?.result;
  return result?.by === 'win' && result.winner === news?.you;
};

export function WholeHand(props: WholeHandProps) {
  const { locale, words, hand, name, lesson, back } = props;
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const play = useMemo(
    () =>
      createCoachedHand({
        ...{ lesson: hand, caller: tableCaller(), seed: anySeed, pause: pauseAfter },
      }),
    [hand],
  );
  const state = useStore(play.$state);
  const [isLooked, setLooked] = useState(false);
  useEffect(() => {
    void play.resume().then(() => setLooked(true));
    void remembering().then(({ openLesson }) => openLesson(lesson));
  }, [play, lesson]);
  const ended = isEnded(state);
  const won = hasWon(state);
  useEffect(() => {
    if (ended) void remember(lesson, won);
  }, [lesson, ended, won]);
  return (
    <div
      class="open-table whole-hand"
      data-ready={isLooked ? '' : undefined}
      data-coached={state.advice.length > 0 ? '' : undefined}
      data-threat={threatOf(state)}
      aria-busy={state.isBusy}
      onPointerDown={play.hurry}
    >
      <header class="table-bar">
        <a href={back} aria-label={say('wholeHand.back')}>
          ‹
        </a>
        <h1>
          <span>{name}</span> {say('wholeHand.title')}
        </h1>
      </header>
      <StorageTrouble say={say} />
      <Board {...props} play={play} state={state} say={say} />
    </div>
  );
}

interface BoardProps extends WholeHandProps, Voice {
  readonly play: CoachedHand;
  readonly state: CoachedState;
}

function Board(props: BoardProps) {
  const { play, state, locale, say } = props;
  const end = useLater(loadEnd);
  const { news, view, last, isBusy, advice } = state;
  if (!news || !view) return <p class="table-ask">{say('play.wait')}</p>;
  const { finished } = news;
  if (finished && isEnded(state) && end) {
    const { openTable, course } = props;
    return <end.WholeHandEnd {...{ news, finished, play, openTable, course, locale, say }} />;
  }
  const isCoached = advice.length > 0;
  return (
    <>
      <OtherSeats view={view} last={last} say={say} />
      <OwnSide
        key={view.own.concealed.join('')}
        play={play}
        view={view}
        isBusy={isBusy || isCoached}
        say={say}
      />
      {isCoached && <Coach {...props} />}
      {view.own.discards.length === 0 && !isCoached && (
        <p class="whole-hand-begin">{say('wholeHand.begin')}</p>
      )}
      <Said last={last} you={view.seat} say={say} />
    </>
  );
}

const SEATS_ON = ['E', 'S', 'W', 'N'] as const;

/** The place of the player whose groups are spoken of, counted from the reader's. */
function threatOf({ advice, view }: CoachedState): number | undefined {
  const seat = advice.find((said) => said.seat !== undefined)?.seat;
  if (seat === undefined || view === undefined) return undefined;
  return (SEATS_ON.indexOf(seat) - SEATS_ON.indexOf(view.seat) + 4) % 4;
}

/** What is said, by the id of its moment. */
const WORDS_OF: Readonly<Record<string, WordKey>> = {
  nine: 'wholeHand.said.nine',
  chows: 'wholeHand.said.chows',
  dragons: 'wholeHand.said.dragons',
  pung: 'wholeHand.said.pung',
  groups: 'wholeHand.said.groups',
  danger: 'wholeHand.said.danger',
};

function Coach({ play, state, rules, locale, say }: BoardProps) {
  const root = useRef<HTMLElement>(null);
  const { advice } = state;
  const canTakeBack = advice.some(({ act }) => act !== 'shown');
  // The button that was pressed is gone.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={root} class="coach" aria-label={say('wholeHand.coach')}>
      <div role="status">
        {advice.map((said) => (
          <Advised key={said.id} {...{ said, state, rules, locale, say }} />
        ))}
      </div>
      <div class="table-deeds">
        {canTakeBack && (
          <button
            type="button"
            class="button button--main"
            data-ready=""
            onClick={() => void play.takeBack()}
          >
            {say('wholeHand.takeBack')}
          </button>
        )}
        <button type="button" class="button" onClick={() => void play.playOn()}>
          {say('wholeHand.playOn')}
        </button>
      </div>
    </section>
  );
}

interface AdvisedProps extends Pick<BoardProps, 'state' | 'rules'>, Voice {
  readonly said: Advice;
}

function Advised({ said, state, rules, locale, say }: AdvisedProps) {
  const words = WORDS_OF[said.id];
  if (words === undefined) return null;
  const rule = said.rule && rules[said.rule];
  const tiles = said.seat === undefined ? [said.instead ?? said.tiles].flat() : [];
  return (
    <p>
      {tiles.length > 0 && <TileRow tiles={tiles} say={say} size="small" />}
      <span>{say(words, figuresIn({ said, state, locale, say }))}</span>{' '}
      {rule && <a href={rule}>{say('wholeHand.rule')}</a>}
    </p>
  );
}

function figuresIn({ said, state, locale, say }: Omit<AdvisedProps, 'rules'>) {
  const { instead, seat, figures } = said;
  const { net = 0, unfined = 0 } = figures;
  const result = state.news?.finished?.result;
  const wind = seat ?? (result?.by === 'win' ? result.winner : undefined);
  const unit = state.news?.money ?? 'points';
  return {
    ...figures,
    ...(wind && { wind: say(`wind.${wind}`) }),
    ...(instead && { tile: tileName(say, instead) }),
    net: figure(locale, Math.abs(net), unit),
    unfined: figure(locale, Math.abs(unfined), unit),
  };
}
