import { atom, map } from 'nanostores';
import type { DiscardHand, DiscardOdds } from '../../engine/hand.ts';
import type { Tile } from '../../engine/notation.ts';
import type { OddsSource } from './odds-source.ts';

/** About as many draws as a player has in a hand that nobody wins. */
export const MOST_ODDS_DRAWS = 18;

/** The reader's choice stays from hand to hand. */
export const $drawsLeft = atom(12);

interface OddsState {
  readonly phase: 'idle' | 'working' | 'done' | 'failed';
  readonly done: number;
  readonly rows: readonly DiscardOdds[];
}

export type OddsStore = ReturnType<typeof createOdds>;

const IDLE: OddsState = { phase: 'idle', done: 0, rows: [] };

export function createOdds(source: OddsSource, hand: DiscardHand) {
  const $state = map<OddsState>(IDLE);
  let current: AbortController | undefined;

  const start = async (): Promise<void> => {
    current?.abort();
    const own = new AbortController();
    current = own;
    const show = (state: OddsState): void => {
      if (current === own) $state.set(state);
    };
    show({ ...IDLE, phase: 'working' });
    try {
      const rows = await source(
        { hand, draws: MOST_ODDS_DRAWS },
        {
          onProgress: (done) => show({ phase: 'working', done, rows: [] }),
          signal: own.signal,
        },
      );
      show({ phase: 'done', done: 1, rows });
    } catch {
      show({ ...IDLE, phase: 'failed' });
    }
  };
  /** Also drops an answer that still arrives. */
  const cancel = (): void => {
    current?.abort();
    current = undefined;
    if ($state.get().phase === 'working') $state.set(IDLE);
  };
  return { $state, start, cancel };
}

/** `tile` is the discard; absent for a hand that waits for a tile. */
export interface Chance {
  readonly tile: Tile | undefined;
  readonly ready: number;
  readonly win: number;
}

const within = (chances: readonly number[], draws: number): number =>
  chances[Math.min(draws, chances.length - 1)] ?? 0;

/** Smaller differences are rounding errors. */
const EQUAL = 1e-9;

const falling = (a: number, b: number): number => (Math.abs(a - b) < EQUAL ? 0 : b - a);

export const chancesWithin = (rows: readonly DiscardOdds[], draws: number): readonly Chance[] =>
  rows
    .map(({ tile, ready, win }) => ({
      tile,
      ready: within(ready, draws),
      win: within(win, draws),
    }))
    .sort((a, b) => falling(a.win, b.win) || falling(a.ready, b.ready));

export const likeliest = (chances: readonly Chance[]): readonly Chance[] =>
  chances.filter(({ win }) => win > (chances[0]?.win ?? 0) - EQUAL);
