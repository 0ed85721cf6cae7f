/** What is fetched of a drill for a page that shows its questions. */
import { type DrillName, drillDataHref } from '../../course/links.ts';
import type { DrillId, DrillTypes } from '../../engine/drills.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Say, speaker } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words/index.ts';
import type { DrillInfo, DrillView, LevelView, PaperView } from '../drills/view.ts';
import { loadView } from '../drills/views.ts';
import { withAllStyles } from '../parts/with-styles.ts';

export interface PaperDrill {
  readonly id: DrillId;
  readonly page: DrillName;
  readonly title: string;
  /** What the drills beside it have in common. */
  readonly group: string;
}

interface DrillData {
  readonly words: Partial<Words>;
  readonly handed: DrillInfo;
}

export interface PaperPart
  extends LevelView,
    Pick<DrillView<DrillTypes, unknown>, 'errors' | 'refused'> {
  readonly say: Say;
  readonly view: PaperView<DrillTypes>;
}

async function fetchDrill(locale: Locale, page: DrillName): Promise<DrillData> {
  const answer = await fetch(drillDataHref(locale, page));
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

export async function paperPart(
  { page }: Pick<PaperDrill, 'page'>,
  locale: Locale,
): Promise<PaperPart> {
  const { words, handed } = await fetchDrill(locale, page);
  const drill = await loadView(handed.board);
  const view = await withAllStyles(drill.styles(), drill.paper(handed));
  const { errors, refused } = drill;
  return {
    ...drill.level(handed),
    view,
    errors,
    ...(refused && { refused }),
    say: speaker(locale, words),
  };
}
