/** The tables of figures in the lessons of the Japanese game: what the engine pays. */
import { describe, expect, test } from 'vitest';
import { WINDS } from '../../src/engine/core/wind.ts';
import { RIICHI_DEFAULTS } from '../../src/engine/rulesets/riichi/config.ts';
import { basicPoints } from '../../src/engine/rulesets/riichi/limits.ts';
import { paymentsOf, totalReceived } from '../../src/engine/rulesets/riichi/payments.ts';
import { settle } from '../../src/engine/rulesets/riichi/settle.ts';
import { loadKit } from '../../src/engine/scoring.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { readLessons } from './mdx.ts';

const { kiriage, countedYakuman } = RIICHI_DEFAULTS;

const ron = (han: number, fu: number, isDealer: boolean): number =>
  totalReceived(
    paymentsOf(basicPoints(han, fu, { kiriage, countedYakuman }).points, isDealer, 'discard'),
  );

const numberIn = (cell: string): number => Number(cell.replace(/[,\u202f]/g, ''));

const ITEMS = await loadKit('riichi').then((kit) => {
  const agreed = kit.withOptions();
  return agreed.ok ? agreed.value.items : [];
});

describe.each(LOCALES)('in %s', (locale) => {
  const lessons = readLessons(locale);
  /** The rows of the tables of a lesson, without their heads. */
  const rowsOf = (slug: string): readonly (readonly string[])[] =>
    (lessons.get(`riichi/${slug}`)?.body ?? '')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );

  test('the points by han and fu', () => {
    const rows = rowsOf('payments').filter(([fu = '']) => /^\d\d$/.test(fu));
    expect(rows).toHaveLength(12);
    const isSaid = (cell: string, points: readonly [han: number, fu: number, dealer: boolean]) => {
      const [han, fu, isDealer] = points;
      // No seven pairs of one han: they are two by themselves.
      if (fu === 25 && han === 1) return cell === '–';
      if (ron(han, fu, false) === 8000) return cell === 'mangan';
      return numberIn(cell) === ron(han, fu, isDealer);
    };
    const wrong = rows.flatMap(([fu, ...cells], row) =>
      cells.filter((cell, at) => !isSaid(cell, [at + 1, Number(fu), row >= 6])),
    );
    expect(wrong).toEqual([]);
  });

  test('the limits', () => {
    const rows = rowsOf('payments').filter(([name = '']) => /^\*[a-z]+\*$/.test(name));
    expect(rows.map(([name = '']) => name.slice(1, -1))).toEqual([
      ...['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'],
    ]);
    for (const [name = '', cell = '', child = '', dealer = ''] of rows) {
      const steps = cell.replace(/\d[,\u202f]\d{3}/g, '').match(/\d+/g) ?? [];
      expect(steps).not.toEqual([]);
      for (const han of steps.map(Number)) {
        expect([name, ron(han, 30, false), ron(han, 30, true)]).toEqual([
          ...[name, numberIn(child), numberIn(dealer)],
        ]);
      }
    }
  });

  test('what one han more brings', () => {
    const rows = rowsOf('declaring-ready').filter(([han = '']) => /^\d$/.test(han));
    expect(rows.map(([han, now = '', then = '']) => [han, numberIn(now), numberIn(then)])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((han) => [
        ...[String(han), ron(han, 30, false), ron(han + 1, 30, false)],
      ]),
    );
  });

  test('the drawn hand', () => {
    const rows = rowsOf('sticks-and-draws').filter(([who = '']) =>
      /^\d.(?:player|joueur)/.test(who),
    );
    expect(rows).toHaveLength(3);
    for (const [who = '', received = '', paid = ''] of rows) {
      const ready = WINDS.slice(0, Number.parseInt(who, 10));
      const scores = { E: 0, S: 0, W: 0, N: 0 };
      const settled = settle({ winner: null, from: null, dealer: 'E', scores, ready });
      const payments = settled.ok ? settled.value.payments : scores;
      expect([payments.E, -payments.N]).toEqual([numberIn(received), numberIn(paid)]);
    }
  });

  test('han of concealed and exposed hands', () => {
    const idOf = (name: string) => name.replaceAll('*', '').trim().replaceAll(' ', '-');
    const rows = rowsOf('richer-roles').flatMap(([names = '', concealed, exposed]) =>
      names.includes('*') ? names.split(',').map((name) => [idOf(name), concealed, exposed]) : [],
    );
    expect(rows).toHaveLength(15);
    for (const [id, concealed = '', exposed = ''] of rows) {
      const item = ITEMS.find((known) => known.id === id);
      expect([id, item?.value.han]).toEqual([id, Number(concealed)]);
      const open = item?.openValue?.han ?? (/\d/.test(exposed) ? item?.value.han : undefined);
      expect([id, open]).toEqual([id, /\d/.test(exposed) ? Number(exposed) : undefined]);
    }
  });
});
