import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import {
  course,
  exercise,
  formula,
  glossaryEntry,
  lesson,
  registerEntry,
  scoreExercise,
  settleExercise,
  tableExercise,
  tileFamily,
} from './course/schemas.ts';

const lessons = defineCollection({
  loader: glob({ pattern: '**/*.mdx', base: './src/content/lessons' }),
  schema: lesson,
});

export const collections = {
  lessons,
  courses: defineCollection({ loader: file('src/content/course.yaml'), schema: course }),
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
  tables: defineCollection({
    loader: file('src/content/exercises/tables.yaml'),
    schema: tableExercise,
  }),
  formulas: defineCollection({
    loader: file('src/content/formulas/tchou1924.yaml'),
    schema: formula,
  }),
  register: defineCollection({
    loader: file('src/content/register/tchou1924.yaml'),
    schema: registerEntry,
  }),
  tiles: defineCollection({ loader: file('src/content/tiles.yaml'), schema: tileFamily }),
  glossary: defineCollection({ loader: file('src/content/glossary.yaml'), schema: glossaryEntry }),
};
