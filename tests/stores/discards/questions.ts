/** Questions and sessions of "What discard?" from notation, for the tables of the tests. */
import { type DiscardQuestion, parseDiscardQuestion } from '../../../src/engine/index.ts';
import { createDiscardSession } from '../../../src/stores/discards/discard-session.ts';
import type { Result } from '../../../src/stores/progress.ts';

export const SKILL = 'what-discard/own';

export function discardQuestion(hand: string, seen = ''): DiscardQuestion {
  const read = parseDiscardQuestion({ hand, seen });
  if (!read.ok) throw new Error(`${hand}: ${JSON.stringify(read.error)}`);
  return read.value;
}

interface Opening {
  readonly seen?: string;
  readonly hints?: number;
  /** The place of the tile that is discarded, at 0 of the clock. */
  readonly discard?: number;
}

/** A session on a hand, with what the reader did so far; `results` fills as discards are judged. */
export function discardSessionOn(hand: string, { seen = '', hints = 0, discard }: Opening = {}) {
  const results: Result[] = [];
  const first = { question: discardQuestion(hand, seen), skill: SKILL };
  const session = createDiscardSession(first, (result) => results.push(result));
  for (let taken = 0; taken < hints; taken++) session.hint();
  if (discard !== undefined) {
    session.touch(discard, 0);
    session.discard(0);
  }
  return { ...session, results, state: () => session.$state.get() };
}
