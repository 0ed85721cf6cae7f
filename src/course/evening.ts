/** The first evening, a course of its own: its lessons with their words, for pages. */
import type { z } from 'astro/zod';
import type { QuestionData, Texts } from '../engine/drills.ts';
import { type EveningTypes, eveningStep, TABLE_ACTS, type TableAct } from '../engine/evening.ts';
import type { Locale } from '../i18n/locales.ts';
import { WORDS } from '../i18n/words.ts';
import { askDrill } from './ask-drill.ts';
import { entriesInOrder, entryOf } from './content.ts';
import type { eveningLesson, eveningWords } from './evening-schemas.ts';
import { type EveningStep, stepTexts } from './evening-steps.ts';
import type { LessonRow } from './lesson-row.ts';
import { EVENING_COURSE, WHOLE_HAND_SLUG } from './links.ts';

export interface EveningLesson {
  readonly at: number;
  readonly data: z.output<typeof eveningLesson>;
  readonly words: z.output<typeof eveningWords>;
}

export const eveningKey = ({ data }: Pick<EveningLesson, 'data'>): string =>
  `${EVENING_COURSE}/${data.id}`;

/** In order; a lesson without its words stops the build. */
export async function eveningLessons(locale: Locale): Promise<readonly EveningLesson[]> {
  const lessons = await entriesInOrder('evening');
  return Promise.all(
    lessons.map(async (data, at) => {
      const words = await entryOf(locale === 'fr' ? 'eveningFr' : 'eveningEn', data.id);
      return { at, data, words };
    }),
  );
}

/** Its lessons as the lists have them; a whole hand is the last. */
export function eveningRows(
  locale: Locale,
  lessons: readonly EveningLesson[],
): readonly LessonRow[] {
  const rows = lessons.map(({ at, data: { id: slug, vignette, minutes, steps }, words }) => ({
    ...{ slug, number: at + 1, vignette, minutes, positions: steps.length },
    ...{ title: words.title, text: words.description },
  }));
  const wholeHand = {
    ...{
      slug: WHOLE_HAND_SLUG,
      number: rows.length + 1,
      vignette: '777z',
      minutes: 8,
      positions: 1,
    },
    ...{ title: WORDS[locale]['wholeHand.title'], text: WORDS[locale]['wholeHand.description'] },
  };
  return [...rows, wholeHand];
}

/** The course as its cover shows it among the others. */
export const eveningCover = (lessons: readonly EveningLesson[]) => ({
  id: EVENING_COURSE,
  title: { en: WORDS.en['evening.title'], fr: WORDS.fr['evening.title'] },
  cover: '234p',
  lessons: [...lessons, WHOLE_HAND_SLUG],
});

export interface StepQuestion {
  readonly step: EveningStep;
  /** As the data have it. */
  readonly texts: Texts;
  /** With the hand that is held there once every step before went right. */
  readonly asked: QuestionData<EveningTypes>;
}

/** The steps one after another, as they lie when each is done rightly. */
export function stepQuestions({ data }: Pick<EveningLesson, 'data'>): readonly StepQuestion[] {
  let rest = '';
  return data.steps.map((step) => {
    const texts = stepTexts(step);
    const asked = askDrill(eveningStep, { hand: rest, ...texts });
    const question = eveningStep.parse({ ...asked.texts });
    if (!question.ok) throw new Error(`${data.id}/${step.id}`);
    rest = lastRest(question.value);
    return { step, texts, asked };
  });
}

/** What is held once all that is right is done, the first where any will do. */
function lastRest(question: EveningTypes['question']): string {
  let now = question;
  for (;;) {
    const verdict = eveningStep.check(now, eveningStep.solve(now));
    if (!verdict.right || verdict.isDone) return verdict.rest;
    now = { ...now, found: verdict.found };
  }
}

/** What can be said at the table by a step: what it asks about, and every step before it. */
export function tableActs(
  lessons: readonly EveningLesson[],
  at: number,
  place: number,
): readonly TableAct[] {
  const before = lessons.slice(0, at).flatMap(({ data }) => data.steps);
  const here = lessons[at]?.data.steps.slice(0, place + 1) ?? [];
  const named = [...before, ...here].flatMap(({ right, wrong }) => [
    ...right,
    ...wrong.map(({ act }) => act),
  ]);
  return TABLE_ACTS.filter((act) => !WALL_ACTS.includes(act) && named.includes(act));
}

/** Done on the table itself. */
const WALL_ACTS: readonly TableAct[] = ['wall', 'far-wall'];
