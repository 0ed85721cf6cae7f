import { PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import { tableLevelsOf } from '../../rulesets/levels.ts';
import type { Level, LevelField } from '../drill.ts';

/** The texts of all kinds of questions, in the order in which they stand in an address. */
export const TABLE_PARTS = [
  ...['ask', 'rules', 'players', 'total', 'of', 'family', 'hand', 'hands', 'from', 'throws'],
  ...['column', 'player', 'starter', 'wind', 'ends', 'stack', 'layer', 'discarder', 'discard'],
  ...['A', 'B', 'C', 'D', 'table', 'by'],
  ...['thrown', 'row', 'kongs', 'flowers', 'taken', 'marker', 'kind', 'lies', 'round', 'seat'],
] as const;

const ALL = 'all';

const asksByLevel = (rules: string | undefined): Readonly<Record<string, readonly string[]>> =>
  tableLevelsOf((rules ?? PLAYABLE_RULES[0]) as PlayableRules);

export const TABLE_LEVEL_FIELDS: readonly LevelField[] = [
  { name: 'game', values: PLAYABLE_RULES },
  { name: 'level', values: ({ game }) => [ALL, ...Object.keys(asksByLevel(game))] },
];

export function asksAt({ game, level = ALL }: Level): readonly string[] {
  const levels = asksByLevel(game);
  return level === ALL ? Object.values(levels).flat() : (levels[level] ?? []);
}
