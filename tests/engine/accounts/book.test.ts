/** The book of an evening: laws over all books, and files that are none. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AccountBook,
  addHand,
  bookIn,
  changeHand,
  cleanName,
  type HandEntry,
  newBook,
  standingOf,
  strikeHand,
  undoLine,
} from '../../../src/engine/accounts.ts';
import { loadSettleRules } from '../../../src/engine/drills.ts';
import { windOf } from '../../../src/engine/notation.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../../src/engine/scoring.ts';

const sides = new Map(
  await Promise.all(
    PLAYABLE_RULES.map(async (rules) => [rules, await loadSettleRules(rules)] as const),
  ),
);
const sideOf = (rules: PlayableRules) => {
  const settleRules = sides.get(rules);
  if (!settleRules) throw new Error(rules);
  return settleRules;
};

const seat = fc.constantFrom(0, 1, 2, 3) as fc.Arbitrary<0 | 1 | 2 | 3>;
const seats = fc.subarray([0, 1, 2, 3] as const, { minLength: 1 });
/** Worth something under every rule set, to the dealer and to others. */
const points = fc.constantFrom(8000, 12_000, 16_000, 24_000);

const won = fc
  .record({ winner: seat, from: fc.option(seat), worth: points, loser: fc.nat(400) })
  .filter(({ winner, from }) => winner !== from)
  .map(
    ({ winner, from, worth, loser }): HandEntry => ({
      ...{ end: 'win', winners: [winner], from },
      worths: { [(winner + 1) % 4]: loser, [winner]: worth },
    }),
  );
const entry: fc.Arbitrary<HandEntry> = fc.oneof(
  { weight: 5, arbitrary: won },
  fc.record({ end: fc.constant('drawn' as const), ready: seats, declared: seats }),
  fc.record({ end: fc.constant('drawn' as const), kong: fc.constant(true as const) }),
  fc.record({ end: fc.constant('false-win' as const), seat }),
  fc.constant<HandEntry>({ end: 'new-game' }),
);

const written = fc
  .record({
    rules: fc.constantFrom(...PLAYABLE_RULES),
    names: fc.tuple(fc.string(), fc.string(), fc.string(), fc.string()),
    begun: fc.nat(),
    entries: fc.array(entry, { maxLength: 24 }),
    changes: fc.array(fc.record({ at: fc.nat(23), entry: fc.option(entry) }), { maxLength: 4 }),
  })
  .map(({ entries, changes, ...set }): AccountBook => {
    const book = entries.reduce(addHand, newBook({ ...set, options: {} }));
    return changes
      .filter(({ at }) => at < entries.length)
      .reduce(
        (before, { at, entry: now }) =>
          now ? changeHand(before, at, now) : strikeHand(before, at),
        book,
      );
  });

describe('laws', () => {
  test('to undo what was added is to do nothing', () => {
    fc.assert(
      fc.property(written, entry, (book, more) => {
        expect(undoLine(addHand(book, more))).toEqual(book);
      }),
    );
  });

  test('what is saved reads back the same', () => {
    fc.assert(
      fc.property(written, (book) => {
        expect(bookIn(JSON.parse(JSON.stringify(book)))).toEqual({ ok: true, value: book });
      }),
    );
  });

  test('every hand is settled as its rule set settles it, and all of it comes to nothing', () => {
    fc.assert(
      fc.property(written, (book) => {
        const settleRules = sideOf(book.rules);
        const agreed = settleRules.kit.withOptions({ ...book.options });
        if (!agreed.ok) throw new Error('agreed');
        const { hands, game } = standingOf(settleRules, book);
        const sums = [0, 0, 0, 0];
        for (const { settled, entry: one, game: before } of hands) {
          if (!settled?.ok) continue;
          const { payments } = settled.value.settlement;
          expect(Object.values(payments).reduce((sum, paid) => sum + paid, 0)).toBeCloseTo(0, 6);
          for (const at of [0, 1, 2, 3] as const) {
            sums[at] = (sums[at] ?? 0) + payments[windOf(before.starter, at)];
          }
          if (one.end !== 'win') continue;
          const scores = { E: 0, S: 0, W: 0, N: 0 };
          for (const [at, worth] of Object.entries(one.worths)) {
            const isWinner = Number(at) === one.winners[0];
            if (!isWinner && !settleRules.teaching.losers) continue;
            scores[windOf(before.starter, Number(at) as 0)] = Number(worth);
          }
          const laid = Object.entries(before.deposits).map(([at, n]) => [
            windOf(before.starter, Number(at) as 0),
            n,
          ]);
          const plain = agreed.value.settle({
            winner: windOf(before.starter, one.winners[0]),
            from: one.from === null ? null : windOf(before.starter, one.from),
            ...{ scores, dealer: 'E', repeats: before.repeats },
            deposits: Object.fromEntries(laid),
          });
          expect(plain).toMatchObject({ ok: true, value: { payments } });
        }
        sums.forEach((sum, at) => {
          expect(game.totals[at as 0]).toBeCloseTo(sum, 4);
        });
      }),
    );
  });

  test('no text breaks the reader', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(typeof bookIn(value).ok).toBe('boolean');
      }),
    );
  });
});

