/** One question of "What discard?" to its verdict, and the hand played on after it; no view, no clock. */
import { type MapStore, map } from 'nanostores';
import {
  afterDiscard,
  createRng,
  DISCARD_HINTS,
  type DiscardQuestion,
  type DiscardVerdict,
  drawTile,
  type Rng,
  type Tile,
  whatDiscard,
} from '../../engine/index.ts';
import type { Result } from '../progress.ts';
import { PLAYED_DISCARDS } from './discard-level.ts';

/** Draws after the first discard, at most. */
export const MOST_DRAWS = 12;

/** One discard of a hand played on. */
export interface PlayedChoice {
  readonly question: DiscardQuestion;
  /** The place of the tile in the hand. */
  readonly place: number;
  readonly verdict: DiscardVerdict;
}

/** Why a hand was not played any further. */
export type PlayEnd = 'ready' | 'draws' | 'stopped';

export interface Play {
  readonly choices: readonly PlayedChoice[];
  readonly end: PlayEnd | undefined;
  /** Which of the choices is looked at again. */
  readonly reviewed: number | undefined;
}

export interface DiscardSessionState {
  readonly question: DiscardQuestion;
  readonly skill: string;
  /** The place of the lifted tile; once answered, of the discard. */
  readonly lifted: number | undefined;
  readonly hints: number;
  /** When the question appeared, in milliseconds of the caller's clock. */
  readonly since: number;
  readonly verdict: DiscardVerdict | undefined;
  /** The discard that is stepped into. */
  readonly shown: Tile | undefined;
  readonly play: Play | undefined;
}

export interface DiscardSession {
  readonly $state: MapStore<DiscardSessionState>;
  /** Puts a new question. */
  readonly ask: (question: DiscardQuestion, skill: string, now: number) => void;
  /** Starts the clock of a question that stood on the page before. */
  readonly begin: (now: number) => void;
  /** Lifts the tile of a place; the lifted one goes. Once answered, steps into its discard. */
  readonly touch: (place: number, now: number) => void;
  /** Lifts the tile so many places further, round and round. */
  readonly move: (by: number) => void;
  readonly hint: () => void;
  /** Discards the lifted tile. */
  readonly discard: (now: number) => void;
  /** Shows the hand after a discard, or as it is held again. */
  readonly show: (tile: Tile) => void;
  /** Plays the hand on from the discard; the same seed draws the same tiles. */
  readonly playOn: (seed: number, now: number) => void;
  readonly stop: () => void;
  /** Looks at a choice of the hand that was played. */
  readonly review: (choice: number) => void;
}

const fresh = (question: DiscardQuestion, skill: string, since: number): DiscardSessionState => ({
  question,
  skill,
  lifted: undefined,
  hints: 0,
  since,
  verdict: undefined,
  shown: undefined,
  play: undefined,
});

const resultOf = (
  { skill, hints, since, play }: DiscardSessionState,
  { right, grade }: DiscardVerdict,
  now: number,
): Result => ({
  skill: play ? PLAYED_DISCARDS : skill,
  right,
  found: Number(grade === 'right'),
  missed: Number(grade === 'slip'),
  wrong: Number(grade === 'mistake'),
  hints,
  spent: Math.max(0, now - since),
});

/** Whether the hand can be played on: a verdict stands, and it is not ready yet. */
export const canPlayOn = ({ verdict, play }: DiscardSessionState): boolean =>
  play === undefined && verdict !== undefined && verdict.chosen.distance > 0;

/** Whether a discard is wanted: nothing stands judged on the board. */
const isAsking = ({ verdict }: DiscardSessionState): boolean => verdict === undefined;

/** A choice on the board with its verdict. */
const looking = (state: DiscardSessionState, play: Play, at: number): DiscardSessionState => {
  const choice = play.choices[at];
  if (choice === undefined) return { ...state, play };
  const { question, place, verdict } = choice;
  return {
    ...state,
    question,
    lifted: place,
    verdict,
    shown: undefined,
    play: { ...play, reviewed: at },
  };
};

/** Ends the play; the last choice stands on the board. */
const ended = (state: DiscardSessionState, play: Play, end: PlayEnd): DiscardSessionState =>
  looking(state, { ...play, end }, play.choices.length - 1);

/** The next draw, or the end of the play. */
function drawn(state: DiscardSessionState, play: Play, rng: Rng, now: number): DiscardSessionState {
  const last = play.choices.at(-1);
  if (last === undefined) return state;
  if (last.verdict.chosen.distance <= 0) return ended(state, play, 'ready');
  if (play.choices.length > MOST_DRAWS) return ended(state, play, 'draws');
  const question = drawTile(rng, afterDiscard(last.question, last.verdict.chosen.tile));
  if (question === undefined) return ended(state, play, 'draws');
  return { ...fresh(question, state.skill, now), play };
}

export function createDiscardSession(
  first: { readonly question: DiscardQuestion; readonly skill: string },
  onResult: (result: Result) => void,
): DiscardSession {
  const $state = map<DiscardSessionState>(fresh(first.question, first.skill, 0));
  let rng = createRng(0);

  const discard = (now: number): void => {
    const state = $state.get();
    const { question, lifted, play } = state;
    const tile = lifted === undefined ? undefined : question.hand.concealed[lifted];
    if (!isAsking(state) || lifted === undefined || tile === undefined) return;
    const verdict = whatDiscard.check(question, tile);
    onResult(resultOf(state, verdict, now));
    if (!play) {
      $state.set({ ...state, verdict, shown: undefined });
      return;
    }
    const choices = [...play.choices, { question, place: lifted, verdict }];
    $state.set(drawn(state, { ...play, choices }, rng, now));
  };
  const show = (tile: Tile): void => {
    const { verdict, shown } = $state.get();
    if (verdict) $state.setKey('shown', shown === tile ? undefined : tile);
  };

  return {
    $state,
    ask: (question, skill, now) => $state.set(fresh(question, skill, now)),
    begin: (now) => $state.setKey('since', now),
    touch: (place, now) => {
      const { question, lifted, verdict } = $state.get();
      const tile = question.hand.concealed[place];
      if (tile === undefined) return;
      if (verdict) return show(tile);
      if (lifted === place) return discard(now);
      $state.setKey('lifted', place);
    },
    move: (by) => {
      const state = $state.get();
      const count = state.question.hand.concealed.length;
      const from = state.lifted ?? (by > 0 ? -1 : 0);
      if (isAsking(state)) $state.setKey('lifted', (from + by + count) % count);
    },
    hint: () => {
      const state = $state.get();
      if (isAsking(state)) $state.setKey('hints', Math.min(DISCARD_HINTS.length, state.hints + 1));
    },
    discard,
    show,
    playOn: (seed, now) => {
      const state = $state.get();
      const { question, lifted, verdict } = state;
      if (!canPlayOn(state) || !verdict || lifted === undefined) return;
      rng = createRng(seed);
      const choices = [{ question, place: lifted, verdict }];
      $state.set(drawn(state, { choices, end: undefined, reviewed: undefined }, rng, now));
    },
    stop: () => {
      const state = $state.get();
      if (state.play && !state.play.end) $state.set(ended(state, state.play, 'stopped'));
    },
    review: (choice) => {
      const state = $state.get();
      if (state.play?.end) $state.set(looking(state, state.play, choice));
    },
  };
}
