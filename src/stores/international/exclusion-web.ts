/**
 * The 81 hands as a web: a thread from each hand to each that it keeps from counting. It is spun
 * from the engine once, when the site is built, and handed to the browser as data.
 */
import {
  MCR_DEFAULTS,
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
  /** The editions other than the source's own by which both count all the same. */
  readonly together: readonly McrEdition[];
}

/** Plain data, which goes through JSON unchanged. */
export interface Web {
  /** The hands in the order of their numbers, with their points. */
  readonly hands: readonly (readonly [id: McrHandId, points: number])[];
  readonly threads: readonly Thread[];
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

const numberOf = (hand: McrHandId): number => MCR_HANDS.findIndex(([id]) => id === hand) + 1;

const idOf = (number: number): McrHandId => {
  const hand = MCR_HANDS[number - 1];
  if (!hand) throw new Error(`no hand ${number}`);
  return hand[0];
};

const keeps = ({ by, out, edition }: Pick<Thread, 'by' | 'out'> & { edition: McrEdition }) =>
  mcrAbsorbs(numberOf(by), edition).some(({ number }) => idOf(number) === out);

/** The web of the source's own edition, with what other editions make of each thread. */
export function spinWeb(): Web {
  const threads = MCR_HANDS.flatMap(([by]) =>
    mcrAbsorbs(numberOf(by), MCR_DEFAULTS.edition).map(({ number, ...rest }) => {
      const out = idOf(number);
      const together = MCR_EDITIONS.filter((edition) => !keeps({ by, out, edition }));
      return { ...rest, by, out, together };
    }),
  );
  return { hands: MCR_HANDS, threads };
}

export const isHandOf = ({ hands }: Web, id: unknown): id is McrHandId =>
  hands.some(([one]) => one === id);

export const pointsOf = ({ hands }: Web, id: McrHandId): number =>
  hands.find(([one]) => one === id)?.[1] ?? 0;

const dearestFirst = (a: Neighbour, b: Neighbour): number => b.points - a.points;

/** The hands that one thread joins to a hand. */
export function neighboursOf(web: Web, hand: McrHandId): Neighbours {
  const ends = (here: 'by' | 'out', there: 'by' | 'out'): readonly Neighbour[] =>
    web.threads
      .filter((thread) => thread[here] === hand)
      .map((thread) => ({ id: thread[there], points: pointsOf(web, thread[there]), thread }))
      .sort(dearestFirst);
  return { keepers: ends('out', 'by'), kept: ends('by', 'out') };
}
