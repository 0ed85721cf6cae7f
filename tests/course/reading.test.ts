import { describe, expect, test } from 'vitest';
import { type Reading, readingAt } from '../../src/course/reading.ts';

const lesson = (title: string, level: Reading['level']): Reading => ({
  ...{ kind: 'lesson', title, level, href: `/${title}/` },
});
const rule = (title: string, level: Reading['level']): Reading => ({
  ...{ kind: 'rule', title, level, href: `/rules/#${title}` },
});
const titlesAt = (all: readonly Reading[], asked: Reading['level']): readonly string[] =>
  readingAt(all, asked).map(({ title }) => title);

describe('what may be read about a question', () => {
  const lessons = [
    lesson('four', { size: '4', mix: 'pure' }),
    lesson('seven', { size: '7', mix: 'pure' }),
    lesson('honours', { size: '7', mix: 'honours' }),
  ];

  test('is the lesson about its level', () => {
    expect(titlesAt(lessons, { size: '7', mix: 'honours' })).toEqual(['honours']);
  });

  test('is the nearest lesson where none is about its level', () => {
    expect(titlesAt(lessons, { size: '7', mix: 'suits' })).toEqual(['seven']);
  });

  test('is two lessons at most', () => {
    const all = ['a', 'b', 'c'].map((title) => lesson(title, {}));
    expect(titlesAt(all, {})).toEqual(['a', 'b']);
  });

  test('is no lesson about another game', () => {
    expect(titlesAt([lesson('riichi', { game: 'riichi' })], { game: 'tchou1924' })).toEqual([]);
  });

  test('is the rules of its level and its game', () => {
    const rules = [
      rule('marker', { game: 'riichi', level: 'marker' }),
      rule('set', { game: 'riichi' }),
      rule('breach', { game: 'tchou1924' }),
    ];
    expect(titlesAt(rules, { game: 'riichi', level: 'marker' })).toEqual(['marker', 'set']);
    expect(titlesAt(rules, { game: 'riichi', level: 'breach' })).toEqual(['set']);
  });
});
