import { defineCollection } from 'astro:content';
import { readdir, readFile } from 'node:fs/promises';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import { origin, step } from './course/change-schemas.ts';
import { coachedHand } from './course/coached-hands.ts';
import { editionPoint } from './course/editions.ts';
import { eveningLesson, eveningWords } from './course/evening-schemas.ts';
import { exercise } from './course/exercises.ts';
import { newsDay } from './course/news-schemas.ts';
import { erratum, registerEntry, scoringHand, source, summary } from './course/rule-schemas.ts';
import {
  aim,
  course,
  dayHand,
  formula,
  glossaryEntry,
  lesson,
  tileFamily,
} from './course/schemas.ts';
import { tellingHand } from './course/telling-hands.ts';
import { timelineMark } from './course/timeline-schemas.ts';
import { topic } from './course/topic-schemas.ts';
import { walk } from './course/walks.ts';

/** Collections come sorted by id: `order` keeps the place in the file. */
const inOrder = <Item extends object>(items: readonly Item[]): (Item & { order: number })[] =>
  items.map((item, order) => ({ ...item, order }));

/** The lists of a folder as one, in the order of its files. */
const itemsIn = (folder: string) => async (): Promise<{ id: string }[]> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.yaml'),
  );
  const texts = names.sort().map((name) => readFile(`${folder}/${name}`, 'utf8'));
  return (await Promise.all(texts)).flatMap((text) => parse(text));
};

const listsIn = (folder: string) => async (): Promise<{ id: string; order: number }[]> =>
  inOrder(await itemsIn(folder)());

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
  exercises: defineCollection({ loader: itemsIn('src/content/exercises'), schema: exercise }),
  evening: defineCollection({
    loader: file('src/content/evening/steps.yaml', { parser: (text) => inOrder(parse(text)) }),
    schema: eveningLesson,
  }),
  eveningEn: defineCollection({
    loader: file('src/content/evening/en.yaml'),
    schema: eveningWords,
  }),
  eveningFr: defineCollection({
    loader: file('src/content/evening/fr.yaml'),
    schema: eveningWords,
  }),
  walks: defineCollection({ loader: itemsIn('src/content/walks'), schema: walk }),
  aims: defineCollection({ loader: file('src/content/aims.yaml'), schema: aim }),
  days: defineCollection({ loader: file('src/content/days.yaml'), schema: dayHand }),
  formulas: defineCollection({ loader: itemsIn('src/content/formulas'), schema: formula }),
  register: defineCollection({
    loader: listsIn('src/content/register'),
    schema: registerEntry,
  }),
  errata: defineCollection({ loader: listsIn('src/content/errata'), schema: erratum }),
  editions: defineCollection({
    loader: listsIn('src/content/editions'),
    schema: editionPoint,
  }),
  sources: defineCollection({ loader: file('src/content/sources.yaml'), schema: source }),
  summaries: defineCollection({ loader: itemsIn('src/content/summaries'), schema: summary }),
  hands: defineCollection({ loader: listsIn('src/content/hands'), schema: scoringHand }),
  coachedHands: defineCollection({
    loader: file('src/content/coached-hands.yaml'),
    schema: coachedHand,
  }),
  timeline: defineCollection({
    loader: file('src/content/timeline.yaml', { parser: (text) => inOrder(parse(text)) }),
    schema: timelineMark,
  }),
  topics: defineCollection({
    loader: file('src/content/topics.yaml', { parser: (text) => inOrder(parse(text)) }),
    schema: topic,
  }),
  changes: defineCollection({
    loader: file('src/content/changes.yaml', { parser: (text) => inOrder(parse(text)) }),
    schema: step,
  }),
  origins: defineCollection({
    loader: file('src/content/origins.yaml', { parser: (text) => inOrder(parse(text)) }),
    schema: origin,
  }),
  news: defineCollection({
    loader: file('src/content/news.yaml', { parser: (text) => inOrder(parse(text)) }),
    schema: newsDay,
  }),
  tellingHands: defineCollection({
    loader: file('src/content/telling-hands.yaml', { parser: (text) => inOrder(parse(text)) }),
    schema: tellingHand,
  }),
  tiles: defineCollection({ loader: file('src/content/tiles.yaml'), schema: tileFamily }),
  glossary: defineCollection({ loader: file('src/content/glossary.yaml'), schema: glossaryEntry }),
};
