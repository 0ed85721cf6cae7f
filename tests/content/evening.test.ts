/** The first evening, walked from its data: each act judged by the engine, each word accounted for. */
import { describe, expect, test } from 'vitest';
import { stepTexts } from '../../src/course/evening-steps.ts';
import { deskOf } from '../../src/engine/drills.ts';
import { eveningStep } from '../../src/engine/evening.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { createEvening, type Evening } from '../../src/stores/evening.ts';
import { readEvening, readEveningWords, readGlossary } from './read.ts';
import { finderOf } from './terms.ts';
import { typographyFlaws } from './typography.ts';

const LESSONS = readEvening();
const DESK = deskOf(eveningStep);

type Lesson = (typeof LESSONS)[number];

/** A lesson as the page has it, its clock running a second an act. */
function begun({ steps }: Lesson) {
  const answered: string[] = [];
  let clock = 0;
  const [first] = steps;
  const asked = DESK.ask(stepTexts(first as Lesson['steps'][number]));
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  const evening = createEvening({
    steps: steps.map((step) => ({ id: step.id, texts: stepTexts(step), stops: false })),
    first: asked.value,
    source: {
      warm: () => undefined,
      ask: async (texts) => DESK.ask(texts),
      check: async (texts, answer) => DESK.check(texts, answer),
      hints: async (texts) => DESK.hints(texts),
    } as Parameters<typeof createEvening>[0]['source'],
    onAnswer: ({ position, right }) => answered.push(`${position} ${right}`),
    now: () => (clock += 1000),
  });
  return { evening, answered };
}

const reasonOf = ({ $state }: Evening) => $state.get().verdict?.reason;

/** Does every listed wrong act of a step where it is wrong, then all that is right. */
async function walkStep(evening: Evening, step: Lesson['steps'][number]): Promise<string[]> {
  const seen: string[] = [];
  const { $state } = evening;
  const at = $state.get().at;
  const refuse = async ({ act, why }: { act: string; why: string }): Promise<void> => {
    const { texts } = $state.get().asked;
    await evening.act(act);
    expect([step.id, act, reasonOf(evening)?.why]).toEqual([step.id, act, why]);
    expect([$state.get().at, $state.get().asked.texts]).toEqual([at, texts]);
    seen.push(why);
  };
  for (;;) {
    const { owed, found } = $state.get().asked.shown;
    const isHere = ({ after }: { after: readonly string[] }): boolean =>
      after.length === found.length && after.every((act) => found.includes(act));
    for (const wrong of step.wrong.filter(isHere)) await refuse(wrong);
    const next = step.wrong.find(({ after }) => after.length > found.length)?.after ?? [];
    const act = owed.find((some) => next.includes(some)) ?? owed[0];
    if (act === undefined) throw new Error(`${step.id}: nothing is right`);
    await evening.act(act);
    if ($state.get().at !== at) return seen;
    expect($state.get().verdict?.right).toBe(true);
  }
}

describe('the first evening', () => {
  test.each(LESSONS)(
    '$id is walked through, every wrong act refused in its place',
    async (lesson) => {
      const { evening, answered } = begun(lesson);
      for (const step of lesson.steps) {
        const seen = await walkStep(evening, step);
        expect(seen.sort()).toEqual(step.wrong.map(({ why }) => why).sort());
      }
      expect(evening.$state.get().at).toBe(lesson.steps.length);
      const expected = lesson.steps.flatMap(({ id, wrong }) =>
        wrong.length > 0 ? [`${id} false`, `${id} true`] : [`${id} true`],
      );
      expect([...new Set(answered)]).toEqual(expected);
    },
  );
});

describe.each(LOCALES)('the words of the first evening in %s', (locale) => {
  const words = readEveningWords(locale);
  const saidIn = ({ title, description, steps, after, why, end }: (typeof words)[number]) => [
    ...[title, description, end],
    ...[steps, after, why].flatMap((texts) => Object.values(texts)),
  ];

  test('are there for each lesson, step and reason, and for no other', () => {
    expect(words.map(({ id }) => id)).toEqual(LESSONS.map(({ id }) => id));
    for (const [at, { id, steps }] of LESSONS.entries()) {
      const said = words[at];
      expect([id, Object.keys(said?.steps ?? {})]).toEqual([id, steps.map((step) => step.id)]);
      const reasons = new Set(steps.flatMap(({ wrong }) => wrong.map(({ why }) => why)));
      expect([id, Object.keys(said?.why ?? {}).sort()]).toEqual([id, [...reasons].sort()]);
    }
  });

  test('use the terms that were taught in this lesson or before it', () => {
    const find = finderOf(readGlossary(), locale);
    const known = new Set<string>();
    const untaught = LESSONS.flatMap(({ terms }, at) => {
      for (const term of terms) known.add(term);
      const lesson = words[at];
      return (lesson ? saidIn(lesson).slice(2) : []).flatMap((text) =>
        find(text)
          .filter(({ id }) => !known.has(id))
          .map(({ id, said }) => `${lesson?.id}: ${id} (${said}) in ${text}`),
      );
    });
    expect(untaught).toEqual([]);
  });

  test('are set as the language wants it', () => {
    expect(words.flatMap(saidIn).flatMap((text) => typographyFlaws(text, locale))).toEqual([]);
  });
});
