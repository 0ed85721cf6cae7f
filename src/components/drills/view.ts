/**
 * What a drill shows: the contract between the one frame and the boards. Questions are run by the
 * frame; a board draws the state of a session and tells it what the reader does.
 */
import type { ComponentChildren } from 'preact';
import type { DrillTypes, LevelField, Refusal, Texts } from '../../engine/drills.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Say } from '../../i18n/speak.ts';
import type { WordKey, Words } from '../../i18n/words/words.ts';
import type { Series } from '../../stores/drill-levels.ts';
import type { DraftRules, DrillSession, SessionState } from '../../stores/drill-session.ts';
import type { Result as Counted } from '../../stores/progress.ts';
import type { FieldWords, ResultColumns } from '../answer/labels.ts';

/** What comes after the verdict: another question, the same one again, the same one varied. */
export interface Onward {
  readonly kind: 'next' | 'again' | 'vary';
  readonly go: () => void;
  /** Goes on at another level; absent inside a lesson. */
  readonly choose?: (level: Texts) => void;
}

export interface BoardProps<T extends DrillTypes, Draft> {
  readonly session: DrillSession<T, Draft>;
  readonly state: SessionState<T, Draft>;
  readonly locale: Locale;
  readonly say: Say;
  readonly onward: Onward;
  /** Whether the keys work on the whole page. */
  readonly wholePage: boolean;
  /** What stands above the answer inside a lesson, drawn when the page was built. */
  readonly position?: ComponentChildren;
  /** A drawing that goes once the answer is judged, drawn when the page was built. */
  readonly drawing?: ComponentChildren;
}

/** A question on its board: all that a lesson needs. */
export interface QuestionView<T extends DrillTypes, Draft> {
  /** The id of the drill. */
  readonly id: string;
  readonly rules: DraftRules<T, Draft>;
  /** Draws what is shown, the draft, the hints and the verdict. */
  readonly Board: (props: BoardProps<T, Draft>) => ComponentChildren;
}

/** Which question of a series this was, under its board. */
export interface SeriesNoteProps {
  readonly model: string;
  readonly judged: boolean;
  readonly locale: Locale;
  readonly say: Say;
}

/** A drill as a page. */
export interface DrillView<T extends DrillTypes, Draft> extends QuestionView<T, Draft> {
  readonly parts: readonly string[];
  readonly levels: readonly LevelField[];
  /** The words of the fields of its level, in the order of the form. */
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** What the level promises. */
  readonly notes?: readonly WordKey[];
  /** What a skill is called, by what follows the id of the drill in its name. */
  readonly skillName: (say: Say, skill: string) => string;
  /** The texts of a question that is typed; absent where nobody types one. */
  readonly own?: readonly { readonly part: string; readonly label: WordKey }[];
  readonly describe: (say: Say, error: Refusal['error']) => string;
  /** How the refusal of a part of the address begins, where that is not said of all parts. */
  readonly refused?: Readonly<Record<string, WordKey>>;
  readonly columns: ResultColumns;
  /** What the link leads to, where it is no hand. */
  readonly link?: WordKey;
  /** Questions in an order of their own; the page hands them in. */
  readonly series?: Omit<Series, 'questions'> & {
    readonly Note: (props: SeriesNoteProps) => ComponentChildren;
  };
  /** The drill that mistakes are kept with, where several are about the same table. */
  readonly steerAs?: string;
  readonly onResult?: (result: Counted, verdict: T['verdict']) => void;
}

/** What a page hands to the island of a drill. */
export interface DrillProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
  readonly questions?: Series['questions'];
}
