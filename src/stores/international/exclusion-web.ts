/**
 * The 81 hands as a web: a thread from each hand to each that it keeps from counting. It is spun
 * from the engine once, when the site is built, and handed to the browser as data.
 */
import {
  MCR_EDITIONS,
  MCR_HANDS,
  type McrAbsorption,
  type McrEdition,
  type McrGround,
  type McrHandId,
  mcrAbsorbs,
} from '../../engine/index.ts';

/** Wherever in the hand the other is found, or on the same groups alone. */
export const THREAD_KINDS = ['hand', 'same-groups'] as const satisfies McrAbsorption['on'][];

/** What a thread rests on. */
export const THREAD_GROUNDS = ['text', 'inferred', 'decided'] as const satisfies McrGround[];

/** One hand keeps another from counting. */
export interface Thread extends Omit<McrAbsorption, 'number'> {
  /** The hand that counts. */
  readonly by: McrHandId;
  /** The hand that does not count beside it. */
  readonly out: McrHandId;
  /** The editions by which both count all the same. */
  readonly together: readonly McrEdition[];
}

/** Plain data, which goes through JSON unchanged. */
export interface Web {
  /** The hands in the order of their numbers, with their points. */
  readonly hands: readonly (readonly [id: McrHandId, points: number])[];
  readonly threads: readonly Thread[];
  readonly editions: readonly McrEdition[];
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

const idOf = (number: number): McrHandId => {
  const hand = MCR_HANDS[number - 1];
  if (!hand) throw new Error(`no hand ${number}`);
  return hand[0];
};

const spunBy = (edition: McrEdition): readonly Omit<Thread, 'together'>[] =>
  MCR_HANDS.flatMap(([by], at) =>
    mcrAbsorbs(at + 1, edition).map(({ number, ...rest }) => ({ ...rest, by, out: idOf(number) })),
  );

const nameOf = ({ by, out }: Pick<Thread, 'by' | 'out'>): string => `${by} ${out}`;

/** The web of all the editions, each thread once. */
export function spinWeb(): Web {
  const spun = MCR_EDITIONS.map((edition) => ({ edition, threads: spunBy(edition) }));
  const named = spun.flatMap(({ threads }) => threads.map((one) => [nameOf(one), one] as const));
  const together = (name: string): readonly McrEdition[] =>
    spun
      .filter(({ threads }) => !threads.some((one) => nameOf(one) === name))
      .map(({ edition }) => edition);
  return {
    hands: MCR_HANDS,
    threads: [...new Map(named)].map(([name, thread]) => ({ ...thread, together: together(name) })),
    editions: MCR_EDITIONS,
  };
}

export const isHandOf = ({ hands }: Web, id: unknown): id is McrHandId =>
  hands.some(([one]) => one === id);

export const pointsOf = ({ hands }: Web, id: McrHandId): number =>
  hands.find(([one]) => one === id)?.[1] ?? 0;

/** The threads that an edition has. */
export const threadsOf = ({ threads }: Web, edition: McrEdition): readonly Thread[] =>
  threads.filter(({ together }) => !together.includes(edition));

const dearestFirst = (a: Neighbour, b: Neighbour): number => b.points - a.points;

/** The hands that one thread of an edition joins to a hand. */
export function neighboursOf(web: Web, hand: McrHandId, edition: McrEdition): Neighbours {
  const threads = threadsOf(web, edition);
  const ends = (here: 'by' | 'out', there: 'by' | 'out'): readonly Neighbour[] =>
    threads
      .filter((thread) => thread[here] === hand)
      .map((thread) => ({ id: thread[there], points: pointsOf(web, thread[there]), thread }))
      .sort(dearestFirst);
  return { keepers: ends('out', 'by'), kept: ends('by', 'out') };
}
