/** The words that a hand to count inside a page needs: a few of its drill's. */
import type { ScoringTypes } from '../../engine/drills.ts';

const COUNTED_WORDS = [
  ...[
    'score.seat',
    'score.round',
    'score.how.',
    'score.extra',
    'score.hand',
    'score.winningTile',
    'score.flowers',
  ],
  ...['stage.', 'score.nextLine', 'score.allLines', 'score.sheet'],
  ...['score.hint.', 'sheet.', 'wind.', 'tile.', 'group.'],
] as const;

const FIGURE_WORDS = [
  ...['score.figures.', 'score.mark.', 'score.field', 'score.may', 'score.mayNot.'],
] as const;

const ASKED_WORDS = {
  lines: ['score.lines.', 'score.line.', 'score.why.', 'score.pickOne'],
  name: ['score.name.', 'score.line.', 'score.why.', 'score.pickOne'],
  figures: FIGURE_WORDS,
  value: FIGURE_WORDS,
  total: ['score.field', 'score.right', 'score.wrong', 'score.slip.', 'score.mark.'],
  enough: ['score.may', 'score.enough.', 'score.needEnough'],
} as const;

const FIGURE_ALONE = ['score.figure.', 'score.right', 'score.mark.', 'score.field'] as const;

const wordsAsking = (ask: ScoringTypes['shown']['ask']): readonly string[] =>
  Object.hasOwn(ASKED_WORDS, ask) ? ASKED_WORDS[ask as keyof typeof ASKED_WORDS] : FIGURE_ALONE;

export const scoringQuestionWords = (
  { rules, ask, lines }: ScoringTypes['shown'],
  { sheet, others }: Pick<ScoringTypes['verdict'], 'sheet' | 'others'>,
): readonly string[] => [
  ...COUNTED_WORDS,
  ...wordsAsking(ask),
  ...['score.noNumber', 'score.missing', 'score.other.'],
  ...[`${rules}.extra.`, `${rules}.limit.`],
  ...[`${rules}.agreed.`, `${rules}.lines`, `${rules}.free`, `${rules}.field.`],
  ...[`${rules}.other`, `${rules}.option.`],
  ...[
    ...lines,
    ...[...sheet.lines, ...sheet.suppressed].map(({ item }) => item),
    ...sheet.suppressed.flatMap(({ suppressedBy }) => suppressedBy?.item ?? []),
    ...others.flatMap(({ more, fewer }) => [...more, ...fewer]),
  ].map((item) => `${rules}.item.${item}`),
];
