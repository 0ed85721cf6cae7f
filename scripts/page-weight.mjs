/** What a built page loads: its scripts, its styles, and whatever it would ask of another host. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { elementsIn, textIn, treeOf } from './html.mjs';
import { fileAt } from './site-files.mjs';

const RUNS = new Set(['', 'module', 'text/javascript', 'application/javascript']);
const ISLAND_SCRIPTS = ['component-url', 'renderer-url', 'before-hydration-url'];
const LOADING_LINKS =
  /\b(stylesheet|icon|apple-touch-icon|mask-icon|manifest|preload|modulepreload|prefetch|preconnect|dns-prefetch)\b/;
const LOADING_ATTRIBUTES = [
  'src',
  'srcset',
  'poster',
  'data',
  'action',
  'formaction',
  'background',
];
const LOADING_CALLS = new Set(['import', 'fetch', 'importScripts', 'sendBeacon', 'open']);
const LOADING_CLASSES = new Set(['Worker', 'SharedWorker', 'WebSocket', 'EventSource', 'Request']);
const FOREIGN = /^\s*(?:(?:https?|wss?):)?\/\//i;
const FOREIGN_CSS = /(?:url\(\s*|@import\s+)["']?\s*((?:https?:)?\/\/[^"')\s;]+)/gi;

export const gzipBytes = (data) => gzipSync(data, { level: 9 }).length;

const isRun = ({ name, attributes }) => name === 'script' && RUNS.has(attributes.type ?? '');

const isText = (node) => node !== undefined && ts.isStringLiteralLike(node);

function calledName(node) {
  const callee = node.expression;
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return 'import';
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
}

function foreignAddress(node) {
  if (ts.isCallExpression(node) && LOADING_CALLS.has(calledName(node))) {
    return node.arguments.filter(isText).find(({ text }) => FOREIGN.test(text))?.text;
  }
  if (ts.isNewExpression(node) && LOADING_CLASSES.has(calledName(node))) {
    const [first] = node.arguments ?? [];
    return isText(first) && FOREIGN.test(first.text) ? first.text : undefined;
  }
  const isSource =
    ts.isBinaryExpression(node) &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.name.text === 'src';
  return isSource && isText(node.right) && FOREIGN.test(node.right.text)
    ? node.right.text
    : undefined;
}

/**
 * What a script imports at once, which files it names besides (imported on demand, or run as
 * workers), and what it would load from another host.
 */
function readScript(text) {
  const imports = [];
  const named = [];
  const foreign = [];
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      imports.push(node.moduleSpecifier.text);
      return;
    }
    if (isText(node) && /\.m?js$/.test(node.text)) named.push(node.text);
    const address = foreignAddress(node);
    if (address) foreign.push(address);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.js', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS));
  return { imports, named, foreign };
}

function foreignInCss(text) {
  return [...text.matchAll(FOREIGN_CSS)].map(([, address]) => address);
}

function foreignInTag({ name, attributes }) {
  const loading = LOADING_ATTRIBUTES.flatMap((attribute) => attributes[attribute] ?? []);
  const href = attributes.href ?? attributes['xlink:href'] ?? '';
  const isLink = name === 'link' && LOADING_LINKS.test(attributes.rel ?? '');
  if (isLink || ['use', 'image', 'feimage', 'script'].includes(name)) loading.push(href);
  const inStyle = foreignInCss(attributes.style ?? '');
  return [...loading.flatMap((value) => value.split(',')), ...inStyle].filter((value) =>
    FOREIGN.test(value),
  );
}

/** What a page or drawing would ask of another host; plain links ask nothing. */
function foreignInMarkup(text) {
  return elementsIn(treeOf(text)).flatMap((element) => {
    const { name } = element;
    const inside =
      name === 'style'
        ? foreignInCss(textIn(element))
        : isRun(element)
          ? readScript(textIn(element)).foreign
          : [];
    return [...foreignInTag(element), ...inside];
  });
}

export function foreignIn(file, text) {
  if (file.endsWith('.css')) return foreignInCss(text);
  return /\.m?js$/.test(file) ? readScript(text).foreign : foreignInMarkup(text);
}

