import { atom } from 'nanostores';
import { type HandId, isHandOf, neighboursOf, type Web } from './exclusion-web.ts';

export interface WalkState {
  readonly trail: readonly HandId[];
  /** What the address named and is none of the hands. */
  readonly refused: string | undefined;
}

/** It has hands on both sides, and other editions differ on some of them. */
const FIRST: HandId = 'seven-pairs';

/** A longer trail forgets its beginning. */
const LONGEST_TRAIL = 12;

const LONGEST_NAME = 40;

export const centreOf = ({ trail }: WalkState): HandId => trail.at(-1) ?? FIRST;

const onTrail = (trail: readonly HandId[]): readonly HandId[] => trail.slice(-LONGEST_TRAIL);

const further = (trail: readonly HandId[], to: HandId): readonly HandId[] =>
  trail.at(-2) === to ? trail.slice(0, -1) : onTrail([...trail, to]);

/** The trail that was kept beside an address, if it is one and ends at the hand. */
function trailTo(web: Web, hand: HandId, kept: unknown): readonly HandId[] {
  const isTrail =
    Array.isArray(kept) && kept.every((id) => isHandOf(web, id)) && kept.at(-1) === hand;
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

export const addressOfHand = (hand: HandId): string => `hand=${hand}`;

const isJoined = (web: Web, state: WalkState, to: HandId): boolean => {
  const { keepers, kept } = neighboursOf(web, centreOf(state));
  return [...keepers, ...kept].some(({ id }) => id === to);
};

export function createExclusionWalk(web: Web, first: WalkState) {
  const $state = atom<WalkState>(first);
  const go = (trail: readonly HandId[]): void => $state.set({ trail, refused: undefined });
  return {
    $state,
    /** Along a thread to a neighbour; where no thread leads nothing happens. */
    walk: (to: HandId): void => {
      const state = $state.get();
      if (isJoined(web, state, to)) go(further(state.trail, to));
    },
    retrace: (at: number): void => {
      const { trail } = $state.get();
      if (at in trail) go(trail.slice(0, at + 1));
    },
    pick: (hand: HandId): void => go([hand]),
    arrive: (state: WalkState): void => $state.set(state),
  };
}
