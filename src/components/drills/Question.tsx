/**
 * The one island of questions, on the page of a drill and inside other pages. The page has drawn
 * what stands there at first; the view of the drill is fetched, and takes its place.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DrillTypes, QuestionData } from '../../engine/drills.ts';
import { questionHere } from '../../i18n/page-words.ts';
import { untilDone } from '../../stores/device/failure.ts';
import type { ExerciseProps } from './Exercise.tsx';
import type { DrillInfo, DrillProps } from './view.ts';
import { loadPageBoard, loadView, loadWordsInside } from './views.ts';

interface PageProps extends DrillProps {
  /** What the page of a drill hands to its view. */
  readonly handed: DrillInfo;
}

/** The page carries the question of the position; its words come with the view. */
interface InsideProps extends Omit<ExerciseProps<DrillTypes>, 'asked' | 'words'> {
  readonly board: string;
  readonly position: string;
}

type QuestionProps = (PageProps | InsideProps) & { readonly children?: ComponentChildren };

type Shown = () => ComponentChildren;

async function showPage({ handed, ...props }: PageProps): Promise<Shown> {
  const { board } = handed;
  const parts = [loadView(board), loadPageBoard(board), import('./Drill.tsx')] as const;
  const [view, page, { Drill, pageView }] = await Promise.all(parts);
  const shown = pageView(view, handed, page);
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

export function Question({ children, ...props }: QuestionProps) {
  // The page hands in nothing else later.
  const [first] = useState(props);
  const [show, setShow] = useState<Shown>();
  useEffect(() => {
    const load = () => ('handed' in first ? showPage(first) : showInside(first));
    void untilDone(load).then((shown) => setShow(() => shown));
  }, [first]);
  if (show) return show();
  return <div data-pending>{children}</div>;
}
