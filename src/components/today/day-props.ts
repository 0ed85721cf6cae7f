/** What the page of the day is given: the site's drills and lessons in words, and the reader's record. */
import type { Locale } from '../../i18n/locales.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { DayLadder, DayLesson } from '../../stores/guide/today-choices.ts';
import type { Skills, Tally } from '../../stores/record/result.ts';
import type { Card } from '../../stores/record/rows.ts';

interface TitledLesson extends DayLesson {
  readonly title: string;
  readonly course: string;
  /** Its idea in a few tiles; `?` is one face down. */
  readonly vignette: string;
}

interface TitledDrill {
  readonly id: string;
  readonly page: string;
  readonly title: string;
  /** A question in miniature. */
  readonly held: string;
}

export interface TodayProps {
  readonly locale: Locale;
  readonly ladders: readonly DayLadder[];
  readonly lessons: readonly TitledLesson[];
  readonly drills: readonly TitledDrill[];
}

/** What the parts of the page have in common. */
export interface DayProps extends Omit<TodayProps, 'words'>, Voice {
  readonly skills: Skills;
  readonly cards: readonly Card[];
  readonly tallies: readonly Tally[];
  readonly now: number;
}
