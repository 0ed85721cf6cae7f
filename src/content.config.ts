import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import {
  course,
  exercise,
  formula,
  glossaryEntry,
  lesson,
  registerEntry,
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
  tableExercises: defineCollection({
    loader: file('src/content/exercises/at-the-table.yaml'),
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
