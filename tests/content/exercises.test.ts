/** The exercises of the lessons: what each claims is what the engine answers. */
import { describe, expect, test } from 'vitest';
import type { Exercise } from '../../src/course/exercises.ts';
import { isUndisputed } from '../../src/engine/drills/discards/discard-dispute.ts';
import { parseDiscardQuestion } from '../../src/engine/drills/discards/discard-question.ts';
import { loadDiscardRules } from '../../src/engine/drills/discards/discard-rules.ts';
import {
  type Desk,
  type DrillId,
  findDesk,
  type ScoringTypes,
  type SettleTypes,
  type TableTypes,
  type TypesOf,
} from '../../src/engine/drills.ts';
import { compareTiles, formatTiles, type Tile } from '../../src/engine/notation.ts';
import { tiles } from '../engine/hands.ts';
import { readCourses, readExercises } from './read.ts';

const EXERCISES = readExercises();
const SLUGS = readCourses().flatMap(({ lessons }) => lessons.map(({ slug }) => slug));
const of = (id: DrillId) => EXERCISES.filter(({ drill }) => drill === id);
const WAITS = of('find-waits');

/** The tiles that the places of an answer stand for, where an author names tiles. */
function tilesChosen(shown: TableTypes['shown'], answer: readonly string[]): string | undefined {
  const { ask } = shown;
  if (ask !== 'first' && ask !== 'isolated' && ask !== 'danger' && ask !== 'enough') {
    return undefined;
  }
  const row = shown.ask === 'enough' ? shown.of : shown.hand;
  return formatTiles(answer.flatMap((place) => row[Number(place)] ?? []));
}

/** What a hand is worth, whatever is asked of it. */
const worth = (desk: Desk, { texts }: Exercise): string =>
  String((desk.check(texts, {}) as ScoringTypes['verdict']).sheet.totals.total);

const RULES_OF_DISCARDS = await loadDiscardRules();

/** A name or a number stands as it is. */
const plain = (desk: Desk, { texts }: Exercise): string => String(desk.solve(texts));

/** Other answers, as an author writes them. */
const WRITTEN: Readonly<Partial<Record<DrillId, (desk: Desk, exercise: Exercise) => string>>> = {
  'find-waits': (desk, { texts }) => formatTiles(desk.solve(texts) as readonly Tile[]),
  'at-the-table': (desk, { texts }) => {
    const answer = desk.solve(texts) as readonly string[];
    const asked = desk.ask(texts);
    const shown = (asked.ok ? asked.value.shown : undefined) as TableTypes['shown'];
    return tilesChosen(shown, answer) ?? answer.join(' ');
  },
  // Every discard that is right.
  'what-discard': (desk, { texts }) => {
    const hints = desk.hints(texts) as TypesOf<'what-discard'>['hints'];
    return formatTiles([...hints.answer].sort(compareTiles));
  },
  'goulash-exchange': (desk, { texts }) =>
    formatTiles(desk.solve(texts) as TypesOf<'goulash-exchange'>['answer']),
  'name-hand': (desk, { texts }) => {
    const { name, tiles, mark } = desk.solve(texts) as TypesOf<'name-hand'>['answer'];
    return [name, formatTiles(tiles), mark].join(' ');
  },
  'what-is-safe': (desk, { texts }) =>
    formatTiles(desk.solve(texts) as TypesOf<'what-is-safe'>['answer']),
  // What goes, then what comes.
  'route-to-eight': (desk, { texts }) => {
    const { out, in: coming } = desk.solve(texts) as TypesOf<'route-to-eight'>['answer'];
    return `${out} ${coming}`;
  },
  'settle-table': (desk, { texts }) => String((desk.solve(texts) as SettleTypes['answer']).sum),
  // What is lawful, where that is asked, then what one does.
  'may-i-claim': (desk, { texts }) => {
    const { lawful, choice } = desk.solve(texts) as TypesOf<'may-i-claim'>['answer'];
    return texts['ask'] === 'way' ? choice : [...lawful, choice].join(' ');
  },
  'after-chow': (desk, { texts }) =>
    formatTiles(desk.solve(texts) as TypesOf<'after-chow'>['answer']),
  'count-han': worth,
  'count-hand': worth,
  'count-marks': worth,
  'total-fans': worth,
  'which-fans': worth,
};

