/** How a check hands its numbers to the test runner: a small JSON file, if one is asked for. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @param {{ passed: number, failed: number }} result */
export function finish({ passed, failed }) {
  const file = process.env.RESULT_FILE;
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ passed, failed }));
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
