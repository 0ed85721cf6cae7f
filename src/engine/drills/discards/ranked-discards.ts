/** The discards of a hand by what is counted of them: how near they leave it, and what may still win. */
import { compareTiles, TILES, type Tile, tileAt } from '../../core/tile.ts';
import { acceptanceOf, type Discard, type DiscardHand, unseenTiles } from '../../hand/discards.ts';
import { discardsFor } from '../../shapes/discards.ts';
import { without } from '../hand-tiles.ts';
import { type DiscardQuestion, shapesOf } from './discard-question.ts';
import {
  barAfter,
  isFull,
  isSureOfRow,
  type RuledQuestion,
  waysToWin,
  windsOf,
} from './winning-ways.ts';

/**
 * What is left to a hand that may not win with every tile it waits on: only the tiles it draws
 * itself; or, where nothing that it can come to has a row, no tile at all.
 */
export type WinsLeft = 'drawn' | 'none';

export interface DiscardOption extends Discard {
  /** Absent: no limit is known, or none asked about. */
  readonly wins?: WinsLeft;
  /** The waits that lie among the player's own discards, this one included. */
  readonly barred?: readonly Tile[];
}

/** The hand with all that lies open: one's own discards too can come no more. */
export const withRiver = ({ hand, river = [] }: DiscardQuestion): DiscardHand => ({
  ...hand,
  seen: [...hand.seen, ...river],
});

type Ruled = DiscardQuestion & RuledQuestion;

/** Where a hand may come to nothing that has a row: the distance to one that has. */
function towardRows(question: Ruled, option: Discard): DiscardOption {
  const { rules } = question;
  const rest = without(question.hand, option.tile);
  const nearest = (concealed: readonly Tile[]): number =>
    rules.reach?.({ concealed, melds: rest.melds }, windsOf(question))[0]?.distance ??
    Number.POSITIVE_INFINITY;
  const distance = nearest(rest.concealed);
  if (distance === Number.POSITIVE_INFINITY) return { ...option, wins: 'none' };
  const unseen = unseenTiles(withRiver(question));
  const useful = new Set(
    TILES.keys().filter(
      (place) => (unseen[place] ?? 0) > 0 && nearest([...rest.concealed, tileAt(place)]) < distance,
    ),
  );
  return {
    tile: option.tile,
    ...acceptanceOf(distance, unseen, (place) => useful.has(place)),
  };
}

/** A ready hand with what forbids it to win on a discard, or brings no row on one. */
function withWins(question: Ruled, option: DiscardOption, isSure: boolean): DiscardOption {
  if (option.distance > 0 || option.wins) return option;
  const rest = without(question.hand, option.tile);
  const bar = barAfter(question, rest, option.tile);
  if (bar) return { ...option, wins: 'drawn', barred: bar.tiles };
  const { accepts } = option;
  const isClaimable =
    isSure || accepts.some(({ tile }) => waysToWin(question, rest, tile).discard !== undefined);
  return accepts.length === 0 || isClaimable ? option : { ...option, wins: 'drawn' };
}

function measured(question: DiscardQuestion): readonly DiscardOption[] {
  const { hand, rules } = question;
  const options = discardsFor(withRiver(question), shapesOf(question));
  if (!rules) return options;
  const ruled = { ...question, rules };
  const isSure = !rules.reach || !isFull(hand) || isSureOfRow(ruled, hand);
  return options
    .map((option): DiscardOption => (isSure ? option : towardRows(ruled, option)))
    .map((option) => (rules.bars || !isSure ? withWins(ruled, option, isSure) : option));
}

/** Ready with something that others may let go, ready for its own draws alone, or for nothing. */
export const lossOf = ({
  wins,
  distance,
  count,
}: Pick<DiscardOption, 'wins' | 'distance' | 'count'>): number => {
  if (wins === 'none') return 2;
  return wins === 'drawn' || (distance === 0 && count === 0) ? 1 : 0;
};

const isLost = ({ wins }: DiscardOption): number => Number(wins === 'none');

/**
 * Every different discard, best first: one that can come to a win; nearest; ready with a tile that
 * may win from others; most copies accepted; tile order.
 */
export const discardOptions = (question: DiscardQuestion): readonly DiscardOption[] =>
  measured(question).toSorted(
    (a, b) =>
      isLost(a) - isLost(b) ||
      a.distance - b.distance ||
      lossOf(a) - lossOf(b) ||
      b.count - a.count ||
      compareTiles(a.tile, b.tile),
  );
