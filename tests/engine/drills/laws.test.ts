/** What holds for every drill of the list, at every level, over many seeds. */
import { describe, expect, test } from 'vitest';
import type { Asked, Desk } from '../../../src/engine/drills/desk.ts';
import {
  type Level,
  type LevelField,
  levelFrom,
  type Texts,
  valuesOf,
} from '../../../src/engine/drills/drill.ts';
import { DRILLS, findDesk } from '../../../src/engine/drills/index.ts';
import { everyLevel } from './every-level.ts';

const SEEDS = [1, 7919, 20260101];
/** Levels of a drill that are tried; where there are more, evenly spread ones. */
const MOST_LEVELS = 12;

const spread = <T>(items: readonly T[], most: number): readonly T[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, at) => items[Math.floor((at * items.length) / most)] as T);

/** Main choices in every combination, and the others one after the other. */
function triedLevels(fields: readonly LevelField[]): readonly Level[] {
  const main = everyLevel(fields.filter(({ isMinor }) => !isMinor));
  const all = spread(main, MOST_LEVELS).map((level) => levelFrom(fields, level));
  const minor = everyLevel(fields).filter((level) =>
    fields.every(({ name, isMinor }) => isMinor || level[name] === all[0]?.[name]),
  );
  return [...all, ...spread(minor, MOST_LEVELS)];
}

const isPlain = (thing: unknown): void => expect(structuredClone(thing)).toEqual(thing);

/** Texts that nobody's question is written in. */
const NONSENSE = ['', '<b>', '9x', '1m'.repeat(2500), '__proto__', '🀄'.repeat(20), '0', ',', ' '];

describe.each(DRILLS)('$id', ({ id }) => {
  const open = (): Promise<Desk> => findDesk(id);

  test('goes by the id of its row, and has one field a name', async () => {
    const desk = await open();
    expect(desk.id).toBe(id);
    for (const names of [desk.parts, desk.levels.map(({ name }) => name)]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('begins at a level that it has', async () => {
    const { levels } = await open();
    const first = levelFrom(levels);
    for (const field of levels) expect(valuesOf(field, first)).toContain(first[field.name]);
  });

  interface Dealt {
    readonly level: Level;
    readonly asked: Asked;
  }
  let questions: readonly Dealt[] | undefined;

  /** Dealt once for all the laws: to deal is what takes time. */
  const dealtBy = (desk: Desk): readonly Dealt[] => {
    questions ??= triedLevels(desk.levels).flatMap((level) =>
      SEEDS.map((seed) => ({ level, asked: desk.deal(seed, { level }) })),
    );
    return questions;
  };

  const eachQuestion = async (law: (desk: Desk, asked: Asked, level: Level) => void) => {
    const desk = await open();
    for (const { level, asked } of dealtBy(desk)) law(desk, asked, level);
  };

  test('the same seed asks the same question', async () => {
    const desk = await open();
    const first = dealtBy(desk).filter((_, at) => at % SEEDS.length === 0);
    for (const { level, asked } of first) {
      expect(desk.deal(SEEDS[0] ?? 0, { level })).toEqual(asked);
    }
  });

  test('a question is plain data, and comes back from its texts', () =>
    eachQuestion((desk, asked) => {
      isPlain(asked);
      expect(Object.keys(asked.texts).filter((part) => !desk.parts.includes(part))).toEqual([]);
      expect(desk.ask(asked.texts)).toEqual({ ok: true, value: asked });
    }));

  test('a question keeps what its level promises', () =>
    eachQuestion((desk, { texts }, level) => {
      expect(desk.keeps(texts, level), JSON.stringify([texts, level])).toBe(true);
    }));

  test('the answer is right, and counted in whole numbers', () =>
    eachQuestion((desk, { texts }) => {
      const answer = desk.solve(texts);
      const verdict = desk.check(texts, answer);
      isPlain(answer);
      isPlain(verdict);
      expect(verdict.right, JSON.stringify(texts)).toBe(true);
      const { found, missed, wrong } = verdict.marks;
      expect([missed, wrong]).toEqual([0, 0]);
      expect(Number.isInteger(found) && found >= 0).toBe(true);
    }));

  test('there are hints, each step once', () =>
    eachQuestion((desk, { texts, hintSteps }) => {
      isPlain(desk.hints(texts));
      expect(hintSteps.length).toBeGreaterThan(0);
      expect(new Set(hintSteps).size).toBe(hintSteps.length);
    }));

  test('a question can be varied, where the drill varies', async () => {
    const desk = await open();
    const level = levelFrom(desk.levels);
    const { texts } = desk.deal(1, { level });
    for (const seed of SEEDS) {
      const varied = desk.deal(seed, { level, like: texts });
      isPlain(varied);
      expect(desk.ask(varied.texts)).toEqual({ ok: true, value: varied });
      expect(desk.check(varied.texts, desk.solve(varied.texts)).right).toBe(true);
    }
  });

  test.each(NONSENSE)('%j is refused, by the name of a part', async (text) => {
    const desk = await open();
    const { texts } = desk.deal(1, { level: levelFrom(desk.levels) });
    const [first = ''] = desk.parts;
    const everywhere = Object.fromEntries(desk.parts.map((part) => [part, text]));
    const given: readonly Texts[] = [everywhere, { ...texts, [first]: text }];
    for (const written of given) {
      const asked = desk.ask(written);
      expect(asked.ok, JSON.stringify(written)).toBe(false);
      if (asked.ok) continue;
      isPlain(asked.error);
      expect(desk.parts).toContain(asked.error.part);
    }
  });

  test('no text at all is refused', async () => {
    const asked = (await open()).ask({});
    expect(asked.ok).toBe(false);
  });
});
