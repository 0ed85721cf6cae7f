/** A choice of a played hand on its board: what can be touched, and what is marked once it is judged. */
import { describe, expect, test } from 'vitest';
import { ChoiceTable } from '../../src/components/drills/table-choice/ChoiceTable.tsx';
import { TABLE_CHOICE_RULES } from '../../src/components/drills/table-choice/choice-rules.ts';
import type { Desk } from '../../src/engine/drills/desk.ts';
import { findDesk, type TypesOf } from '../../src/engine/drills.ts';
import { createDrillSession } from '../../src/stores/question/drill-session.ts';
import { draw, having, nameIn, ofClass, speak } from './render.ts';

const desk = (await findDesk('table-choice')) as Desk<TypesOf<'table-choice'>>;

const source = {
  check: async (...args: Parameters<typeof desk.check>) => desk.check(...args),
  hints: async (...args: Parameters<typeof desk.hints>) => desk.hints(...args),
  detail: async () => undefined,
  warm: () => undefined,
};

function opened(game: string, seed: number) {
  const asked = desk.deal(seed, { level: { game } });
  const session = createDrillSession(
    { question: asked, skill: `table-choice/${game}` },
    { source, rules: TABLE_CHOICE_RULES, onResult: () => undefined },
  );
  const board = () =>
    draw(
      <ChoiceTable
        {...{ session, state: session.$state.get(), locale: 'en', say: speak('en') }}
        onward={{ kind: 'next', go: () => undefined }}
        wholePage
      />,
    );
  return { asked, session, board };
}

describe.each(['riichi', 'mcr'])('%s', (game) => {
  test('each tile of the hand is a button with its name, and so is whatever else can be done', () => {
    const { asked, board } = opened(game, 7);
    const { view, choices } = asked.shown;
    const held = ofClass(board(), 'held-tile');
    expect(held).toHaveLength(view.own.concealed.length);
    expect(held.every(({ inner }) => nameIn(inner) !== '')).toBe(true);
    const others = choices.filter(({ m }) => m !== 'discard');
    expect(ofClass(board(), 'line-button')).toHaveLength(others.length);
    expect(having(board(), { 'data-advised': '*' })).toEqual([]);
  });

  test('the best choice is marked and named once another one is judged', async () => {
    const { asked, session, board } = opened(game, 7);
    const best = desk.solve(asked.texts);
    const wrong = asked.shown.choices.find((move) => !desk.check(asked.texts, move).right);
    if (!wrong) throw new Error('every choice is as good');
    session.edit(() => ({ move: wrong }));
    await session.check(1);
    expect(session.$state.get().verdict?.right).toBe(false);
    const marked =
      best.m === 'discard'
        ? having(board(), { 'data-advised': '*' }).filter(({ inner }) =>
            nameIn(inner).endsWith(speak('en')('choice.best')),
          )
        : having(ofClass(board(), 'line-button'), { 'data-mark': '*' });
    expect(marked.length).toBeGreaterThan(0);
  });
});

test('what the window kept of another place is no answer', () => {
  const { asked } = opened('riichi', 7);
  const read = TABLE_CHOICE_RULES.read(asked.shown, { move: { m: 'ready', seat: 'N' } });
  expect(read.ok).toBe(false);
  expect(TABLE_CHOICE_RULES.read(asked.shown, {}).ok).toBe(false);
});
