import { useMemo } from 'preact/hooks';
import type { ExchangeError } from '../../../engine/drills.ts';
import { levelName, levelSkillName } from '../../../i18n/drill-levels.ts';
import { describeExchangeError } from '../../../i18n/exchange-drill-words.ts';
import type { ExchangeDraft } from '../../../stores/exchange/exchange-draft.ts';
import { Drill } from '../Drill.tsx';
import type { TaughtDrill } from '../taught-drill.ts';
import type { DrillProps, DrillView } from '../view.ts';
import { EXCHANGE_QUESTION, type ExchangeTypes } from './ExchangeBoard.tsx';

const WORDS = 'exchange';

function exchangeView({ id, parts, levels, steerAs }: Omit<TaughtDrill, 'rules'>) {
  const [topics] = levels;
  if (!topics) throw new Error(`${id} has no levels`);
  return {
    ...EXCHANGE_QUESTION,
    ...{ id, parts, levels, steerAs },
    fields: {
      level: { label: 'answer.level', valueName: (say, level) => levelName(say, WORDS, level) },
    },
    skillName: levelSkillName(WORDS, topics),
    own: [{ part: 'hand', label: 'exchange.own.hand', kind: 'hand' }],
    describe: (say, error) => describeExchangeError(say, error as ExchangeError),
    columns: [
      ['asked', 'finder.results.asked'],
      ['right', 'finder.results.right'],
      ['missed', 'discards.results.slips'],
      ['wrong', 'discards.results.mistakes'],
      ['hints', 'finder.results.hints'],
    ],
  } satisfies DrillView<ExchangeTypes, ExchangeDraft>;
}

export function ExchangeDrill({ title, text, locale, words, ...taught }: DrillProps & TaughtDrill) {
  const { id, parts, levels, steerAs } = taught;
  const view = useMemo(
    () => exchangeView({ id, parts, levels, steerAs }),
    [id, parts, levels, steerAs],
  );
  return <Drill {...{ view, title, text, locale, words }} />;
}
