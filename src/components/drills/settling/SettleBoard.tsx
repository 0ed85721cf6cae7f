import { useMemo, useRef } from 'preact/hooks';
import { asksOneSum } from '../../../engine/drills.ts';
import {
  type AccountVoice,
  accountText,
  askText,
  settleVerdictText,
  voiceOf,
} from '../../../i18n/settle-words.ts';
import { settlePicture } from '../../../stores/settling/settle-board.ts';
import { goOn, submits } from '../../answer/answering.ts';
import { useVerdictInView } from '../../answer/use-verdict-in-view.ts';
import { Verdict } from '../../answer/Verdict.tsx';
import { SettleDrawing, SettleTable } from '../../boards/SettleTable.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import { OneSum, SettleCells } from './SettleCells.tsx';
import { SettleHints } from './SettleHints.tsx';
import { SettleMarks } from './SettleMarks.tsx';
import type { SettleBoardProps } from './settle-props.ts';
import '../../boards/board.css';
import './settling.css';

/** One table: who won, the seats with their scores, the sums, hints, verdict and accounts. */
export function SettleBoard(props: SettleBoardProps) {
  const { session, state, locale, say, onward, wholePage } = props;
  const root = useRef<HTMLFormElement>(null);
  const { shown, draft, verdict } = state;
  const picture = useMemo(() => settlePicture({ shown, draft, verdict }), [shown, draft, verdict]);
  const voice = useMemo(() => voiceOf(shown, locale, say), [shown, locale, say]);
  const focusOn = (place: number) => (): void =>
    root.current?.querySelectorAll<HTMLElement>('[data-field]')[place]?.focus();
  useKeys(root, wholePage, {
    enter: () => goOn(session, onward.go),
    h: session.hint,
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [digit, focusOn(digit - 1)])),
  });
  useVerdictInView(root, verdict !== undefined, state.texts);
  const isSum = asksOneSum(shown.ask);

  return (
    <form
      class="question settle-question"
      ref={root}
      onSubmit={submits(session, onward.go)}
      noValidate
    >
      <p class="situation">{accountText(shown, voice)}</p>
      <p class="question-choose">{askText(shown, voice)}</p>
      {!verdict && (
        <div class={isSum ? 'settle-boards settle-boards--sum' : 'settle-boards'}>
          <div class="settle">
            <SettleDrawing view={picture} names={voice.names} locale={locale} say={say} />
          </div>
          {isSum ? <OneSum {...props} voice={voice} /> : <SettleCells {...props} voice={voice} />}
        </div>
      )}
      <Verdict right={verdict?.right}>{verdict && settleVerdictText(verdict, voice)}</Verdict>
      {verdict && !isSum && <SettleMarks verdict={verdict} voice={voice} />}
      <Actions {...props} />
      <SettleHints state={state} voice={voice} />
      {verdict && <Accounts {...props} voice={voice} picture={picture} />}
      {!verdict && !isSum && <p class="question-note">{say('accounts.empty')}</p>}
    </form>
  );
}

interface AccountsProps extends SettleBoardProps {
  readonly voice: AccountVoice;
  readonly picture: ReturnType<typeof settlePicture>;
}

/** Who pays whom; what each has in the end where that was asked, or nothing else was. */
const Accounts = ({ state, voice, picture, locale, say }: AccountsProps) => {
  const { kind } = state.shown.ask;
  return (
    <SettleTable
      view={picture}
      names={voice.names}
      locale={locale}
      say={say}
      nets={kind !== 'winner' && kind !== 'losers'}
    />
  );
};

/** What can be done now: check or a hint, then the next table or the same one again. */
function Actions({ session, state, onward, say }: SettleBoardProps) {
  const { verdict, taken, hintSteps } = state;
  const left = hintSteps.length - taken;
  return (
    <div class="question-actions">
      <button type="submit" class="button button--main">
        {say(verdict ? (onward.kind === 'next' ? 'answer.next' : 'score.again') : 'score.check')}
      </button>
      {!verdict && (
        <button type="button" class="button" aria-disabled={left === 0} onClick={session.hint}>
          {say('answer.hintsLeft', { n: left })}
        </button>
      )}
    </div>
  );
}
