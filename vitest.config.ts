import { defineConfig } from 'vitest/config';
import { wordKeyLists } from './scripts/word-keys.mjs';
import { wordsApart } from './scripts/words-apart.mjs';

const TESTS = '*.test.{ts,tsx}';

/** What is tested there has no page and no device to change: its modules are loaded once for all. */
const PURE = `tests/{cli,content,course,engine,i18n,search}/**/${TESTS}`;

export default defineConfig({
  plugins: [wordsApart(), wordKeyLists()],
  test: {
    environment: 'node',
    // Left to itself Vitest keeps a core for what is watched: half of two.
    maxWorkers: '100%',
    // The second implementations go through every hand there is, and the laws through every drill;
    // beside other work that takes ten times as long, which is no fault.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    projects: [
      { extends: true, test: { name: 'pure', include: [PURE], isolate: false } },
      {
        extends: true,
        test: { name: 'apart', include: [`tests/**/${TESTS}`], exclude: [PURE, 'tests/e2e/**'] },
      },
    ],
  },
});
