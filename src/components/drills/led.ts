/** What can lead through the questions of a drill in the place of its level: fetched where an address asks for it. */
import type { ComponentChildren } from 'preact';
import type { DrillTypes } from '../../engine/drills.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { DrillLevels } from '../../stores/drill-levels.ts';
import type { DrillRun } from '../../stores/drill-run.ts';
import type { SessionState } from '../../stores/drill-session.ts';
import type { Guide } from '../../stores/guide.ts';
import type { DrillView } from './view.ts';

export interface LedProps<T extends DrillTypes, Draft> extends Voice {
  readonly run: DrillRun<T, Draft>;
}

export interface NoteProps {
  readonly state: SessionState<DrillTypes, unknown>;
}

export interface Led<T extends DrillTypes, Draft> {
  readonly guide: Guide;
  /** In the bar, in the place of the level and the pips. */
  readonly Bar: (props: LedProps<T, Draft>) => ComponentChildren;
  /** In the place of the question, once there is none left. */
  readonly End: (props: LedProps<T, Draft>) => ComponentChildren;
  /** Whether the question is a review: its mistakes are not kept anew. */
  readonly isReview?: () => boolean;
  /** Below the verdict of a review. */
  readonly Note?: (props: LedProps<T, Draft> & NoteProps) => ComponentChildren;
}

export interface LeadOptions<T extends DrillTypes, Draft> {
  readonly query: URLSearchParams;
  readonly view: DrillView<T, Draft>;
  readonly levels: DrillLevels;
  readonly run: DrillRun<T, Draft>;
  readonly locale: Locale;
}

interface Leader {
  /** Nothing where the address asks for what there is not. */
  readonly lead: <T extends DrillTypes, Draft>(
    options: LeadOptions<T, Draft>,
  ) => Promise<Led<T, Draft> | undefined>;
}

/** By the part of the address that asks for it. */
const LEADERS: Readonly<Record<string, () => Promise<Leader>>> = {
  plan: () => import('./plan/lead.tsx'),
};

export async function ledBy<T extends DrillTypes, Draft>(
  options: LeadOptions<T, Draft>,
): Promise<Led<T, Draft> | undefined> {
  const name = Object.keys(LEADERS).find((leader) => options.query.has(leader));
  const leader = name === undefined ? undefined : await LEADERS[name]?.();
  return leader?.lead(options);
}

/** What an address says of who leads: it stays while the questions change. */
export const leaderIn = (search: string): readonly string[] =>
  [...new URLSearchParams(search)].flatMap(([name, value]) =>
    name in LEADERS && /^[\w-]*$/.test(value) ? [`${name}=${value}`] : [],
  );
