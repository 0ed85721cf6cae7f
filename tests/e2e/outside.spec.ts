/** A Japanese game from elsewhere: brought as text, refused by name, looked back on from a seat. */
import { readFileSync } from 'node:fs';
import { WINDS } from '../../src/engine/notation.ts';
import type { HandRecord } from '../../src/engine/play.ts';
import { tenhouOf } from '../engine/outside-games/write-log.ts';
import { expect, site, test } from './site.ts';

const [line = ''] = readFileSync('tests/data/japanese-games.jsonl', 'utf8').split('\n');
const { record, expect: known } = JSON.parse(line) as {
  readonly record: HandRecord;
  readonly expect: { readonly payments: Record<(typeof WINDS)[number], number> };
};
const GAME = tenhouOf([
  {
    ...{ record, starter: 0, gains: known.payments, markers: ['3p'], underMarkers: [] },
    isDrawn: false,
  },
]);
