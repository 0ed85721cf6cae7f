/** Every question about the table as it stands on the page before any script, and its reason. */
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Exercise as InPage } from '../../src/components/drills/Exercise.tsx';
import { TABLE_PAPER } from '../../src/components/drills/table/paper.tsx';
import { VIEW } from '../../src/components/drills/table/view.tsx';
import type { Exercise } from '../../src/course/exercises.ts';
import { type Desk, findDesk, type TableTypes } from '../../src/engine/drills.ts';
import { PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { answerText, reasonText, ruleText } from '../../src/i18n/table/table-words.ts';
import { readExercises, readWalks } from '../content/read.ts';
import { typographyFlaws } from '../content/typography.ts';
import { lessonWords } from './question-words.ts';
import { type Drawn, elementsIn, facesIn, ofClass, speak, textIn } from './render.ts';

const EXERCISES = readExercises().filter(({ drill }) => drill === 'at-the-table');
const desk = (await findDesk('at-the-table')) as unknown as Desk<TableTypes>;

function askedIn({ texts }: Pick<Exercise, 'texts'>) {
  const asked = desk.ask(texts);
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  return asked.value;
}

function drawn(exercise: Exercise, locale: Locale): string {
  const asked = askedIn(exercise);
  const verdict = desk.check(asked.texts, desk.solve(asked.texts));
  const says = TABLE_PAPER.lesson?.says?.(asked.shown, verdict);
  const words = lessonWords('at-the-table', asked.shown, locale, says);
  return renderToString(<InPage drill="at-the-table" {...{ asked, locale, words }} view={VIEW} />);
}

const found = (id: string): Exercise => {
  const exercise = EXERCISES.find((known) => known.id === id);
  if (!exercise) throw new Error(`no question ${id}`);
  return exercise;
};

/** The letter of the player inside a seat or a pick. */
const nameIn = ({ inner }: Drawn): string =>
  textIn(ofClass(elementsIn(inner), 'seat-name')[0]?.inner ?? '');

const reasonsOf = ({ texts }: Exercise, chosen: readonly string[], locale: Locale) =>
  desk.check(texts, chosen).reasons.map((line) => reasonText(line, { locale, say: speak(locale) }));

const reasons = (id: string, chosen: readonly string[] = []) => reasonsOf(found(id), chosen, 'en');

/** The reasons of a question that is put in a guided walk. */
function walked(id: string, at: number): readonly string[] {
  const ask = readWalks().find((known) => known.id === id)?.asks[at];
  if (!ask) throw new Error(`no question ${at} of ${id}`);
  const { texts } = askedIn(ask);
  return desk
    .check(texts, [])
    .reasons.map((line) => reasonText(line, { locale: 'en', say: speak('en') }));
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each(EXERCISES)('$id asks in a whole sentence, with nothing chosen', (exercise) => {
    const markup = drawn(exercise, locale);
    const [prompt] = ofClass(elementsIn(markup), 'table-prompt');
    const text = textIn(prompt?.inner ?? '');
    expect(text).toMatch(/^[^{}]+\?$/);
    expect(typographyFlaws(text, locale)).toEqual([]);
    expect(markup).not.toContain('aria-pressed="true"');
    expect(textIn(markup)).not.toMatch(/[{}]/);
  });

  test.each(EXERCISES)('$id has its reason', (exercise) => {
    const lines = reasonsOf(exercise, desk.solve(exercise.texts), locale);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).toMatch(/^[^{}]+\.$/);
      expect(typographyFlaws(line, locale)).toEqual([]);
    }
    expect(new Set(lines).size).toBe(lines.length);
  });

  test.each(EXERCISES)('$id has hints in whole sentences, the last with the answer', (exercise) => {
    const voice = { locale, say: speak(locale) };
    const { shown } = askedIn(exercise);
    const { way, answer } = desk.hints(exercise.texts);
    const told = voice.say('answer.is', { answer: answerText(shown, answer, voice) });
    const lines = [ruleText(shown, voice.say), ...way.map((line) => reasonText(line, voice)), told];
    for (const line of lines) {
      expect(line).toMatch(/^[^{}]+[.?]$/);
      expect(typographyFlaws(line, locale)).toEqual([]);
    }
  });
});

