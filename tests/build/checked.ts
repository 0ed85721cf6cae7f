/**
 * What a test has counted is what the page about correctness says: the same figure, or the test
 * fails. `npm run checked` writes the figures anew.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import figures from '../../src/content/checked.json' with { type: 'json' };

/** Where `npm run checked` wants them. */
const { CHECKED_FOLDER } = process.env;

type Figure = keyof typeof figures;

/** To be called once the comparison has held, with the number of cases that it was made on. */
export function checked(figure: Figure, count: number): void {
  if (CHECKED_FOLDER) writeFileSync(join(CHECKED_FOLDER, figure), String(count));
  else expect(count, `${figure}: npm run checked`).toBe(figures[figure]);
}
