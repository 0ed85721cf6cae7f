/**
 * A static server for the built site, as plain as the hosts it is made for: folders with an
 * index.html, a 404 page, a base path. Usable on its own: `PORT=4321 node scripts/serve.mjs`.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { basePath, dist, isMain } from './project.mjs';

export const DEFAULT_PORT = 4321;
const LOOPBACK = ['127.0.0.1', '::1'];

const CONTENT_TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
};

async function fileSize(path) {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}

async function isFolder(path) {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

/** The file that an address names under the folder; `redirect` where the slash is missing. */
async function find(folder, base, pathname) {
  if (`${pathname}/` === base) return { redirect: base };
  if (!pathname.startsWith(base)) return {};
  const path = resolve(folder, pathname.slice(base.length));
  const isInside = path === folder || path.startsWith(folder + sep);
  if (!isInside || pathname.includes('\0')) return {};
  if (await isFolder(path)) {
    if (!pathname.endsWith('/')) return { redirect: `${pathname}/` };
    return { file: join(path, 'index.html') };
  }
  return pathname.endsWith('/') ? {} : { file: path };
}

function addressOf(request) {
  try {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    return { pathname: decodeURIComponent(pathname), search };
  } catch {
    return undefined;
  }
}

function cacheControl(file) {
  // Astro puts a hash of the content into the names of these files.
  return file.includes(`${sep}_astro${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

async function sendFile({ request, response, file, status }) {
  const size = await fileSize(file);
  if (size === undefined) return false;
  response.writeHead(status, {
    'Content-Type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': size,
    'Cache-Control': cacheControl(file),
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  return true;
}

function sendText(response, status, headers = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${status}\n`);
}

async function answer({ request, response, folder, base }) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, { Allow: 'GET, HEAD' });
  }
  const address = addressOf(request);
  if (address === undefined) return sendText(response, 400);
  const { redirect, file } = await find(folder, base, address.pathname);
  if (redirect) {
    // One slash only: `//host` would lead to another host.
    const place = encodeURI(redirect.replace(/^\/+/, '/'));
    return sendText(response, 301, { Location: place + address.search });
  }
  if (file && (await sendFile({ request, response, file, status: 200 }))) return;
  const lost = join(folder, '404.html');
  if (!(await sendFile({ request, response, file: lost, status: 404 }))) sendText(response, 404);
}

function listen(server, port, host) {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => done(server.address().port));
  });
}

/**
 * Serves a folder on this machine alone, unless `host` says otherwise.
 * @param {{ folder?: string, base?: string, port?: number, host?: string }} [options]
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve(options = {}) {
  const { folder = dist, base = basePath(), port = DEFAULT_PORT, host } = options;
  const servers = [];
  let bound = port;
  for (const address of host ? [host] : LOOPBACK) {
    const server = createServer((request, response) => {
      answer({ request, response, folder, base }).catch(() => response.destroy());
    });
    try {
      bound = await listen(server, bound, address);
      servers.push(server);
    } catch (error) {
      // A machine without IPv6 is served on IPv4 alone.
      if (servers.length > 0 && error.code !== 'EADDRINUSE') continue;
      for (const open of servers) open.close();
      throw error;
    }
  }
  return {
    url: `http://${host ?? 'localhost'}:${bound}${base}`,
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

function portOf(value) {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  return Number.isInteger(port) && port >= 0 && port < 65536 ? port : undefined;
}

const REASONS = {
  EADDRINUSE: (port) => `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`,
  EACCES: (port) => `Port ${port} is not allowed here. Choose another: PORT=8080 npm start`,
  EADDRNOTAVAIL: () => `HOST=${process.env.HOST} is no address of this machine.`,
  ENOTFOUND: () => `HOST=${process.env.HOST} is no address of this machine.`,
};

/** Serves the site as PORT, HOST and BASE_PATH ask, until it is interrupted. */
export async function serveUntilInterrupted() {
  const port = portOf(process.env.PORT);
  if (port === undefined) {
    process.stderr.write(`PORT=${process.env.PORT} is no port number.\n`);
    process.exit(1);
  }
  try {
    const site = await serve({ port, ...(process.env.HOST ? { host: process.env.HOST } : {}) });
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.on(signal, () => {
        site.close();
        process.exit(0);
      });
    }
    process.stdout.write(`${site.url}\n`);
  } catch (error) {
    process.stderr.write(`${REASONS[error.code]?.(port) ?? error.message}\n`);
    process.exit(1);
  }
}

if (isMain(import.meta)) await serveUntilInterrupted();
