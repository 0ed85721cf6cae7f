/** What a coach says before and after a choice agrees with the judge, and with itself. */
import { describe, expect, test } from 'vitest';
import { coachOf } from '../../../src/engine/judge/counsel.ts';
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
