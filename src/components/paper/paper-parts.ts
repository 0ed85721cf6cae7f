/** What is fetched of a drill for a page that shows its questions. */
import { type DrillName, drillDataHref } from '../../course/links.ts';
import type { DrillId, DrillTypes, LevelField } from '../../engine/drills.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Say, speaker } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words/index.ts';
import { levelView, styledLessonView } from '../drills/lesson-views.ts';
import type { LessonView, LevelView } from '../drills/view.ts';

export interface PaperDrill {
  readonly id: DrillId;
  readonly page: DrillName;
  readonly title: string;
  /** What the drills beside it have in common. */
  readonly group: string;
}

interface Handed {
  readonly words: Partial<Words>;
  readonly levels: readonly LevelField[];
  readonly rules?: string;
}

export interface PaperPart extends LevelView {
  readonly say: Say;
  readonly view: LessonView<DrillTypes>;
}

async function handedOver(locale: Locale, page: DrillName): Promise<Handed> {
  const answer = await fetch(drillDataHref(locale, page));
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

export async function paperPart(
  { id, page }: Pick<PaperDrill, 'id' | 'page'>,
  locale: Locale,
): Promise<PaperPart> {
  const [handed, view] = await Promise.all([handedOver(locale, page), styledLessonView(id)]);
  return { ...(await levelView(id, handed)), view, say: speaker(locale, handed.words) };
}
