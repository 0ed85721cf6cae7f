import { expect, test } from 'vitest';
import { textsIn } from '../../src/stores/question/texts-in.ts';

test('an address says some of the parts, an empty one too, and others', () => {
  const query = new URLSearchParams('hand=34m&seen=&run=ten');
  expect(textsIn(query, ['hand', 'seen', 'round'])).toEqual({ hand: '34m', seen: '' });
});
