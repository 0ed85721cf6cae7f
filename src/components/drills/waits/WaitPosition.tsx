import { useEffect, useMemo } from 'preact/hooks';
import {
  createRng,
  findWaits,
  type PureSize,
  parseWaitQuestion,
  type WaitQuestion as Question,
} from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { speaker } from '../../../i18n/speak.ts';
import type { Words } from '../../../i18n/words/words.ts';
import { record } from '../../../stores/progress.ts';
import { createWaitSession } from '../../../stores/waits/wait-session.ts';
import { WaitQuestion } from './WaitQuestion.tsx';

interface WaitPositionProps {
  /** A hand that waits, in the notation. Checked when the page is built. */
  readonly hand: string;
  readonly locale: Locale;
  readonly words: Partial<Words>;
  /** Whether other hands follow, a little harder each time. */
  readonly goesOn?: boolean;
}

/** Positions inside pages count apart from the levels. */
const LESSONS = 'find-waits/lessons';

/** Sizes of the hands that follow the first one. */
const LADDER: readonly PureSize[] = [4, 4, 7, 7, 10, 13];

function questionFrom(text: string): Question {
  const question = parseWaitQuestion(text);
  if (!question.ok) throw new Error(`${text}: ${question.error.code}`);
  return question.value;
}

/** One position inside a page; alone, or the first of many. */
export function WaitPosition({ hand, locale, words, goesOn = false }: WaitPositionProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const first = useMemo(() => questionFrom(hand), [hand]);
  const session = useMemo(
    () => createWaitSession({ question: first, skill: LESSONS }, record),
    [first],
  );
  const following = useMemo(() => ladder(), []);
  useEffect(() => session.begin(performance.now()), [session]);

  const go = () => {
    const now = performance.now();
    if (!goesOn) return session.ask(first, LESSONS, now);
    const { question, skill } = following(Date.now());
    session.ask(question, skill, now);
  };
  return (
    <WaitQuestion
      session={session}
      locale={locale}
      say={say}
      next={{ label: say(goesOn ? 'waits.next' : 'waits.again'), go }}
      wholePage={goesOn}
    />
  );
}

/** Deals the next hand of the ladder from a seed. */
function ladder() {
  let asked = 0;
  return (seed: number) => {
    const size = LADDER[Math.min(asked++, LADDER.length - 1)] ?? 13;
    const level = { size, mix: 'pure', minWaits: 1, sorted: true } as const;
    const question = findWaits.make(createRng(seed), level);
    return { question, skill: `find-waits/${size}/pure` };
  };
}