const WIN = { end: 'win', winners: [0], from: 1 } as const;

const tiles = (hand: string) => ({ 0: { hand, texts: {} } });

function entryFile(value: unknown): unknown {
  const set = { rules: 'mcr', options: {}, names: ['A', 'B', 'C', 'D'], begun: 1 } as const;
  return { ...newBook(set), lines: [{ line: 'hand', entry: value }] };
}

describe('files', () => {
  const good = addHand(
    newBook({ rules: 'mcr', options: {}, names: ['A', 'B', 'C', 'D'], begun: 1 }),
    { end: 'win', winners: [0], from: 1, worths: { 0: 8 } },
  );
  const [line] = good.lines;

  test.each<[string, unknown, string]>([
    ['nothing', null, 'foreign'],
    ['a list', [good], 'foreign'],
    ['another file of the site', { moineau: 1 }, 'foreign'],
    ['a later form', { ...good, v: 2 }, 'newer'],
    ['another form', { ...good, v: 0.5 }, 'damaged'],
    ['rules that nobody knows', { ...good, rules: 'toString' }, 'damaged'],
    ['three names', { ...good, names: ['A', 'B', 'C'] }, 'damaged'],
    ['a name that is none', { ...good, names: ['A', 'B', 'C', {}] }, 'damaged'],
    ['options that are no values', { ...good, options: { edition: { a: 1 } } }, 'damaged'],
    ['a prototype among the options', JSON.parse('{"v":1,"options":{"__proto__":1}}'), 'damaged'],
    ['no date', { ...good, begun: 'today' }, 'damaged'],
    ['a date without end', { ...good, begun: Number.MAX_VALUE }, 'damaged'],
    ['no lines', { ...good, lines: {} }, 'damaged'],
    ['too many lines', { ...good, lines: Array(3000).fill(line) }, 'damaged'],
    ['a line that is none', { ...good, lines: [null] }, 'damaged'],
    ['a change of no hand', { ...good, lines: [{ line: 'strike', at: 0 }] }, 'damaged'],
    ['a change of a later hand', { ...good, lines: [line, { line: 'strike', at: 1 }] }, 'damaged'],
    ['a fifth seat', entryFile({ end: 'win', winners: [4], from: null, worths: {} }), 'damaged'],
    ['a seat twice', entryFile({ end: 'win', winners: [1, 1], from: 0, worths: {} }), 'damaged'],
    ['nobody', entryFile({ end: 'win', winners: [], from: 0, worths: {} }), 'damaged'],
    ['points below zero', entryFile({ ...WIN, worths: { 0: -8 } }), 'damaged'],
    ['points without end', entryFile({ ...WIN, worths: { 0: 1e21 } }), 'damaged'],
    ['half a point', entryFile({ ...WIN, worths: { 0: 8.5 } }), 'damaged'],
    ['a hand without end', entryFile({ ...WIN, worths: tiles('1'.repeat(5000)) }), 'damaged'],
    ['a fine of nobody', entryFile({ ...WIN, fine: { kind: 'full' } }), 'damaged'],
  ])('%s is refused', (_, file, code) => {
    expect(bookIn(file)).toEqual({ ok: false, error: { code } });
  });

  test('of which only what is known is taken over', () => {
    const more = { ...good, more: 1, lines: [{ ...line, more: 1 }] };
    expect(bookIn(more)).toEqual({ ok: true, value: good });
  });

  test('a hand that is no notation is refused where it is settled', () => {
    const book = bookIn(entryFile({ ...WIN, worths: tiles('<script>') }));
    if (!book.ok) throw new Error(book.error.code);
    expect(standingOf(sideOf('mcr'), book.value).hands[0]?.settled).toMatchObject({
      ...{ ok: false, error: { seat: 0 } },
    });
  });

  test.each([
    ['  Anna  ', 'Anna'],
    ['<b>Anna</b>', '<b>Anna</b>'],
    ['An\u202ena\u0000', 'An na'],
    ['x'.repeat(200), 'x'.repeat(30)],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
  ])('the name %j', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });
});
