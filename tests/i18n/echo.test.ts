/** What a reader wrote comes back short, seen and in its place. */
import { describe, expect, test } from 'vitest';
import { echo } from '../../src/i18n/echo.ts';

describe('an echo', () => {
  test.each([
    ['a word', 'north', 'north'],
    ['24 signs', 'x'.repeat(24), 'x'.repeat(24)],
    ['25 signs', 'x'.repeat(25), `${'x'.repeat(24)}…`],
    ['100 kB', '一'.repeat(100_000), `${'一'.repeat(24)}…`],
    ['a tile of two units', '🀇'.repeat(30), `${'🀇'.repeat(24)}…`],
    ['a sign that turns the line around', '\u202e123m', 'U+202E123m'],
    ['a line break', 'a\nb', 'aU+000Ab'],
    ['letters from right to left', 'אב', '\u2068אב\u2069'],
  ])('of %s', (_, value, text) => {
    expect(echo(value)).toBe(text);
  });
});
