/** The one island of questions, on the page of a drill and inside other pages. */
import type { ComponentChildren } from 'preact';
import type { DrillTypes, QuestionData } from '../../engine/drills.ts';
import { questionHere } from '../../i18n/page-words.ts';
import type { ExerciseProps } from './Exercise.tsx';
import { Island, type Shown } from './Island.tsx';
import type { DrillInfo, DrillProps } from './view.ts';
import { loadPageBoard, loadView, loadWordsInside } from './views.ts';

interface PageProps extends DrillProps {
  /** What the page of a drill hands to its view. */
  readonly info: DrillInfo;
}

/** The page carries the question of the position; its words come with the view. */
interface InsideProps extends Omit<ExerciseProps<DrillTypes>, 'asked' | 'words'> {
  readonly board: string;
  readonly position: string;
}

type QuestionIslandProps = (PageProps | InsideProps) & { readonly children?: ComponentChildren };

async function showPage({ info, ...props }: PageProps): Promise<Shown> {
  const { board } = info;
  const parts = [loadView(board), loadPageBoard(board), import('./Drill.tsx')] as const;
  const [view, page, { Drill, pageView }] = await Promise.all(parts);
  const shown = pageView(view, info, page);
  return () => <Drill {...props} view={shown} />;
}

async function showInside({ board, ...props }: InsideProps): Promise<Shown> {
  const parts = [
    loadView(board),
    loadWordsInside(board, props.locale),
    import('./Exercise.tsx'),
  ] as const;
  const [view, words, { Exercise }] = await Promise.all(parts);
  const asked = questionHere<QuestionData<DrillTypes>>(props.position);
  return () => <Exercise {...props} {...{ asked, words, view }} />;
}

export const QuestionIsland = ({ children, ...props }: QuestionIslandProps) => (
  <Island load={() => ('info' in props ? showPage(props) : showInside(props))}>{children}</Island>
);