describe.each(EXERCISES)('$id', (exercise) => {
  const { id, drill, texts, claim } = exercise;

  test('is answered as it claims', async () => {
    const written = WRITTEN[drill] ?? plain;
    expect(written(await findDesk(drill), exercise)).toBe(claim);
  });

  test('is written as its drill writes it', async () => {
    const asked = (await findDesk(drill)).ask(texts);
    expect(asked.ok ? asked.value.texts : asked.error).toEqual(texts);
  });

  test('takes its answer and no other', async () => {
    const desk = await findDesk(drill);
    expect(desk.check(texts, desk.solve(texts)).right).toBe(true);
    if (drill === 'at-the-table') expect(desk.check(texts, []).right).toBe(false);
  });

  test('belongs to a lesson', () => {
    expect(id).toMatch(/^[a-z-]+\.[a-z-]+$/);
    expect(SLUGS).toContain(id.split('.')[0]);
  });
});

test.each(of('what-discard'))('$id is beyond dispute', ({ texts }) => {
  const question = parseDiscardQuestion(texts, RULES_OF_DISCARDS);
  expect(question.ok && isUndisputed(question.value)).toBe(true);
});

test.each(of('goulash-exchange'))('$id has one best choice', async ({ drill, texts, claim }) => {
  const desk = await findDesk(drill);
  const verdict = desk.check(texts, desk.solve(texts)) as TypesOf<'goulash-exchange'>['verdict'];
  expect(verdict.best.map((choice) => formatTiles(choice.tiles))).toEqual([claim]);
});

test('no question is asked twice', () => {
  const asked = EXERCISES.map(({ drill, texts }) => JSON.stringify([drill, texts]));
  expect(asked.filter((texts, at) => asked.indexOf(texts) !== at)).toEqual([]);
});

describe('hands that wait', () => {
  test.each(WAITS)('$id has its tiles in order, and claims each once', ({ texts, claim }) => {
    const concealed = tiles(texts['hand']?.replace(/[~(].*/, '') ?? '');
    expect([...concealed].sort(compareTiles)).toEqual(concealed);
    const claimed = tiles(claim);
    expect([...new Set(claimed)].sort(compareTiles)).toEqual(claimed);
  });

  test('every number of waits up to nine is met, and none', () => {
    const counts = new Set(WAITS.map(({ claim }) => tiles(claim).length));
    const wanted = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(wanted.filter((count) => !counts.has(count))).toEqual([]);
  });
});

describe('tables to settle', () => {
  const SETTLEMENTS = of('settle-table');
  const settled = async (texts: Exercise['texts']) => {
    const desk = await findDesk('settle-table');
    return (desk.check(texts, desk.solve(texts)) as SettleTypes['verdict']).settlement;
  };

  test.each(SETTLEMENTS)('$id sums to zero', async ({ texts }) => {
    const { payments } = await settled(texts);
    expect(Object.values(payments).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(0, 6);
  });

  /** Chapter V, pp. 63–64: the sums before the book rounds them. */
  test.each([
    ['settling-the-accounts.book', { 'S>E': 1.6, 'W>E': 0.8, 'N>E': 0.8 }],
    ['settling-the-accounts.drawn', { 'S>E': 1.6, 'W>E': 1.6, 'N>E': 1.6 }],
  ])('%s pays as the book does', async (id, toWinner) => {
    const exercise = SETTLEMENTS.find((known) => known.id === id);
    if (!exercise) throw new Error(`no exercise ${id}`);
    const { transfers } = await settled(exercise.texts);
    const paid = Object.fromEntries(
      transfers.map(({ from, to, amount }) => [`${from}>${to}`, amount]),
    );
    expect(paid).toEqual({ ...toWinner, 'W>S': 0.08, 'N>S': 0.36, 'N>W': 0.28 });
  });
});
