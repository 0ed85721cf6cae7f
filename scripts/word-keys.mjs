/**
 * `./view.tsx?word-keys` is a list of the words that a file may say, read from its source and from all
 * that it imports: keys as they stand (`stage.check`), and keys that are put together, with a star
 * for each part that is filled in (`wait.*`). A page hands in the words of what is alive on it.
 * `./view.tsx?word-keys-inside` leaves out what the view of a drill has for its own page.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

const QUERY = /^(.*\.tsx?)\?word-keys(-inside)?$/;

const OF_ITS_PAGE = /^(own|level|errors|refused|columns|link|series|rowName|paper)$/;

/** The engine says nothing, and the words themselves are no place where they are said. */
const SILENT =
  /\/src\/(engine\/|i18n\/(words\/|words\.ts|page-words\.ts|delivery\/(carry|fetch)-words\.ts))/;

/** By which the part of a view is known that stands in other pages too. */
const INSIDE = 'VIEW inside a page';

const read = new Map();

const isKeyLike = (text) => /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text);
const isPatternLike = (text) =>
  /^([A-Za-z0-9-]+|\*)(\.([A-Za-z0-9-]|\*)+)+$/.test(text) && /[a-z]/i.test(text);

const patternOf = ({ head, templateSpans }) =>
  templateSpans.reduce((text, { literal }) => `${text}*${literal.text}`, head.text);

const isOfItsPage = (part) =>
  (ts.isPropertyAssignment(part) ||
    ts.isShorthandPropertyAssignment(part) ||
    ts.isMethodDeclaration(part)) &&
  ts.isIdentifier(part.name) &&
  OF_ITS_PAGE.test(part.name.text);

/** What a piece of source says, which names it uses and which files it fetches. */
function traitsOf(node, leavesOut = () => false) {
  const traits = { keys: new Set(), names: new Set(), fetched: new Set() };
  const visit = (part) => {
    if (leavesOut(part)) return;
    if (ts.isTypeNode(part) || ts.isInterfaceDeclaration(part) || ts.isTypeAliasDeclaration(part)) {
      return;
    }
    if (ts.isStringLiteralLike(part) && isKeyLike(part.text)) traits.keys.add(part.text);
    if (ts.isTemplateExpression(part)) {
      const pattern = patternOf(part);
      if (isPatternLike(pattern)) traits.keys.add(pattern);
    }
    if (ts.isIdentifier(part)) {
      const { parent } = part;
      const isOfAnother =
        (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) &&
        parent.name === part;
      if (!isOfAnother) traits.names.add(part.text);
    }
    if (ts.isCallExpression(part) && part.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [from] = part.arguments;
      if (from && ts.isStringLiteralLike(from)) traits.fetched.add(from.text);
    }
    ts.forEachChild(part, visit);
  };
  visit(node);
  return traits;
}

const isTypes = ({ phaseModifier }) => phaseModifier === ts.SyntaxKind.TypeKeyword;

const boundNames = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : boundNames(one.name)));

function readFile(path) {
  const { mtimeMs } = statSync(path);
  const known = read.get(path);
  if (known?.mtimeMs === mtimeMs) return known;
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const file = { mtimeMs, imports: new Map(), passed: new Map(), parts: new Map(), loose: [] };
  const from = (specifier) => {
    const at = resolve(dirname(path), specifier);
    return specifier.startsWith('.') && /\.tsx?$/.test(at) && existsSync(at) ? at : undefined;
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const at = from(statement.moduleSpecifier.text);
      const bindings = statement.importClause?.namedBindings;
      if (!at || !bindings || isTypes(statement.importClause)) continue;
      if (ts.isNamespaceImport(bindings)) file.imports.set(bindings.name.text, { at, name: '*' });
      else {
        for (const { name, propertyName, isTypeOnly } of bindings.elements) {
          if (!isTypeOnly) {
            file.imports.set(name.text, { at, name: (propertyName ?? name).text });
          }
        }
      }
    } else if (ts.isExportDeclaration(statement) && statement.exportClause) {
      const at = statement.moduleSpecifier && from(statement.moduleSpecifier.text);
      for (const { name, propertyName } of statement.exportClause.elements ?? []) {
        const inner = (propertyName ?? name).text;
        file.passed.set(name.text, at ? { at, name: inner } : { at: path, name: inner });
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations) {
        const traits = traitsOf(one);
        for (const name of boundNames(one.name)) file.parts.set(name, traits);
        if (one.name.getText() === 'VIEW' && one.initializer) {
          file.parts.set(INSIDE, traitsOf(one.initializer, isOfItsPage));
        }
      }
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      file.parts.set(statement.name?.text ?? 'default', traitsOf(statement));
    } else if (ts.isExpressionStatement(statement)) {
      file.loose.push(traitsOf(statement));
    }
  }
  file.fetchedFrom = from;
  read.set(path, file);
  return file;
}

