import type { ScoringTypes } from '../../../engine/drills.ts';
import { circumstanceName } from '../../../i18n/hand/situation-words.ts';
import { itemName } from '../../../i18n/scores/score-names.ts';
import { openKey } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/index.ts';
import { SCORING_RULES, type ScoringDraft } from '../../../stores/drafts/scoring-draft.ts';
import { markColumns } from '../../answer/labels.ts';
import type { OwnPart } from '../../answer/own-part.ts';
import { windPart } from '../../answer/own-wind.ts';
import type { Describe, DrillInfo, DrillView } from '../view.ts';
import { levelOf } from './level.ts';
import { ScoringQuestion } from './ScoringAnswer.tsx';
import styles from './scoring.css?url';

/** In the order in which somebody tells of a hand. */
function ownParts({ rules, parts, circumstances, extras }: DrillInfo): readonly OwnPart[] {
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
const extraPart = ({ id, kind, most }: DrillInfo['extras'][number], label: WordKey): OwnPart =>
  kind === 'tiles'
    ? { part: id, label, kind }
    : {
        ...{ part: id, label, kind: 'one', usual: '0' },
        values: Array.from({ length: most + 1 }, (_, count) => String(count)),
        nameOf: (_, count) => count,
      };

export const VIEW: DrillView<ScoringTypes, ScoringDraft> = {
  rules: SCORING_RULES,
  Board: ScoringQuestion,
  level: levelOf,
  rowName: ({ rules }, say, row) => itemName(say, rules, row),
  own: ownParts,
  errors: async () =>
    (await import('../../../i18n/errors/hand-errors.ts')).describeHandError as Describe,
  columns: markColumns('score.results.missed', 'score.results.wrong'),
  paper: async ({ area }) => (await import('./paper.tsx')).scoringPaper(area),
  styles: () => [styles],
};
