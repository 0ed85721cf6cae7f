/** The contract between the one frame, which runs the questions, and the boards. */
import type { ComponentChildren } from 'preact';
import type { Reading } from '../../course/reading.ts';
import type { DrillTypes, LevelField, Refusal, Texts } from '../../engine/drills.ts';
import type { ExtraRule } from '../../engine/scoring.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Say, Voice } from '../../i18n/speak.ts';
import type { WordKey } from '../../i18n/words/index.ts';
import type { Series } from '../../stores/question/drill-levels.ts';
import type { DraftRules } from '../../stores/question/drill-session.ts';
import type { FieldWords, ResultColumns } from '../answer/labels.ts';
import type { OwnPart } from '../answer/own-part.ts';
import type { Onward, StageProps } from '../answer/Stage.tsx';

interface DrillOnward extends Onward {
  /** Goes on at another level; absent inside a lesson. */
  readonly choose?: (level: Texts) => void;
}

type FramePart = 'session' | 'state' | 'wholePage' | 'pageKeys' | 'before' | 'note';

/** What the frame gives to a board. */
export interface BoardProps<T extends DrillTypes, Draft>
  extends Voice,
    Pick<StageProps<T, Draft>, FramePart> {
  readonly onward: DrillOnward;
}

/** What a board gives to the frame. */
export type BoardParts<T extends DrillTypes, Draft> = Omit<
  StageProps<T, Draft>,
  keyof BoardProps<T, Draft>
>;

export interface QuestionView<T extends DrillTypes, Draft> {
  readonly rules: DraftRules<T, Draft>;
  readonly Board: (props: BoardProps<T, Draft>) => ComponentChildren;
}

/** A question as it stands where nothing is touched: without a script, and on paper. */
export interface PaperView<T extends DrillTypes> {
  readonly ask: (shown: T['shown'], voice: Voice) => string;
  /** What the question is about. */
  readonly Position: (props: PositionProps<T>) => ComponentChildren;
  /** Where the answer is written by hand. */
  readonly Blank: (props: PositionProps<T>) => ComponentChildren;
  readonly Solved: (props: SolvedProps<T>) => ComponentChildren;
  readonly lesson?: LessonPart<T>;
}

/** By the form of a key (`table.ask.*`), what may stand for its star. */
export type KeyParts = Readonly<Record<string, readonly string[]>>;

/** What a lesson draws of a question when it is built. */
interface LessonPart<T extends DrillTypes> {
  /** Of words whose keys are put together, those that this question can say. */
  readonly says?: (shown: T['shown'], verdict: T['verdict']) => KeyParts;
  /** Whether the question is asked above the board, which does not ask it by itself. */
  readonly isAskedAbove?: boolean;
  /** What opens the answer where no script runs. */
  readonly solve?: WordKey;
  readonly sequel?: 'vary';
}

export interface PositionProps<T extends DrillTypes> extends Voice {
  readonly shown: T['shown'];
}

export interface SolvedProps<T extends DrillTypes> extends PositionProps<T> {
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

/** The same, and what its skills are called: by what follows the id of the drill in their names. */
export interface DrillLevel extends LevelView {
  readonly skillName: (say: Say, skill: string) => string;
}

/** What is known of a drill when the site is built; drills of no rule set know their levels themselves. */
export interface DrillInfo {
  readonly id: string;
  readonly board: string;
  readonly area: string;
  readonly parts: readonly string[];
  readonly levels: readonly LevelField[];
  /** The one rule set that it is about. */
  readonly rules: string;
  /** The drill that mistakes are kept with, where several are about the same table. */
  readonly steerAs: string;
  /** What may be said of a win, by its ids. */
  readonly circumstances: readonly string[];
  /** What else is asked of a hand: tiles, or how many. */
  readonly extras: readonly Pick<ExtraRule, 'id' | 'kind' | 'most'>[];
}

/** How a refusal is worded; each drill knows its own errors. */
export type Describe = (say: Say, error: Refusal['error']) => string;

/** What a drill is, on its page, in lessons and on paper: each folder of a drill has one, called `VIEW`. */
export interface DrillView<T extends DrillTypes, Draft> extends QuestionView<T, Draft> {
  readonly level: (info: DrillInfo) => DrillLevel;
  readonly own?: (info: DrillInfo) => readonly OwnPart[];
  /** How refusals are worded; fetched where something is refused. */
  readonly errors: () => Promise<Describe>;
  /** How the refusal of a part of the address begins, where that is not said of all parts. */
  readonly refused?: Readonly<Record<string, WordKey>>;
  readonly columns: ResultColumns;
  /** What the link leads to, where it is no hand. */
  readonly link?: WordKey;
  readonly series?: Omit<Series, 'questions'> & {
    readonly Note: (props: SeriesNoteProps) => ComponentChildren;
  };
  /** What a row of a table is called, where hands are dealt for rows. */
  readonly rowName?: (info: DrillInfo, say: Say, row: string) => string;
  /** Whether its questions are asked nowhere but where mistakes lead to them. */
  readonly isUnlisted?: true;
  /** Whether a question can be asked again in other tiles, or with other dice. */
  readonly isVaried?: true;
  readonly paper: (info: Pick<DrillInfo, 'area'>) => Promise<PaperView<T>>;
  /** The addresses of its styles, beside those of every question. */
  readonly styles: (shows?: TableShows) => readonly string[];
}

/** What the page of a question needs of its view. */
export type PagedView<T extends DrillTypes, Draft> = Omit<DrillView<T, Draft>, 'paper' | 'styles'>;

/** What the board of a page shows beyond that of a lesson: `page-board.tsx` beside the view. */
export interface PageBoard<T extends DrillTypes, Draft> {
  readonly boardOf: (info: DrillInfo) => QuestionView<T, Draft>['Board'];
}

/** The view of a drill with what its page has handed in. */
export interface PageView<T extends DrillTypes, Draft>
  extends Omit<DrillView<T, Draft>, 'level' | 'own' | 'rowName' | 'paper' | 'styles'>,
    DrillLevel,
    Pick<DrillInfo, 'id' | 'parts' | 'steerAs'> {
  readonly own: readonly OwnPart[];
  /** The one rule set that it is about. */
  readonly under: string;
  readonly rowName?: ((say: Say, row: string) => string) | undefined;
}

export function pageView<T extends DrillTypes, Draft>(
  { level, own, rowName, ...view }: PagedView<T, Draft>,
  info: DrillInfo,
  page?: PageBoard<T, Draft>,
): PageView<T, Draft> {
  const { id, parts, steerAs } = info;
  return {
    ...view,
    ...level(info),
    ...{ id, parts, steerAs, under: info.rules },
    Board: page?.boardOf(info) ?? view.Board,
    own: own?.(info) ?? [],
    rowName: rowName && ((say, row) => rowName(info, say, row)),
  };
}

/** What questions about the table show, where that is less than everything. */
export interface TableShows {
  /** Its seats, and not tiles alone. */
  readonly hasSeats?: boolean;
  readonly hasWalls?: boolean;
  /** Whether something is chosen beside the seats. */
  readonly hasChoices?: boolean;
}

export interface DrillProps {
  /** The name of the drill. */
  readonly title: string;
  /** What it is about. */
  readonly text: string;
  readonly locale: Locale;
  readonly questions?: Series['questions'] | undefined;
  /** What may be read about its questions. */
  readonly reading?: readonly Reading[];
}
