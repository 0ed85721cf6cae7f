import type { AcceptedTile, DiscardHand } from '../engine/hand.ts';
import {
  COMMON_MELDS,
  checkCopies,
  compareTiles,
  type Fields,
  fail,
  groupFrom,
  type Hand,
  isFields,
  type Meld,
  type MeldKind,
  mayLieConcealed,
  type NotationError,
  ok,
  okAll,
  parseJson,
  parseTiles,
  type Result,
  type SizeError,
  type Tile,
} from '../engine/notation.ts';
import type { RecordError as ReplayError } from '../engine/play.ts';
import type { AccountError, OptionError, RuleId, ScoreError } from '../engine/scoring.ts';
import { MAX_LINE } from './lines.ts';

/** Why a record has no answer: `field` is a path in it, `at` an offset in that field's text. */
export type RecordError =
  | { readonly code: 'line-too-long'; readonly max: number }
  | { readonly code: 'not-json' }
  | { readonly code: 'not-a-record' }
  | { readonly code: 'missing-field'; readonly field: string }
  | { readonly code: 'bad-field'; readonly field: string; readonly expected: string }
  /** The rule set knows nothing of it; `rule` says so where an entry does. */
  | { readonly code: 'unknown-field'; readonly field: string; readonly rule?: RuleId }
  | (NotationError & { readonly field?: string })
  | {
      readonly code: 'meld-mismatch';
      readonly field: string;
      readonly type: MeldKind;
      readonly made: MeldKind;
    }
  | { readonly code: 'concealed-meld'; readonly field: string; readonly type: MeldKind }
  | SizeError
  | ScoreError
  | OptionError
  | AccountError
  | ReplayError;

/** `seven-pairs` becomes `sevenPairs`. */
export const fieldOf = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const badField = (field: string, expected: string) =>
  fail({ code: 'bad-field', field, expected } as const);

export function readFields(line: string): Result<Fields, RecordError> {
  if (line.length > MAX_LINE) return fail({ code: 'line-too-long', max: MAX_LINE });
  const value = parseJson(line);
  if (value === undefined) return fail({ code: 'not-json' });
  return isFields(value) ? ok(value) : fail({ code: 'not-a-record' });
}

export function readTiles(value: unknown, field: string): Result<readonly Tile[], RecordError> {
  if (value === undefined) return fail({ code: 'missing-field', field });
  if (typeof value !== 'string') return badField(field, 'string');
  const read = parseTiles(value);
  return read.ok ? read : fail({ ...read.error, field });
}

function readMeld(
  value: unknown,
  field: string,
  known: readonly MeldKind[],
): Result<Meld, RecordError> {
  if (!isFields(value)) return badField(field, 'object');
  const { type, tiles: text, open = true } = value;
  if (type === undefined) return fail({ code: 'missing-field', field: `${field}.type` });
  const kind = known.find((allowed) => allowed === type);
  if (kind === undefined) return badField(`${field}.type`, known.join('|'));
  if (typeof open !== 'boolean') return badField(`${field}.open`, 'boolean');

  const tiles = readTiles(text, `${field}.tiles`);
  if (!tiles.ok) return tiles;
  const group = groupFrom([...tiles.value].sort(compareTiles));
  if (group === undefined || !known.includes(group.kind)) {
    return fail({ code: 'bad-meld', at: 0, text: String(text), field: `${field}.tiles` });
  }
  if (group.kind !== kind) {
    return fail({ code: 'meld-mismatch', field: `${field}.type`, type: kind, made: group.kind });
  }
  if (!open && !mayLieConcealed(kind)) {
    return fail({ code: 'concealed-meld', field: `${field}.open`, type: kind });
  }
  return ok({ ...group, open });
}

function readMelds(
  value: unknown,
  known: readonly MeldKind[],
): Result<readonly Meld[], RecordError> {
  if (!Array.isArray(value)) return badField('melds', 'array');
  const melds: Meld[] = [];
  for (const [at, item] of value.entries()) {
    const meld = readMeld(item, `melds[${at}]`, known);
    if (!meld.ok) return meld;
    melds.push(meld.value);
  }
  return ok(melds);
}

/** The hand in `concealed` and `melds` (default none); only `known` kinds of meld are allowed. */
export function readHand(
  { concealed: text, melds: items = [] }: Fields,
  known: readonly MeldKind[] = COMMON_MELDS,
): Result<Hand, RecordError> {
  const read = okAll({ concealed: readTiles(text, 'concealed'), melds: readMelds(items, known) });
  return read.ok ? checkCopies({ ...read.value, flowers: [] }) : read;
}

/** The hand and the `seen` tiles (default none) of a record, checked together for copies. */
export function readTable(
  fields: Fields,
  known?: readonly MeldKind[],
): Result<DiscardHand, RecordError> {
  const hand = readHand(fields, known);
  if (!hand.ok) return hand;
  const { seen: text = '' } = fields;
  const seen = text === '' ? ok([]) : readTiles(text, 'seen');
  if (!seen.ok) return seen;
  const { concealed, melds } = hand.value;
  const all = checkCopies({ ...hand.value, concealed: [...concealed, ...seen.value] });
  return all.ok ? ok({ concealed, melds, seen: seen.value }) : all;
}

export function copiesByTile(accepted: readonly AcceptedTile[]): Readonly<Record<string, number>> {
  const copies: Record<string, number> = {};
  for (const { tile, left } of accepted) copies[tile] = left;
  return copies;
}
