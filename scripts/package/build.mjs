/**
 * `npm run package`: the engine and its command line as an npm package, JavaScript with types, in
 * `.cache/package` or `--into DIR`: the folder `moineau`, and the tarball that `npm pack` makes of it.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { isMain, root, run } from '../project.mjs';

const source = join(root, 'src');
const COMMAND_LINE = 'cli/main';
const MOST_SHOWN = 5;

/** The files in the folder of the engine itself: each is an entry of the package. */
const doors = readdirSync(join(source, 'engine'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => basename(name, '.ts'));

/** TypeScript rewrites the addresses in code, and leaves them in declarations as they were. */
const withJsAddresses = (text) =>
  text.replace(/((?:from|import\()\s*["']\.[^"']*)\.ts(?=["'])/g, '$1.js');

/** A declaration can only name what is let out; in the project a type that one file uses is not. */
const withTypesLetOut = (text) => text.replace(/^(?=(?:interface|type) [A-Z])/gm, 'export ');

function hostFor(options) {
  const host = ts.createCompilerHost(options);
  const engine = join(source, 'engine/');
  return {
    ...host,
    getSourceFile: (file, ...more) =>
      file.startsWith(engine)
        ? ts.createSourceFile(file, withTypesLetOut(readFileSync(file, 'utf8')), ...more)
        : host.getSourceFile(file, ...more),
  };
}

function readOptions(outDir) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [`src/${COMMAND_LINE}.ts`] },
    ts.sys,
    root,
  );
  return {
    ...options,
    ...{ noEmit: false, allowJs: false, declaration: true, rewriteRelativeImportExtensions: true },
    ...{ rootDir: source, outDir, target: ts.ScriptTarget.ES2023, lib: ['lib.es2023.d.ts'] },
  };
}

function compile(outDir) {
  const files = [...doors.map((door) => `engine/${door}`), COMMAND_LINE];
  const options = readOptions(outDir);
  const program = ts.createProgram(
    files.map((file) => join(source, `${file}.ts`)),
    options,
    hostFor(options),
  );
  const { diagnostics } = program.emit(undefined, (file, text) => {
    ts.sys.writeFile(file, file.endsWith('.d.ts') ? withJsAddresses(text) : text);
  });
  const problems = [...program.getSyntacticDiagnostics(), ...diagnostics];
  if (problems.length === 0) return;
  const texts = problems.slice(0, MOST_SHOWN);
  throw new Error(ts.formatDiagnostics(texts, ts.createCompilerHost({})));
}

function manifest() {
  const { name, version, license, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const entries = doors.map((door) => {
    const file = `./engine/${door}`;
    return [`./${door}`, { types: `${file}.d.ts`, default: `${file}.js` }];
  });
  return {
    ...{ name, version, license, engines },
    description: 'Mah-jong by five rule sets: hands, scores, drills, play and partners.',
    keywords: ['mahjong', 'riichi', 'mcr', 'shanten', 'score'],
    type: 'module',
    sideEffects: [`./${COMMAND_LINE}.js`],
    bin: { [name]: `${COMMAND_LINE}.js` },
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
  };
}

/**
 * Makes the package anew.
 * @param {string} into a folder
 * @returns {Promise<string>} where the tarball lies
 */
export async function buildPackage(into) {
  const found = manifest();
  const folder = join(into, found.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  compile(folder);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(found, null, 2)}\n`);
  cpSync(join(root, 'scripts/package/README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const words = ['pack', folder, '--pack-destination', into, '--silent'];
  const { code, output } = await run('npm', words, { sink: 'keep', tools: false });
  if (code !== 0) throw new Error(output);
  return join(into, `${found.name}-${found.version}.tgz`);
}

if (isMain(import.meta)) {
  const { values } = parseArgs({
    options: { into: { type: 'string', default: join(root, '.cache/package') } },
  });
  process.stdout.write(`${await buildPackage(resolve(values.into))}\n`);
}
