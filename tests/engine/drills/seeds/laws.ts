/** What holds for every question over many seeds: only what is quick, so that there can be many. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { COPIES } from '../../../../src/engine/core/tile.ts';
import type { Desk, QuestionData } from '../../../../src/engine/drills/desk.ts';
import { levelFrom, type Texts } from '../../../../src/engine/drills/drill.ts';
import { DRILLS, type DrillEntry, findDesk } from '../../../../src/engine/drills/index.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../../../src/engine/rulesets/index.ts';
import { loadAtTable } from '../../../../src/engine/rulesets/tables.ts';
import { everyLevel } from '../every-level.ts';
import { inSight, sizesAt } from './in-sight.ts';

/**
 * Questions at each level; where a drill has very many levels they share what 24 would have. More
 * are asked before a release: `SEEDS=1000 npm test -- unit`.
 */
const SEEDS = Number(process.env['SEEDS'] ?? 12);
const MOST_LEVELS = 24;

const seedAt = (at: number): number => at * 7919 + 101;

const copiesThereAre = (tile: string): number => (tile.endsWith('f') ? 1 : COPIES);

function hasTooMany(tiles: readonly string[]): boolean {
  const held = new Map<string, number>();
  for (const tile of tiles) held.set(tile, (held.get(tile) ?? 0) + 1);
  return [...held].some(([tile, copies]) => copies > copiesThereAre(tile));
}

/** The rule sets that a question is asked under: *Who would take this?* goes through all of them. */
function rulesOf({ id, ...row }: DrillEntry, { rules }: Texts): readonly PlayableRules[] {
  if (row.taught) return [row.taught.rules];
  if (id === 'who-would-take') return PLAYABLE_RULES;
  return PLAYABLE_RULES.filter((known) => known === rules);
}

const mostKongs = new Map<PlayableRules, number>();
for (const id of PLAYABLE_RULES) {
  const { reserve } = (await loadAtTable(id)).table;
  if (reserve.mostKongs) mostKongs.set(id, reserve.mostKongs.kongs);
}

/** What is amiss with a question as it would lie on a table. */
function amissOnTable(row: DrillEntry, texts: Texts): string | undefined {
  const { tiles, sizes, kongs } = inSight(row.id, texts);
  if (hasTooMany(tiles)) return 'too many of a tile';
  if (sizes.some((size) => !sizesAt(row.id, texts).includes(size))) return `a hand of ${sizes}`;
  const most = rulesOf(row, texts).flatMap((id) => mostKongs.get(id) ?? []);
  return most.some((limit) => kongs > limit) ? `${kongs} kongs` : undefined;
}

function amiss(desk: Desk, asked: QuestionData): string | undefined {
  const { texts } = asked;
  const read = desk.ask(texts);
  if (!read.ok) return JSON.stringify(read.error);
  if (!isDeepStrictEqual(read.value, asked)) return 'another question';
  const { right, marks } = desk.check(texts, desk.solve(texts));
  return right && marks.missed + marks.wrong === 0 ? undefined : 'a wrong answer';
}

async function amissAt(row: DrillEntry): Promise<readonly unknown[]> {
  const desk = await findDesk(row.id);
  const levels = everyLevel(desk.levels.filter(({ isMinor }) => !isMinor));
  const each = Math.ceil((SEEDS * Math.min(MOST_LEVELS, levels.length)) / levels.length);
  return levels.flatMap((main) => {
    const level = levelFrom(desk.levels, main);
    return Array.from({ length: each }, (_, at) => seedAt(at)).flatMap((seed) => {
      const asked = desk.deal(seed, { level });
      const found = amiss(desk, asked) ?? amissOnTable(row, asked.texts);
      return found === undefined ? [] : [[found, level, seed, asked.texts]];
    });
  });
}

/** The laws for each third of the list, so that the thirds can be tried side by side. */
export const describeThird = (third: 0 | 1 | 2): void =>
  describe.each(DRILLS.filter((_, at) => at % 3 === third))('$id', (row) => {
    test('a question can be asked again, lies on a table, and its answer is right', async () => {
      expect((await amissAt(row)).slice(0, 5)).toEqual([]);
    });
  });
