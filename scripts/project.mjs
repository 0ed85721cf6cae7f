/**
 * Where the project lies and how its tools are started. Imports nothing that has to be
 * installed: these lines run on a fresh clone, under the Node the reader happens to have.
 */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const dist = join(root, 'dist');

const GRACE_SECONDS = 10;
const windows = process.platform === 'win32';
const toolFolder = join(root, 'node_modules', '.bin');

/** The Node inside node_modules: newer than what a fresh clone may be started with. */
export const projectNode = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node');

/** The folder that the site is served from, with both slashes: `/` or `/moineau/`. */
export function basePath(value = process.env.BASE_PATH) {
  const inner = (value ?? '').split('/').filter(Boolean).join('/');
  return inner === '' ? '/' : `/${inner}/`;
}

function searchPath(withTools) {
  const others = (process.env.PATH ?? '').split(delimiter).filter((place) => place !== toolFolder);
  return (withTools ? [toolFolder, ...others] : others).join(delimiter);
}

function streams(sink) {
  if (sink === 'keep') return ['pipe', 'pipe'];
  if (sink === undefined) return ['inherit', 'inherit'];
  return sink === 'stderr' ? [2, 2] : [1, 1];
}

/**
 * Playwright and Vitest end their own children on SIGINT; what does not obey is killed, and its
 * output is not waited for: a child of its own may still hold it open.
 */
function stopAfter(child, seconds, onKilled) {
  if (seconds <= 0) return () => {};
  const timers = [
    setTimeout(() => child.kill('SIGINT'), seconds * 1000),
    setTimeout(
      () => {
        child.once('exit', onKilled);
        child.kill('SIGKILL');
      },
      (seconds + GRACE_SECONDS) * 1000,
    ),
  ];
  return () => timers.forEach(clearTimeout);
}

/**
 * Runs a program to its end without standard input.
 * @param {string} command a tool of node_modules/.bin, or a path
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {'keep' | 'stdout' | 'stderr'} [options.sink] where all it prints goes, or that it is
 *   kept, to be shown only if something fails; its own two streams otherwise
 * @param {boolean} [options.tools] put node_modules/.bin first on PATH (the default)
 * @param {number} [options.seconds] the longest it may take
 * @param {Record<string, string>} [options.env]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  const { sink, tools = true, seconds = 0, env = {} } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', ...streams(sink)],
      shell: windows,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env, PATH: searchPath(tools) },
    });
    let output = '';
    const stopTimer = stopAfter(child, seconds, () => {
      child.stdout?.destroy();
      child.stderr?.destroy();
      resolve({ code: 137, output });
    });
    const keep = (data) => {
      output += data;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => {
      stopTimer();
      resolve({ code: code ?? 130, output });
    });
  });
}

/** True when the file is the one that Node was started with. */
export function isMain(meta) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(meta.url);
}
