import { useMemo } from 'preact/hooks';
import type { RouteError, RouteTypes } from '../../../engine/drills.ts';
import { levelName, levelSkillName } from '../../../i18n/drill-levels.ts';
import { describeRouteError } from '../../../i18n/route-drill-words.ts';
import { itemName } from '../../../i18n/score-names.ts';
import type { WordKey } from '../../../i18n/words/words.ts';
import type { RouteDraft } from '../../../stores/minimum/route-draft.ts';
import { windPart } from '../../answer/own-wind.ts';
import { Drill } from '../Drill.tsx';
import { optionFields, optionNotes, type TaughtDrill } from '../taught-drill.ts';
import type { DrillProps, DrillView } from '../view.ts';
import { ROUTE_QUESTION } from './RouteBoard.tsx';

const WORDS = 'route';

function routeView({
  id,
  parts,
  levels,
  rules,
  steerAs,
}: TaughtDrill): DrillView<RouteTypes, RouteDraft> {
  const [goals] = levels;
  if (!goals) throw new Error(`${id} has no levels`);
  return {
    ...ROUTE_QUESTION,
    ...{ id, parts, levels, steerAs },
    fields: {
      [goals.name]: {
        label: 'answer.level',
        valueName: (say, level) => levelName(say, WORDS, level),
      },
      ...optionFields({ rules, levels }),
    },
    notes: ['score.promise', ...optionNotes({ rules, levels })],
    skillName: levelSkillName(WORDS, goals),
    rowName: (say, row) => itemName(say, rules, row),
    own: [
      { part: 'hand', label: 'route.own.hand', kind: 'hand' },
      windPart('seat', `${rules}.own.seat` as WordKey, 'E'),
      windPart('round', `${rules}.own.round` as WordKey, 'E'),
    ],
    describe: (say, error) => describeRouteError(say, error as RouteError),
    refused: { hand: 'route.refused' },
    columns: [
      ['asked', 'finder.results.asked'],
      ['right', 'finder.results.right'],
      ['hints', 'finder.results.hints'],
    ],
  };
}

export function RouteDrill({ title, text, locale, words, ...taught }: DrillProps & TaughtDrill) {
  const { id, parts, levels, rules, steerAs } = taught;
  const view = useMemo(
    () => routeView({ id, parts, levels, rules, steerAs }),
    [id, parts, levels, rules, steerAs],
  );
  return <Drill {...{ view, title, text, locale, words }} />;
}
