/** Days, their weeks, and which hand is whose. */
import { describe, expect, test } from 'vitest';
import { dateOf, dayName, handOfDay, weekdayOf, weekOf } from '../../src/course/calendar.ts';
import { dayOf, isoDay } from '../../src/course/day.ts';

/** 22 November 2026, a Sunday. */
const SUNDAY = 20_779;

describe('the day', () => {
  test.each([
    ['1970-01-01T00:00:00', 0],
    ['2026-11-22T00:00:00', SUNDAY],
    ['2026-11-22T12:34:56', SUNDAY],
    ['2026-11-22T23:59:59', SUNDAY],
    ['2026-11-23T00:00:00', SUNDAY + 1],
    ['2027-03-28T02:30:00', SUNDAY + 126],
  ])('at %s, by the clock of the reader, is %d', (time, day) => {
    expect(dayOf(new Date(time))).toBe(day);
  });

  test.each([
    [0, 3],
    [SUNDAY, 6],
    [SUNDAY + 1, 0],
  ])('%d is day %d of its week', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

  test('has its name in both languages, and its date', () => {
    expect(dayName('fr', SUNDAY, 'long')).toBe('dimanche 22 novembre');
    expect(dayName('en', SUNDAY, 'long')).toBe('Sunday 22 November');
    expect(dayName('fr', SUNDAY, 'short')).toBe('22 novembre');
    expect(dayName('en', SUNDAY, 'short')).toBe('22 November');
    expect([dateOf(SUNDAY), isoDay(SUNDAY)]).toEqual([22, '2026-11-22']);
  });

  test.each([SUNDAY - 6, SUNDAY - 3, SUNDAY])('%d is in a week from Monday to Sunday', (day) => {
    expect(weekOf(day)).toEqual([6, 5, 4, 3, 2, 1, 0].map((before) => SUNDAY - before));
  });
});

describe('the hand of the day', () => {
  const HANDS = 21;

  test('is on its day of the week', () => {
    for (let day = SUNDAY; day < SUNDAY + 50; day++)
      expect(handOfDay(day, HANDS) % 7).toBe(weekdayOf(day));
  });

  test('comes once before all others came', () => {
    const days = Array.from({ length: HANDS }, (_, at) => SUNDAY + at);
    expect(new Set(days.map((day) => handOfDay(day, HANDS))).size).toBe(HANDS);
    expect(handOfDay(SUNDAY + HANDS, HANDS)).toBe(handOfDay(SUNDAY, HANDS));
  });

  test('is followed by the next of the list', () => {
    const monday = SUNDAY + 1;
    const places = Array.from({ length: 14 }, (_, at) => handOfDay(monday + at, HANDS));
    expect(places.slice(1).map((place, at) => (place - (places[at] ?? 0) + HANDS) % HANDS)).toEqual(
      Array(13).fill(1),
    );
  });
});
