/** What a coach says before and after a choice agrees with the judge, and with itself. */
import { describe, expect, test } from 'vitest';
import type { Tile } from '../../../src/engine/core/tile.ts';
import type { Choice } from '../../../src/engine/judge/choice.ts';
import { coachOf, counselOn } from '../../../src/engine/judge/counsel.ts';
import { judgeOf } from '../../../src/engine/judge/partners.ts';
import { PLAYABLE_RULES } from '../../../src/engine/scoring.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { speaker } from '../../../src/i18n/speak.ts';
import { choiceNames, reasonText, remarkText } from '../../../src/i18n/table/counsel-words.ts';
import { WORDS } from '../../../src/i18n/words.ts';
import { choicesIn, rulesFor } from './table.ts';

const VOICES = LOCALES.map((locale) => ({ locale, say: speaker(locale, WORDS[locale]) }));

const POSITIONS = 4;

describe.each(PLAYABLE_RULES)('%s', (id) => {
  test('one advice before a choice and after it, none on the best, in whole sentences', async () => {
    const rules = await rulesFor(id);
    const coach = coachOf(rules);
    const judge = judgeOf('strong', rules);
    const asked = choicesIn(rules, 7, 4).slice(-POSITIONS);
    expect(asked).toHaveLength(POSITIONS);
    for (const { view } of asked) {
      const choices = judge.worth(view);
      const before = coach.before(view);
      expect([before?.best, before?.other]).toEqual(choices.slice(0, 2));
      const [first, last] = [choices[0], choices.at(-1)].map((choice) => {
        const move = choice?.move;
        return coach.after(view, move?.m === 'pass' ? undefined : move);
      });
      expect(first).toBeUndefined();
      if (last) {
        expect([last.best, last.other]).toEqual([choices[0], choices.at(-1)]);
        expect(last.reason.ahead).toBeCloseTo(last.best.value - last.other.value, 9);
      }
      for (const voice of VOICES) {
        const texts = [before && reasonText(before, voice), last && remarkText(last, voice)];
        for (const text of texts.filter((each) => each !== undefined)) {
          expect(text).toMatch(/^\p{Lu}.*\.$/u);
          expect(text).not.toMatch(/[{}]|undefined|NaN|null/);
        }
        const { one, two } = before ? choiceNames(before, voice.say) : { one: 'a', two: 'b' };
        expect(one).not.toBe(two);
      }
    }
  });
});

test('what is given away in an exchange is not weighed', async () => {
  const rules = await rulesFor('vulcain1953');
  const coach = coachOf(rules);
  const { state, view } = choicesIn(rules, 7, 1)[0] ?? {};
  if (!state || !view) throw new Error('nobody was asked');
  const give = view.own.concealed.slice(0, 3);
  const to = view.seat;
  const asked = { ...view, moves: [{ m: 'exchange', seat: view.seat, give, to } as const] };
  expect(coach.before(asked)).toBeUndefined();
});

describe('a choice that leaves the hand further off', () => {
  const choice = (
    tile: Tile,
    { win, distance, value }: Pick<Choice, 'win' | 'distance' | 'value'>,
  ) =>
    ({
      ...{ move: { m: 'discard', seat: 'E', tile }, value, error: 0, win, give: 0, distance },
      terms: { speed: value, price: 0, safety: 0 },
    }) as const satisfies Choice;
  const READY = choice('1m', { win: 0.4, distance: 0, value: 600 });

  test.each([
    ['a discard that is ready too, and barred', { win: 0, distance: 0, value: 0 }, undefined],
    ['one that wins less often', { win: 0.1, distance: 1, value: 100 }, undefined],
    ['one further off', { win: 0, distance: 1, value: 0 }, 1],
    ['two further off', { win: 0, distance: 2, value: 0 }, 2],
  ] as const)('%s', async (_, figures, further) => {
    const rules = await rulesFor('riichi');
    const counsel = counselOn(READY, choice('9p', figures), rules);
    expect(counsel.further).toBe(further);
    for (const voice of VOICES) {
      const texts = [reasonText(counsel, voice), remarkText(counsel, voice)];
      const isBare = texts.some((text) => /(?<!\d)0\s*%/.test(text));
      if (further !== undefined) expect(isBare).toBe(false);
      const away = { fr: ['', 'd’une tuile', 'de 2 tuiles'], en: ['', '1 tile', '2 tiles'] };
      for (const text of texts) {
        if (further !== undefined) expect(text).toContain(away[voice.locale][further]);
      }
    }
  });
});
