/** A choice at the table, asked again: judged as the coach judges, and varied where that changes nothing. */
import { describe, expect, test } from 'vitest';
import { SEATS } from '../../../../src/engine/core/seat.ts';
import type { Desk } from '../../../../src/engine/drills/desk.ts';
import { findDesk, type Texts, type TypesOf } from '../../../../src/engine/drills.ts';
import { coachOf } from '../../../../src/engine/judge/counsel.ts';
import { parsePlace } from '../../../../src/engine/play/place-texts.ts';
import { viewOf } from '../../../../src/engine/play/seat-view.ts';
import { loadKit, PLAYABLE_RULES } from '../../../../src/engine/scoring.ts';

const desk = findDesk('table-choice') as Promise<Desk<TypesOf<'table-choice'>>>;

describe.each(PLAYABLE_RULES)('%s', (game) => {
  const dealt = desk.then((choices) => choices.deal(7, { level: { game } }));

  test('the same seed asks the same, and its texts ask it again', async () => {
    const [choices, asked] = [await desk, await dealt];
    expect(choices.deal(7, { level: { game } })).toEqual(asked);
    expect(choices.ask(asked.texts)).toEqual({ ok: true, value: asked });
    expect(choices.keeps(asked.texts, { game })).toBe(true);
  });

  test('the best choice is right, and of every other one it says what the coach says', async () => {
    const [choices, { texts, shown }] = [await desk, await dealt];
    expect(choices.check(texts, choices.solve(texts)).right).toBe(true);
    const place = parsePlace(texts, await loadKit(game));
    if (!place.ok) throw new Error(game);
    const { rules, state, seat } = place.value;
    const view = viewOf(state, rules, seat);
    const coach = coachOf(rules);
    for (const given of shown.choices) {
      const said = coach.after(view, given.m === 'pass' ? undefined : given);
      const { right, counsel } = choices.check(texts, given);
      expect(right).toBe(said === undefined);
      if (said) expect(counsel).toEqual(said);
    }
    expect(choices.hints(texts)).toEqual(coach.before(view));
  });

  test('what is shown is what the seat saw, and no more', async () => {
    const { shown } = await dealt;
    const { view, scene } = shown;
    const others = SEATS.filter((seat) => seat !== 0).flatMap((seat) => scene.seats[seat] ?? []);
    expect(others).toHaveLength(3);
    expect(others.flatMap(({ held }) => held).every((tile) => tile === undefined)).toBe(true);
    expect(view.own.concealed.length % 3).toBeGreaterThan(0);
    expect(shown.choices.length).toBeGreaterThan(1);
    expect(shown.choices).toContainEqual(shown.made);
  });

  test('in other tiles it is the same choice: as good, and as bad', async () => {
    const [choices, { texts, shown }] = [await desk, await dealt];
    const varied = choices.deal(1, { level: { game }, like: texts });
    expect(varied.texts).not.toEqual(texts);
    const worth = ({ win }: { readonly win: number }): number => Math.round(1e6 * win);
    const before = choices.hints(texts);
    const after = choices.hints(varied.texts);
    expect(worth(after.best)).toBe(worth(before.best));
    expect(varied.shown.choices).toHaveLength(shown.choices.length);
    const [was, is] = [shown.made, varied.shown.made];
    if (!was || !is) throw new Error('nothing was chosen');
    expect(choices.check(varied.texts, is).right).toBe(choices.check(texts, was).right);
  });
});

test('what was damaged is refused by its part', async () => {
  const choices = await desk;
  const { texts } = choices.deal(3, { level: { game: 'riichi' } });
  const refused = (changes: Texts) => {
    const asked = choices.ask({ ...texts, ...changes });
    return asked.ok ? undefined : asked.error.part;
  };
  expect(refused({})).toBeUndefined();
  expect(refused({ rules: 'chess' })).toBe('rules');
  expect(refused({ wall: '' })).toBe('moves');
  expect(refused({ moves: 'x'.repeat(500) })).toBe('moves');
});
