/** What choices cost, told by the kind of choice. */
import { expect, test } from 'vitest';
import type { Decision } from '../../../src/engine/judge/choice.ts';
import { errorOf, lossesByKind, lossKind } from '../../../src/engine/judge/losses.ts';
import { parseMove } from '../../../src/engine/play/move-line.ts';

const moveIn = (line: string): Decision =>
  line === 'pass' ? { m: 'pass', seat: 'E' } : (parseMove(line) as Decision);

test.each([
  ['Ex1m', 'Ex2m', 'speed', 'discard'],
  ['Ex1m', 'Ex2m', 'none', 'discard'],
  ['Ex1m', 'Ex2m', 'safety', 'safety'],
  ['pass', 'Ecpung.111m.1m.S', 'value', 'claim'],
  ['Ecpung.111m.1m.S', 'pass', 'speed', 'claim'],
  ['Ecpung.111m.1m.S', 'pass', 'safety', 'safety'],
  ['Ew1m.S', 'pass', 'value', 'claim'],
  ['Eckong.1111m.1m.S', 'Ecpung.111m.1m.S', 'value', 'kong'],
  ['Ex1m', 'Ekconcealed.1m', 'speed', 'kong'],
  ['Er', 'Ex1m', 'value', 'ready'],
  ['Ex1m', 'Er', 'speed', 'ready'],
] as const)('better %s than %s for %s: %s', (best, other, code, kind) => {
  const counsel = { best: { move: moveIn(best) }, other: { move: moveIn(other) } };
  expect(lossKind({ ...counsel, reason: { code, ahead: 1 } })).toBe(kind);
});

test('what cost nothing is not told, and errors are taken together', () => {
  const choices = [
    { kind: 'discard', cost: 3, error: 3 },
    { kind: 'discard', cost: 1, error: 4 },
    { kind: 'kong', cost: 0, error: 0 },
    { kind: 'safety', cost: 2, error: 12 },
  ] as const;
  expect(lossesByKind(choices)).toEqual([
    { kind: 'discard', cost: 4, error: 5 },
    { kind: 'safety', cost: 2, error: 12 },
  ]);
  expect(errorOf(choices)).toBe(13);
  expect(lossesByKind([])).toEqual([]);
});
