/** One question of the wait finder from its appearance to its proof; no view, no clock. */
import { type MapStore, map } from 'nanostores';
import {
  findWaits,
  hintSteps,
  type Tile,
  type WaitQuestion,
  type WaitVerdict,
} from '../../engine/index.ts';
import type { Result } from '../progress.ts';

export interface WaitSessionState {
  readonly question: WaitQuestion;
  readonly skill: string;
  readonly chosen: readonly Tile[];
  /** How many hints were taken. */
  readonly hints: number;
  /** When the question appeared, in milliseconds of the caller's clock. */
  readonly since: number;
  readonly verdict: WaitVerdict | undefined;
  /** The tile whose proof is shown, and which of its completions. */
  readonly shown: { readonly tile: Tile; readonly completion: number } | undefined;
}

export interface WaitSession {
  readonly $state: MapStore<WaitSessionState>;
  /** Puts a new question, or the same one anew. */
  readonly ask: (question: WaitQuestion, skill: string, now: number) => void;
  /** Starts the clock of a question that stood on the page before. */
  readonly begin: (now: number) => void;
  /** Chooses a tile or puts it back; once checked, shows or hides its proof instead. */
  readonly touch: (tile: Tile) => void;
  readonly hint: () => void;
  readonly check: (now: number) => void;
  /** Goes to another completion of the shown tile, round and round among `count`. */
  readonly step: (by: number, count: number) => void;
}

const fresh = (question: WaitQuestion, skill: string, since: number): WaitSessionState => ({
  question,
  skill,
  chosen: [],
  hints: 0,
  since,
  verdict: undefined,
  shown: undefined,
});

function resultOf(state: WaitSessionState, verdict: WaitVerdict, now: number): Result {
  const count = (mark: string) => verdict.tiles.filter((tile) => tile.mark === mark).length;
  return {
    skill: state.skill,
    right: verdict.right,
    found: count('found'),
    missed: count('missed'),
    wrong: count('wrong'),
    hints: state.hints,
    spent: Math.max(0, now - state.since),
  };
}

/** The first thing worth a proof: what was wrong, then what was missed, then any win. */
function firstShown({ tiles }: WaitVerdict): WaitSessionState['shown'] {
  const worst =
    tiles.find(({ mark }) => mark === 'wrong') ??
    tiles.find(({ mark }) => mark === 'missed') ??
    tiles[0];
  return worst && { tile: worst.tile, completion: 0 };
}

export function createWaitSession(
  first: { readonly question: WaitQuestion; readonly skill: string },
  onResult: (result: Result) => void,
): WaitSession {
  const $state = map<WaitSessionState>(fresh(first.question, first.skill, 0));
  return {
    $state,
    ask: (question, skill, now) => $state.set(fresh(question, skill, now)),
    begin: (now) => $state.setKey('since', now),
    touch: (tile) => {
      const { chosen, verdict, shown } = $state.get();
      if (verdict) {
        const again = shown?.tile === tile;
        return $state.setKey('shown', again ? undefined : { tile, completion: 0 });
      }
      const without = chosen.filter((other) => other !== tile);
      $state.setKey('chosen', without.length < chosen.length ? without : [...chosen, tile]);
    },
    hint: () => {
      const { question, hints, verdict } = $state.get();
      if (!verdict) $state.setKey('hints', Math.min(hintSteps(question).length, hints + 1));
    },
    check: (now) => {
      const state = $state.get();
      if (state.verdict) return;
      const verdict = findWaits.check(state.question, state.chosen);
      $state.set({ ...state, verdict, shown: firstShown(verdict) });
      onResult(resultOf(state, verdict, now));
    },
    step: (by, count) => {
      const { shown } = $state.get();
      if (!shown || count === 0) return;
      const completion = (shown.completion + by + count) % count;
      $state.setKey('shown', { ...shown, completion });
    },
  };
}
