/** A guide through the questions of a drill, in place of its level. */
import type { ComponentChildren } from 'preact';
import type { DrillTypes } from '../../engine/drills.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { DrillLevels } from '../../stores/question/drill-levels.ts';
import type { DrillRun } from '../../stores/question/drill-run.ts';
import type { SessionState } from '../../stores/question/drill-session.ts';
import type { Guide } from '../../stores/question/guide.ts';
import type { PageView } from './view.ts';

export interface GuideProps<T extends DrillTypes, Draft> extends Voice {
  readonly run: DrillRun<T, Draft>;
}

export interface NoteProps {
  readonly state: SessionState<DrillTypes, unknown>;
}

export interface GuideView<T extends DrillTypes, Draft> {
  readonly guide: Guide;
  /** In the bar, in place of the level and the pips. */
  readonly Bar: (props: GuideProps<T, Draft>) => ComponentChildren;
  /** In place of the question, once there is none left. */
  readonly End: (props: GuideProps<T, Draft>) => ComponentChildren;
  /** Whether a clock runs until the question is answered. */
  readonly isTimed?: () => boolean;
  /** Above the question: what belongs to it and is not the site's own. */
  readonly Lead?: () => ComponentChildren;
  /** Below the verdict of a review. */
  readonly Note?: (props: GuideProps<T, Draft> & NoteProps) => ComponentChildren;
}

export interface GuideOptions<T extends DrillTypes, Draft> {
  readonly query: URLSearchParams;
  readonly view: PageView<T, Draft>;
  readonly levels: DrillLevels;
  readonly run: DrillRun<T, Draft>;
  readonly locale: Locale;
}

export interface GuideModule {
  /** Nothing where the address asks for what there is not. */
  readonly guideOf: <T extends DrillTypes, Draft>(
    options: GuideOptions<T, Draft>,
  ) => Promise<GuideView<T, Draft> | undefined>;
}
