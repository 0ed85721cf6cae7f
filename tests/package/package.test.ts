/** The package in an empty project: in Node, in a bundle for browsers, to the compiler, as a command. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPackage } from '../../scripts/package/build.mjs';
import { root, run } from '../../scripts/project.mjs';

const readme = readFileSync(join(root, 'scripts/package/README.md'), 'utf8');

/** Each door with its example and the lines that it prints, which stand in the comments. */
const EXAMPLES = readme.split(/^## /m).flatMap((section) => {
  const code = /```js\n([\s\S]*?)```/.exec(section)?.[1];
  const door = /^`moineau\/([\w-]+)`/.exec(section)?.[1];
  if (code === undefined || door === undefined) return [];
  const printed = [...code.matchAll(/\/\/ → (.*)/g)].map(([, line]) => line);
  return [{ door, code, printed }];
});

const place = mkdtempSync(join(tmpdir(), 'moineau-package-'));
const project = join(place, 'project');
/** Outside the project: nothing can be found there but the bundle itself. */
const bundles = join(place, 'bundles');
const exampleOf = (door: string) => join(project, `${door}.mjs`);

const node = async (file: string): Promise<readonly string[]> =>
  (await promisify(execFile)(process.execPath, [file])).stdout.trimEnd().split('\n');

async function mustRun(command: string, args: readonly string[], tools: boolean): Promise<void> {
  const { code, output } = await run(command, args, { sink: 'keep', tools });
  if (code !== 0) throw new Error(output);
}

beforeAll(async () => {
  const tarball = await buildPackage(place);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true }');
  for (const { door, code } of EXAMPLES) writeFileSync(exampleOf(door), code);
  const quiet = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await mustRun('npm', ['--prefix', project, 'install', ...quiet, tarball], false);
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

const installed = (file: string): string =>
  readFileSync(join(project, 'node_modules/moineau', file), 'utf8');

test('every entry has an example', () => {
  const { exports, dependencies } = JSON.parse(installed('package.json'));
  const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
  expect(EXAMPLES.map(({ door }) => `./${door}`).sort()).toEqual(entries.sort());
  expect(dependencies).toBeUndefined();
  expect(installed('LICENSE')).toMatch(/^MIT License/);
});

test.each(EXAMPLES)('the example of $door prints what it says, in Node', async (example) => {
  expect(await node(exampleOf(example.door))).toEqual(example.printed);
});

describe('bundled for browsers', () => {
  beforeAll(async () => {
    const files = EXAMPLES.map(({ door }) => exampleOf(door));
    const form = ['--bundle', '--platform=browser', '--format=esm', '--splitting'];
    const out = [`--outdir=${bundles}`, '--out-extension:.js=.mjs', '--log-level=warning'];
    await mustRun('esbuild', [...files, ...form, ...out], true);
  });

  test.each(EXAMPLES)('the example of $door prints the same', async ({ door, printed }) => {
    expect(await node(join(bundles, `${door}.mjs`))).toEqual(printed);
  });
});

test.each([
  ['Node', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ['bundlers', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
])('types are found and sound, resolved as for %s', (_, module, moduleResolution) => {
  const program = ts.createProgram(
    EXAMPLES.map(({ door }) => exampleOf(door)),
    {
      ...{ module, moduleResolution, target: ts.ScriptTarget.ES2023, types: [] },
      ...{ strict: true, allowJs: true, checkJs: true, noEmit: true, skipDefaultLibCheck: true },
    },
  );
  const problems = ts.getPreEmitDiagnostics(program);
  expect(ts.formatDiagnostics(problems, ts.createCompilerHost({}))).toBe('');
});

describe('the command', () => {
  const command = join(project, 'node_modules/.bin/moineau');

  test('answers', async () => {
    const asked = promisify(execFile)(command, ['waits']);
    asked.child.stdin?.end('{"id":1,"concealed":"2345m"}\n');
    expect(JSON.parse((await asked).stdout)).toMatchObject({ id: 1, waits: ['2m', '5m'] });
  });

  test('says in its help how it is called here', async () => {
    const { stdout } = await promisify(execFile)(command, ['--help']);
    expect(stdout).toMatch(/^Usage: npx moineau COMMAND/);
  });
});
