/** A lesson as the lists of lessons have it. */
import { type LessonPage, positionsOf } from './lessons.ts';

export interface LessonRow {
  readonly slug: string;
  readonly number: number;
  /** Its idea in a few tiles; `?` is one face down. */
  readonly vignette: string;
  readonly title: string;
  readonly text: string;
  readonly minutes: number;
  /** How many positions are answered in it. */
  readonly positions: number;
}

export function lessonRow(lesson: LessonPage): LessonRow {
  const { slug, at, vignette, minutes, entry } = lesson;
  return {
    ...{ slug, number: at + 1, vignette, minutes, positions: positionsOf(lesson).length },
    ...{ title: entry.data.title, text: entry.data.description },
  };
}
