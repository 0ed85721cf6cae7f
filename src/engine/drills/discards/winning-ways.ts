/** How a hand may be won under a rule set: the rows that count, what its own discards forbid. */
import type { Meld } from '../../core/group.ts';
import {
  HAND_SIZE,
  type HeldHand,
  sizeOfHand,
  WIN_SOURCES,
  type WinSource,
} from '../../core/hand.ts';
import { inSituation, type Situation } from '../../core/situation.ts';
import { familyOf, SUITS, type Suit, TILES, type Tile } from '../../core/tile.ts';
import type { Wind } from '../../core/wind.ts';
import { winningRows } from '../../scoring/kit.ts';
import { winningTiles } from '../../shapes/waits.ts';
import { type BarredWin, barredWin } from '../../table/barred-win.ts';
import { tilesIn } from '../hand-tiles.ts';
import type { DiscardRules } from './discard-rules.ts';

/** What a question under a rule set tells beside the hand. */
export interface RuledQuestion {
  readonly rules: DiscardRules;
  readonly river?: readonly Tile[] | undefined;
  readonly seat?: Wind | undefined;
  readonly round?: Wind | undefined;
}

/** The winds, as far as the question names them. */
export const windsOf = ({ seat, round }: Pick<RuledQuestion, 'seat' | 'round'>) => ({
  ...(seat && { seat }),
  ...(round && { round }),
});

/** With fewer tiles, groups may have been made elsewhere. */
export const isFull = (hand: HeldHand): boolean => sizeOfHand(hand) === HAND_SIZE + 1;

interface Won {
  readonly tile: Tile;
  readonly by: WinSource;
}

/**
 * The rows that count in a hand won so; absent where it may not be won so. A hand that has none of
 * its own is taken as declared ready, where it could have been.
 */
export function rowsOfWin(
  { rules: { kit, agreed }, seat, round }: RuledQuestion,
  { concealed, melds }: HeldHand,
  win: Won,
): readonly string[] | undefined {
  const winds = { ...(seat && { seat }), ...(round && kit.countsRound && { round }) };
  const won = (how: readonly string[]): Situation =>
    inSituation({ concealed, melds, flowers: [], win }, { ...winds, how });
  const declared = kit.table.ready?.how.declared;
  const declaration = kit.circumstances.find(({ id }) => id === declared);
  const said = declaration?.possible(won([])) ? won([declaration.id]) : undefined;
  return winningRows(agreed, won([])) ?? (said && winningRows(agreed, said));
}

/** A tile that completes the hand, and the rows that count with it; absent where it may not win. */
export type WayToWin = { readonly tile: Tile } & {
  readonly [By in WinSource]?: readonly string[];
};

export function waysToWin(question: RuledQuestion, held: HeldHand, tile: Tile): WayToWin {
  const ways = WIN_SOURCES.flatMap((by) => {
    const rows = rowsOfWin(question, held, { tile, by });
    return rows ? [[by, rows] as const] : [];
  });
  return { tile, ...Object.fromEntries(ways) };
}

/** Every kind that completes 3n + 1 tiles, in tile order, whoever holds its copies. */
const waitsOf = ({ rules: { kit } }: RuledQuestion, held: HeldHand): readonly Tile[] =>
  winningTiles({ ...held, pairInside: true }, kit.shapes).map(({ tile }) => tile);

/** What forbids the hand after a discard to win on the discards of others. */
export function barAfter(
  question: RuledQuestion,
  held: HeldHand,
  discard: Tile,
): BarredWin | undefined {
  const { rules, river = [] } = question;
  if (!rules.bars) return undefined;
  return barredWin(waitsOf(question, held), [...river, discard], rules.kit.claims);
}

type Filler = readonly [groups: readonly (readonly Tile[])[], head: Tile];

const tilesFrom = (texts: string): readonly (readonly Tile[])[] =>
  texts.split(' ').map((text) => {
    const suit = text.at(-1);
    return [...text.slice(0, -1)].map((rank) => `${rank}${suit}` as Tile);
  });

const filler = (groups: string, head: string): Filler => [tilesFrom(groups), head as Tile];

/** Groups that have nothing in common but what lies beside them; or one suit, where all is of one. */
const fillersBeside = (suit: Suit | undefined): readonly Filler[] =>
  suit === undefined
    ? [
        filler('234m 678p 345s 567m', '8s'),
        filler('111m 999p 222s 666m', '4z'),
        filler('789s 123m 456p 123p', '9m'),
      ]
    : [
        filler(`234${suit} 567${suit} 345${suit} 678${suit}`, `8${suit}`),
        filler(`111${suit} 999${suit} 555${suit} 222${suit}`, `3${suit}`),
        filler(`789${suit} 123${suit} 123${suit} 456${suit}`, `4${suit}`),
      ];

const GROUPS = 4;

const isOfOneSuit = (tiles: readonly Tile[], suit: Suit): boolean =>
  tiles.every((tile) => familyOf(tile) === suit);

function rowsBeside(
  question: RuledQuestion,
  melds: readonly Meld[],
  [groups, head]: Filler,
): readonly string[] {
  const beside = groups.slice(0, GROUPS - melds.length).flat();
  const held = { concealed: [...beside, head], melds };
  return rowsOfWin(question, held, { tile: head, by: 'discard' }) ?? [];
}

/** Rows that are there whatever stands beside the melds: in groups of many kinds, or of one suit. */
function hasRowBeside(
  question: RuledQuestion,
  melds: readonly Meld[],
  suit: Suit | undefined,
): boolean {
  const [first = [], ...others] = fillersBeside(suit).map((beside) =>
    rowsBeside(question, melds, beside),
  );
  return first.some((row) => others.every((rows) => rows.includes(row)));
}

/** The kinds of which an exposed pung alone brings a row. */
export const pungsWithRow = (question: RuledQuestion): readonly Tile[] =>
  TILES.filter((tile) => hasRowBeside(question, [{ kind: 'pung', tile, open: true }], undefined));

/** Whether beside an exposed group several chows make no hand, whatever rows it has. */
export function barsChowsBeside(question: RuledQuestion): boolean {
  if (question.rules.reach) return false;
  const [groups, head] = filler('234m 678p 345s', '8s');
  const melds: readonly Meld[] = [{ kind: 'pung', tile: '5z', open: true }];
  const held = { concealed: [...groups.flat(), head], melds };
  return rowsOfWin(question, held, { tile: head, by: 'discard' }) === undefined;
}

/**
 * Whether every hand that the tiles come to has a row: it may be declared ready, or its melds (or
 * its one suit) bring a row whatever stands beside them.
 */
export function isSureOfRow(question: RuledQuestion, hand: HeldHand): boolean {
  const { melds } = hand;
  if (question.rules.kit.table.ready && melds.every(({ open }) => !open)) return true;
  if (hasRowBeside(question, melds, undefined)) return true;
  const suit = SUITS.find((one) => isOfOneSuit(tilesIn(hand), one));
  return suit !== undefined && hasRowBeside(question, melds, suit);
}
