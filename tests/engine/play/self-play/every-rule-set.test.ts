import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAYABLE_RULES } from '../../../../src/engine/scoring.ts';

/** A file for each, so that they run side by side. */
test('every rule set that is played has its self-played hands', () => {
  const files = readdirSync(new URL('.', import.meta.url));
  expect(PLAYABLE_RULES.filter((id) => !files.includes(`${id}.test.ts`))).toEqual([]);
});
