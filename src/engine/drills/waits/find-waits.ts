import type { WaitingHand } from '../../core/hand.ts';
import { sortTiles, type Tile } from '../../core/tile.ts';
import { countTiles } from '../../core/tile-counts.ts';
import { waits } from '../../hand/waits.ts';
import type { Drill, DrillTypes, Level, Verdict } from '../drill.ts';
import { type Fields, textsFor, waitingHand } from '../field.ts';
import { isArranged } from '../hand-tiles.ts';
import { dealWaitingHand, isOfMix, varyHand } from './wait-dealer.ts';
import { WAIT_LEVELS, type WaitQuestion, waitLevelOf } from './wait-level.ts';
import {
  proveTile,
  type TileProof,
  type WaitHints,
  waitHintSteps,
  waitHints,
} from './wait-proof.ts';
import { handTraits } from './wait-shape.ts';

export const WAIT_MARKS = ['found', 'missed', 'wrong'] as const;
export type WaitMark = (typeof WAIT_MARKS)[number];

interface WaitVerdict extends Verdict {
  readonly tiles: readonly { readonly tile: Tile; readonly mark: WaitMark }[];
}

export interface WaitTypes extends DrillTypes {
  readonly question: WaitQuestion;
  readonly shown: WaitingHand;
  readonly answer: readonly Tile[];
  readonly verdict: WaitVerdict;
  readonly hints: WaitHints;
  readonly detail: TileProof;
}

const FIELDS: Fields<WaitQuestion> = { hand: waitingHand };

/** With several families, as many waits as asked for are not always possible. */
function keeps({ hand }: WaitQuestion, level: Level): boolean {
  const { size, mix, min, none, sorted } = waitLevelOf(level);
  const count = waits(hand).length;
  const least = mix === 'pure' ? min : 1;
  return (
    hand.concealed.length === size &&
    isOfMix(hand.concealed, mix) &&
    isArranged(hand.concealed, sorted) &&
    (count >= least || (none > 0 && count === 0))
  );
}

/** How many tiles alike the hand holds at most, from two: what makes it hard to read. */
const mostAlike = (tiles: readonly Tile[]): number => Math.max(2, ...countTiles(tiles));

const solve = ({ hand }: WaitQuestion): readonly Tile[] => waits(hand).map(({ tile }) => tile);

function check(question: WaitQuestion, answer: readonly Tile[]): WaitVerdict {
  const wins = new Set(solve(question));
  const chosen = new Set(answer);
  const tiles = sortTiles(new Set([...wins, ...chosen])).map((tile) => {
    const mark: WaitMark = wins.has(tile) ? (chosen.has(tile) ? 'found' : 'missed') : 'wrong';
    return { tile, mark };
  });
  const count = (wanted: WaitMark): number => tiles.filter(({ mark }) => mark === wanted).length;
  const marks = { found: count('found'), missed: count('missed'), wrong: count('wrong') };
  const aspects = { waits: String(wins.size), holds: String(mostAlike(question.hand.concealed)) };
  return { right: marks.missed + marks.wrong === 0, marks, tiles, aspects };
}

export const findWaits: Drill<WaitTypes> = {
  id: 'find-waits',
  ...textsFor(FIELDS),
  levels: WAIT_LEVELS,
  make: (rng, level, { past } = {}) => {
    const concealed = dealWaitingHand(rng, waitLevelOf(level), past);
    return { hand: { concealed, melds: [], pairInside: true } };
  },
  traits: ({ hand }) => handTraits(hand.concealed),
  vary: (rng, { hand }, level) => ({ hand: varyHand(rng, hand, waitLevelOf(level).sorted) }),
  keeps,
  show: ({ hand }) => hand,
  solve,
  check,
  hintSteps: waitHintSteps,
  hints: waitHints,
  detail: proveTile,
};
