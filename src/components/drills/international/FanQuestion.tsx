import { useStore } from '@nanostores/preact';
import { useMemo, useRef } from 'preact/hooks';
import { FAN_HINTS, type FanLine, type FanMark, MCR_DEFAULTS } from '../../../engine/index.ts';
import { fanVerdictText, whyText } from '../../../i18n/fan-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { itemName } from '../../../i18n/score-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { FanSession, FanState } from '../../../stores/international/fan-session.ts';
import { type FanView, fanView } from '../../../stores/international/fan-view.ts';
import { submits } from '../../answer/answering.ts';
import { PICK_SIGNS, type PickMark } from '../../answer/picked.ts';
import { SheetActions } from '../../answer/SheetActions.tsx';
import { situationText } from '../../answer/situation.ts';
import { useLater } from '../../answer/use-later.ts';
import { useVerdictInView } from '../../answer/use-verdict-in-view.ts';
import { Verdict } from '../../answer/Verdict.tsx';
import { ScoredHand } from '../../boards/ScoredHand.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import { FanOnward } from './FanOnward.tsx';
import { FanHintList } from './FanParts.tsx';
import { fanKeys } from './fan-keys.ts';
import '../../boards/board.css';
import '../../answer/answers.css';
import '../counting/count.css';
import './fans.css';

const loadLater = () => import('./FanSolution.tsx');

interface FanQuestionProps {
  readonly session: FanSession;
  readonly locale: Locale;
  readonly say: Say;
  readonly onNext: () => void;
}

/** One hand: its situation, its tiles, the fans to tick, hints, reasons and sheet. */
export function FanQuestion({ session, locale, say, onNext }: FanQuestionProps) {
  const later = useLater(loadLater);
  const root = useRef<HTMLFormElement>(null);
  const state = useStore(session.$state);
  const view = useMemo(() => fanView(state), [state]);
  const { question, verdict, unread } = state;
  const { hand, edition, ask } = question;
  const { concealed, melds, flowers, win } = hand;
  const at = (place: number): void => {
    const line = view.lines[place];
    if (line) session.tick(line.item);
  };
  useKeys(root, true, fanKeys({ session, at, onNext }));
  useVerdictInView(root, verdict !== undefined, question);

  return (
    <form class="question count-question" ref={root} onSubmit={submits(session, onNext)} noValidate>
      <p class="situation" aria-live="polite">
        {situationText(question, { rules: 'mcr', hand }, say)}{' '}
        {edition !== MCR_DEFAULTS.edition &&
          say('fans.countedBy', { edition: say(`fans.edition.${edition}`) })}
      </p>
      <ScoredHand hand={{ concealed, melds, flowers, last: win?.tile }} locale={locale} say={say} />
      <p class="question-choose">{say(`fans.ask.${ask}`)}</p>
      <FanLines session={session} state={state} view={view} say={say} />
      {unread.length > 0 && (
        <p class="alert" role="alert">
          {say('fans.pickOne')}
        </p>
      )}
      <Verdict right={verdict?.right}>
        {verdict && fanVerdictText(question, verdict, locale, say)}
      </Verdict>
      <SheetActions
        {...{ session, say, shown: state.shown }}
        left={FAN_HINTS.length - state.hints}
        sheet={view.sheet}
      />
      <FanOnward say={say} judged={verdict !== undefined} onNext={onNext} />
      <FanHintList hints={view.hints} taken={state.hints} say={say} />
      {view.sheet && later && (
        <later.FanSolution
          {...{ locale, say, shown: state.shown }}
          sheet={view.sheet}
          others={view.others}
        />
      )}
    </form>
  );
}

interface FanLinesProps {
  readonly session: FanSession;
  readonly state: FanState;
  readonly view: FanView;
  readonly say: Say;
}

const judgedMark = (mark: FanMark | undefined): PickMark | undefined =>
  mark === 'left' ? undefined : mark;

/** Fans to tick; once judged, each with its reason. */
function FanLines({ session, state, view, say }: FanLinesProps) {
  const { draft, verdict } = state;
  const markOf = ({ item }: FanLine): PickMark | undefined => {
    if (verdict) return judgedMark(view.marks.get(item));
    return draft.includes(item) ? 'chosen' : undefined;
  };
  return (
    <ul class="line-choice count-lines" aria-label={say('fans.lines')}>
      {view.lines.map((line) => (
        <li key={line.item}>
          <FanButton
            {...{ line, say, mark: markOf(line) }}
            onTouch={verdict ? undefined : () => session.tick(line.item)}
          />
        </li>
      ))}
    </ul>
  );
}

interface FanButtonProps {
  readonly line: FanLine;
  readonly mark: PickMark | undefined;
  readonly say: Say;
  /** Absent once the answer is given. */
  readonly onTouch: (() => void) | undefined;
}

function FanButton({ line, mark, say, onTouch }: FanButtonProps) {
  const name = itemName(say, 'mcr', line.item);
  const why = onTouch ? undefined : whyText(say, line);
  const judged = mark && mark !== 'chosen' ? `${say(`fans.mark.${mark}`)} ` : '';
  return (
    <button
      type="button"
      class="line-button"
      data-mark={mark}
      aria-pressed={mark === 'chosen' || mark === 'found' || mark === 'wrong'}
      onClick={onTouch}
    >
      <span class="line-sign" aria-hidden="true">
        {mark ? PICK_SIGNS[mark] : ''}
      </span>
      <span>
        {name}
        {why && (
          <small class="fan-why">
            <span class="visually-hidden">{judged}</span>
            {why}
          </small>
        )}
      </span>
    </button>
  );
}
