/** The hand after a discard: how it falls into groups, what it waits on, what may win. */
import { formatHand } from '../../core/notation.ts';
import { pick, type Rng } from '../../core/rng.ts';
import { sortTiles, type Tile } from '../../core/tile.ts';
import { tilesOf } from '../../core/tile-counts.ts';
import { closestReading } from '../../hand/closest.ts';
import { unseenTiles } from '../../hand/discards.ts';
import { type Placement, placeCompletion, placeTiles, WIN_PLACE } from '../../hand/place-tiles.ts';
import { WAIT_KINDS, type WaitKind } from '../../hand/waits.ts';
import type { RulePlace } from '../../scoring/explain.ts';
import type { RowDistance } from '../../scoring/reach.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import { waitsFor } from '../../shapes/waits.ts';
import { without } from '../hand-tiles.ts';
import { type DiscardQuestion, shapesOf } from './discard-question.ts';
import { type DiscardOption, discardOptions, withRiver } from './ranked-discards.ts';
import { tableAfter } from './table-discard.ts';
import {
  barAfter,
  isFull,
  type RuledQuestion,
  type WayToWin,
  waysToWin,
  windsOf,
} from './winning-ways.ts';

/** What a rule set says of the hand, beside its shapes. */
interface RuledDiscard {
  readonly id: string;
  /** Whether a hand wins only with a row of the table; where not, only what may not win is shown. */
  readonly needsRow: boolean;
  /** Whether the hand could be declared ready, which stands for a row where it has no other. */
  readonly mayDeclare: boolean;
  /** What may win of the tiles that complete the hand; of a whole hand that is ready. */
  readonly wins: readonly WayToWin[];
  readonly bar?: {
    readonly tiles: readonly Tile[];
    readonly rule: string;
    readonly place: RulePlace;
  };
  /** The rows that the tiles may still come to, nearest first. */
  readonly reach?: readonly RowDistance[];
}

export interface AfterDiscard {
  readonly option: DiscardOption;
  readonly hand: string;
  /** The tiles that are left; the places of {@link AfterDiscard.placing} are among them. */
  readonly held: readonly Tile[];
  readonly placing: Placement;
  /** If the hand is ready: one of the tiles that complete it. */
  readonly coming?: Tile;
  readonly kinds: readonly WaitKind[];
  readonly ruled?: RuledDiscard;
}

function ruledDiscard(question: DiscardQuestion & RuledQuestion, about: Tile): RuledDiscard {
  const { rules, hand } = question;
  const held = without(hand, about);
  const bar = barAfter(question, held, about);
  const waits = isFull(hand) ? waitsFor(held, rules.kit.shapes) : [];
  const reach = isFull(hand) ? rules.reach?.(held, windsOf(question)) : undefined;
  return {
    id: rules.id,
    needsRow: rules.reach !== undefined,
    mayDeclare: rules.kit.table.ready !== undefined && held.melds.every(({ open }) => !open),
    wins: waits.map(({ tile }) => waysToWin(question, held, tile)),
    ...(bar && { bar: { ...bar, place: rules.kit.placeOf(bar.rule as RuleId) } }),
    ...(reach && { reach }),
  };
}

export function afterDiscard(question: DiscardQuestion, about: string): AfterDiscard {
  const { hand, rules } = question;
  const option = discardOptions(question).find(({ tile }) => tile === about);
  if (option === undefined) throw new RangeError(`${about} is not in the hand`);
  const { concealed: held, melds } = without(hand, option.tile);
  const left = {
    ...{ option, hand: formatHand({ concealed: held, melds, flowers: [] }), held },
    ...(rules && { ruled: ruledDiscard({ ...question, rules }, option.tile) }),
  };
  const shapes = shapesOf(question);
  const waits = option.distance === 0 ? waitsFor({ concealed: held, melds }, shapes) : [];
  const open = waits.filter(({ tile }) => option.accepts.some((copies) => copies.tile === tile));
  const kinds = WAIT_KINDS.filter((kind) => open.some((wait) => wait.kinds.includes(kind)));
  const [first] = open;
  const completion = first?.completions[0];
  if (first && completion) {
    const placing = placeCompletion(held, first.tile, completion);
    return { ...left, placing, coming: first.tile, kinds };
  }
  const { groups, leftover } = placeTiles(held, option.tile, closestReading(held));
  const placing = { groups, leftover: leftover.filter((place) => place !== WIN_PLACE) };
  return { ...left, placing, kinds: [] };
}

/** The tile lies with the player's own discards, where the question knows them. */
export function withDiscard(question: DiscardQuestion, tile: Tile): DiscardQuestion {
  const { hand, river, table } = question;
  const rest = without(hand, tile);
  const after = { ...question, hand: rest, ...(table && { table: tableAfter(table, tile) }) };
  if (river) return { ...after, river: [...river, tile] };
  return { ...question, hand: { ...rest, seen: [...hand.seen, tile] } };
}

/**
 * Draws one of the unseen tiles, each copy as likely; it stands last, the others
 * in order. Absent where every tile is in sight.
 */
export function drawTile(rng: Rng, question: DiscardQuestion): DiscardQuestion | undefined {
  const { hand } = question;
  const unseen = tilesOf(unseenTiles(withRiver(question)));
  if (unseen.length === 0) return undefined;
  return {
    ...question,
    hand: { ...hand, concealed: [...sortTiles(hand.concealed), pick(rng, unseen)] },
  };
}
