/** Questions and sessions of the wait finder from notation, for the tables of the tests. */

import type { WaitQuestion } from '../../src/engine/drills/waits/wait-level.ts';
import { deskOf, findWaits, type WaitTypes } from '../../src/engine/drills.ts';
import type { Tile } from '../../src/engine/notation.ts';
import {
  isAnswered,
  toggleTile,
  WAIT_RULES,
  type WaitDraft,
  withNone,
} from '../../src/stores/drafts/wait-draft.ts';
import type { WaitState } from '../../src/stores/drafts/wait-view.ts';
import { createDrillSession, type DrillSession } from '../../src/stores/question/drill-session.ts';
import type { AnswerResult } from '../../src/stores/record/result.ts';
import { tiles } from '../engine/hands.ts';
import { sourceAt } from './desk-source.ts';

export const SKILL = 'find-waits/own';

const desk = deskOf(findWaits);

export function question(text: string): WaitQuestion {
  const read = findWaits.parse({ hand: text });
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
  return read.value;
}

export function askedAbout(hand: string) {
  const asked = desk.ask({ hand });
  if (!asked.ok) throw new Error(`${hand}: ${JSON.stringify(asked.error)}`);
  return asked.value;
}

export const tile = (text: string): Tile => tiles(text)[0] as Tile;

interface Opening {
  /** The tiles that are chosen, in the notation. */
  readonly choose?: string;
  readonly hints?: number;
  /** Checks the answer, at 0 of the clock. */
  readonly check?: boolean;
  /** Whether a wrong answer may be changed once. */
  readonly secondTry?: boolean;
  /** Whether every wrong answer is refused. */
  readonly refuses?: boolean;
  /** The tile that is looked at once it is checked, in place of the first one; none for ''. */
  readonly look?: string;
}

export interface WaitSession extends DrillSession<WaitTypes, WaitDraft> {
  readonly results: readonly AnswerResult[];
  readonly state: () => WaitState;
  readonly touch: (tile: Tile) => void;
}

/** A session on a hand, with the tiles that were chosen; `results` fills as answers are checked. */
export function sessionOn(
  hand: string,
  { choose = '', secondTry, refuses }: Pick<Opening, 'choose' | 'secondTry' | 'refuses'> = {},
): WaitSession {
  const results: AnswerResult[] = [];
  const session = createDrillSession<WaitTypes, WaitDraft>(
    { question: askedAbout(hand), skill: SKILL },
    {
      ...{ source: sourceAt(desk), rules: WAIT_RULES, secondTry, refuses },
      onResult: (result) => results.push(result),
    },
  );
  const touch = (one: Tile): void => session.edit(toggleTile(one));
  for (const one of tiles(choose)) touch(one);
  return { ...session, results, touch, state: () => session.$state.get() };
}

/** Checks what is chosen; that none wins, where nothing is. */
export async function checkAnswer(session: DrillSession<WaitTypes, WaitDraft>, now = 0) {
  if (!isAnswered(session.$state.get().draft)) session.edit(withNone);
  await session.check(now);
}

/** The same once all that was asked for is there. */
export async function opened(hand: string, opening: Omit<Opening, 'look'> = {}) {
  const { hints = 0, check = false } = opening;
  const session = sessionOn(hand, opening);
  for (let taken = 0; taken < hints; taken++) await session.hint();
  if (check) await checkAnswer(session);
  return session;
}

/** A question as it stands after all this. */
export function stateOn(hand: string, opening: Opening = {}): WaitState {
  const { choose, hints = 0, check = false, look } = opening;
  const state = sessionOn(hand, { choose: choose ?? '' }).state();
  const { texts, draft, hintSteps } = state;
  const verdict = check ? desk.check(texts, draft.tiles) : undefined;
  const about = look ?? (verdict && WAIT_RULES.firstLook?.(verdict)) ?? '';
  return {
    ...state,
    taken: Math.min(hints, hintSteps.length),
    hints: hints > 0 ? desk.hints(texts) : undefined,
    verdict,
    look: verdict && about !== '' ? { about, detail: desk.detail(texts, about) } : undefined,
  };
}
