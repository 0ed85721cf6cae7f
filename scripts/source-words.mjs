/**
 * Writes `tests/data/source-words.json` anew: by it the tests know whether a quotation stands in its
 * source without holding the source. `node scripts/source-words.mjs tchou1924=text.txt mcr=…`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printsOf } from '../tests/content/source-words.ts';
import { root } from './project.mjs';

const sources = process.argv.slice(2).map((argument) => argument.split('='));
const prints = sources.map(([id, path]) => [
  id,
  Buffer.from(
    new Uint32Array([...printsOf(readFileSync(path, 'utf8'))].sort((a, b) => a - b)).buffer,
  ).toString('base64'),
]);
writeFileSync(
  join(root, 'tests/data/source-words.json'),
  `${JSON.stringify(Object.fromEntries(prints), null, 2)}\n`,
);
