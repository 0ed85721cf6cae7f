/** Who sits at the open table: by how far the reader is, or as he chose. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../device.ts';

const LESSON = 'first-evening/a-whole-hand';

async function openStores() {
  const { finishLesson, openLesson } = await import('../../../src/stores/record/lessons.ts');
  const { partnerLevel } = await import('../../../src/stores/table/partner-level.ts');
  const { $settings } = await import('../../../src/stores/device/settings.ts');
  return { finishLesson, openLesson, partnerLevel, $settings };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  closePage();
});

test('learners sit there until the first evening is finished, steady players afterwards', async () => {
  openPage();
  const { finishLesson, openLesson, partnerLevel } = await openStores();
  expect(partnerLevel(LESSON)).toBe('learner');
  openLesson(LESSON);
  expect(partnerLevel(LESSON)).toBe('learner');
  finishLesson(LESSON, []);
  expect(partnerLevel(LESSON)).toBe('steady');
});

test('another lesson does not change it', async () => {
  openPage();
  const { finishLesson, partnerLevel } = await openStores();
  finishLesson('waits/pair-and-run', []);
  expect(partnerLevel(LESSON)).toBe('learner');
});

test('who was chosen sits there', async () => {
  openPage();
  const { finishLesson, partnerLevel, $settings } = await openStores();
  $settings.partners.set('strong');
  expect(partnerLevel(LESSON)).toBe('strong');
  $settings.partners.set('learner');
  finishLesson(LESSON, []);
  expect(partnerLevel(LESSON)).toBe('learner');
});
