import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    // Left to itself Vitest keeps a core for what is watched: half of two.
    maxWorkers: '100%',
    // The second implementations go through every hand there is.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
