/** The questions about the table, answered by the engine. */
import type { z } from 'astro/zod';
import {
  asWaiting,
  type Breach,
  breachOf,
  type Claim,
  claimsOn,
  countTiles,
  dealTakings,
  drawPlaces,
  firstStarter,
  fromHead,
  type Hand,
  type HeldHand,
  mcrClaims,
  nextStarter,
  parseHand,
  type Reading,
  readings,
  ringIndex,
  type Seat,
  type SetFamily,
  seatOfWind,
  seatReached,
  setSize,
  type Tile,
  takerOfTile,
  tchou1924Claims,
  tchou1924Table,
  totalOf,
  type Wait,
  type WallPlace,
  waits,
  wallSize,
} from '../engine/index.ts';
import type { tableExercise } from './schemas.ts';

export type TableExercise = z.output<typeof tableExercise>;
export type TableAsk = TableExercise['ask'];
export type Asked<Ask extends TableAsk> = Extract<TableExercise, { ask: Ask }>;

/** The walls of the 136 tiles. */
export const WALL = wallSize(setSize(tchou1924Table));

export const seatOf = ({ players }: TableExercise, letter: string): Seat =>
  players.indexOf(letter) as Seat;

export const playerAt = ({ players }: TableExercise, seat: Seat): string => players[seat] ?? '';

function handOf(text: string): Hand {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${JSON.stringify(hand.error)}`);
  return hand.value;
}

export const handsOf = ({ hands, players }: Asked<'taker'>): readonly (HeldHand | undefined)[] =>
  [...players].map((letter) => {
    const text = hands[letter as 'A'];
    return text === undefined ? undefined : handOf(text);
  });

const CLAIMS = { tchou1924: tchou1924Claims, mcr: mcrClaims } as const;

export const claimsIn = (exercise: Asked<'taker'>): readonly Claim[] =>
  claimsOn(
    {
      tile: exercise.discard as Tile,
      discarder: seatOf(exercise, exercise.discarder),
      hands: handsOf(exercise),
    },
    CLAIMS[exercise.rules],
  );

/** The totals of the throws. */
export const totalsOf = ({ throws }: { readonly throws: readonly (readonly [number, number])[] }) =>
  throws.map(totalOf) as [number, number];

export const breachIn = (exercise: Asked<'breach' | 'dealt'>): Breach =>
  breachOf(seatOf(exercise, exercise.starter), totalsOf(exercise), WALL);

/** The stack that the question of the deal rings, on the ring of the walls. */
export const ringedStack = (exercise: Asked<'dealt'>): number =>
  ringIndex(fromHead(breachIn(exercise), exercise.stack, WALL), WALL);

export const takingsIn = (exercise: Asked<'dealt'>) =>
  dealTakings(seatOf(exercise, exercise.starter), tchou1924Table);

export const placesIn = (exercise: Asked<'place'>) =>
  drawPlaces({
    thrower: seatOf(exercise, exercise.from),
    throws: totalsOf(exercise),
    column: exercise.column,
  });

export const stackName = (exercise: TableExercise, { seat, stack }: WallPlace): string =>
  playerAt(exercise, seat) + stack;

/** Who has the first hand before the first of the hands and after each. */
export function startersIn(exercise: Asked<'passes'>): readonly Seat[] {
  const starters = [seatOf(exercise, exercise.starter)];
  for (const end of exercise.ends) {
    starters.push(nextStarter(starters.at(-1) as Seat, end, tchou1924Table));
  }
  return starters;
}

export interface SeenHand extends HeldHand {
  /** The first way to see it as a whole; absent if it is not complete. */
  readonly reading: Reading | undefined;
}

export function seenHand(text: string): SeenHand {
  const { concealed, melds } = handOf(text);
  const whole = concealed.length + 3 * melds.length === 14;
  return { concealed, melds, reading: whole ? readings(countTiles(concealed))[0] : undefined };
}

/** Families that make a total, the fewest first as the book orders them; absent if none do. */
export function familiesMaking(total: number): readonly SetFamily[] {
  const ids = tchou1924Table.families.map(({ id }) => id);
  const choices = Array.from({ length: 2 ** ids.length }, (_, bits) =>
    ids.filter((_id, at) => (bits >> at) & 1),
  );
  return choices.find((some) => setSize(tchou1924Table, some) === total) ?? [];
}

export const tilesOfFamily = (family: SetFamily): readonly string[] =>
  tchou1924Table.families.find(({ id }) => id === family)?.tiles ?? [];

/** What completes the hand of a question. */
export const winningIn = ({ hand }: Asked<'fills'>): readonly Wait[] => {
  const waiting = asWaiting(handOf(hand));
  if (!waiting.ok) throw new Error(`${hand}: ${JSON.stringify(waiting.error)}`);
  return waits(waiting.value);
};

/** The places in a row, from 0, where tiles of some kinds lie. */
const placesOf = (row: string, kinds: readonly string[]): readonly string[] =>
  handOf(row).concealed.flatMap((tile, at) => (kinds.includes(tile) ? [String(at)] : []));

const lettered = (exercise: TableExercise, seat: Seat | undefined): readonly string[] =>
  seat === undefined ? [NOBODY] : [playerAt(exercise, seat)];

/** What stands for no player at all. */
export const NOBODY = '-';

/**
 * The answer: letters of players, places of tiles or hands in their row, families, or a stack by
 * its owner and its number, `B15`.
 */
export function answerTo(exercise: TableExercise): readonly string[] {
  switch (exercise.ask) {
    case 'families':
      return familiesMaking(exercise.total);
    case 'tiles':
      return placesOf(exercise.of, tilesOfFamily(exercise.family));
    case 'fills':
      return placesOf(
        exercise.of,
        winningIn(exercise).map(({ tile }) => tile),
      );
    case 'complete':
      return exercise.hands.flatMap((hand, at) => (seenHand(hand).reading ? [String(at)] : []));
    case 'reached':
      return lettered(
        exercise,
        seatReached(seatOf(exercise, exercise.from), totalsOf(exercise)[0]),
      );
    case 'place':
      return lettered(exercise, placesIn(exercise).moves[seatOf(exercise, exercise.player)]);
    case 'wind':
      return lettered(exercise, seatOfWind(seatOf(exercise, exercise.starter), exercise.wind));
    case 'starter':
      return lettered(exercise, firstStarter(seatOf(exercise, exercise.from), totalsOf(exercise)));
    case 'passes':
      return lettered(exercise, startersIn(exercise).at(-1));
    case 'breach':
      return [stackName(exercise, breachIn(exercise).place)];
    case 'dealt':
      return lettered(exercise, takerOfTile(takingsIn(exercise), exercise));
    case 'taker':
      return lettered(exercise, claimsIn(exercise)[0]?.seat);
  }
}

/** Whether the choice is right. Families are right with the total, whichever they are. */
export function isRight(exercise: TableExercise, chosen: readonly string[]): boolean {
  if (exercise.ask === 'families') {
    return setSize(tchou1924Table, chosen as SetFamily[]) === exercise.total;
  }
  return [...chosen].sort().join() === [...answerTo(exercise)].sort().join();
}

/** The same question with other dice, where it has any. */
export const withThrows = (
  exercise: TableExercise,
  dice: () => readonly [number, number],
): TableExercise =>
  'throws' in exercise
    ? ({ ...exercise, throws: exercise.throws.map(() => dice()) } as unknown as TableExercise)
    : exercise;
