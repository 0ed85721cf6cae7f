/**
 * The 81 hands as a web: a thread from each hand to each that it keeps from counting. It is spun
 * from the engine once, when the site is built, and handed to the browser as data.
 */
import {
  MCR_DEFAULTS,
  MCR_EDITIONS,
  MCR_HANDS,
  type McrEdition,
  type McrGround,
  type McrHandId,
  type McrImplication,
  mcrImplies,
} from '../../engine/rulesets/mcr/index.ts';

export type HandId = McrHandId;

/** Wherever in the hand the other is found, or on the same groups alone. */
export const THREAD_KINDS = ['hand', 'same-groups'] as const satisfies McrImplication['on'][];

export const THREAD_GROUNDS = ['text', 'inferred', 'decided'] as const satisfies McrGround[];

export interface Thread extends Omit<McrImplication, 'id'> {
  readonly by: HandId;
  readonly out: HandId;
  /** The editions other than the source's own by which both count all the same. */
  readonly together: readonly McrEdition[];
}

/** Plain data, which goes through JSON unchanged. */
export interface Web {
  readonly hands: readonly (readonly [id: HandId, points: number])[];
  readonly threads: readonly Thread[];
}

export interface Neighbour {
  readonly id: HandId;
  readonly points: number;
  readonly thread: Thread;
}

export interface Neighbours {
  /** What keeps the hand from counting, the dearest first. */
  readonly keepers: readonly Neighbour[];
  readonly kept: readonly Neighbour[];
}

/** The web of the source's own edition, with what other editions make of each thread. */
export function spinWeb(): Web {
  const threads = MCR_HANDS.flatMap((hand) =>
    mcrImplies(hand, MCR_DEFAULTS.edition).map(({ id: out, ...thread }) => {
      const together = MCR_EDITIONS.filter(
        (edition) => !mcrImplies(hand, edition).some(({ id }) => id === out),
      );
      return { ...thread, by: hand.id, out, together };
    }),
  );
  return { hands: MCR_HANDS.map(({ id, points }) => [id, points] as const), threads };
}

export const isHandOf = ({ hands }: Web, id: unknown): id is HandId =>
  hands.some(([known]) => known === id);

export const pointsIn = ({ hands }: Web, id: HandId): number =>
  hands.find(([known]) => known === id)?.[1] ?? 0;

const dearestFirst = (a: Neighbour, b: Neighbour): number => b.points - a.points;

export function neighboursOf(web: Web, hand: HandId): Neighbours {
  const ends = (here: 'by' | 'out', there: 'by' | 'out'): readonly Neighbour[] =>
    web.threads
      .filter((thread) => thread[here] === hand)
      .map((thread) => ({ id: thread[there], points: pointsIn(web, thread[there]), thread }))
      .sort(dearestFirst);
  return { keepers: ends('out', 'by'), kept: ends('by', 'out') };
}
