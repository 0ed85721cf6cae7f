/** Questions that are kept for review: taken in and out, put off, and scheduled by FSRS as it is. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { generatorParameters } from 'ts-fsrs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayAhead, forecast, isDue, isHard } from '../../../src/stores/record/due.ts';
import type { Outcome } from '../../../src/stores/record/result.ts';
import type { Card, Schedule } from '../../../src/stores/record/rows.ts';
import { SCHEDULER, scheduleAfter } from '../../../src/stores/record/schedule.ts';
import { closePage, openPage } from '../device.ts';

const open = async () => ({
  ...(await import('../../../src/stores/device/settings.ts')),
  ...(await import('../../../src/stores/record/cards.ts')),
  ...(await import('../../../src/stores/record/later.ts')),
});

const MONDAY = new Date(2026, 10, 23, 9).getTime();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const missed = (hand: string, hints = 0, right = false) => ({
  ...{ skill: 'find-waits/7/pure', texts: { hand }, right, hints },
  ...{ found: 0, missed: 0, wrong: 0, spent: 0 },
});
const ID = 'find-waits hand=3334567p';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(closePage);

describe('a question', () => {
  test.each([
    ['wrong', 0, false, 1],
    ['right with a hint', 1, true, 1],
    ['right alone', 0, true, 0],
  ])('that was answered %s', async (_, hints, right, kept) => {
    openPage();
    const { cardsNow, keepMistake } = await open();
    await keepMistake(missed('3334567p', hints, right), MONDAY);
    expect(await cardsNow()).toHaveLength(kept);
  });

  test('is due at once, and counts its misses', async () => {
    openPage();
    const { cardsNow, keepMistake } = await open();
    await keepMistake(missed('3334567p'), MONDAY);
    await keepMistake(missed('3334567p'), MONDAY + 1);
    const cards = await cardsNow();
    expect(cards).toEqual([
      {
        ...{ id: ID, drill: 'find-waits', texts: { hand: '3334567p' }, skill: 'find-waits/7/pure' },
        ...{ added: MONDAY, changed: MONDAY + 1, mistakes: 2 },
      },
    ]);
    expect(cards.every((card) => isDue(card, MONDAY))).toBe(true);
  });

  test('that goes wrong outside a review is due again', async () => {
    openPage();
    const { cardNamed, keepMistake, reviewCard } = await open();
    await keepMistake(missed('3334567p'), MONDAY);
    await reviewCard(ID, '1', MONDAY);
    await reviewCard(ID, '1', MONDAY + 10 * MINUTE);
    const later = MONDAY + 20 * MINUTE;
    expect(isDue((await cardNamed(ID)) as Card, later)).toBe(false);
    await keepMistake(missed('3334567p'), later);
    expect(isDue((await cardNamed(ID)) as Card, later)).toBe(true);
  });

  test('is taken out and put back as it was', async () => {
    openPage();
    const { cardsNow, deleteCards, keepMistake } = await open();
    await keepMistake(missed('3334567p'), MONDAY);
    const before = await cardsNow();
    const undo = await deleteCards([ID, 'find-waits hand=1m']);
    expect(await cardsNow()).toEqual([]);
    await undo();
    expect(await cardsNow()).toEqual(before);
  });

  test('is suspended, and due again afterwards', async () => {
    openPage();
    const { cardNamed, keepMistake, suspendCard } = await open();
    await keepMistake(missed('3334567p'), MONDAY);
    await suspendCard(ID, true, MONDAY);
    expect(isDue((await cardNamed(ID)) as Card, MONDAY)).toBe(false);
    await suspendCard(ID, false, MONDAY);
    expect(isDue((await cardNamed(ID)) as Card, MONDAY)).toBe(true);
  });

  test('is not kept where the reader does not want it', async () => {
    openPage();
    const { $settings, cardsNow, keepMistakeLater } = await open();
    $settings.mistakes.set('off');
    await keepMistakeLater(missed('3334567p'));
    expect(await cardsNow()).toEqual([]);
  });
});

test('all are forgotten, and come back beside what was kept since', async () => {
  openPage();
  const { cardsNow, forgetCards, keepMistake } = await open();
  await keepMistake(missed('3334567p'), MONDAY);
  const undo = await forgetCards();
  expect(await cardsNow()).toEqual([]);
  await keepMistake(missed('12p'), MONDAY + 1);
  await undo();
  expect((await cardsNow()).map(({ texts }) => texts['hand']).sort()).toEqual(['12p', '3334567p']);
});

test('a card is added without the scheduler', async () => {
  openPage();
  const scheduler = vi.fn();
  vi.doMock('ts-fsrs', () => {
    scheduler();
    return {};
  });
  const { keepMistake, suspendCard } = await open();
  await keepMistake(missed('3334567p'), MONDAY);
  await suspendCard(ID, true, MONDAY);
  expect(scheduler).not.toHaveBeenCalled();
  vi.doUnmock('ts-fsrs');
});

describe('the schedule', () => {
  test('has the parameters of the library', () => {
    expect(SCHEDULER.parameters).toEqual(generatorParameters());
    expect(SCHEDULER.parameters.enable_fuzz).toBe(false);
  });

  const learned = (outcomes: string, step = DAY): Schedule =>
    [...outcomes].reduce<Schedule | undefined>(
      (before, outcome, at) => scheduleAfter(before, outcome as Outcome, MONDAY + at * step),
      undefined,
    ) as Schedule;

  test('asks again within minutes, then after days', () => {
    expect(learned('0').due).toBe(MONDAY + MINUTE);
    expect(learned('h').due).toBe(MONDAY + 6 * MINUTE);
    expect(learned('1').due).toBe(MONDAY + 10 * MINUTE);
    expect(learned('11').scheduledDays).toBeGreaterThan(0);
    expect(learned('111').scheduledDays).toBeGreaterThan(learned('11').scheduledDays);
    expect(learned('110').lapses).toBe(1);
  });

  test.each([
    ['1', false],
    ['00', true],
    ['11010', true],
  ])('after %s is hard: %s', (outcomes, hard) => {
    expect(isHard({ schedule: learned(outcomes) })).toBe(hard);
  });

  const outcomes = fc.array(fc.constantFrom<Outcome>('0', 'h', '1'), { maxLength: 20 });
  /** Also backwards: the clock of the device was put back. */
  const steps = fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 20, maxLength: 20 });

  test('goes on from every row of answers, whatever the clock does', () => {
    fc.assert(
      fc.property(outcomes, steps, (all, days) => {
        let now = MONDAY;
        let schedule: Schedule | undefined;
        for (const [at, outcome] of all.entries()) {
          const before = schedule;
          now += (days[at] ?? 0) * DAY;
          schedule = scheduleAfter(before, outcome, now);
          // A little back, the clock stands still; a day back, it had been wrong before.
          const last = before?.lastReview ?? now;
          expect(schedule.lastReview).toBe(last > now + DAY ? now : Math.max(now, last));
          expect(schedule.due).toBeGreaterThan(now);
          expect(schedule.reps).toBe(at + 1);
          expect(structuredClone(schedule)).toEqual(schedule);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('begins anew where what was kept is none', () => {
    const broken = { ...learned('11'), stability: Number.NaN };
    expect(scheduleAfter(broken, '1', MONDAY)).toEqual(learned('1'));
  });
});

describe('what is due', () => {
  const dueOn = (due: number, scheduledDays: number) => ({
    schedule: { due, scheduledDays } as Schedule,
  });

  test('comes with its day where it was learned, with its minute where it is being learned', () => {
    const evening = MONDAY + 10 * 60 * MINUTE;
    expect(isDue(dueOn(evening, 3), MONDAY)).toBe(true);
    expect(isDue(dueOn(evening, 0), MONDAY)).toBe(false);
    expect(isDue(dueOn(MONDAY + DAY, 3), MONDAY)).toBe(false);
  });

  test('is what was reviewed by a clock that was years ahead', () => {
    const { schedule } = dueOn(MONDAY + 4_000 * DAY, 30);
    const ahead = { schedule: { ...schedule, lastReview: MONDAY + 3_970 * DAY } };
    expect(isDue(ahead, MONDAY)).toBe(true);
    expect(forecast([ahead], MONDAY)[0]).toBe(1);
    expect(isDue({ ...ahead, suspended: true }, MONDAY)).toBe(false);
  });

  test('is told day by day, over the change of the hour too', () => {
    const cards = [{}, dueOn(MONDAY - DAY, 2), dueOn(dayAhead(MONDAY, 2), 2)];
    expect(forecast(cards, MONDAY)).toEqual([2, 0, 1, 0, 0, 0, 0]);
    expect(forecast([{ suspended: true }], MONDAY)[0]).toBe(0);
  });
});
