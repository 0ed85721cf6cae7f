import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../parts/Button.tsx';
import { SheetPaper, type SheetPaperProps } from './SheetPaper.tsx';
import './paper.css';
import './paper-print.css';

interface PaperPreviewProps extends Omit<SheetPaperProps, 'showsAnswers'> {
  /** Whether all questions are there. */
  readonly isMade: boolean;
  /** How far it is. */
  readonly status: string;
  /** Further acts. */
  readonly children?: ComponentChildren;
}

/** A sheet as it will be printed, and what is done with it. */
export function PaperPreview({ isMade, status, children, ...paper }: PaperPreviewProps) {
  const { questions, say } = paper;
  const [showsAnswers, setShown] = useState(false);
  return (
    <>
      <div class="paper-actions row cluster text-s">
        <Button look="main" disabled={!isMade || questions.length === 0} onClick={() => print()}>
          {say('paper.print')}
        </Button>
        <Button aria-pressed={showsAnswers} onClick={() => setShown(!showsAnswers)}>
          {say(showsAnswers ? 'paper.answers.hide' : 'paper.answers.show')}
        </Button>
        <p role="status">{status}</p>
        {children}
      </div>
      {questions.length > 0 && <SheetPaper {...paper} showsAnswers={showsAnswers} />}
    </>
  );
}
