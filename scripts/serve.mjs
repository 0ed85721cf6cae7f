/**
 * The built site as static hosts serve it: compressed, folders with an index.html, a 404 page, a
 * base path, the headers of its `_headers`. Usable on its own: `PORT=4321 node scripts/serve.mjs`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';
import { headerRules, headersFor } from './headers.mjs';
import { basePath, dist, isMain } from './project.mjs';

export const DEFAULT_PORT = 4321;
const LOOPBACK = ['127.0.0.1', '::1'];

/** The address with the slash that it lacks: a folder is a page. */
function withSlash({ pathname, search }, folder, base) {
  const isPage = existsSync(join(folder, pathname.slice(base.length), 'index.html'));
  const isBase = `${pathname}/` === base;
  return isBase || (pathname.startsWith(base) && !pathname.endsWith('/') && isPage)
    ? `${pathname}/${search}`
    : undefined;
}

function siteIn(folder, base) {
  const pack = compression();
  const files = sirv(folder, { dev: true, etag: true });
  const own = join(folder, '_headers');
  const rules = existsSync(own) ? headerRules(readFileSync(own, 'utf8')) : [];

  function setHeaders(response, path) {
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Vary', 'Accept-Encoding');
    for (const [name, values] of headersFor(rules, path)) response.setHeader(name, values);
  }

  async function answerMissing(response) {
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    response.writeHead(404);
    response.end(await readFile(join(folder, '404.html')).catch(() => 'Not found'));
  }

  return (request, response) =>
    pack(request, response, () => {
      const asked = `http://site.invalid${request.url}`;
      if (!URL.canParse(asked)) return answerMissing(response);
      const address = new URL(asked);
      setHeaders(response, address.pathname.replace(base, '/'));
      const moved = withSlash(address, folder, base);
      if (moved) return response.writeHead(301, { Location: moved }).end();
      if (!address.pathname.startsWith(base)) return answerMissing(response);
      request.url = address.pathname.slice(base.length - 1);
      files(request, response, () => answerMissing(response));
    });
}

function listen(site, port, host) {
  return new Promise((done, fail) => {
    const server = createServer(site);
    server.once('error', fail);
    server.listen(port, host, () => done(server));
  });
}

/**
 * Serves a folder on this machine alone, unless `host` says otherwise.
 * @param {{ folder?: string, base?: string, port?: number, host?: string }} [options]
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve(options = {}) {
  const { folder = dist, base = basePath(), port = DEFAULT_PORT, host } = options;
  const site = siteIn(folder, base);
  const servers = [];
  let bound = port;
  for (const address of host ? [host] : LOOPBACK) {
    try {
      const server = await listen(site, bound, address);
      bound = server.address().port;
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
