import { useEffect, useMemo, useState } from 'preact/hooks';
import { dayName, handOfDay } from '../../course/calendar.ts';
import { dayOf } from '../../course/day.ts';
import { waitingFrom } from '../../course/positions.ts';
import type { QuestionData, WaitTypes } from '../../engine/drills.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Say } from '../../i18n/speak.ts';
import { $days, answerDay } from '../../stores/record/days.ts';
import type { AnswerResult } from '../../stores/record/result.ts';
import { withShare } from '../answer/share-styles.ts';
import { useLater } from '../parts/use-later.ts';
import { useSay } from '../parts/use-say.ts';
import { useStore } from '../parts/use-store.ts';
import { TileBack } from '../tiles/Tile.tsx';
import { Week } from './Week.tsx';
import './day.css';

interface DayHandProps {
  readonly locale: Locale;
  /** Week after week from a Monday: a hand, then the places of its lesson and of what is said of it. */
  readonly hands: readonly (readonly [hand: string, lesson: number, remark: number])[];
  readonly lessons: readonly { readonly title: string; readonly href: string }[];
  readonly remarks: readonly string[];
  /** The same for every hand that waits. */
  readonly hintSteps: readonly string[];
}

/** The hand that everybody has on this day. Which day it is, only the reader's device knows. */
export function DayHand(props: DayHandProps) {
  const say = useSay(props.locale);
  const [today, setToday] = useState<number>();
  // After the first paint, in a task of its own.
  useEffect(() => setToday(dayOf(Date.now())), []);
  return today === undefined ? <Covered say={say} /> : <Days {...props} {...{ say, today }} />;
}

const loadQuestion = async () => {
  const parts = [
    import('../drills/Exercise.tsx'),
    import('../drills/find-waits/view.tsx'),
  ] as const;
  const [{ Exercise }, { VIEW }] = await Promise.all(parts);
  return { Exercise, VIEW };
};

const loadShare = () => withShare(import('./ShareDay.tsx'));

const COVERED = [0, 1, 2, 3, 4, 5, 6];

const Covered = ({ say }: { readonly say: Say }) => (
  <div
    class="day-hand scripted grid pack-top gap-4"
    data-covered
    role="img"
    aria-label={say('day.turning')}
  >
    <CoveredTiles say={say} />
  </div>
);

const CoveredTiles = ({ say }: { readonly say: Say }) => (
  <span class="tile-row" aria-hidden="true">
    {COVERED.map((place) => (
      <TileBack key={place} say={say} />
    ))}
  </span>
);

interface DaysProps extends DayHandProps {
  readonly say: Say;
  readonly today: number;
}

function Days({ locale, hands, lessons, remarks, hintSteps, say, today }: DaysProps) {
  const [day, choose] = useState(today);
  const results = useStore($days);
  const later = useLater(loadShare);
  const question = useLater(loadQuestion);
  const [hand = '', lessonAt = 0, remarkAt = 0] = hands[handOfDay(day, hands.length)] ?? [];
  const asked = useMemo(
    (): QuestionData<WaitTypes> => ({ texts: { hand }, shown: waitingFrom(hand), hintSteps }),
    [hand, hintSteps],
  );
  const onResult = useMemo(() => (result: AnswerResult) => answerDay(day, result), [day]);
  const result = results[day];
  const lesson = lessons[lessonAt];
  return (
    <div class="day-hand scripted grid pack-top gap-4">
      <p class="day-date soft">{dayName(locale, day, 'long')}</p>
      {question ? (
        <question.Exercise
          key={day}
          drill="find-waits"
          view={question.VIEW}
          position={`hand-of-the-day.${day}`}
          {...{ asked, locale, onResult }}
          pageKeys
        />
      ) : (
        <CoveredTiles say={say} />
      )}
      {result && (
        <div class="day-after grid gap-2 line-above">
          <p>{remarks[remarkAt]}</p>
          {lesson && (
            <p>
              {say('day.lesson')} <a href={lesson.href}>{lesson.title}</a>
            </p>
          )}
          {later && <later.ShareDay key={day} {...{ day, result, results, locale, say }} />}
        </div>
      )}
      {question && <Week {...{ today, day, results, locale, say }} onChoose={choose} />}
    </div>
  );
}
