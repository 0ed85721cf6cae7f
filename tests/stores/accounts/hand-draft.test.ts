/** A hand while it is entered, tap by tap. */
import { describe, expect, test } from 'vitest';
import type { HandEntry } from '../../../src/engine/accounts.ts';
import {
  draftOf,
  EMPTY_DRAFT,
  entryOf,
  toggled,
  withGiver,
  withWinner,
} from '../../../src/stores/accounts/hand-draft.ts';

const ENTRIES: readonly Exclude<HandEntry, { end: 'new-game' }>[] = [
  { end: 'win', winners: [0], from: 1, worths: { 0: 8 } },
  { end: 'win', winners: [2], from: null, worths: { 0: 4, 2: { hand: '1m', texts: {} } } },
  { end: 'win', winners: [2], from: 0, worths: { 2: 160 }, fine: { kind: 'full', seat: 0 } },
  { end: 'win', winners: [0], from: 1, worths: {}, declared: [0, 2], givesOn: true },
  { end: 'drawn' },
  { end: 'drawn', ready: [1], kong: true, mangan: [2], declared: [1], givesOn: true },
  { end: 'aborted', declared: [3] },
  { end: 'annulled' },
  { end: 'false-win', seat: 3 },
];

test.each(ENTRIES)('%j is corrected from what it was', (entry) => {
  expect(entryOf(draftOf(entry), true)).toEqual(entry);
});

describe('says nothing before', () => {
  test('anything is tapped', () => expect(entryOf(EMPTY_DRAFT, true)).toBeUndefined());
  test('it is said whose tile it was', () =>
    expect(entryOf(withWinner(EMPTY_DRAFT, 0), true)).toBeUndefined());
  test('it is said who showed a false win', () =>
    expect(entryOf({ ...EMPTY_DRAFT, end: 'false-win' }, true)).toBeUndefined());
});

test('nobody gives a tile to himself', () => {
  const draft = withGiver(withWinner(EMPTY_DRAFT, 0), 1);
  expect(withWinner(draft, 1).from).toBeUndefined();
  expect(withWinner(draft, 2).from).toBe(1);
});

test('a drawn tile wins for one alone', () => {
  const both = { ...withGiver(withWinner(EMPTY_DRAFT, 0), 1), winners: [0, 2] as const };
  expect(withGiver(both, 'wall').winners).toEqual([0]);
  expect(withGiver(both, 2).winners).toEqual([0]);
});

test('seats go in and out, in the order of the table', () => {
  expect(toggled([2], 0)).toEqual([0, 2]);
  expect(toggled([0, 2], 0)).toEqual([2]);
});

test('a figure that is none is no worth', () => {
  const draft = { ...withGiver(withWinner(EMPTY_DRAFT, 0), 1), points: { 0: 'x8' } };
  expect(entryOf(draft, true)).toMatchObject({ worths: {} });
});

test('what was said of another hand is left out where only the winner’s counts', () => {
  const before = { ...withGiver(withWinner(EMPTY_DRAFT, 0), 1), points: { 0: '8' } };
  const after = { ...withWinner(before, 2), points: { ...before.points, 2: '10' } };
  expect(entryOf(after, false)).toEqual({ end: 'win', winners: [2], from: 1, worths: { 2: 10 } });
  expect(entryOf(after, true)).toMatchObject({ worths: { 0: 8, 2: 10 } });
});
