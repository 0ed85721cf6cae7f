/** Some tiles of a hand, one of which is to be discarded: from texts, and back into them. */
import { fail, ok, type Result } from '../../core/result.ts';
import { sortTiles, type Tile } from '../../core/tile.ts';
import type { Figures } from '../../judge/measured/figures.ts';
import type { GameRules } from '../../play/hand-state.ts';
import type { PlayableRules } from '../../rulesets/index.ts';
import {
  BARRING_RULES,
  DEFENCE_RULES,
  SAFETY_BY_RULES,
  type SafetyTopic,
} from '../../rulesets/levels.ts';
import type { TableTeaching } from '../../scoring/table-teaching.ts';
import { gameField, type Level, type LevelField, type Refusal, type Texts } from '../drill.ts';
import { choice, readFields, tileRow, withDefault, writeFields } from '../field.ts';
import {
  declaredSeats,
  SEEN_TABLE,
  SEEN_TABLE_PARTS,
  type SeenTable,
  type SeenTableError,
  seenTableRefusal,
} from '../seen-table.ts';

const [USUAL = DEFENCE_RULES[0]] = BARRING_RULES;

/** The least dangerous; all with which who declared may not win; all that no obligation forbids. */
const SAFE_ASKS = ['least', 'barred', 'free'] as const;
export type SafeAsk = (typeof SAFE_ASKS)[number];

const topicsOf = ({ game }: Level): readonly SafetyTopic[] =>
  SAFETY_BY_RULES[game as PlayableRules] ?? [];

export const SAFE_LEVELS: readonly LevelField[] = [
  { ...gameField(DEFENCE_RULES), initial: USUAL as string },
  { name: 'level', values: topicsOf, rungs: topicsOf },
];

export interface SafeQuestion {
  readonly rules: PlayableRules;
  readonly ask: SafeAsk;
  /** The tiles to choose among, each kind once. */
  readonly of: readonly Tile[];
  readonly table: SeenTable;
}

export interface SafeSide {
  readonly rules: GameRules;
  readonly figures: Figures;
  /** What may not be discarded, where a rule set binds everybody together. */
  readonly threats: TableTeaching['threats'];
}

export type SafeSides = Readonly<Partial<Record<PlayableRules, SafeSide>>>;

/** What is wrong with the tiles to choose among, or with what is asked of them. */
export const SAFE_ERRORS = ['not-in-hand', 'nobody-ready', 'no-threat', 'none-safe'] as const;

export type SafeError = SeenTableError | { readonly code: (typeof SAFE_ERRORS)[number] };

const HEAD = {
  rules: withDefault(USUAL as PlayableRules, choice(DEFENCE_RULES)),
  ask: withDefault<SafeAsk>('least', choice(SAFE_ASKS)),
  of: tileRow,
};

export const SAFE_PARTS: readonly string[] = [...SEEN_TABLE_PARTS, ...Object.keys(HEAD)];

export const sideOf = (sides: SafeSides, rules: PlayableRules): SafeSide => {
  const side = sides[rules];
  if (!side) throw new RangeError(`nothing is asked under ${rules}`);
  return side;
};

const FEWEST = 2;

function refusalOf({ ask, of, table }: SafeQuestion, side: SafeSide): Refusal | undefined {
  const refused = (part: string, error: SafeError): Refusal => ({ part, error });
  const isHeld = of.every((tile) => table.hand.concealed.includes(tile));
  if (!isHeld || new Set(of).size < Math.max(FEWEST, of.length)) {
    return refused('of', { code: 'not-in-hand' });
  }
  if (ask === 'barred' && declaredSeats(table).length !== 1) {
    return refused('order', { code: 'nobody-ready' });
  }
  return ask === 'free' && !side.threats ? refused('ask', { code: 'no-threat' }) : undefined;
}

export function parseSafe(sides: SafeSides, texts: Texts): Result<SafeQuestion, Refusal> {
  const table = readFields(SEEN_TABLE, texts);
  if (!table.ok) return table;
  const head = readFields(HEAD, texts);
  if (!head.ok) return head;
  const { rules, ask, of } = head.value;
  const side = sideOf(sides, rules);
  const question = { rules, ask, of: sortTiles(of), table: table.value };
  const error = seenTableRefusal(table.value, side.rules) ?? refusalOf(question, side);
  return error ? fail(error) : ok(question);
}

export const formatSafe = ({ table, ...head }: SafeQuestion): Texts => ({
  ...writeFields(SEEN_TABLE, table),
  ...writeFields(HEAD, head),
});
