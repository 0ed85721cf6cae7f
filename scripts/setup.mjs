/**
 * Installs what is missing, and says nothing when nothing is: every command of the project
 * may call it first. All it prints goes to standard error.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, projectNode, root, run } from './project.mjs';

const OLDEST_NODE = 20;
const lockFile = join(root, 'package-lock.json');
const installedFile = join(root, 'node_modules/.package-lock.json');
/** The hash of the lock file that node_modules was last seen to agree with. */
const stampFile = join(root, 'node_modules/.moineau-lock');

export class SetupError extends Error {}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function packagesOf(file) {
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(
    ([at]) => at !== '',
  );
}

/** npm leaves a list of what it installed; packages for other systems are not on it. */
function installedAgrees() {
  if (!existsSync(installedFile)) return false;
  const installed = new Map(packagesOf(installedFile));
  return packagesOf(lockFile).every(([at, wanted]) => {
    const found = installed.get(at);
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

function lockHash() {
  if (!existsSync(lockFile)) return undefined;
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

function isInstalled(hash) {
  if (hash === undefined) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return true;
  if (!installedAgrees()) return false;
  writeFileSync(stampFile, hash);
  return true;
}

async function npm(args) {
  // Not with the Node of node_modules: npm is about to delete it.
  const { code, output } = await run('npm', args, { sink: 'keep', tools: false });
  if (code !== 0) throw new SetupError(`${output}\nnpm ${args.join(' ')} failed (${code}).`);
}

async function install(hash) {
  say('Installing the packages (once)…');
  const command = hash === undefined ? 'install' : 'ci';
  await npm([command, '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stampFile, hash ?? lockHash());
}

/** The `node` package brings Node itself by an install script, which npm may be set to skip. */
async function ensureNode() {
  if (existsSync(projectNode)) return;
  await npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (existsSync(projectNode)) return;
  throw new SetupError(`npm did not run the install script of the package "node": ${projectNode} is missing.
Allow it with "npm approve-scripts node", then delete node_modules and try again.`);
}

export async function setup() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < OLDEST_NODE) {
    throw new SetupError(`Moineau needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
  }
  const hash = lockHash();
  if (!isInstalled(hash)) await install(hash);
  await ensureNode();
}

/** For scripts that cannot go on without it: the message, then the end. */
export async function setupOrExit() {
  try {
    await setup();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exit(1);
  }
}

if (isMain(import.meta)) await setupOrExit();
