import { useMemo } from 'preact/hooks';
import type { ScoredHandError, ScoringTypes } from '../../../engine/drills.ts';
import { levelName, levelSkillName } from '../../../i18n/drill-levels.ts';
import { describeHandError } from '../../../i18n/hand-errors.ts';
import type { WordKey } from '../../../i18n/words/words.ts';
import { countInRow, nextLevel } from '../../../stores/in-a-row.ts';
import type { ScoringDraft } from '../../../stores/scoring/scoring-draft.ts';
import type { FieldWords, ResultColumns } from '../../answer/labels.ts';
import { Drill } from '../Drill.tsx';
import { optionFields, optionNotes, type TaughtDrill } from '../taught-drill.ts';
import type { DrillProps, DrillView } from '../view.ts';
import type { ScoringBoardProps } from './board-props.ts';
import { ScoringBoard } from './ScoringBoard.tsx';
import { scoringQuestion } from './scoring-question.ts';

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

/** The board of a drill, with the words it asks in and where a row of right answers leads. */
function boardFor({ id, area, levels }: Taught) {
  const [topics] = levels;
  const leading = topics?.leadsOn && ({ $next: nextLevel(id, topics), words: area } as const);
  return (props: ScoringBoardProps) => (
    <ScoringBoard {...props} words={area} {...(leading && { leading })} />
  );
}

/** How a drill that a rule set teaches looks. */
function scoringView(taught: Taught): DrillView<ScoringTypes, ScoringDraft> {
  const { id, parts, levels, rules, area, steerAs } = taught;
  const [topics] = levels;
  if (!topics) throw new Error(`${id} has no levels`);
  return {
    ...scoringQuestion(id),
    Board: boardFor(taught),
    ...{ parts, levels, steerAs },
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
