/**
 * `npm test`: every suite, `npm test -- unit links` only those. A failed suite does not stop the
 * others. The last line sums them up; `seconds` are shown because the whole has a limit.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { dist, projectNode, root, run } from './project.mjs';
import { SetupError, setup } from './setup.mjs';

/** All of it takes under a quarter of an hour on two cores; a slow machine is let finish too. */
const TOTAL_SECONDS = 80 * 60;
const SUITE_SECONDS = 50 * 60;
const results = join(root, '.cache/results');
const resultFile = (name) => join(results, `${name}.json`);

const script = (name) => ({ command: projectNode, args: [join('scripts', `${name}.mjs`)] });

/** For a tool that only says yes or no. */
const yesOrNo = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A run that ended badly without a failed test failed all the same. */
function counted(code, { passed, failed }) {
  const untold = (code !== 0 && failed === 0) || passed + failed === 0;
  return { passed, failed: untold ? failed + 1 : failed };
}

function fromFile(name, read) {
  return (code) => {
    if (!existsSync(resultFile(name))) return { passed: 0, failed: 1 };
    return counted(code, read(JSON.parse(readFileSync(resultFile(name), 'utf8'))));
  };
}

function unitCounts({ numPassedTests, numFailedTests, testResults }) {
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unread.length };
}

function e2eCounts({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

const SITE = [
  { name: 'build', command: 'astro', args: ['build'], quiet: true, count: yesOrNo },
  // After the build: both write down what the content holds, into the same place.
  { name: 'types', command: 'astro', args: ['check'], quiet: true, count: yesOrNo },
  { name: 'links', ...script('links'), needsBuild: true, count: fromFile('links', (it) => it) },
  {
    name: 'weights',
    ...script('weights'),
    needsBuild: true,
    count: fromFile('weights', (it) => it),
  },
];

const CODE = [
  {
    name: 'lint',
    command: 'biome',
    args: ['check', '--error-on-warnings', '--max-diagnostics=100'],
    count: yesOrNo,
  },
  { name: 'unused', command: 'knip', args: [], quiet: true, count: yesOrNo },
  {
    name: 'unit',
    command: 'vitest',
    args: [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${resultFile('unit')}`,
    ],
    // Vitest takes CI for a reader of colours; a log has none.
    env: process.stdout.isTTY ? {} : { NO_COLOR: '1' },
    count: fromFile('unit', unitCounts),
  },
];

const E2E = {
  name: 'e2e',
  command: 'playwright',
  args: ['test', '--project=phone', '--project=desktop'],
  needsBuild: true,
  count: fromFile('e2e', e2eCounts),
};

const TASKS = {
  name: 'tasks',
  command: 'playwright',
  args: ['test', '--project=measured', '--workers=1'],
  needsBuild: true,
  count: fromFile('tasks', e2eCounts),
};

/**
 * One stage after the other, the lanes of a stage side by side, each in its order: most of what
 * builds and checks keeps one core alone. `quiet` ones show their output only when they fail.
 */
const STAGES = [[SITE, CODE], [[E2E]], [[TASKS]]];
const SUITES = STAGES.flat(2);

function print(text = '') {
  process.stdout.write(`${text}\n`);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function runSuite(suite, { seconds, isAlone }) {
  const most = Math.max(1, Math.min(SUITE_SECONDS, seconds));
  const began = performance.now();
  const { code, output } = await run(suite.command, suite.args, {
    sink: suite.quiet || !isAlone ? 'keep' : 'stdout',
    seconds: most,
    env: {
      RESULT_FILE: resultFile(suite.name),
      E2E_PORT: String(await freePort()),
      ...suite.env,
    },
  });
  if (!isAlone) print(`\n── ${suite.name}`);
  if (output && (code !== 0 || !suite.quiet)) print(output);
  const isCut = performance.now() - began >= most * 1000;
  if (isCut) print(`  cut off after ${Math.round(most)} s`);
  return suite.count(isCut && code === 0 ? 1 : code);
}

function chosenSuites(names) {
  const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    print(
      `No suite named ${unknown.join(', ')}. There are: ${SUITES.map(({ name }) => name).join(' ')}`,
    );
    return undefined;
  }
  if (names.length === 0) return SUITES;
  const chosen = SUITES.filter(({ name }) => names.includes(name));
  const lacksBuild = chosen.some(({ needsBuild }) => needsBuild) && !existsSync(dist);
  return lacksBuild
    ? SUITES.filter((suite) => suite.name === 'build' || chosen.includes(suite))
    : chosen;
}

async function runAll(suites) {
  const began = performance.now();
  const done = new Map();
  let isBuilt = true;

  async function runOne(suite, isAlone) {
    if (isAlone) print(`\n── ${suite.name}`);
    const start = performance.now();
    const seconds = TOTAL_SECONDS - (start - began) / 1000;
    const canRun = isBuilt || !suite.needsBuild;
    if (!canRun) print(`  ${suite.name}: not run, there is no build`);
    const outcome = canRun ? await runSuite(suite, { seconds, isAlone }) : { passed: 0, failed: 1 };
    if (suite.name === 'build') isBuilt = outcome.failed === 0;
    const took = ((performance.now() - start) / 1000).toFixed(1);
    done.set(suite, { ...outcome, name: suite.name, seconds: took });
  }

  for (const stage of STAGES) {
    const lanes = stage
      .map((lane) => lane.filter((suite) => suites.includes(suite)))
      .filter((lane) => lane.length > 0);
    if (lanes.length > 1) {
      print(
        `\n── side by side: ${lanes
          .flat()
          .map(({ name }) => name)
          .join(' ')}`,
      );
    }
    await Promise.all(
      lanes.map(async (lane) => {
        for (const suite of lane) await runOne(suite, lanes.length === 1);
      }),
    );
  }
  return suites.map((suite) => done.get(suite));
}

function summary(done) {
  print();
  for (const { name, passed, failed, seconds } of done) {
    const mark = failed > 0 ? '✗' : '✓';
    print(`${mark} ${name.padEnd(8)} ${passed} passed, ${failed} failed  ${seconds.padStart(6)} s`);
  }
  const passed = done.reduce((sum, suite) => sum + suite.passed, 0);
  const failed = done.reduce((sum, suite) => sum + suite.failed, 0);
  print(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

try {
  await setup();
  rmSync(results, { recursive: true, force: true });
  const suites = chosenSuites(process.argv.slice(2));
  summary(
    suites ? await runAll(suites) : [{ name: 'choice', passed: 0, failed: 1, seconds: '0.0' }],
  );
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  print(error.message);
  summary([{ name: 'setup', passed: 0, failed: 1, seconds: '0.0' }]);
}
