/** What to discard first, and what the discards of the others tell. */

import { HAND_SIZE } from '../../../core/hand.ts';
import { pick, shuffled } from '../../../core/rng.ts';
import type { SetFamily } from '../../../core/table-rules.ts';
import { familyOf, ORPHANS, SUITS, type Suit, sortTiles, type Tile } from '../../../core/tile.ts';
import { WINDS, type Wind } from '../../../core/wind.ts';
import { choice, tileRow } from '../../field.ts';
import {
  type AtTable,
  findAll,
  findPlayer,
  LETTERS,
  type Letter,
  notInRules,
  placesOf,
  reason,
  type TableContext,
  tooManyIn,
} from '../ask.ts';
import { untilDone, wallWithout } from '../random-hands.ts';

interface FirstQuestion {
  readonly hand: readonly Tile[];
  readonly wind: Wind;
}

const firstIn = ({ teaching, hand, wind }: AtTable<FirstQuestion>) =>
  teaching.firstDiscards?.(hand, wind);

export const first = findAll<FirstQuestion>({
  fields: { hand: tileRow, wind: choice(WINDS) },
  within: 'hand',
  find: (put) => placesOf(put.hand, firstIn(put)?.tiles ?? []),
  flaw: ({ teaching, hand }) => {
    return teaching.firstDiscards ? tooManyIn('hand', hand) : notInRules();
  },
  make: (rng, setting) =>
    untilDone(() => {
      const ends = shuffled(rng, ORPHANS).slice(0, 3 + rng.below(3));
      const rest = wallWithout(rng, ends).filter((tile) => !ORPHANS.includes(tile));
      const hand = sortTiles([...ends, ...rest.slice(0, HAND_SIZE + 1 - ends.length)]);
      const question = { hand, wind: pick(rng, WINDS) };
      return firstIn({ ...question, ...setting }) && question;
    }),
  reasons: (put) => {
    const found = firstIn(put);
    return found ? [reason(found.kind)] : [];
  },
});

type CollectorQuestion = Readonly<Record<Letter, readonly Tile[]>>;

const countOf = (tiles: readonly Tile[], suit: Suit): number =>
  tiles.filter((tile) => familyOf(tile) === suit).length;

const discardsIn = (put: CollectorQuestion): readonly Tile[] => LETTERS.flatMap((at) => put[at]);

/** The suit that is scarcer than the two others, and the one player who discards none of it. */
function collectorIn(put: CollectorQuestion): { player: Letter; suit: Suit } | undefined {
  const [scarce, next] = SUITS.map((suit) => ({ suit, n: countOf(discardsIn(put), suit) })).sort(
    (a, b) => a.n - b.n,
  );
  if (!scarce || scarce.n === next?.n) return undefined;
  const [player, ...more] = LETTERS.filter((at) => countOf(put[at], scarce.suit) === 0);
  return player && more.length === 0 ? { player, suit: scarce.suit } : undefined;
}

function familyIn({ kit }: TableContext, suit: Suit): { readonly family: SetFamily } {
  const family = kit.table.families.find(({ tiles }) => tiles.includes(`1${suit}`))?.id;
  if (family === undefined) throw new Error(`no family of ${suit}`);
  return { family };
}

/** Of each player; fewer tell little. */
const DISCARDS = 7;

export const collector = findPlayer({
  fields: { A: tileRow, B: tileRow, C: tileRow, D: tileRow },
  within: 'A',
  tiles: discardsIn,
  find: collectorIn,
  make: (rng): CollectorQuestion =>
    untilDone(() => {
      const suit = pick(rng, SUITS);
      const player = pick(rng, LETTERS);
      const wall = wallWithout(rng, []);
      const scarce = wall.filter((tile) => familyOf(tile) === suit);
      const others = wall.filter((tile) => familyOf(tile) !== suit);
      const discardsOf = (letter: Letter): readonly Tile[] => {
        const at = LETTERS.indexOf(letter);
        const plain = others.slice(at * DISCARDS, (at + 1) * DISCARDS);
        const own = letter === player ? plain : [...plain.slice(1), ...scarce.slice(at, at + 1)];
        return shuffled(rng, own);
      };
      const [A, B, C, D] = [discardsOf('A'), discardsOf('B'), discardsOf('C'), discardsOf('D')];
      const question = { A, B, C, D };
      return collectorIn(question) && question;
    }),
  lines: (put) =>
    SUITS.map((suit) =>
      reason('familySize', { ...familyIn(put, suit), n: countOf(discardsIn(put), suit) }),
    ),
  conclusion: (put, { player, suit }) => reason('collects', { player, ...familyIn(put, suit) }),
  show: (put) => ({
    hands: LETTERS.map((player) => ({
      player,
      hand: { concealed: put[player], melds: [] as const },
    })),
  }),
});
