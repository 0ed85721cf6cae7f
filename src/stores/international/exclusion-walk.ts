/** A walk through the web of exclusions: where one stands, how one came there, what lies around. */
import { atom, type ReadableAtom } from 'nanostores';
import { type HandId, isHandOf, neighboursOf, type Web } from './exclusion-web.ts';

export interface WalkState {
  /** The hands walked through; the last is the one in the middle. */
  readonly trail: readonly HandId[];
  /** What the address named and is none of the hands. */
  readonly refused: string | undefined;
}

export interface ExclusionWalk {
  readonly $state: ReadableAtom<WalkState>;
  /** Along a thread to a neighbour; where no thread leads nothing happens. */
  readonly walk: (to: HandId) => void;
  /** Back to a place of the trail. */
  readonly retrace: (at: number) => void;
  /** To any hand, from which a new trail starts. */
  readonly pick: (hand: HandId) => void;
  /** To where an address says. */
  readonly arrive: (state: WalkState) => void;
}

/** It has hands on both sides, and other editions differ on some of them. */
const FIRST: HandId = 'seven-pairs';

/** A longer trail forgets its beginning. */
const LONGEST_TRAIL = 12;

/** How much of a refused name is repeated. */
const LONGEST_NAME = 40;

export const centreOf = ({ trail }: WalkState): HandId => trail.at(-1) ?? FIRST;

const onTrail = (trail: readonly HandId[]): readonly HandId[] => trail.slice(-LONGEST_TRAIL);

/** The trail with one more hand; a step to where one came from is a step back. */
const further = (trail: readonly HandId[], to: HandId): readonly HandId[] =>
  trail.at(-2) === to ? trail.slice(0, -1) : onTrail([...trail, to]);

/** The trail that was kept beside an address, if it is one and ends at the hand. */
function trailTo(web: Web, hand: HandId, kept: unknown): readonly HandId[] {
  const isTrail =
    Array.isArray(kept) && kept.every((one) => isHandOf(web, one)) && kept.at(-1) === hand;
  return isTrail ? onTrail(kept) : [hand];
}

/** The walk that an address asks for; `kept` is the trail that the browser kept beside it. */
export function walkFromAddress(web: Web, query: URLSearchParams, kept: unknown): WalkState {
  const asked = query.get('hand');
  const isKnown = isHandOf(web, asked);
  const hand = isKnown ? asked : FIRST;
  return {
    trail: trailTo(web, hand, kept),
    refused: !asked || isKnown ? undefined : asked.slice(0, LONGEST_NAME),
  };
}

/** The part of an address that says the hand in the middle: `hand=all-chows`. */
export const addressOfHand = (hand: HandId): string => `hand=${hand}`;

const isJoined = (web: Web, state: WalkState, to: HandId): boolean => {
  const { keepers, kept } = neighboursOf(web, centreOf(state));
  return [...keepers, ...kept].some(({ id }) => id === to);
};

export function createExclusionWalk(web: Web, first: WalkState): ExclusionWalk {
  const $state = atom<WalkState>(first);
  const go = (trail: readonly HandId[]): void => $state.set({ trail, refused: undefined });
  return {
    $state,
    walk: (to) => {
      const state = $state.get();
      if (isJoined(web, state, to)) go(further(state.trail, to));
    },
    retrace: (at) => {
      const { trail } = $state.get();
      if (at in trail) go(trail.slice(0, at + 1));
    },
    pick: (hand) => go([hand]),
    arrive: (state) => $state.set(state),
  };
}
