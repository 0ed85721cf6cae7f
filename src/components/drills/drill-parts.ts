import type { Reading } from '../../course/reading.ts';
import type { DrillTypes } from '../../engine/drills.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { DrillLevels } from '../../stores/question/drill-levels.ts';
import type { DrillRun } from '../../stores/question/drill-run.ts';
import type { DrillSession } from '../../stores/question/drill-session.ts';
import type { DrillSource } from '../../stores/question/drill-source.ts';
import type { GuideView } from './guide-view.ts';
import type { PageView } from './view.ts';

/** What stands on the page of a drill hangs on these. */
export interface DrillParts<T extends DrillTypes, Draft> extends Voice {
  readonly view: PageView<T, Draft>;
  readonly levels: DrillLevels;
  readonly session: DrillSession<T, Draft>;
  readonly run: DrillRun<T, Draft>;
  readonly source: DrillSource<T>;
  /** Absent where the reader goes on as he likes. */
  readonly guide: GuideView<T, Draft> | undefined;
  readonly reading: readonly Reading[];
}
