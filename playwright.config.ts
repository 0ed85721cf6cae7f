import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/browser.mjs';
import { basePath } from './scripts/project.mjs';

const { CI, E2E_PORT = '4327', RESULT_FILE } = process.env;
const address = `http://localhost:${E2E_PORT}${basePath()}`;
const browser = await browserPath();

/** What is measured in time has the machine to itself: a project of its own, one worker. */
const MEASURED = /main-thread\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  workers: 2,
  retries: CI ? 1 : 0,
  // Enough for a machine of half the speed, or one that is busy with something else.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: RESULT_FILE ? [['list'], ['json', { outputFile: RESULT_FILE }]] : [['list']],
  use: {
    baseURL: address,
    browserName: 'chromium',
    trace: 'off',
    // Pages come from the server, not from an earlier test; offline.spec.ts allows the worker.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browser.path,
      args: browser.args,
      env: { ...process.env, ...browser.env },
    },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    port: Number(E2E_PORT),
    env: { PORT: E2E_PORT },
    reuseExistingServer: false,
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: MEASURED,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: MEASURED,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'measured',
      testMatch: MEASURED,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
