/**
 * Installs what is missing, and says nothing when nothing is: every command of the project
 * may call it first. All it prints goes to standard error.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, projectNode, root, run } from './project.mjs';

const OLDEST_NODE = 20;

export class SetupError extends Error {}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function packagesOf(file) {
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(
    ([at]) => at !== '',
  );
}

/** A folder with a package.json of its own, and the files that tell whether it is installed. */
const packageIn = (folder) => ({
  folder,
  lockFile: join(folder, 'package-lock.json'),
  installedFile: join(folder, 'node_modules/.package-lock.json'),
  /** The hash of the lock file that node_modules was last seen to agree with. */
  stampFile: join(folder, 'node_modules/.moineau-lock'),
});

/** npm leaves a list of what it installed; packages for other systems are not on it. */
function installedAgrees({ lockFile, installedFile }) {
  if (!existsSync(installedFile)) return false;
  const installed = new Map(packagesOf(installedFile));
  return packagesOf(lockFile).every(([at, wanted]) => {
    const found = installed.get(at);
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

function lockHash({ lockFile }) {
  if (!existsSync(lockFile)) return undefined;
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

function isInstalled(place, hash) {
  if (hash === undefined) return false;
  const { stampFile } = place;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return true;
  if (!installedAgrees(place)) return false;
  writeFileSync(stampFile, hash);
  return true;
}

async function npm(folder, args) {
  // Not with the Node of node_modules: npm is about to delete it.
  const words = ['--prefix', folder, ...args];
  const { code, output } = await run('npm', words, { sink: 'keep', tools: false });
  if (code !== 0) throw new SetupError(`${output}\nnpm ${args.join(' ')} failed (${code}).`);
}

/** Installs the packages of a folder, unless they are there. */
async function installPackages(folder) {
  const place = packageIn(folder);
  const hash = lockHash(place);
  if (isInstalled(place, hash)) return;
  say('Installing the packages (once)…');
  const command = hash === undefined ? 'install' : 'ci';
  await npm(folder, [command, '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(place.stampFile, hash ?? lockHash(place));
}

/** The `node` package brings Node itself by an install script, which npm may be set to skip. */
async function ensureNode() {
  if (existsSync(projectNode)) return;
  await npm(root, ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (existsSync(projectNode)) return;
  throw new SetupError(`npm did not run the install script of the package "node": ${projectNode} is missing.
Allow it with "npm approve-scripts node", then delete node_modules and try again.`);
}

export async function setup() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < OLDEST_NODE) {
    throw new SetupError(`Moineau needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
  }
  await installPackages(root);
  await ensureNode();
}

/** For scripts that cannot go on without it, and without other folders: the message, then the end. */
export async function setupOrExit(...folders) {
  try {
    await setup();
    for (const folder of folders) await installPackages(folder);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exit(1);
  }
}

if (isMain(import.meta)) await setupOrExit();
