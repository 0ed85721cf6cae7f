import type { ComponentChildren } from 'preact';
import type { Say } from '../../../i18n/speak.ts';
import { CopyLink } from '../../answer/CopyLink.tsx';
import { LaterResults } from '../../answer/LaterResults.tsx';
import { Refused, StorageTrouble } from '../../answer/Notices.tsx';
import type { ResultsProps } from '../../answer/Results.tsx';
import { OwnHand, type OwnHandProps } from './OwnHand.tsx';
import '../../answer/finder.css';

interface DrillFrameProps<Question> {
  readonly say: Say;
  /** What was refused of the address, and why. */
  readonly refused: { readonly what: string; readonly why: string } | undefined;
  /** What is asked, folded away. */
  readonly level: ComponentChildren;
  /** The question on its board. */
  readonly children: ComponentChildren;
  /** When the question was asked: its link is another one. */
  readonly since: number;
  /** What the link leads to, where it is no hand. */
  readonly link?: string;
  /** Absent where nobody types a question. */
  readonly own?: Omit<OwnHandProps<Question>, 'say'>;
  readonly results: Omit<ResultsProps, 'say'>;
}

/** A drill as a page: level, question, its link, a hand of one's own, results. */
export const DrillFrame = <Question,>(props: DrillFrameProps<Question>) => {
  const { say, refused, level, children, since, link, own, results } = props;
  return (
    <div class="finder">
      <StorageTrouble say={say} />
      {refused && <Refused say={say} {...refused} />}
      {level}
      {children}
      <div class="finder-more">
        <CopyLink key={since} say={say} {...(link !== undefined && { label: link })} />
        {own && (
          <details class="fold" open={refused !== undefined}>
            <summary>{say('finder.own')}</summary>
            <OwnHand say={say} {...own} />
          </details>
        )}
        <details class="fold">
          <summary>{say('finder.results')}</summary>
          <LaterResults say={say} {...results} />
        </details>
      </div>
    </div>
  );
};
