import { atom } from 'nanostores';
import type { TypesOf } from '../../engine/drills.ts';
import type { DrillSource } from '../question/drill-source.ts';
import type { AnswerResult } from '../record/result.ts';
import { type DiscardSession, type DiscardState, liftedTile } from './discard-draft.ts';

export const MOST_DRAWS = 12;

const PLAYED_DISCARDS = 'what-discard/play';

export type PlayedChoice = DiscardState & { readonly verdict: TypesOf<'what-discard'>['verdict'] };

export interface Play {
  readonly choices: readonly PlayedChoice[];
  readonly end: 'ready' | 'draws' | 'stopped' | undefined;
  readonly reviewed: number | undefined;
}

interface PlayOptions {
  readonly session: DiscardSession;
  readonly source: Pick<DrillSource<TypesOf<'what-discard'>>, 'check' | 'follow'>;
  readonly onResult: (result: AnswerResult) => void;
}

export const canPlayOn = ({ verdict }: DiscardState, play: Play | undefined): boolean =>
  play === undefined && verdict !== undefined && verdict.chosen.distance > 0;

function createTable({ session, source }: PlayOptions) {
  const { $state } = session;
  const $play = atom<Play | undefined>(undefined);
  // Any other question on the board ends the play.
  let asked = new Set<unknown>();
  let seed = 0;

  $state.listen(({ texts }) => {
    if ($play.get() && !asked.has(texts)) $play.set(undefined);
  });
  const show = (play: Play, choice: number): void => {
    const state = play.choices[choice];
    if (state) $state.set({ ...state, look: undefined });
    $play.set({ ...play, reviewed: choice });
  };
  const end = (play: Play, why: Play['end']): void =>
    show({ ...play, end: why }, play.choices.length - 1);

  return {
    $play,
    show,
    end,
    begin: (wanted: number, texts: unknown): void => {
      seed = wanted;
      asked = new Set([texts]);
    },
    draw: async (before: Play['choices'], last: PlayedChoice, now: number): Promise<void> => {
      const choices = [...before, last];
      const play = { choices, end: undefined, reviewed: undefined };
      const { texts, verdict } = last;
      if (verdict.chosen.distance <= 0) return end(play, 'ready');
      if (choices.length > MOST_DRAWS) return end(play, 'draws');
      const next = await source.follow(seed + choices.length, texts, verdict.chosen.tile);
      if ($state.get().texts !== texts) return;
      if (!next) return end(play, 'draws');
      asked.add(next.texts);
      $play.set(play);
      session.ask({ question: next, skill: PLAYED_DISCARDS }, now);
    },
  };
}

export function createDiscardPlay(options: PlayOptions) {
  const { session, source, onResult } = options;
  const { $state } = session;
  const { $play, show, end, begin, draw } = createTable(options);

  /** Judges a discard of the play without showing its verdict: the next draw follows at once. */
  const playDiscard = async ({ choices }: Play, now: number): Promise<void> => {
    const state = $state.get();
    const tile = liftedTile(state.shown, state.draft);
    if (tile === undefined || state.busy || state.verdict) return;
    $state.set({ ...state, busy: true });
    const isStill = (): boolean => $state.get().texts === state.texts;
    try {
      const verdict = await source.check(state.texts, tile);
      if (!isStill()) return;
      const { right, marks } = verdict;
      const counts = { hints: $state.get().taken, spent: Math.max(0, now - state.since) };
      onResult({ skill: PLAYED_DISCARDS, right, ...marks, ...counts });
      await draw(choices, { ...$state.get(), busy: false, verdict }, now);
    } finally {
      if (isStill() && $state.get().busy) $state.set({ ...$state.get(), busy: false });
    }
  };
  return {
    $play,
    discard: (now: number): Promise<void> => {
      const play = $play.get();
      return play ? playDiscard(play, now) : session.check(now);
    },
    /** The same seed draws the same tiles. */
    playOn: async (seed: number, now: number): Promise<void> => {
      const state = $state.get();
      const { verdict } = state;
      if (!canPlayOn(state, $play.get()) || !verdict) return;
      begin(seed, state.texts);
      await draw([], { ...state, verdict }, now);
    },
    stop: (): void => {
      const play = $play.get();
      if (play && !play.end) end(play, 'stopped');
    },
    review: (choice: number): void => {
      const play = $play.get();
      if (play?.end && play.choices[choice]) show(play, choice);
    },
  };
}
