import type { ReadableAtom } from 'nanostores';
import { useRef } from 'preact/hooks';
import type { ScoringTypes } from '../../../engine/drills.ts';
import { levelName } from '../../../i18n/claims/drill-levels.ts';
import { extrasText, situationText } from '../../../i18n/hand/situation-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { openKey, type Say } from '../../../i18n/speak.ts';
import { type ScoringDraft, seatIn } from '../../../stores/drafts/scoring-draft.ts';
import { type NextLevel, nextLevel } from '../../../stores/record/next-level.ts';
import { scoredHandName } from '../../boards/ScoredHand.tsx';
import { Button } from '../../parts/Button.tsx';
import { useLater } from '../../parts/use-later.ts';
import { useStore } from '../../parts/use-store.ts';
import type { DrillInfo, PageBoard } from '../view.ts';
import { ScoringAnswer } from './ScoringAnswer.tsx';
import { mainOf, ScoringBoard, type ScoringBoardProps } from './ScoringBoard.tsx';
import { positionHand } from './ScoringPosition.tsx';
import { askScoring } from './scoring-asks.ts';

const loadAccounts = () => import('../../boards/HandAccounts.tsx');
const loadNothing = async () => undefined;

const spokenText = (shown: ScoringTypes['shown'], locale: Locale, say: Say): string =>
  [
    situationText(say, shown),
    ...extrasText(say, locale, shown),
    scoredHandName(positionHand(shown), locale, say),
  ].join(' ');

const asksPayments = ({ fields }: ScoringTypes['shown']): boolean =>
  fields.some(({ id }) => seatIn(id) !== undefined);

function boardOf({ id, area, levels }: DrillInfo) {
  const [topics] = levels;
  const $next = topics?.leadsOn && nextLevel(id, topics);
  return function Board(props: ScoringBoardProps) {
    const { state, locale, say } = props;
    const { shown, verdict } = state;
    const accounts = useLater(asksPayments(shown) ? loadAccounts : loadNothing);
    return (
      <ScoringBoard
        {...props}
        Answer={ScoringAnswer}
        spoken={spokenText(shown, locale, say)}
        asking={<Asking {...props} words={area} />}
        leadOn={$next && <LeadOn {...props} $next={$next} words={area} />}
        accounts={
          verdict?.account &&
          accounts && (
            <accounts.HandAccounts
              {...{ ...shown, locale, say }}
              scores={{ [shown.seat]: verdict.sheet.totals.total }}
              account={verdict.account}
            />
          )
        }
        usual={<p class="question-note">{say(openKey(`${shown.rules}.usual`))}</p>}
      />
    );
  };
}

interface AskingProps extends ScoringBoardProps {
  /** The name of the words of the drill. */
  readonly words: string;
}

const Asking = ({ words, state: { shown }, say }: AskingProps) => (
  <p class="question-choose sans text-s text-centre soft">{askScoring(shown, words, say)}</p>
);

interface LeadOnProps extends AskingProps {
  readonly $next: ReadableAtom<NextLevel | undefined>;
}

/** The way to the next level. It stands there empty before, or its filling would not be read out. */
function LeadOn({ $next, words, state, onward, say }: LeadOnProps) {
  const next = useStore($next);
  const root = useRef<HTMLDivElement>(null);
  const goOn = (level: string): void => {
    // The button goes; the next thing to do takes its focus.
    mainOf(root.current)?.focus();
    onward.choose?.({ level });
  };
  return (
    <div role="status" ref={root}>
      {state.verdict && next && onward.choose && (
        <p class="lead-on row cluster gap-2 sans text-s">
          {say('score.inARow', { n: next.right })}{' '}
          <Button onClick={() => goOn(next.value)}>
            {say('score.onward', { level: levelName(say, words, next.value) })}
          </Button>
        </p>
      )}
    </div>
  );
}

/** A level leads on to the next. */
export const PAGE_BOARD: PageBoard<ScoringTypes, ScoringDraft> = { boardOf };
