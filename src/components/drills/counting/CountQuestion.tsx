import { useStore } from '@nanostores/preact';
import { useMemo, useRef } from 'preact/hooks';
import { COUNT_HINTS, type CountVerdict } from '../../../engine/index.ts';
import { countVerdictText } from '../../../i18n/count-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { CountSession } from '../../../stores/counting/count-session.ts';
import { countView } from '../../../stores/counting/count-view.ts';
import { submits } from '../../answer/answering.ts';
import { SheetActions } from '../../answer/SheetActions.tsx';
import { situationText } from '../../answer/situation.ts';
import { useLater } from '../../answer/use-later.ts';
import { useVerdictInView } from '../../answer/use-verdict-in-view.ts';
import { Verdict } from '../../answer/Verdict.tsx';
import { ScoredHand } from '../../boards/ScoredHand.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import { CountFields } from './CountFields.tsx';
import { CountHints } from './CountHints.tsx';
import { CountLines } from './CountLines.tsx';
import { countKeys } from './count-keys.ts';
import '../../boards/board.css';
import '../../answer/answers.css';
import './count.css';

const loadLater = () => import('../../answer/SheetSection.tsx');

interface CountQuestionProps {
  readonly session: CountSession;
  readonly locale: Locale;
  readonly say: Say;
  readonly onNext: () => void;
}

/** One hand: its situation, its tiles, the answer, hints, verdict and sheet. */
export function CountQuestion({ session, locale, say, onNext }: CountQuestionProps) {
  const later = useLater(loadLater);
  const root = useRef<HTMLFormElement>(null);
  const state = useStore(session.$state);
  const view = useMemo(() => countView(state), [state]);
  const { question, verdict, hints } = state;
  const { hand, seat, how, options, ask } = question;
  const { concealed, melds, flowers, win } = hand;
  useKeys(root, true, countKeys({ session, view, root, onNext }));
  useVerdictInView(root, verdict !== undefined, question);

  return (
    <form class="question count-question" ref={root} onSubmit={submits(session, onNext)} noValidate>
      <p class="situation">
        {situationText({ seat, round: seat, how }, { rules: 'tchou1924', hand, options }, say)}
      </p>
      <ScoredHand hand={{ concealed, melds, flowers, last: win?.tile }} locale={locale} say={say} />
      <p class="question-choose">
        {say(`count.ask.${ask}`)} {ask === 'figures' && win && !verdict && say('count.limitOnly')}
      </p>
      {ask === 'lines' ? (
        <CountLines session={session} state={state} view={view} say={say} />
      ) : (
        <CountFields session={session} state={state} locale={locale} say={say} />
      )}
      <CountVerdictLine verdict={verdict} locale={locale} say={say} />
      <SheetActions
        session={session}
        left={COUNT_HINTS.length - state.hints}
        shown={state.shown}
        sheet={view.sheet}
        say={say}
      />
      <CountHints hints={view.hints} taken={hints} locale={locale} say={say} />
      {view.sheet && later && (
        <later.SheetSection {...{ locale, say, sheet: view.sheet, shown: state.shown }} />
      )}
      <p class="question-note">{say('count.usual')}</p>
    </form>
  );
}

interface CountVerdictLineProps {
  readonly verdict: CountVerdict | undefined;
  readonly locale: Locale;
  readonly say: Say;
}

const CountVerdictLine = ({ verdict, locale, say }: CountVerdictLineProps) => (
  <Verdict right={verdict?.right}>{verdict && countVerdictText(verdict, locale, say)}</Verdict>
);
