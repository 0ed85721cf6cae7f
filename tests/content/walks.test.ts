/** The guided walks: what each claims is what the engine answers at its table. */
import { describe, expect, test } from 'vitest';
import { deskNamed } from '../../src/engine/drills.ts';
import { readCourses, readWalks } from './read.ts';

const WALKS = readWalks();
const SLUGS = readCourses().flatMap(({ lessons }) => lessons.map(({ slug }) => slug));
const desk = await deskNamed('at-the-table');

describe.each(WALKS)('$id', ({ id, asks }) => {
  test('belongs to a lesson', () => expect(SLUGS).toContain(id.split('.')[0]));

  test.each(asks)('asks $texts.ask, and the answer is $claim', ({ texts, claim }) => {
    const asked = desk.ask(texts);
    if (!asked.ok) throw new Error(JSON.stringify(asked.error));
    expect(desk.solve(asked.value.texts)).toEqual([claim]);
    expect(desk.check(asked.value.texts, [claim]).right).toBe(true);
  });
});

test('no walk is told twice', () => {
  const ids = WALKS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
