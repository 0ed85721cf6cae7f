/** A discard in sight of what the other players show: from texts, and back into them. */
import { fail, ok, type Result } from '../../core/result.ts';
import type { Tile } from '../../core/tile.ts';
import { othersThan } from '../../scoring/settlement.ts';
import type { Refusal, Texts } from '../drill.ts';
import { choice, readFields, writeFields } from '../field.ts';
import { tilesBefore } from '../open-tiles.ts';
import { SEEN_TABLE, SEEN_TABLE_PARTS, type SeenTable, seenTableRefusal } from '../seen-table.ts';
import { type DiscardQuestion, discardRefusal } from './discard-question.ts';
import type { DiscardRules, RulesById } from './discard-rules.ts';

/** Those that a hand alone has too. */
const PLAIN_PARTS: readonly string[] = ['hand', 'seat', 'round'];

export const isAtTable = (texts: Texts): boolean =>
  SEEN_TABLE_PARTS.some((part) => !PLAIN_PARTS.includes(part) && texts[part] !== undefined);

export function discardAtTable({ hand, ...table }: SeenTable, rules: DiscardRules) {
  const { seat, round, markers } = table;
  const others = othersThan(seat).flatMap((wind) => tilesBefore(table[wind]));
  const seen = [...others, ...markers];
  const river = table[seat].discards;
  return {
    ...{ hand: { ...hand, seen }, rules, river, seat, ...(rules.kit.countsRound && { round }) },
    ...{ ask: 'worth', table },
  } as const satisfies DiscardQuestion;
}

export function parseTableDiscard(
  texts: Texts,
  known: RulesById,
): Result<DiscardQuestion, Refusal> {
  const read = readFields(SEEN_TABLE, texts);
  if (!read.ok) return read;
  const head = readFields({ rules: choice([...known.values()], ({ id }) => id) }, texts);
  if (!head.ok) return head;
  const { rules } = head.value;
  const question = discardAtTable(read.value, rules);
  const error = seenTableRefusal(read.value, rules) ?? discardRefusal(question);
  return error ? fail(error) : ok(question);
}

/** As one seat sees it; beside a hand alone nobody shows anything, but for one's own discards. */
export function seenTableFor(question: DiscardQuestion, left: number): SeenTable {
  const { hand, table, seat = 'E', round = 'E', river = [] } = question;
  const { concealed, melds } = hand;
  const none = { discards: [], melds: [] };
  return {
    ...{ seat, round, E: none, S: none, W: none, N: none, left, markers: [] },
    [seat]: { discards: river, melds: [] },
    // Without an order the discards of a table came in turn.
    ...(table ?? { order: river.map(() => ({ seat, declares: false })) }),
    hand: { concealed, melds },
  };
}

export const formatTableDiscard = (question: DiscardQuestion): Texts => ({
  ...writeFields(SEEN_TABLE, seenTableFor(question, 0)),
  ...(question.rules && { rules: question.rules.id }),
});

const SEATS = 4;

/** The tile lies with one's own discards; all others have had their turn, and showed nothing new. */
export function tableAfter(
  table: NonNullable<DiscardQuestion['table']>,
  tile: Tile,
): DiscardQuestion['table'] {
  const { seat, order, left } = table;
  const own = table[seat];
  return {
    ...table,
    [seat]: { ...own, discards: [...own.discards, tile] },
    ...(order && { order: [...order, { seat, declares: false }] }),
    left: Math.max(0, left - SEATS),
  };
}

/** The same table, had nobody else shown anything. */
export function withoutOthers(question: DiscardQuestion): DiscardQuestion {
  const { hand, table } = question;
  if (!table) return question;
  const { seat, order, markers } = table;
  const none = { discards: [], melds: [] };
  return {
    ...question,
    hand: { ...hand, seen: markers },
    table: {
      ...table,
      ...{ E: none, S: none, W: none, N: none, [seat]: table[seat] },
      ...(order && { order: order.filter((one) => one.seat === seat) }),
    },
  };
}
