import type { QuestionCheck, SetDrill } from '../../stores/set/set-check.ts';
import type { PaperDrill } from '../paper/paper-parts.ts';

/** A drill as the page of sets knows it. */
export interface ListedDrill extends SetDrill, Pick<PaperDrill, 'id' | 'page' | 'title'> {
  readonly page: PaperDrill['page'];
  /** What it is about. */
  readonly text: string;
}

export type Checked = QuestionCheck<ListedDrill>;