const NOTHING = new Set();

const brought = new Map();

const WORDS = /fetchWords\(\s*\w+((?:,\s*'\w+')+)/g;

/** What the keys of a file of words begin with. */
function beginningsIn(area) {
  const words = readFileSync(new URL(`../src/i18n/words/${area}.ts`, import.meta.url), 'utf8');
  return [...words.matchAll(/^ {2}'(\w+)[.']/gm)].map(([, beginning]) => beginning);
}

/** The beginnings of the keys whose words a file that is fetched brings along. */
function bringsAlong(path) {
  const known = brought.get(path);
  if (known) return known;
  brought.set(path, NOTHING);
  const areas = [...readFileSync(path, 'utf8').matchAll(WORDS)].flatMap(([, areas]) =>
    [...areas.matchAll(/'(\w+)'/g)].map(([, area]) => area),
  );
  const { imports, passed } = readFile(path);
  const next = [...imports.values(), ...passed.values()].map(({ at }) => at);
  const brings = new Set([
    ...areas.flatMap(beginningsIn),
    ...next.flatMap((at) => (SILENT.test(at) ? [] : [...bringsAlong(at)])),
  ]);
  brought.set(path, brings);
  return brings;
}

/** All that may be said by what stands under a name in a file, or by all of a file. */
export function wordKeysIn(path, names = ['*']) {
  const keys = new Set();
  const seen = new Set();
  const take = (at, { keys: own, names: used, fetched }, along) => {
    const file = readFile(at);
    for (const text of own) if (!along.has(text.split('.')[0])) keys.add(text);
    for (const name of used) {
      const imported = file.imports.get(name);
      if (imported) visit(imported.at, imported.name, along);
      else if (file.parts.has(name)) visit(at, name, along);
    }
    for (const specifier of fetched) {
      const next = file.fetchedFrom(specifier);
      if (next) visit(next, '*', new Set([...along, ...bringsAlong(next)]));
    }
  };
  const visit = (at, name, along) => {
    const id = `${at}#${name}#${[...along].sort()}`;
    if (seen.has(id) || SILENT.test(at)) return;
    seen.add(id);
    const file = readFile(at);
    for (const traits of file.loose) take(at, traits, along);
    if (name === '*') {
      const known = [...file.parts.keys(), ...file.passed.keys()];
      for (const one of known) if (one !== INSIDE) visit(at, one, along);
      return;
    }
    const passed = file.passed.get(name);
    if (passed && !(passed.at === at && passed.name === name)) {
      visit(passed.at, passed.name, along);
    }
    const part = file.parts.get(name);
    if (part) take(at, part, along);
  };
  for (const name of names) visit(path, name, NOTHING);
  return [...keys].sort();
}

/** What the view of a drill may say inside another page. */
export const wordKeysInside = (path) => wordKeysIn(path, [INSIDE]);

/** @returns {import('vite').Plugin} */
export const wordKeyLists = () => ({
  name: 'word-keys',
  enforce: 'pre',
  // The list changes with files that the file itself only imports.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (QUERY.test(id) ? false : undefined)),
  load(id) {
    const [, file, isInside] = QUERY.exec(id) ?? [];
    if (file === undefined) return undefined;
    this.addWatchFile(file);
    return `export const wordKeys = ${JSON.stringify(isInside ? wordKeysInside(file) : wordKeysIn(file))};`;
  },
});
