import { PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import { tableLevelsOf } from '../../rulesets/levels.ts';
import { gameField, type Level, type LevelField } from '../drill.ts';
import type { TableAsk } from './asks/index.ts';

/** The texts of all kinds of questions, in the order in which they stand in an address. */
export const TABLE_PARTS = [
  ...['ask', 'rules', 'players', 'total', 'of', 'family', 'hand', 'hands', 'from', 'throws'],
  ...['column', 'player', 'starter', 'wind', 'ends', 'stack', 'layer', 'discarder', 'discard'],
  ...['A', 'B', 'C', 'D', 'table', 'by'],
  ...['thrown', 'row', 'kongs', 'flowers', 'taken', 'marker', 'kind', 'lies', 'round', 'seat'],
  ...['done', 'home', 'agreed', 'moment', 'tile', 'left', 'plan'],
] as const;

/** The kinds of questions that have a drill of their own; several drills may share one. */
export const OWN_ASKS = {
  'where-breach': ['opened', 'breach', 'apart', 'marker'],
  'who-takes-next': ['next', 'dealt', 'replacement', 'draws'],
  'who-sits-where': ['reached', 'place', 'ranked', 'lot', 'wind'],
  'who-gets-it': ['taker', 'claimants', 'robbed', 'turn', 'passed'],
  'kong-what-now': ['kong', 'replacement', 'marker', 'robbed', 'draws'],
  'who-is-east': ['starter', 'passes', 'round', 'worth'],
} as const satisfies Readonly<Record<string, readonly TableAsk[]>>;

/** The drill that has all other kinds. */
const REST = 'at-the-table';

export type TableDrillId = keyof typeof OWN_ASKS | typeof REST;

const OWNED: readonly string[] = Object.values(OWN_ASKS).flat();

const ALL = 'all';

type Topics = Readonly<Record<string, readonly string[]>>;

/** What a drill asks under a rule set, by topic: each kind is one where the drill has few. */
function topicsOf(id: TableDrillId, rules: PlayableRules): Topics {
  const taught = Object.entries(tableLevelsOf(rules));
  if (id !== REST) {
    const known = taught.flatMap(([, asks]) => asks);
    const own = OWN_ASKS[id].filter((ask) => known.includes(ask));
    return Object.fromEntries(own.map((ask) => [ask, [ask]]));
  }
  const rest = taught.map(([topic, asks]) => [topic, asks.filter((ask) => !OWNED.includes(ask))]);
  return Object.fromEntries(rest.filter(([, asks = []]) => asks.length > 0));
}

const gamesOf = (id: TableDrillId): readonly PlayableRules[] =>
  PLAYABLE_RULES.filter((rules) => Object.keys(topicsOf(id, rules)).length > 0);

/** Topics that other drills have now: results at them keep their names. */
function formerTopics(): Readonly<Record<string, string>> {
  const now = PLAYABLE_RULES.flatMap((rules) => Object.keys(topicsOf(REST, rules)));
  const all = PLAYABLE_RULES.flatMap((rules) => Object.keys(tableLevelsOf(rules)));
  return Object.fromEntries(all.flatMap((topic) => (now.includes(topic) ? [] : [[topic, ALL]])));
}

/** The fields of the level of a drill at the table: the rule set, then the topic under it. */
export function tableLevels(id: TableDrillId): readonly LevelField[] {
  const games = gamesOf(id);
  const topicsAt = ({ game }: Level): readonly string[] =>
    Object.keys(topicsOf(id, (game ?? games[0]) as PlayableRules));
  return [
    gameField(games),
    {
      name: 'level',
      values: (level) => [ALL, ...(topicsAt(level).length > 1 ? topicsAt(level) : [])],
      rungs: [...new Set(games.flatMap((game) => topicsAt({ game }))), ALL],
      ...(id === REST && { formerly: formerTopics() }),
    },
  ];
}

export function asksAt(id: TableDrillId, { game, level = ALL }: Level): readonly string[] {
  const topics = topicsOf(id, (game ?? PLAYABLE_RULES[0]) as PlayableRules);
  return level === ALL ? Object.values(topics).flat() : (topics[level] ?? []);
}
