import type { ReadableAtom } from 'nanostores';
import { useRef, useState } from 'preact/hooks';
import type { ScoringTypes } from '../../../engine/drills.ts';
import type { ExtraRule } from '../../../engine/scoring.ts';
import { levelName, levelSkillName } from '../../../i18n/drill-levels.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { itemName } from '../../../i18n/score-names.ts';
import { circumstanceName, extrasText, situationText } from '../../../i18n/situation-words.ts';
import { openKey, type Say } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/index.ts';
import { SCORING_RULES, type ScoringDraft, seatIn } from '../../../stores/drafts/scoring-draft.ts';
import { type NextLevel, nextLevel } from '../../../stores/record/next-level.ts';
import type { ResultColumns } from '../../answer/labels.ts';
import type { OwnPart } from '../../answer/own-part.ts';
import { windPart } from '../../answer/own-wind.ts';
import { scoredHandName } from '../../boards/ScoredHand.tsx';
import { useLater } from '../../parts/use-later.ts';
import { useStore } from '../../parts/use-store.ts';
import { Drill } from '../Drill.tsx';
import type { TaughtDrill } from '../taught-drill.ts';
import type { Describe, DrillProps, DrillView } from '../view.ts';
import { EnoughChoice } from './EnoughChoice.tsx';
import { type AnswerProps, mainOf, ScoringBoard, type ScoringBoardProps } from './ScoringBoard.tsx';
import { ScoringFields } from './ScoringFields.tsx';
import { ScoringLines } from './ScoringLines.tsx';
import { handShown, ScoringPosition } from './ScoringPosition.tsx';
import { askScoring } from './scoring-asks.ts';
import { scoringLevel } from './scoring-level.ts';

interface Taught extends TaughtDrill {
  readonly area: string;
  /** What may be said of a win, by its ids. */
  readonly circumstances: readonly string[];
  /** What else is asked of a hand: tiles, or how many. */
  readonly extras: readonly Pick<ExtraRule, 'id' | 'kind' | 'most'>[];
}

const COLUMNS: ResultColumns = [
  ['asked', 'finder.results.asked'],
  ['right', 'finder.results.right'],
  ['missed', 'score.results.missed'],
  ['wrong', 'score.results.wrong'],
  ['hints', 'finder.results.hints'],
];

/** In the order in which somebody tells of a hand. */
function ownParts({ rules, parts, circumstances, extras }: Taught): readonly OwnPart[] {
  const label = (part: string) => openKey(`${rules}.own.${part}`);
  const all: readonly OwnPart[] = [
    { part: 'hand', label: label('hand'), kind: 'won' },
    windPart('seat', label('seat'), 'E'),
    windPart('round', label('round'), 'E'),
    {
      part: 'how',
      label: label('how'),
      kind: 'some',
      values: circumstances,
      nameOf: circumstanceName,
    },
    ...extras.map((extra) => extraPart(extra, label(extra.id))),
    windPart('from', label('from')),
  ];
  return all.filter(({ part }) => parts.includes(part));
}

/** Tiles, or a number up to the most there are. */
const extraPart = ({ id, kind, most }: Taught['extras'][number], label: WordKey): OwnPart =>
  kind === 'tiles'
    ? { part: id, label, kind }
    : {
        ...{ part: id, label, kind: 'one', usual: '0' },
        values: Array.from({ length: most + 1 }, (_, count) => String(count)),
        nameOf: (_, count) => count,
      };

const loadAccounts = () => import('../../boards/HandAccounts.tsx');
const loadNothing = async () => undefined;

const spokenText = (shown: ScoringTypes['shown'], locale: Locale, say: Say): string =>
  [
    situationText(say, shown),
    ...extrasText(say, locale, shown),
    scoredHandName(handShown(shown), locale, say),
  ].join(' ');

const asksPayments = ({ fields }: ScoringTypes['shown']): boolean =>
  fields.some(({ id }) => seatIn(id) !== undefined);

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
        note={<p class="question-note">{say(openKey(`${shown.rules}.usual`))}</p>}
      />
    );
  };
}

export function Answer(props: AnswerProps) {
  const { lines, fields, least } = props.state.shown;
  if (lines.length > 0) return <ScoringLines {...props} />;
  if (fields.length === 0) return <EnoughChoice {...props} />;
  return <ScoringFields {...props} enough={least !== undefined && <EnoughChoice {...props} />} />;
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
        <p class="lead-on row cluster sans text-s">
          {say('score.inARow', { n: next.right })}{' '}
          <button type="button" class="button" onClick={() => goOn(next.value)}>
            {say('score.onward', { level: levelName(say, words, next.value) })}
          </button>
        </p>
      )}
    </div>
  );
}

function scoringView(taught: Taught): DrillView<ScoringTypes, ScoringDraft> {
  const { id, parts, levels, rules, area, steerAs } = taught;
  const [topics] = levels;
  if (!topics) throw new Error(`${id} has no levels`);
  return {
    Board: boardFor(taught),
    ...scoringLevel({ rules, levels }, area),
    ...{ id, rules: SCORING_RULES, parts, steerAs },
    skillName: levelSkillName(area, topics),
    rowName: (say, row) => itemName(say, rules, row),
    own: ownParts(taught),
    describe: async () =>
      (await import('../../../i18n/hand-errors.ts')).describeHandError as Describe,
    columns: COLUMNS,
  };
}

export function ScoringDrill({ title, text, locale, words, ...taught }: DrillProps & Taught) {
  const [view] = useState(() => scoringView(taught));
  return <Drill {...{ view, title, text, locale, words }} />;
}
