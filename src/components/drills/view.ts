/** The contract between the one frame, which runs the questions, and the boards. */
import type { ComponentChildren } from 'preact';
import type { DrillTypes, LevelField, Refusal, Texts } from '../../engine/drills.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Say, Voice } from '../../i18n/speak.ts';
import type { WordKey, Words } from '../../i18n/words/index.ts';
import type { Series } from '../../stores/question/drill-levels.ts';
import type {
  DraftRules,
  DrillSession,
  SessionState,
} from '../../stores/question/drill-session.ts';
import type { FieldWords, ResultColumns } from '../answer/labels.ts';
import type { OwnPart } from '../answer/own-part.ts';
import type { StageProps } from '../answer/Stage.tsx';

interface Onward {
  readonly kind: 'next' | 'again' | 'vary';
  readonly go: () => void;
  /** Goes on at another level; absent inside a lesson. */
  readonly choose?: (level: Texts) => void;
}

export interface BoardProps<T extends DrillTypes, Draft> extends Voice {
  readonly session: DrillSession<T, Draft>;
  readonly state: SessionState<T, Draft>;
  readonly onward: Onward;
  /** Whether the page is about nothing else. */
  readonly wholePage: boolean;
  /** Whether the keys work outside the board too, where the page is about more. */
  readonly pageKeys?: boolean | undefined;
  /** What stands above the answer, where the page has drawn it. */
  readonly position?: ComponentChildren;
  readonly hand?: ComponentChildren;
  readonly drawing?: ComponentChildren;
  /** Beside the board: what is kept of the answer. */
  readonly note?: ComponentChildren;
}

/** What a board gives to the frame. */
export type BoardParts<T extends DrillTypes, Draft> = Omit<
  StageProps<T, Draft>,
  Exclude<keyof BoardProps<T, Draft>, 'hand'>
>;

export interface QuestionView<T extends DrillTypes, Draft> {
  readonly rules: DraftRules<T, Draft>;
  readonly Board: (props: BoardProps<T, Draft>) => ComponentChildren;
}

/** A question as it stands where nothing is touched: without a script, and on paper. */
export interface LessonView<T extends DrillTypes> {
  readonly ask: (shown: T['shown'], voice: Voice) => string;
  /** What the question is about. */
  readonly Position: (props: ToldProps<T>) => ComponentChildren;
  /** Where the answer is written by hand. */
  readonly Blank: (props: ToldProps<T>) => ComponentChildren;
  readonly Solved: (props: SolvedProps<T>) => ComponentChildren;
}

/** One whose board says itself what is asked. */
export interface BoardLesson<T extends DrillTypes> extends LessonView<T> {
  readonly words: (shown: T['shown']) => readonly string[];
}

export interface ToldProps<T extends DrillTypes> extends Voice {
  readonly shown: T['shown'];
}

export interface SolvedProps<T extends DrillTypes> extends ToldProps<T> {
  /** On the right answer. */
  readonly verdict: T['verdict'];
}

export interface SeriesNoteProps extends Voice {
  readonly model: string;
  readonly judged: boolean;
}

/** What a drill lets its reader choose. */
export interface LevelView {
  readonly levels: readonly LevelField[];
  /** The words of the fields, in the order of the form. */
  readonly fields: Readonly<Record<string, FieldWords>>;
  readonly notes?: readonly WordKey[];
}

/** How a refusal is worded; each drill knows its own errors. */
export type Describe = (say: Say, error: Refusal['error']) => string;

export interface DrillView<T extends DrillTypes, Draft> extends QuestionView<T, Draft>, LevelView {
  readonly id: string;
  readonly parts: readonly string[];
  /** What a skill is called, by what follows the id of the drill in its name. */
  readonly skillName: (say: Say, skill: string) => string;
  readonly own?: readonly OwnPart[];
  /** Fetched where something is refused. */
  readonly describe: () => Promise<Describe>;
  /** How the refusal of a part of the address begins, where that is not said of all parts. */
  readonly refused?: Readonly<Record<string, WordKey>>;
  readonly columns: ResultColumns;
  /** What the link leads to, where it is no hand. */
  readonly link?: WordKey;
  readonly series?: Omit<Series, 'questions'> & {
    readonly Note: (props: SeriesNoteProps) => ComponentChildren;
  };
  /** What a row of a table is called, where hands are dealt for rows. */
  readonly rowName?: (say: Say, row: string) => string;
  /** Whether a question can be asked again in other tiles, or with other dice. */
  readonly isVaried?: true;
  /** The drill that mistakes are kept with, where several are about the same table. */
  readonly steerAs?: string;
}

export interface DrillProps {
  /** The name of the drill. */
  readonly title: string;
  /** What it is about. */
  readonly text: string;
  readonly locale: Locale;
  readonly words: Partial<Words>;
  readonly questions?: Series['questions'];
}
