import type { ComponentChildren, TargetedEvent } from 'preact';
import type { ScoringTypes } from '../../../engine/drills.ts';
import { fieldName } from '../../../i18n/scores/score-names.ts';
import { listText } from '../../../i18n/speak.ts';
import type { ScoringDraft } from '../../../stores/drafts/scoring-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { Button } from '../../parts/Button.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { boardLater, type VerdictPart } from '../judgement.tsx';
import type { BoardProps } from '../view.ts';
import { ScoringPosition } from './ScoringPosition.tsx';

export type ScoringBoardProps = BoardProps<ScoringTypes, ScoringDraft>;
type Judged = typeof import('./ScoringReasons.tsx');

export type AnswerProps = ScoringBoardProps & VerdictPart<Judged>;

interface DrillBoardProps extends ScoringBoardProps {
  readonly Answer: (props: AnswerProps) => ComponentChildren;
  /** What is asked, in words; absent inside a lesson, which asks by itself. */
  readonly asking?: ComponentChildren;
  readonly spoken?: string | undefined;
  readonly leadOn?: ComponentChildren;
  readonly accounts?: ComponentChildren;
  /** How hands are counted unless the question says otherwise. */
  readonly usual?: ComponentChildren;
  readonly note?: ComponentChildren;
}

export function ScoringForm(props: DrillBoardProps & VerdictPart<Judged>) {
  const { session, state, locale, say, onward, asking, judged } = props;
  const { shown, draft, verdict } = state;
  const lines = verdict && judged ? judged.sheetSteps(verdict.sheet) : 0;
  // Inside a lesson all of the sheet lies open, unless it leads up to the total asked for.
  const revealed = asking === undefined && shown.ask !== 'total' ? lines : state.revealed;
  const left = Math.max(0, lines - revealed);
  const open = ({ currentTarget }: TargetedEvent<HTMLElement>, lines: number): void => {
    session.reveal(lines);
    // The buttons go with the last line; the next thing to do takes their focus.
    if (lines === left) mainOf(currentTarget)?.focus({ preventScroll: true });
  };
  const isReading = left > 0 && onward.kind === 'again';
  return (
    <Stage
      {...props}
      proceed={isReading ? () => session.reveal(1) : undefined}
      keys={(root) => ({
        arrowright: () => session.reveal(1),
        ...digitKeys(root, '[data-field], .line-button', (found) =>
          found.matches('[data-field]') ? found.focus() : found.click(),
        ),
      })}
      spoken={props.spoken}
      hand={<ScoringPosition {...{ shown, locale, say }} />}
      ask={asking}
      answer={<props.Answer {...props} />}
      isReady={isBegun(draft)}
      alert={state.unread.length > 0 ? unreadText(props) : undefined}
      onwardWords={isReading ? 'score.nextLine' : undefined}
      verdict={verdict && judged?.scoringVerdictText(verdict, locale, say)}
      hintText={judged?.hintText({ shown, locale, say })}
      aside={[props.leadOn, props.usual]}
      reasons={
        verdict &&
        judged && (
          <>
            {left > 0 && (
              <p class="sheet-actions row cluster gap-2 sans text-s">
                {!isReading && (
                  <Button onClick={(event) => open(event, 1)}>{say('score.nextLine')}</Button>
                )}
                <Button onClick={(event) => open(event, left)}>{say('score.allLines')}</Button>
              </p>
            )}
            <judged.ScoringSolution {...{ shown, verdict, revealed, locale, say }} />
            {props.accounts}
          </>
        )
      }
    />
  );
}

/** The main button of the stage that a control stands on. */
export const mainOf = (control: HTMLElement | null): HTMLElement | null | undefined =>
  control?.closest('.stage')?.querySelector<HTMLElement>('.button--main');

function unreadText({ state: { unread, draft, shown }, locale, say }: ScoringBoardProps): string {
  if (shown.lines.length > 0) return say('score.pickOne');
  if (unread.includes('enough')) return say('score.needEnough');
  const isMissing = unread.every((id) => (draft.figures[id] ?? '').trim() === '');
  const names = unread.map((id) => fieldName(say, shown, id));
  return say(isMissing ? 'score.missing' : 'score.noNumber', { fields: listText(locale, names) });
}

const isBegun = ({ lines, figures, enough }: ScoringDraft): boolean =>
  lines.length > 0 || enough !== undefined || Object.values(figures).some((text) => text !== '');

export const ScoringBoard = boardLater<DrillBoardProps, Judged>(
  () => import('./ScoringReasons.tsx'),
  ScoringForm,
);
