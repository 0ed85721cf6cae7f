import { useMemo } from 'preact/hooks';
import type { NamedHandError } from '../../../engine/drills.ts';
import { levelName, levelSkillName } from '../../../i18n/drill-levels.ts';
import { describeNamedError } from '../../../i18n/named-drill-words.ts';
import { itemName } from '../../../i18n/score-names.ts';
import type { NamedDraft } from '../../../stores/named/named-draft.ts';
import { Drill } from '../Drill.tsx';
import type { TaughtDrill } from '../taught-drill.ts';
import type { DrillProps, DrillView } from '../view.ts';
import { NAMED_QUESTION, type NamedTypes } from './NamedBoard.tsx';

const WORDS = 'named';

function namedView({ id, parts, levels, rules, steerAs }: TaughtDrill) {
  const [topics] = levels;
  if (!topics) throw new Error(`${id} has no levels`);
  return {
    ...NAMED_QUESTION,
    ...{ id, parts, levels, steerAs },
    fields: {
      level: { label: 'answer.level', valueName: (say, level) => levelName(say, WORDS, level) },
      state: {
        label: 'named.state',
        valueName: (say, state) =>
          say(state === 'complete' ? 'named.state.complete' : 'named.state.short'),
      },
    },
    skillName: levelSkillName(WORDS, topics),
    rowName: (say, row) => itemName(say, rules, row),
    own: [{ part: 'hand', label: 'named.own.hand', kind: 'won' }],
    describe: (say, error) => describeNamedError(say, error as NamedHandError),
    columns: [
      ['asked', 'finder.results.asked'],
      ['right', 'finder.results.right'],
      ['missed', 'finder.results.missed'],
      ['wrong', 'finder.results.wrong'],
      ['hints', 'finder.results.hints'],
    ],
  } satisfies DrillView<NamedTypes, NamedDraft>;
}

export function NamedDrill({ title, text, locale, words, ...taught }: DrillProps & TaughtDrill) {
  const { id, parts, levels, rules, steerAs } = taught;
  const view = useMemo(
    () => namedView({ id, parts, levels, rules, steerAs }),
    [id, parts, levels, rules, steerAs],
  );
  return <Drill {...{ view, title, text, locale, words }} />;
}
