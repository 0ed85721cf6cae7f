/** The 81 hands as a web: a thread from each hand to each that it keeps from counting. */
import {
  MCR_EDITIONS,
  MCR_HANDS,
  type McrAbsorption,
  type McrEdition,
  type McrHandId,
  mcrAbsorbs,
} from '../../engine/index.ts';

/** Wherever in the hand the other is found, or on the same groups alone. */
export const THREAD_KINDS = ['hand', 'same-groups'] as const satisfies McrAbsorption['on'][];

/** One hand keeps another from counting beside it. */
export interface Thread extends Omit<McrAbsorption, 'number'> {
  /** The hand that counts. */
  readonly by: McrHandId;
  /** The hand that does not count beside it. */
  readonly out: McrHandId;
  /** The editions by which both count all the same. */
  readonly together: readonly McrEdition[];
}

/** A hand at the other end of a thread. */
export interface Neighbour {
  readonly id: McrHandId;
  readonly points: number;
  readonly thread: Thread;
}

export interface Neighbours {
  /** What keeps the hand from counting, the dearest first. */
  readonly keepers: readonly Neighbour[];
  /** What the hand keeps from counting, the dearest first. */
  readonly kept: readonly Neighbour[];
}

const POINTS: ReadonlyMap<McrHandId, number> = new Map(MCR_HANDS);

export const isHandId = (id: unknown): id is McrHandId => POINTS.has(id as McrHandId);

export const pointsOf = (id: McrHandId): number => POINTS.get(id) ?? 0;

const idOf = (number: number): McrHandId => {
  const hand = MCR_HANDS[number - 1];
  if (!hand) throw new Error(`no hand ${number}`);
  return hand[0];
};

const spun = (edition: McrEdition): readonly Omit<Thread, 'together'>[] =>
  MCR_HANDS.flatMap(([by], at) =>
    mcrAbsorbs(at + 1, edition).map(({ number, ...rest }) => ({ ...rest, by, out: idOf(number) })),
  );

const nameOf = ({ by, out }: Pick<Thread, 'by' | 'out'>): string => `${by} ${out}`;

/** Every thread that some edition has, once. */
function allThreads(): readonly Thread[] {
  const spunBy = MCR_EDITIONS.map((edition) => ({ edition, threads: spun(edition) }));
  const named = spunBy.flatMap(({ threads }) => threads.map((one) => [nameOf(one), one] as const));
  const together = (name: string): readonly McrEdition[] =>
    spunBy
      .filter(({ threads }) => !threads.some((one) => nameOf(one) === name))
      .map(({ edition }) => edition);
  return [...new Map(named)].map(([name, thread]) => ({ ...thread, together: together(name) }));
}

const THREADS = allThreads();

/** The threads of an edition. */
export const threadsOf = (edition: McrEdition): readonly Thread[] =>
  THREADS.filter(({ together }) => !together.includes(edition));

const dearestFirst = (a: Neighbour, b: Neighbour): number => b.points - a.points;

/** The hands that one thread of an edition joins to a hand. */
export function neighboursOf(hand: McrHandId, edition: McrEdition): Neighbours {
  const threads = threadsOf(edition);
  const end = (id: McrHandId, thread: Thread): Neighbour => ({ id, points: pointsOf(id), thread });
  return {
    keepers: threads
      .filter(({ out }) => out === hand)
      .map((thread) => end(thread.by, thread))
      .sort(dearestFirst),
    kept: threads
      .filter(({ by }) => by === hand)
      .map((thread) => end(thread.out, thread))
      .sort(dearestFirst),
  };
}
