/** Of every board of a lesson: where a second try is a question, and how far the first was. */
import { expect, test } from 'vitest';
import { findDesk, type Texts } from '../../src/engine/drills.ts';
import { DISCARD_RULES } from '../../src/stores/drafts/discard-draft.ts';
import { SCORING_RULES } from '../../src/stores/drafts/scoring-draft.ts';
import { SETTLE_RULES } from '../../src/stores/drafts/settle-draft.ts';
import { TABLE_RULES } from '../../src/stores/drafts/table-draft.ts';
import { WAIT_RULES } from '../../src/stores/drafts/wait-draft.ts';
import type { DraftRules } from '../../src/stores/question/drill-session.ts';
import { readExercises } from '../content/read.ts';

const RULES = {
  'find-waits': WAIT_RULES,
  'count-hand': SCORING_RULES,
  'total-fans': SCORING_RULES,
  'which-fans': SCORING_RULES,
  'settle-table': SETTLE_RULES,
  'at-the-table': TABLE_RULES,
  'what-discard': DISCARD_RULES,
} as unknown as Readonly<Record<string, DraftRules<never, never>>>;

async function judged(id: string, answer: unknown) {
  const exercise = readExercises().find((known) => known.id === id);
  const { drill = '', texts = {} } = exercise ?? {};
  const desk = await findDesk(drill);
  const asked = desk.ask(texts as Texts);
  if (!asked.ok) throw new Error(`${id}: ${JSON.stringify(asked.error)}`);
  const verdict = desk.check(texts, answer) as never;
  const rules = RULES[drill];
  const shown = asked.value.shown as never;
  return { left: rules?.left?.(shown, verdict), far: rules?.far?.(shown, verdict) };
}

const MANY = undefined;

test.each([
  ['tiles, some of those that win', 'pair-and-run.ends', ['3p', '9p'], MANY, [1, 2, 1]],
  ['one of two answers', 'eight-points.seven', { enough: true }, 1, undefined],
  ['a number', 'eight-points.chicken', { figures: { total: 3 } }, MANY, undefined],
  ['tiles of a row', 'the-set.bamboos', ['0', '1'], MANY, [1, 3, 1]],
  ['families, which may be others', 'the-sparrow.spirits', ['winds'], MANY, undefined],
  ['a player', 'seats-and-winds.count', ['A'], MANY, undefined],
])('%s', async (_, id, answer, left, far) => {
  const [found, all, extra] = far ?? [];
  expect(await judged(id, answer)).toEqual({ left, far: far && { found, all, extra } });
});
