/** What the page of the Navy's special hands shows, judged by the engine. */
import { describe, expect, test } from 'vitest';
import { DOUBLINGS } from '../../src/course/rule-schemas.ts';
import { CATALOGUES } from '../../src/course/rulebooks.ts';
import {
  type Hand,
  inSituation,
  isHonour,
  type Meld,
  parseHand,
  rankOf,
} from '../../src/engine/notation.ts';
import { vulcain1953 } from '../../src/engine/rulesets/vulcain1953/ruleset.ts';
import { createScorer } from '../../src/engine/scoring.ts';
import { readHands, readRegister } from './read.ts';
import { typographyFlaws } from './typography.ts';

const HANDS = readHands('vulcain1953');
const REGISTER = new Map(readRegister('vulcain1953').map((entry) => [entry.id, entry]));
const ITEMS = vulcain1953
  .items(vulcain1953.options.defaults)
  .filter(({ family }) => family === 'special' || family === 'way');
const score = createScorer(vulcain1953, vulcain1953.options.defaults);

type Shown = (typeof HANDS)[number]['example'];

function handIn({ hand: text }: Shown): Hand {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${hand.error.code}`);
  return hand.value;
}

/** The mark that counts for a hand; none where it does not win or has no mark. */
function markOf(shown: Shown, hand = handIn(shown)): string | null {
  const found = score(inSituation(hand, shown));
  return found.ok ? found.value.totals.special : null;
}

/** A pung of the hand laid out, exposed. */
function exposing({ concealed, melds, ...rest }: Hand): readonly Hand[] {
  const kinds = [...new Set(concealed)].filter(
    (tile) => concealed.filter((other) => other === tile).length === 3,
  );
  return kinds.map((tile) => {
    const meld: Meld = { kind: 'pung', tile, open: true };
    return { ...rest, concealed: concealed.filter((t) => t !== tile), melds: [...melds, meld] };
  });
}

test('are all the hands with a mark, from the lowest to the highest', () => {
  const marks = new Map(ITEMS.map(({ id, value }) => [id as string, value.points ?? 0]));
  expect(HANDS.map(({ item }) => item).sort()).toEqual([...marks.keys()].sort());
  const shown = HANDS.map(({ item }) => marks.get(item) ?? 0);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});

describe.each(HANDS)('$item', ({ item, example, nearMiss, made, notes, picture }) => {
  const row = ITEMS.find(({ id }) => id === item);

  test('is the mark of its example', () => {
    expect(markOf(example)).toBe(item);
  });

  test('is not the mark of its near miss', () => {
    expect(markOf(nearMiss)).not.toBe(item);
  });

  test('is drawn in its picture', () => {
    for (const part of picture?.split(' ') ?? []) expect(parseHand(part).ok).toBe(true);
  });

  test('has the last tile from where it says', () => {
    const { win, ...rest } = handIn(example);
    if (!win) throw new Error('nothing was won');
    const by = win.by === 'self' ? 'discard' : 'self';
    const other = markOf({ ...example, how: [] }, { ...rest, win: { ...win, by } });
    expect(other === item).toBe(made?.last === 'anyone');
  });

  test('may expose what it says', () => {
    const hand = handIn(example);
    const drawn: Hand = hand.win ? { ...hand, win: { ...hand.win, by: 'self' } } : hand;
    for (const laid of exposing(made?.last === 'east' ? hand : drawn)) {
      const tile = laid.melds.at(-1)?.tile ?? '1m';
      const dragons = isHonour(tile) && rankOf(tile) > 4;
      const may = made?.exposed === 'any' || (made?.exposed === 'dragons' && dragons);
      expect([laid.melds, markOf(example, laid) === item]).toEqual([laid.melds, may]);
    }
  });

  test('takes its doubles as its rule says', () => {
    const families = new Set((row?.implies ?? []).flatMap(({ family }) => family ?? []));
    const doubled = DOUBLINGS.filter((family) => !families.has(family));
    const { rule } = REGISTER.get(row?.rule ?? '') ?? {};
    const none = /without doubles/.test(rule?.en ?? '');
    const winning = /the way of winning/.test(rule?.en ?? '');
    const flowers = /the doubles of flowers/.test(rule?.en ?? '');
    expect([doubled.length === 0, doubled.includes('circumstance')]).toEqual([none, winning]);
    expect(doubled.includes('flower-double') && doubled.includes('concealed')).toBe(flowers);
  });

  test('quotes rules that there are', () => {
    expect(notes.filter((id) => !REGISTER.has(id))).toEqual([]);
  });

  test('says why the near miss is one', () => {
    const { en, fr } = nearMiss.why;
    expect([en, fr]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)]);
    expect([...typographyFlaws(en, 'en'), ...typographyFlaws(fr, 'fr')]).toEqual([]);
  });
});

/** The special hands that near misses are instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  'honour-pairs': 'seven-pairs',
  'jade-pairs': 'seven-pairs',
  'twins-of-heaven': 'honour-pairs',
  'ruby-pairs': 'seven-pairs',
  'gates-of-heaven': 'sequence-pung-pair',
};

test.each(HANDS)(
  'the near miss of $item is the hand that it says, if any',
  ({ item, nearMiss }) => {
    expect(markOf(nearMiss)).toBe(INSTEAD[item] ?? null);
  },
);

test('begin with rules that there are', () => {
  expect(CATALOGUES.vulcain1953.filter((id) => !REGISTER.has(id))).toEqual([]);
});

test.each([
  ['imperial-jade', 'any', '88s33s~6666z~234s~666s!8s'],
  ['royal-ruby', 'any', '777s99s77z~111s~5555s!9s'],
  ['winds-and-dragons', 'any', '333z55z22z~111z~6666z!5z'],
  ['three-great-scholars', 'any', '777z34m11z~5555z~666z!5m'],
  ['four-blessings', 'any', '44z55s~111z~222z~3333z!4z'],
  ['jade-ruby', 'any', '444s99s55s~7777z~666z!9s'],
  ['gates-of-heaven', 'concealed', '2345678999m(1111m)!5m'],
])('a kong may stand for a pung of %s: %s', (item, kongs, hand) => {
  expect(HANDS.find((known) => known.item === item)?.made?.kongs).toBe(kongs);
  expect(markOf({ hand, seat: 'S', round: 'E', how: [] })).toBe(item);
});
