/** The workflow that publishes the site: what it runs is there, and what it uses cannot be moved. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const text = read('.github/workflows/pages.yml');
const { jobs } = parse(text) as { jobs: Record<string, { steps: readonly Step[] }> };
const steps = Object.values(jobs).flatMap((job) => job.steps);
const { scripts, devDependencies } = JSON.parse(read('package.json'));

test('every action is named by its commit, with its version beside it', () => {
  const loose = [...text.matchAll(/uses: (.*)$/gm)]
    .map(([, action = '']) => action)
    .filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));
  expect(loose).toEqual([]);
});

test('every command is one of the project', () => {
  const commands = steps.flatMap(({ run = '' }) => run.split(' && ')).filter(Boolean);
  const names = commands.map((command) => command.replace(/^npm (run )?/, ''));
  expect(names).toEqual(['test', 'build', 'links', 'weights']);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test('what is built and what checks it are told the same address', () => {
  const told = steps.flatMap(({ env }) => (env ? [env] : []));
  expect(new Set(told.map((env) => JSON.stringify(env))).size).toBe(1);
  expect(Object.keys(told[0] ?? {})).toEqual(['SITE_URL', 'BASE_PATH']);
});

test('its Node is that of the project', () => {
  expect(text).toContain(`node-version: ${devDependencies.node}`);
});