/** Measures the pages of one folder; every file is read and packed once. */
export function createScales(folder, base = '/') {
  const cache = new Map();
  const exists = (file) => file !== undefined && existsSync(join(folder, file));

  function load(file, read) {
    if (!cache.has(file)) {
      const text = readFileSync(join(folder, file), 'utf8');
      cache.set(file, { bytes: gzipBytes(text), ...read(text) });
    }
    return cache.get(file);
  }

  const script = (file) => load(file, readScript);
  const sheet = (file) =>
    load(file, (text) => ({
      imports: [...text.matchAll(/@import\s+(?:url\()?["']?([^"')\s;]+)/g)].map(([, to]) => to),
      named: [],
    }));

  /** Adds what hangs on the files: everything that is loaded without being asked for. */
  function closure(files, read, missing) {
    const found = new Set();
    const queue = [...files];
    while (queue.length > 0) {
      const file = queue.pop();
      if (found.has(file)) continue;
      if (!exists(file)) {
        missing.add(file);
        continue;
      }
      found.add(file);
      for (const address of read(file).imports) {
        if (!FOREIGN.test(address)) queue.push(fileAt(address, { base, from: `${base}${file}` }));
      }
    }
    return found;
  }

  function onDemand(own, texts) {
    const named = [
      ...[...own].flatMap((file) => script(file).named.map((name) => ({ name, from: file }))),
      ...texts.flatMap((text) => readScript(text).named.map((name) => ({ name, from: '' }))),
    ];
    const files = named
      .flatMap(({ name, from }) => [
        fileAt(name, { base, from: `${base}${from}` }),
        fileAt(name, { base }),
      ])
      .filter(exists);
    return [...closure(files, script, new Set())].filter((file) => !own.has(file));
  }

  function scriptsOf(elements, page) {
    const inline = elements
      .filter((element) => isRun(element) && element.attributes.src === undefined)
      .map(textIn);
    const addresses = elements.flatMap(({ name, attributes }) => {
      if (name === 'script') return attributes.src ?? [];
      if (name === 'astro-island') return ISLAND_SCRIPTS.flatMap((key) => attributes[key] ?? []);
      const isScript = attributes.rel === 'preload' && attributes.as === 'script';
      return name === 'link' && isScript ? (attributes.href ?? []) : [];
    });
    addresses.push(...inline.flatMap((text) => readScript(text).imports));
    const local = addresses.filter((address) => address !== '' && !FOREIGN.test(address));
    return { inline, files: local.map((address) => fileAt(address, { base, from: page })) };
  }

  /** What the head of a page names to be fetched: a sheet, or what will be asked for later. */
  const linked = (elements, page, ...rels) =>
    elements
      .filter(({ name, attributes }) => name === 'link' && rels.includes(attributes.rel))
      .map(({ attributes }) => fileAt(attributes.href ?? '', { base, from: page }));

  function stylesOf(elements, page) {
    const inline = elements.filter(({ name }) => name === 'style').map(textIn);
    const files = elements
      .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
      // Browsers fetch what is for paper when all else is there.
      .filter(({ attributes }) => attributes.media !== 'print')
      .map(({ attributes }) => attributes.href ?? '')
      .filter((address) => !FOREIGN.test(address))
      .map((address) => fileAt(address, { base, from: page }));
    return { inline, files };
  }

  const sum = (files, read, inline) =>
    [...files].reduce((total, file) => total + read(file).bytes, 0) +
    (inline.length > 0 ? gzipBytes(inline.join('\n')) : 0);

  return {
    /** The weight of a page in gzipped bytes, and the files it is made of. */
    weigh(file) {
      const elements = elementsIn(treeOf(readFileSync(join(folder, file), 'utf8')));
      const page = `${base}${file}`;
      // What is named ahead weighs nothing here, but has to be there.
      const ahead = linked(elements, page, 'modulepreload', 'preload');
      const missing = new Set(ahead.filter((at) => !exists(at)));
      const scripts = scriptsOf(elements, page);
      const styles = stylesOf(elements, page);
      const js = closure(scripts.files, script, missing);
      const css = closure(styles.files, sheet, missing);
      const later = onDemand(js, scripts.inline);
      return {
        file,
        hasWidget: elements.some(({ name }) => name === 'astro-island'),
        js: sum(js, script, scripts.inline),
        css: sum(css, sheet, styles.inline),
        jsOnDemand: sum(later, script, []),
        files: [...js, ...css].map((at) => ({ file: at, bytes: cache.get(at).bytes })),
        fetched: new Set([...js, ...css, ...linked(elements, page, 'stylesheet'), ...ahead]).size,
        missing: [...missing],
      };
    },
  };
}
