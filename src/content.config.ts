import { defineCollection } from 'astro:content';
import { readdir, readFile } from 'node:fs/promises';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import { editionPoint, erratum, registerEntry, scoringHand } from './course/rule-schemas.ts';
import {
  course,
  exercise,
  formula,
  glossaryEntry,
  lesson,
  scoreExercise,
  settleExercise,
  tableExercise,
  tileExercise,
  tileFamily,
} from './course/schemas.ts';

/** Collections come sorted by id; where the order of the file matters, each item keeps its place. */
const inOrder = <Item extends object>(items: readonly Item[]): (Item & { order: number })[] =>
  items.map((item, order) => ({ ...item, order }));

/** All the lists of a folder as one, file after file by name, each item with its place. */
const listsIn = (folder: string) => async (): Promise<{ id: string; order: number }[]> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.yaml'),
  );
  const texts = names.sort().map((name) => readFile(`${folder}/${name}`, 'utf8'));
  const items = (await Promise.all(texts)).flatMap((text) => parse(text));
  return inOrder(items);
};

const lessons = defineCollection({
  loader: glob({ pattern: '**/*.mdx', base: './src/content/lessons' }),
  schema: lesson,
});

export const collections = {
  lessons,
  courses: defineCollection({
    loader: file('src/content/course.yaml', { parser: (text) => inOrder(parse(text)) }),
    schema: course,
  }),
  exercises: defineCollection({
    loader: file('src/content/exercises/waits.yaml'),
    schema: exercise,
  }),
  scores: defineCollection({
    loader: file('src/content/exercises/scores.yaml'),
    schema: scoreExercise,
  }),
  settlements: defineCollection({
    loader: file('src/content/exercises/settlements.yaml'),
    schema: settleExercise,
  }),
  tileExercises: defineCollection({
    loader: file('src/content/exercises/tiles.yaml'),
    schema: tileExercise,
  }),
  tableExercises: defineCollection({
    loader: file('src/content/exercises/at-the-table.yaml'),
    schema: tableExercise,
  }),
  formulas: defineCollection({
    loader: file('src/content/formulas/tchou1924.yaml'),
    schema: formula,
  }),
  register: defineCollection({
    loader: listsIn('src/content/register'),
    schema: registerEntry,
  }),
  errata: defineCollection({ loader: listsIn('src/content/errata'), schema: erratum }),
  editions: defineCollection({
    loader: listsIn('src/content/editions'),
    schema: editionPoint,
  }),
  hands: defineCollection({ loader: file('src/content/hands/mcr.yaml'), schema: scoringHand }),
  tiles: defineCollection({ loader: file('src/content/tiles.yaml'), schema: tileFamily }),
  glossary: defineCollection({ loader: file('src/content/glossary.yaml'), schema: glossaryEntry }),
};
