/** Some tiles of a hand, one of which is to be discarded: from texts, and back into them. */
import { fail, ok, type Result } from '../../core/result.ts';
import { sortTiles, type Tile } from '../../core/tile.ts';
import type { Figures } from '../../judge/measured/figures.ts';
import type { GameRules } from '../../play/hand-state.ts';
import type { PlayableRules } from '../../rulesets/index.ts';
import { DEFENCE_RULES } from '../../rulesets/levels.ts';
import type { TableTeaching } from '../../scoring/table-teaching.ts';
import type { Refusal, Texts } from '../drill.ts';
import { choice, readFields, tileRow, withDefault, writeFields } from '../field.ts';
import {
  declaredSeats,
  SEEN_TABLE,
  SEEN_TABLE_PARTS,
  type SeenTable,
  type SeenTableError,
  seenTableRefusal,
} from '../seen-table.ts';
import { USUAL_RULES } from './safe-levels.ts';

/** The least dangerous; all with which who declared may not win; all that no obligation forbids. */
const SAFE_ASKS = ['least', 'barred', 'free'] as const;
export type SafeAsk = (typeof SAFE_ASKS)[number];

export interface SafeQuestion {
  readonly rules: PlayableRules;
  readonly ask: SafeAsk;
  /** The tiles to choose among, each kind once. */
  readonly of: readonly Tile[];
  readonly table: SeenTable;
}

export interface SafeRules extends GameRules {
  readonly figures: Figures;
  /** What may not be discarded, where a rule set binds everybody together. */
  readonly threats: TableTeaching['threats'];
}

export type SafeRulesById = Readonly<Partial<Record<PlayableRules, SafeRules>>>;

/** What is wrong with the tiles to choose among, or with what is asked of them. */
export const SAFE_ERRORS = ['not-in-hand', 'nobody-ready', 'no-threat', 'none-safe'] as const;

export type SafeError = SeenTableError | { readonly code: (typeof SAFE_ERRORS)[number] };

const HEAD = {
  rules: withDefault(USUAL_RULES, choice(DEFENCE_RULES)),
  ask: withDefault<SafeAsk>('least', choice(SAFE_ASKS)),
  of: tileRow,
};

export const SAFE_PARTS: readonly string[] = [...SEEN_TABLE_PARTS, ...Object.keys(HEAD)];

export const rulesOf = (rulesById: SafeRulesById, id: PlayableRules): SafeRules => {
  const rules = rulesById[id];
  if (!rules) throw new RangeError(`nothing is asked under ${id}`);
  return rules;
};

const FEWEST = 2;

function refusalOf({ ask, of, table }: SafeQuestion, rules: SafeRules): Refusal | undefined {
  const refused = (part: string, error: SafeError): Refusal => ({ part, error });
  const isHeld = of.every((tile) => table.hand.concealed.includes(tile));
  if (!isHeld || new Set(of).size < Math.max(FEWEST, of.length)) {
    return refused('of', { code: 'not-in-hand' });
  }
  if (ask === 'barred' && declaredSeats(table).length !== 1) {
    return refused('order', { code: 'nobody-ready' });
  }
  return ask === 'free' && !rules.threats ? refused('ask', { code: 'no-threat' }) : undefined;
}

export function parseSafe(rulesById: SafeRulesById, texts: Texts): Result<SafeQuestion, Refusal> {
  const table = readFields(SEEN_TABLE, texts);
  if (!table.ok) return table;
  const head = readFields(HEAD, texts);
  if (!head.ok) return head;
  const rules = rulesOf(rulesById, head.value.rules);
  const question = { ...head.value, of: sortTiles(head.value.of), table: table.value };
  const error = seenTableRefusal(table.value, rules) ?? refusalOf(question, rules);
  return error ? fail(error) : ok(question);
}

export const formatSafe = ({ table, ...head }: SafeQuestion): Texts => ({
  ...writeFields(SEEN_TABLE, table),
  ...writeFields(HEAD, head),
});
