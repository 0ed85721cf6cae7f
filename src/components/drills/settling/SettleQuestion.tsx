import { useStore } from '@nanostores/preact';
import { useMemo, useRef } from 'preact/hooks';
import { settleHintSteps } from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { accountText, seatNames, settleVerdictText } from '../../../i18n/settle-words.ts';
import type { Say } from '../../../i18n/speak.ts';
import { settleBoard } from '../../../stores/settling/settle-board.ts';
import type { SettleSession, SettleState } from '../../../stores/settling/settle-session.ts';
import { submits } from '../../answer/answering.ts';
import { CheckOrHint } from '../../answer/CheckOrHint.tsx';
import { useVerdictInView } from '../../answer/use-verdict-in-view.ts';
import { Verdict } from '../../answer/Verdict.tsx';
import { SettleDrawing, SettleTable } from '../../boards/SettleTable.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import { SettleCells } from './SettleCells.tsx';
import { SettleHints } from './SettleHints.tsx';
import { SettleMarks } from './SettleMarks.tsx';
import { settleKeys } from './settle-keys.ts';
import '../../boards/board.css';
import '../../answer/answers.css';
import './settling.css';

interface SettleQuestionProps {
  readonly session: SettleSession;
  readonly locale: Locale;
  readonly say: Say;
  readonly onNext: () => void;
}

/** One table: who won, the seats with their scores, the sums, hints, verdict and accounts. */
export function SettleQuestion({ session, locale, say, onNext }: SettleQuestionProps) {
  const root = useRef<HTMLFormElement>(null);
  const state = useStore(session.$state);
  const { picture, hints } = useMemo(() => settleBoard(state), [state]);
  const names = useMemo(() => seatNames(say), [say]);
  const { question, verdict } = state;
  useKeys(root, true, settleKeys({ session, root, onNext }));
  useVerdictInView(root, verdict !== undefined, question);

  return (
    <form
      class="question settle-question"
      ref={root}
      onSubmit={submits(session, onNext)}
      noValidate
    >
      <p class="situation">{accountText(question, say)}</p>
      <p class="question-choose">{say(`accounts.ask.${question.ask}`)}</p>
      <div class="settle-boards">
        {!verdict && (
          <div class="settle">
            <SettleDrawing view={picture} names={names} locale={locale} say={say} />
          </div>
        )}
        {!verdict && <SettleCells {...{ session, state, names, locale, say }} />}
      </div>
      <Verdict right={verdict?.right}>{verdict && settleVerdictText(verdict, say)}</Verdict>
      {verdict && <SettleMarks verdict={verdict} locale={locale} say={say} />}
      <Actions session={session} state={state} say={say} />
      <SettleHints {...{ question, hints, locale, say }} taken={state.hints} />
      {verdict && (
        <SettleTable
          view={picture}
          names={names}
          locale={locale}
          say={say}
          nets={question.ask === 'all'}
        />
      )}
      {!verdict && <p class="question-note">{say('accounts.empty')}</p>}
    </form>
  );
}

interface ActionsProps {
  readonly session: SettleSession;
  readonly state: SettleState;
  readonly say: Say;
}

/** What can be done now: check or a hint, then the next table. */
function Actions({ session, state, say }: ActionsProps) {
  const { question, verdict, hints } = state;
  const left = settleHintSteps(question).length - hints;
  return (
    <div class="question-actions">
      <CheckOrHint session={session} left={left} answered={verdict !== undefined} say={say} />
    </div>
  );
}
