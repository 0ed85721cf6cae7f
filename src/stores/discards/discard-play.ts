/** A hand played on after its discard, alone, to its end; and looked at again. */
import { atom } from 'nanostores';
import type { TypesOf } from '../../engine/drills.ts';
import type { DrillSource } from '../drill-source.ts';
import type { Result } from '../progress.ts';
import type { DiscardSession, DiscardState } from './discard-draft.ts';

export const MOST_DRAWS = 12;

const PLAYED_DISCARDS = 'what-discard/play';

export type PlayedChoice = DiscardState & { readonly verdict: TypesOf<'what-discard'>['verdict'] };

type PlayEnd = 'ready' | 'draws' | 'stopped';

export interface Play {
  readonly choices: readonly PlayedChoice[];
  readonly end: PlayEnd | undefined;
  readonly reviewed: number | undefined;
}

interface PlayOptions {
  readonly session: DiscardSession;
  readonly source: Pick<DrillSource<TypesOf<'what-discard'>>, 'check' | 'follow'>;
  readonly onResult: (result: Result) => void;
}

const isJudged = (state: DiscardState): state is PlayedChoice => state.verdict !== undefined;

export const canPlayOn = ({ verdict }: DiscardState, play: Play | undefined): boolean =>
  play === undefined && verdict !== undefined && verdict.chosen.distance > 0;

const resultOf = (
  { taken, since }: DiscardState,
  verdict: TypesOf<'what-discard'>['verdict'],
  now: number,
): Result => ({
  skill: PLAYED_DISCARDS,
  right: verdict.right,
  ...verdict.marks,
  hints: taken,
  spent: Math.max(0, now - since),
});

function createTable({ session, source }: PlayOptions) {
  const { $state } = session;
  const $play = atom<Play | undefined>(undefined);
  /** The questions of the play: another one on the board ends it. */
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
  const end = (play: Play, why: PlayEnd): void =>
    show({ ...play, end: why }, play.choices.length - 1);

  return {
    $play,
    show,
    end,
    begin: (wanted: number, { texts }: DiscardState): void => {
      seed = wanted;
      asked = new Set([texts]);
    },
    draw: async (choices: readonly PlayedChoice[], now: number): Promise<void> => {
      const play = { choices, end: undefined, reviewed: undefined };
      const last = choices.at(-1);
      if (!last) return;
      const { texts, verdict } = last;
      if (verdict.chosen.distance <= 0) return end(play, 'ready');
      if (choices.length > MOST_DRAWS) return end(play, 'draws');
      const next = await source.follow(seed + choices.length, texts, verdict.chosen.tile);
      if ($state.get().texts !== texts) return;
      if (!next) return end(play, 'draws');
      asked.add(next.texts);
      $play.set(play);
      session.ask({ asked: next, skill: PLAYED_DISCARDS }, now);
    },
  };
}

export type DiscardPlay = ReturnType<typeof createDiscardPlay>;

export function createDiscardPlay(options: PlayOptions) {
  const { session, source, onResult } = options;
  const { $state } = session;
  const { $play, show, end, begin, draw } = createTable(options);

  /** Judges a discard of the play without showing its verdict: the next draw follows at once. */
  const playDiscard = async ({ choices }: Play, now: number): Promise<void> => {
    const state = $state.get();
    const { lifted } = state.draft;
    const tile = lifted === undefined ? undefined : state.shown.concealed[lifted];
    if (tile === undefined || state.busy || state.verdict) return;
    $state.set({ ...state, busy: true });
    const isStill = (): boolean => $state.get().texts === state.texts;
    try {
      const verdict = await source.check(state.texts, tile);
      if (!isStill()) return;
      onResult(resultOf($state.get(), verdict, now));
      await draw([...choices, { ...$state.get(), busy: false, verdict }], now);
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
      if (!canPlayOn(state, $play.get()) || !isJudged(state)) return;
      begin(seed, state);
      await draw([state], now);
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
