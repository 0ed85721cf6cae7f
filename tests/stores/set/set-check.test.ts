/** Whether a question of a set can be asked, by the drill that it names. */
import { describe, expect, test } from 'vitest';
import { DRILLS, findDesk, levelFrom } from '../../../src/engine/drills.ts';
import { checkQuestion, type SetDrill } from '../../../src/stores/set/set-check.ts';
import { addressOf, setIn } from '../../../src/stores/set/set-text.ts';

const drills: readonly SetDrill[] = await Promise.all(
  DRILLS.map(async ({ id, page }) => ({ id, page, parts: (await findDesk(id)).parts })),
);
const sourceOf = ({ id }: SetDrill) => ({
  ask: async (texts: Parameters<Awaited<ReturnType<typeof findDesk>>['ask']>[0]) =>
    (await findDesk(id)).ask(texts),
});

async function checkLine(line: string) {
  const set = setIn(line);
  const [question] = set.ok ? set.value.questions : [];
  if (!question) throw new Error(line);
  return checkQuestion(question, drills, sourceOf);
}

describe('a question of a set', () => {
  test.each(drills)('of $id is one line, and is asked as it was', async ({ id, page }) => {
    const desk = await findDesk(id);
    for (const seed of [1, 2, 3]) {
      const { texts } = desk.deal(seed, { level: levelFrom(desk.levels) });
      const check = await checkLine(addressOf({ page, texts }));
      expect(check).toMatchObject({ is: 'asked', asked: { texts } });
    }
  });

  test.each([
    ['nothing?hand=1113456666788p', { is: 'unknown' }],
    ['waits?', { is: 'bare' }],
    ['waits?plan=2&run=ten&lesson=waits/x', { is: 'bare' }],
    ['waits?hand=11111p', { is: 'refused', refusal: { part: 'hand' } }],
    [
      'waits?hand=123456789m123456p',
      { is: 'refused', refusal: { error: { code: 'impossible-count' } } },
    ],
    ['waits?hand=<img src=x onerror=alert(1)>', { is: 'refused' }],
  ])('%s', async (line, what) => expect(await checkLine(line)).toMatchObject(what));

  test('loses what belongs to the address and not to the question', async () => {
    const check = await checkLine('/fr/drill/waits/?hand=1113456666788p&plan=3&lesson=waits/x');
    expect(check.is === 'asked' && check.asked.texts).toEqual({ hand: '1113456666788p' });
  });
});
