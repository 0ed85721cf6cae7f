/**
 * The browser of the end-to-end tests: one that is there, or the one that comes with the packages,
 * or, where that cannot run, the one that Playwright downloads.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { isMain, root, run } from './project.mjs';

/** @typedef {{ path: string, args: string[], env: Record<string, string> }} Browser */

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SYSTEM_PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * The last such list counts: those that Playwright leaves out, and the pages that a whole Chrome
 * prepares for its own window with every tab.
 */
const UNUSED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Nothing asks the network for anything, and pages look the same everywhere. */
const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  `--disable-features=${UNUSED_FEATURES.join()}`,
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
  // Chromium refuses to start as root inside its sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const named = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...named, ...SYSTEM_PLACES].find((path) => existsSync(path));
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function starts(path, env) {
  const { status } = spawnSync(path, ['--version'], { env: { ...process.env, ...env } });
  return status === 0;
}

/** The package unpacks into the folder for temporary files and takes what it finds there. */
async function unpackInto(folder) {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    const parts = join(
      dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
      '../bin',
    );
    await inflate(join(parts, 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** Complete or not there at all: an interrupted run leaves only the half-filled folder. */
async function unpacked() {
  const folder = join(root, 'node_modules/.cache/moineau-chromium');
  if (existsSync(folder)) return folder;
  const half = `${folder}-${process.pid}`;
  mkdirSync(half, { recursive: true });
  try {
    await unpackInto(half);
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** On a bare system the browser lacks libraries or fonts; the package brings both. */
function borrowed(folder) {
  const env = {};
  if (!starts(join(folder, 'chromium'), {})) env.LD_LIBRARY_PATH = join(folder, 'al2023/lib');
  if (!existsSync('/etc/fonts/fonts.conf')) {
    env.FONTCONFIG_FILE = join(folder, 'fonts.conf');
    const places = `<dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir>`;
    const cache = `<cachedir>${folder}/fonts-cache</cachedir>`;
    writeFileSync(env.FONTCONFIG_FILE, `<fontconfig>${places}${cache}</fontconfig>\n`);
  }
  return env;
}

async function packagedBrowser() {
  // The package holds a program for this one kind of machine.
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = await unpacked();
  const path = join(folder, 'chromium');
  const env = borrowed(folder);
  return starts(path, env) ? { path, args: ARGS, env } : undefined;
}

/**
 * The arguments that `@sparticuz/chromium` offers are left aside: they run everything in one
 * process and switch off the checks of the web's security, and so test another browser.
 * @returns {Promise<Browser>}
 */
export async function browserPath() {
  const own = process.env.CHROMIUM_PATH || systemBrowser() || (await playwrightBrowser());
  if (own) return { path: own, args: ARGS, env: {} };
  const packaged = await packagedBrowser();
  if (packaged) return packaged;
  const { code } = await run('playwright', ['install', 'chromium'], { sink: 'stderr' });
  const downloaded = code === 0 ? await playwrightBrowser() : undefined;
  if (downloaded) return { path: downloaded, args: ARGS, env: {} };
  throw new Error('No Chromium found or installed. Name one: CHROMIUM_PATH=/path/to/chrome');
}

if (isMain(import.meta)) process.stdout.write(`${(await browserPath()).path}\n`);
