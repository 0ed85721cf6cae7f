/** What leads through the questions in the place of the level: a run, or what is to be reviewed. */
import type { Texts } from '../../engine/drills.ts';
import type { AnswerResult } from '../record/result.ts';

/** What comes next. */
export type GuideStep =
  /** Dealt: at a level and from a seed, where these are given, and other than those before. */
  | {
      readonly by: 'level';
      readonly level?: Texts;
      readonly seed?: number;
      readonly past?: readonly Texts[];
    }
  /** This question, or one like it in other tiles. */
  | {
      readonly by: 'texts';
      readonly texts: Texts;
      readonly varies?: boolean;
      readonly skill?: string;
    }
  /** On another page. */
  | { readonly by: 'page'; readonly href: string }
  | { readonly by: 'end' };

export interface Guide {
  readonly next: () => GuideStep | Promise<GuideStep>;
  readonly onAnswer: (result: AnswerResult) => void;
  /** A question could not be read by its texts; a guide that hears of this is asked for the next one. */
  readonly onRefusal?: () => void;
  /** Whether a question is a review: its mistakes are not kept anew. */
  readonly isReview?: (texts: Texts | undefined) => boolean;
}
