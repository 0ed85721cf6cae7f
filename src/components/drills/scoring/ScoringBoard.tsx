import { useRef } from 'preact/hooks';
import { sheetSteps } from '../../../engine/scoring.ts';
import { scoringVerdictText, situationText } from '../../../i18n/scoring-words.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/words.ts';
import { seatIn } from '../../../stores/scoring/scoring-draft.ts';
import { goOn } from '../../answer/answering.ts';
import { SheetActions } from '../../answer/SheetActions.tsx';
import { useLater } from '../../answer/use-later.ts';
import { useVerdictInView } from '../../answer/use-verdict-in-view.ts';
import { Verdict } from '../../answer/Verdict.tsx';
import { ScoredHand } from '../../boards/ScoredHand.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import type { ScoringBoardProps } from './board-props.ts';
import { EnoughChoice } from './EnoughChoice.tsx';
import { type Leading, LeadOn } from './LeadOn.tsx';
import { ScoringFields } from './ScoringFields.tsx';
import { ScoringHints } from './ScoringHints.tsx';
import { ScoringLines } from './ScoringLines.tsx';
import { scoringKeys } from './scoring-keys.ts';
import '../../boards/board.css';
import '../../answer/answers.css';
import './scoring.css';

interface DrillBoardProps extends ScoringBoardProps {
  /** The words of the drill; absent inside a lesson, which asks by itself. */
  readonly words?: string;
  readonly leading?: Leading;
}

const loadSheet = () => import('./ScoringSolution.tsx');
const loadAccounts = () => import('./ScoringAccounts.tsx');
const loadNothing = async () => undefined;

const asksPayments = ({ shown }: ScoringBoardProps['state']): boolean =>
  shown.fields.some(({ id }) => seatIn(id) !== undefined);

/** Lines of the sheet that lie open: inside a lesson all, but where they lead up to the total asked for. */
const linesOpen = ({ words, state: { shown, revealed, verdict } }: DrillBoardProps): number =>
  words === undefined && shown.ask !== 'total' && verdict ? sheetSteps(verdict.sheet) : revealed;

/** One hand: its situation, its tiles, what is asked, hints, verdict, sheet and payments. */
export function ScoringBoard(props: DrillBoardProps) {
  const { session, state, locale, say, onward, wholePage, words, leading } = props;
  const solution = useLater(loadSheet);
  const accounts = useLater(asksPayments(state) ? loadAccounts : loadNothing);
  const root = useRef<HTMLFormElement>(null);
  const { shown, verdict } = state;
  const { concealed, melds, flowers, win } = shown.hand;
  const revealed = linesOpen(props);
  /** Checks, then reads the sheet where the question comes again, then goes on. */
  const proceed = (): void => {
    const isReading = verdict && onward.kind === 'again' && revealed < sheetSteps(verdict.sheet);
    if (isReading) session.reveal(1);
    else goOn(session, onward.go);
  };
  useKeys(root, wholePage, scoringKeys({ ...props, root, proceed }));
  useVerdictInView(root, verdict !== undefined, state.texts);

  return (
    <form
      class="question scoring"
      ref={root}
      onSubmit={(event) => {
        event.preventDefault();
        proceed();
      }}
      noValidate
      aria-busy={state.busy}
    >
      <p class="situation" aria-live="polite">
        {situationText(say, shown)}
      </p>
      <ScoredHand hand={{ concealed, melds, flowers, last: win?.tile }} locale={locale} say={say} />
      {words && <Asking words={words} state={state} say={say} />}
      <Answer {...props} />
      <Verdict right={verdict?.right}>
        {verdict && scoringVerdictText(verdict, locale, say)}
      </Verdict>
      <SheetActions
        {...{ session, say, shown: revealed }}
        left={state.hintSteps.length - state.taken}
        sheet={verdict?.sheet}
        again={onward.kind === 'again'}
      />
      {leading && <LeadOn {...props} leading={leading} />}
      <ScoringHints {...{ state, locale, say }} />
      {verdict && solution && (
        <solution.ScoringSolution {...{ shown, verdict, revealed, locale, say }} />
      )}
      {verdict?.account && accounts && (
        <accounts.ScoringAccounts
          {...{ shown, locale, say }}
          sheet={verdict.sheet}
          account={verdict.account}
        />
      )}
      {words && <p class="question-note">{say(`${shown.rules}.usual` as WordKey)}</p>}
    </form>
  );
}

interface AskingProps {
  readonly words: string;
  readonly state: ScoringBoardProps['state'];
  readonly say: Say;
}

/** What is asked, and what need not be told. */
const Asking = ({ words, state: { shown, verdict }, say }: AskingProps) => (
  <p class="question-choose">
    {shown.ask === 'total' || shown.ask === 'enough'
      ? say(`score.ask.${shown.ask}`)
      : say(`${words}.ask.${shown.ask}` as WordKey)}{' '}
    {!verdict && shown.fields.some(({ mayBeFree }) => mayBeFree) && say('score.limitOnly')}
  </p>
);

/** Lines to tick, fields to fill in, or the one choice whether the hand may go out. */
function Answer(props: ScoringBoardProps) {
  const { shown } = props.state;
  if (shown.lines.length > 0) return <ScoringLines {...props} />;
  return shown.fields.length > 0 ? <ScoringFields {...props} /> : <EnoughChoice {...props} />;
}
