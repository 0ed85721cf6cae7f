/** The page about correctness has no figure that no test counts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import figures from '../../src/content/checked.json' with { type: 'json' };
import { PLAYABLE_RULES } from '../../src/engine/scoring.ts';

const TESTS = fileURLToPath(new URL('..', import.meta.url));

const written = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(TESTS, file), 'utf8'))
  .join('\n');

/** One test for each rule set. */
const FILLED = /\$\{id\}$/;

const counted = [...written.matchAll(/\bchecked\(\s*['`]([\w.${}-]+)['`]/g)].flatMap(
  ([, name = '']) =>
    FILLED.test(name) ? PLAYABLE_RULES.map((id) => name.replace(FILLED, id)) : [name],
);

test('every figure is counted by one test, and every count is a figure', () => {
  expect(counted.toSorted()).toEqual(Object.keys(figures).toSorted());
});

test('there is none of nothing', () => {
  expect(Object.entries(figures).filter(([, n]) => !(n > 0))).toEqual([]);
});
