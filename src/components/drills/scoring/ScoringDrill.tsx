import { useMemo } from 'preact/hooks';
import type { ScoredHandError, ScoringTypes } from '../../../engine/drills.ts';
import { levelName, levelSkillName } from '../../../i18n/drill-levels.ts';
import { describeHandError } from '../../../i18n/hand-errors.ts';
import type { WordKey } from '../../../i18n/words/words.ts';
import { countInRow, nextLevel } from '../../../stores/in-a-row.ts';
import { SCORING_RULES, type ScoringDraft, seatIn } from '../../../stores/scoring/scoring-draft.ts';
import type { FieldWords, ResultColumns } from '../../answer/labels.ts';
import { useLater } from '../../answer/use-later.ts';
import { Drill } from '../Drill.tsx';
import { optionFields, optionNotes, type TaughtDrill } from '../taught-drill.ts';
import type { DrillProps, DrillView } from '../view.ts';
import type { ScoringBoardProps } from './board-props.ts';
import { EnoughChoice } from './EnoughChoice.tsx';
import { LeadOn } from './LeadOn.tsx';
import { type AnswerProps, ScoringBoard } from './ScoringBoard.tsx';
import { ScoringFields } from './ScoringFields.tsx';
import { ScoringLines } from './ScoringLines.tsx';
import { ScoringPosition } from './ScoringPosition.tsx';

interface Taught extends TaughtDrill {
  /** The name of the words of the drill. */
  readonly area: string;
}

const COLUMNS: ResultColumns = [
  ['asked', 'finder.results.asked'],
  ['right', 'finder.results.right'],
  ['missed', 'score.results.missed'],
  ['wrong', 'score.results.wrong'],
  ['hints', 'finder.results.hints'],
];

/** The texts that a reader types, of those that a question has. */
const TYPED = ['hand', 'seat', 'round', 'how', 'from'];

/** The words of the fields of a level: the topic, then what may be agreed. */
function fieldWords({ rules, area, levels }: Taught): Readonly<Record<string, FieldWords>> {
  const [topics] = levels;
  return {
    ...(topics && {
      [topics.name]: {
        label: 'answer.level',
        valueName: (say, level) => levelName(say, area, level),
      },
    }),
    ...optionFields({ rules, levels }),
  };
}

const loadAccounts = () => import('./ScoringAccounts.tsx');
const loadNothing = async () => undefined;

const asksPayments = ({ fields }: ScoringTypes['shown']): boolean =>
  fields.some(({ id }) => seatIn(id) !== undefined);

/** The board of a drill, with the words it asks in and where a row of right answers leads. */
function boardFor({ id, area, levels }: Taught) {
  const [topics] = levels;
  const $next = topics?.leadsOn && nextLevel(id, topics);
  return function Board(props: ScoringBoardProps) {
    const { state, locale, say } = props;
    const { shown, verdict } = state;
    const accounts = useLater(asksPayments(shown) ? loadAccounts : loadNothing);
    return (
      <ScoringBoard
        {...props}
        Answer={Answer}
        position={<ScoringPosition {...{ shown, locale, say }} />}
        asking={<Asking words={area} state={state} say={say} />}
        leadOn={$next && <LeadOn {...props} $next={$next} words={area} />}
        accounts={
          verdict?.account &&
          accounts && (
            <accounts.ScoringAccounts
              {...{ shown, locale, say }}
              sheet={verdict.sheet}
              account={verdict.account}
            />
          )
        }
        note={<p class="question-note">{say(`${shown.rules}.usual` as WordKey)}</p>}
      />
    );
  };
}

/** Lines to tick, fields to fill in, or the one choice whether the hand may go out. */
export function Answer(props: AnswerProps) {
  const { lines, fields, least } = props.state.shown;
  if (lines.length > 0) return <ScoringLines {...props} />;
  if (fields.length === 0) return <EnoughChoice {...props} />;
  return <ScoringFields {...props} enough={least !== undefined && <EnoughChoice {...props} />} />;
}

interface AskingProps extends Pick<ScoringBoardProps, 'state' | 'say'> {
  readonly words: string;
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

/** How a drill that a rule set teaches looks. */
function scoringView(taught: Taught): DrillView<ScoringTypes, ScoringDraft> {
  const { id, parts, levels, rules, area, steerAs } = taught;
  const [topics] = levels;
  if (!topics) throw new Error(`${id} has no levels`);
  return {
    Board: boardFor(taught),
    ...{ id, rules: SCORING_RULES, parts, levels, steerAs },
    fields: fieldWords(taught),
    notes: ['score.promise', ...optionNotes({ rules, levels })],
    skillName: levelSkillName(area, topics),
    own: TYPED.filter((part) => parts.includes(part)).map((part) => ({
      part,
      label: `${rules}.own.${part}` as WordKey,
    })),
    describe: (say, error) => describeHandError(say, error as ScoredHandError),
    columns: COLUMNS,
    onResult: (result) => countInRow(result),
  };
}

/** A drill about what a hand is worth, as a page. */
export function ScoringDrill({ locale, words, ...taught }: DrillProps & Taught) {
  const { id, parts, levels, rules, area, steerAs } = taught;
  const view = useMemo(
    () => scoringView({ id, parts, levels, rules, area, steerAs }),
    [id, parts, levels, rules, area, steerAs],
  );
  return <Drill view={view} locale={locale} words={words} />;
}
