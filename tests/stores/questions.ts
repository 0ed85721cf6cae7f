/** Questions and sessions from notation, for the tables of the tests. */
import { parseWaitQuestion, type Tile, type WaitQuestion } from '../../src/engine/index.ts';
import type { Result } from '../../src/stores/progress.ts';
import { createWaitSession } from '../../src/stores/waits/wait-session.ts';
import { tiles } from '../engine/hands.ts';

export const SKILL = 'find-waits/own';

export function question(text: string): WaitQuestion {
  const read = parseWaitQuestion(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
  return read.value;
}

export const tile = (text: string): Tile => tiles(text)[0] as Tile;

interface Opening {
  /** The tiles that are chosen, in the notation. */
  readonly choose?: string;
  readonly hints?: number;
  /** Checks the answer, at 0 of the clock. */
  readonly check?: boolean;
}

/** A session on a hand, with what the reader did so far; `results` fills as answers are checked. */
export function sessionOn(hand: string, { choose = '', hints = 0, check = false }: Opening = {}) {
  const results: Result[] = [];
  const session = createWaitSession({ question: question(hand), skill: SKILL }, (result) =>
    results.push(result),
  );
  for (const one of tiles(choose)) session.touch(one);
  for (let taken = 0; taken < hints; taken++) session.hint();
  if (check) session.check(0);
  return { ...session, results, state: () => session.$state.get() };
}