describe('every kind of question, as it is dealt', () => {
  const DEALT = PLAYABLE_RULES.flatMap((game) =>
    Array.from({ length: 60 }, (_, seed) =>
      desk.deal(seed * 7919, { level: { game, level: 'all' } }),
    ),
  );

  test.each(LOCALES)('has its words in %s', (locale) => {
    const voice = { locale, say: speak(locale) };
    for (const { texts } of DEALT) {
      const lines = [...desk.check(texts, []).reasons, ...desk.hints(texts).way].map((line) =>
        reasonText(line, voice),
      );
      for (const line of lines) {
        expect(line).toMatch(/^[^{}]+[.?]$/);
        expect(typographyFlaws(line, locale)).toEqual([]);
      }
    }
  });
});

describe('what is drawn', () => {
  test('the four walls have 68 stacks', () => {
    const markup = drawn(found('breach-and-deal.corner'), 'en');
    expect(ofClass(elementsIn(markup), 'stack')).toHaveLength(68);
  });

  test('the seats are those of the players, in the order of play', () => {
    const seats = ofClass(
      elementsIn(drawn(found('seats-by-six-tiles.first-dealer'), 'en')),
      'seat',
    );
    expect(seats.map(({ attributes }) => attributes['data-side'])).toEqual([
      'below',
      'right',
      'above',
      'left',
    ]);
    expect(seats.map(nameIn)).toEqual(['A', 'C', 'B', 'D']);
  });

  test('a discard shows the other hands in the order of their turns', () => {
    const markup = drawn(found('turn-and-claims.nobody'), 'en');
    const picks = ofClass(elementsIn(markup), 'pick');
    expect(picks.slice(0, 3).map(nameIn)).toEqual(['D', 'A', 'B']);
    expect(picks.slice(0, 3).map(({ inner }) => facesIn(inner).length)).toEqual([13, 13, 13]);
  });
});

describe('the reason', () => {
  test('counts the book’s breach out (III.breach.ex1)', () => {
    const [first, second] = walked('breach-and-deal.walk', 1);
    expect(first).toContain('C\u00a01, D\u00a02, B\u00a03');
    expect(second).toBe('3 + 12 = 15: in the wall of B, stack 15 from that player’s right.');
  });

  test('turns the corner of a wall (III.breach.2)', () => {
    const [, second] = reasons('breach-and-deal.corner');
    expect(second).toMatch(
      /^11 \+ 9 = 20, but the wall of C has only 17 .* the wall of B.* stack 3\.$/,
    );
  });

  test('ends the deal as the book does (III.deal.1)', () => {
    const [, second] = walked('breach-and-deal.walk', 4);
    expect(second).toMatch(/C takes the top tiles of stacks 25 and 27, D the bottom of 25, B/);
  });

  test('counts from the left where the walls run to the right (vulcain1953.2.1.9)', () => {
    const [, second, third] = walked('walls-of-eighteen.walk', 1);
    expect(second).toBe('7 + 8 = 15: in the wall of C, stack 15 from that player’s left.');
    expect(third).toMatch(/ stacks 5 and 6 to the left of the gap\./);
  });

  test('says why seven pairs do not win, or two chows', () => {
    expect(reasons('another-table.paris')[1]).toMatch(/seven pairs, which do not win here\.$/);
    expect(reasons('another-table.vulcain')[0]).toMatch(/more chows than these rules allow\.$/);
  });

  test('says nothing of seven pairs where there are none', () => {
    expect(reasons('the-aim.orders')[2]).toMatch(/four groups and a pair\.$/);
  });

  test('puts a kong behind a chow where the rules do (vulcain1953.dec.10)', () => {
    expect(reasons('one-chow.pung-first')[2]).toMatch(/a chow beats a kong/);
    expect(walked('turn-and-claims.walk', 0).join(' ')).toMatch(/these beat a chow/);
  });

  test('adds up what was chosen beside what was asked', () => {
    expect(reasons('the-sparrow.spirits', ['characters', 'winds'])).toEqual([
      'Your choice makes 36 + 16 = 52.',
      '36 + 36 + 36 = 108.',
    ]);
  });

  test('names every claim, the first first', () => {
    const lines = reasons('turn-and-claims.win');
    expect(lines.slice(0, 3)).toEqual([
      'C may win.',
      'D may win.',
      'B may lay out: pung of 4s of circles.',
    ]);
    expect(lines.at(-1)).toBe('C takes the tile and wins.');
  });
});
