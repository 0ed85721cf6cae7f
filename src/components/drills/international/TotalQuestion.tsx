import { useStore } from '@nanostores/preact';
import { useMemo, useRef } from 'preact/hooks';
import { FAN_HINTS, MCR_DEFAULTS, type TotalQuestion as Question } from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import { totalVerdictText } from '../../../i18n/total-words.ts';
import { type TotalSession, totalView } from '../../../stores/international/total-session.ts';
import { submits } from '../../answer/answering.ts';
import { SheetActions } from '../../answer/SheetActions.tsx';
import { situationText } from '../../answer/situation.ts';
import { useLater } from '../../answer/use-later.ts';
import { useVerdictInView } from '../../answer/use-verdict-in-view.ts';
import { Verdict } from '../../answer/Verdict.tsx';
import { ScoredHand } from '../../boards/ScoredHand.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import { FanHintList } from './FanParts.tsx';
import { fanKeys } from './fan-keys.ts';
import { TotalFields } from './TotalFields.tsx';
import '../../boards/board.css';
import '../../answer/answers.css';
import '../counting/count.css';
import './fans.css';

interface TotalQuestionProps {
  readonly session: TotalSession;
  readonly locale: Locale;
  readonly say: Say;
  readonly onNext: () => void;
}

const loadSheet = () => import('./FanSolution.tsx');
const loadAccounts = () => import('./TotalAccounts.tsx');

/** How the hand was won, from whom, and by which edition it is counted. */
function toldOf(question: Question, say: Say): string {
  const { hand, how, from, edition } = question;
  const giver = how.includes('rob-kong') ? 'totals.robbed' : 'totals.from';
  return [
    situationText(question, { rules: 'mcr', hand }, say),
    from === null ? '' : say(giver, { seat: say(`wind.${from}`) }),
    edition === MCR_DEFAULTS.edition
      ? ''
      : say('fans.countedBy', { edition: say(`fans.edition.${edition}`) }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** One hand: its situation, its tiles, the figures to write, hints, verdict, sheet and payments. */
export function TotalQuestion({ session, locale, say, onNext }: TotalQuestionProps) {
  const sheet = useLater(loadSheet);
  const accounts = useLater(loadAccounts);
  const root = useRef<HTMLFormElement>(null);
  const state = useStore(session.$state);
  const view = useMemo(() => totalView(state), [state]);
  const { question, verdict } = state;
  const { concealed, melds, flowers, win } = question.hand;
  const at = (place: number): void =>
    root.current?.querySelectorAll<HTMLElement>('[data-field]')[place]?.focus();
  useKeys(root, true, fanKeys({ session, at, onNext }));
  useVerdictInView(root, verdict !== undefined, question);

  return (
    <form class="question count-question" ref={root} onSubmit={submits(session, onNext)} noValidate>
      <p class="situation" aria-live="polite">
        {toldOf(question, say)}
      </p>
      <ScoredHand hand={{ concealed, melds, flowers, last: win?.tile }} locale={locale} say={say} />
      <p class="question-choose">{say('totals.ask')}</p>
      <TotalFields session={session} state={state} locale={locale} say={say} />
      <Verdict right={verdict?.right}>{verdict && totalVerdictText(verdict, say)}</Verdict>
      <SheetActions
        {...{ session, say, shown: state.shown }}
        left={FAN_HINTS.length - state.hints}
        sheet={view.sheet}
      />
      <FanHintList hints={view.hints} taken={state.hints} say={say} />
      {view.sheet && sheet && (
        <sheet.FanSolution
          {...{ locale, say, shown: state.shown }}
          sheet={view.sheet}
          others={view.others}
        />
      )}
      {view.accounts && verdict && accounts && (
        <accounts.TotalAccounts
          {...{ locale, say, view: view.accounts, won: verdict.enough.wanted }}
        />
      )}
    </form>
  );
}
