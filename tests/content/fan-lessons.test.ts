/** Levels at which fans are named, against the course: the same lessons, in their order, with their hands. */
import { describe, expect, test } from 'vitest';
import {
  FAN_LESSONS,
  FAN_TOPICS,
  handsOfLesson,
  MCR_EDITIONS,
  mcr,
} from '../../src/engine/index.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { readLessons } from './mdx.ts';
import { readCourses, readRegisters } from './read.ts';

/** The rows of the table by the entry of the register that they carry out, flowers apart. */
const ITEMS = new Set<string>(
  MCR_EDITIONS.flatMap((edition) => mcr.items({ edition }).map(({ id }) => id)),
);
const HANDS = new Map(
  readRegisters()
    .filter(({ id }) => id.startsWith('mcr.hand.'))
    .map(({ id, engine }) => [
      id,
      engine.filter((name) => ITEMS.has(name) && name !== 'flower-tiles'),
    ]),
);

/** The lessons that teach hands of the table, each with those hands. */
const TAUGHT = (readCourses().find(({ id }) => id === 'mcr')?.lessons ?? [])
  .map(({ slug, teaches }) => ({ slug, hands: teaches.flatMap((rule) => HANDS.get(rule) ?? []) }))
  .filter(({ hands }) => hands.length > 0);

test('the register has all the hands, each once', () => {
  expect([...HANDS.values()].flat().sort()).toEqual(
    [...ITEMS].filter((id) => id !== 'flower-tiles').sort(),
  );
});

test('the levels are the lessons that teach hands, in their order, before all others', () => {
  const slugs = TAUGHT.map(({ slug }) => slug);
  expect(FAN_LESSONS).toEqual(slugs);
  expect(FAN_TOPICS.slice(0, slugs.length)).toEqual(slugs.map((slug) => `name-${slug}`));
});

test.each(TAUGHT)('$slug has the hands that it teaches', ({ slug, hands }) => {
  const lesson = FAN_LESSONS.find((one) => one === slug);
  expect(lesson && [...handsOfLesson(lesson)].sort()).toEqual([...hands].sort());
});

describe.each(LOCALES)('in %s', (locale) => {
  const lessons = readLessons(locale);
  test.each(FAN_LESSONS)('%s is called as its lesson is', (lesson) => {
    expect(lessons.get(`mcr/${lesson}`)?.head).toMatchObject({
      title: WORDS[locale][`fans.lesson.${lesson}`],
    });
  });

  test.each(FAN_LESSONS)('the lesson %s leads to its level', (lesson) => {
    const levels = (lessons.get(`mcr/${lesson}`)?.tags ?? [])
      .filter(({ name }) => name === 'Practice')
      .map(({ attributes }) => attributes['fans']);
    expect(levels).toContain(`name-${lesson}`);
  });
});
