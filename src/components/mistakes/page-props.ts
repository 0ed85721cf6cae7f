import type { Voice } from '../../i18n/speak.ts';
import type { Card } from '../../stores/record/rows.ts';

export interface ListedDrill {
  readonly id: string;
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

/** What the parts of the page have in common. */
export interface PageProps extends Voice {
  readonly cards: readonly Card[];
  readonly now: number;
  readonly drills: readonly ListedDrill[];
  /** Asks these questions, each on the page of its drill. */
  readonly onReview: (cards: readonly Card[]) => void;
  readonly onDelete: (card: Card) => void;
}
