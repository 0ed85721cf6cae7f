/** Questions and sessions of "Which discard?" from notation, for the tables of the tests. */

import { NO_RULES } from '../../../src/engine/drills/discards/discard-rules.ts';
import { whatDiscardDrill } from '../../../src/engine/drills/discards/what-discard.ts';
import { deskOf, type TypesOf } from '../../../src/engine/drills.ts';
import {
  DISCARD_RULES,
  type DiscardDraft,
  type DiscardState,
} from '../../../src/stores/drafts/discard-draft.ts';
import { createDiscardPlay } from '../../../src/stores/drafts/discard-play.ts';
import { createDrillSession } from '../../../src/stores/question/drill-session.ts';
import type { AnswerResult } from '../../../src/stores/record/result.ts';
import { sourceAt } from '../desk-source.ts';

export const SKILL = 'what-discard/own';

const desk = deskOf(whatDiscardDrill(NO_RULES));

export function askedToDiscard(hand: string, seen = '') {
  const asked = desk.ask({ hand, seen });
  if (!asked.ok) throw new Error(`${hand}: ${JSON.stringify(asked.error)}`);
  return asked.value;
}

interface Opening {
  readonly seen?: string;
  readonly hints?: number;
  /** The place of the tile that is lifted. */
  readonly lift?: number | undefined;
  /** The place of the tile that is discarded. */
  readonly discard?: number | undefined;
  /** The discard that is stepped into. */
  readonly look?: string;
}

/** A session on a hand, and the play after it; `results` fills as discards are judged. */
export function discardSessionOn(hand: string, { seen = '' }: Pick<Opening, 'seen'> = {}) {
  const results: AnswerResult[] = [];
  const onResult = (result: AnswerResult): void => {
    results.push(result);
  };
  const source = sourceAt<TypesOf<'what-discard'>>(desk);
  const session = createDrillSession<TypesOf<'what-discard'>, DiscardDraft>(
    { question: askedToDiscard(hand, seen), skill: SKILL },
    { source, rules: DISCARD_RULES, onResult },
  );
  const playing = createDiscardPlay({ session, source, onResult });
  return {
    ...{ session, playing, results },
    state: () => session.$state.get(),
    play: () => playing.$play.get(),
  };
}

/** A question as it stands after all this. */
export function discardStateOn(hand: string, opening: Opening = {}): DiscardState {
  const { seen = '', hints = 0, discard, look, lift = discard } = opening;
  const state = discardSessionOn(hand, { seen }).state();
  const { texts, shown } = state;
  const tile = discard === undefined ? undefined : shown.concealed[discard];
  return {
    ...state,
    draft: { lifted: lift },
    taken: hints,
    hints: hints > 0 ? desk.hints(texts) : undefined,
    verdict: tile && desk.check(texts, tile),
    look: look === undefined ? undefined : { about: look, detail: desk.detail(texts, look) },
  };
}
