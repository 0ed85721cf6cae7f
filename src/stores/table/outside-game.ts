/** A game from elsewhere: its text is read in a worker, and the reader says whose seat is looked at. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Seat } from '../../engine/notation.ts';
import type {
  LogError,
  OutsideAnswer,
  OutsideCall,
  OutsideGame,
} from '../../engine/outside-game.ts';
import type { Caller } from '../device/worker-caller.ts';

interface OutsideState {
  readonly isReading: boolean;
  readonly error?: LogError;
  /** Nothing came back: it may be tried again. */
  readonly hasFailed?: boolean;
  readonly game?: OutsideGame;
  readonly player: Seat;
}

export interface OutsideGames {
  readonly $state: ReadableAtom<OutsideState>;
  readonly read: (text: string) => Promise<void>;
  readonly lookFrom: (player: Seat) => void;
}

const EMPTY: OutsideState = { isReading: false, player: 0 };

export function createOutsideGames(caller: Caller<OutsideCall, OutsideAnswer>): OutsideGames {
  const $state = atom<OutsideState>(EMPTY);
  let asked = 0;
  return {
    $state,
    read: async (text) => {
      const own = ++asked;
      $state.set({ ...EMPTY, isReading: true });
      const answer = await caller.call({ text }).catch(() => undefined);
      if (own !== asked) return;
      if (answer === undefined) $state.set({ ...EMPTY, hasFailed: true });
      else if (answer.ok) $state.set({ ...EMPTY, game: answer.value });
      else $state.set({ ...EMPTY, error: answer.error });
    },
    lookFrom: (player) => $state.set({ ...$state.get(), player }),
  };
}
