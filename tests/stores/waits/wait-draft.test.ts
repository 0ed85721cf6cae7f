/** Which proof comes with the verdict of the wait finder. */
import { expect, test } from 'vitest';
import { opened } from '../questions.ts';

/** Waits on 2 and 5 of characters. */
const HAND = '34m';

test.each([
  ['what was missed first', HAND, '28m', '5m'],
  ['else a wrong tile', HAND, '258m', '8m'],
  ['else the first win', HAND, '52m', '2m'],
  ['nothing where nothing wins and nothing was chosen', '456s1111z', '', undefined],
])('%s', async (_, hand, choose, shown) => {
  const { state } = await opened(hand, { choose, check: true });
  expect(state().look?.about).toBe(shown);
});
