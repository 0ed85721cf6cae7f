/** Whatever stands in an address: a question that can be solved is made of it, or it is refused with a code. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Texts } from '../../src/engine/drills/drill.ts';
import { levelFrom, valuesOf } from '../../src/engine/drills/drill.ts';
import { DRILLS, findDesk, UNLISTED_DRILLS } from '../../src/engine/drills/index.ts';
import { formatHand, parseHand, parseLenient, parseTiles } from '../../src/engine/notation.ts';
import { filterFromAddress } from '../../src/stores/atlas/atlas-filter.ts';
import { drillIn, levelIn, numberInQuery, sizeIn } from '../../src/stores/paper/sheet-choice.ts';
import { setHash, setInHash } from '../../src/stores/set/set-link.ts';
import { filedText, setIn, setText } from '../../src/stores/set/set-text.ts';
import { ceremonyAddress, choiceIn } from '../../src/stores/table/ceremony-address.ts';
import { isRare, isTaken, sayHowMany, textFrom, tryAll } from './hostile.ts';

sayHowMany('addresses');

const HANDS = [
  '1112345678999m',
  '234m5p ~777z ~123s (9999p) *5p',
  '19m19p19s1234567z!1m',
  '0m55p ~567z 1f8f',
];

describe('hands', () => {
  test('as they are written', () => {
    tryAll(textFrom(HANDS), (text) => {
      const hand = parseHand(text);
      if (hand.ok) expect(parseHand(formatHand(hand.value))).toEqual(hand);
      return isTaken(hand);
    });
  });

  test('as readers paste them', () => {
    tryAll(textFrom([...HANDS, '🀇🀇🀇🀈', '1B 2B 3B EEE', 'm123 p456']), (text) => {
      const hand = parseLenient(text);
      if (hand.ok) expect(parseHand(formatHand(hand.value)).ok).toBe(true);
      return isTaken(hand);
    });
  });

  test('loose tiles', () => {
    tryAll(textFrom(['123m', '55z', '1f8f']), (text) => isTaken(parseTiles(text)));
  });
});

/** Questions of a drill, as texts. */
function questionsOf(desk: Awaited<ReturnType<typeof findDesk>>): readonly Texts[] {
  const first = levelFrom(desk.levels);
  const others = desk.levels.map((field) => ({
    ...first,
    [field.name]: valuesOf(field, first).at(-1) ?? '',
  }));
  return [first, ...others]
    .slice(0, 3)
    .map((level, at) => desk.deal(at + 11, { level: levelFrom(desk.levels, level) }).texts);
}

describe.each([...DRILLS, ...UNLISTED_DRILLS])('$id', ({ id }) => {
  test('its parts', async () => {
    const desk = await findDesk(id);
    const right = questionsOf(desk);
    const part = fc.constantFrom(...desk.parts);
    const damage = part.chain((name) => {
      const texts = right.flatMap((question) => question[name] ?? []);
      return textFrom(texts).map((text) => [name, text] as const);
    });
    const given = fc
      .tuple(
        fc.constantFrom(...right),
        fc.array(damage, { minLength: 1, maxLength: 2 }),
        fc.option(part),
      )
      .map(([question, damaged, left]): Texts => {
        const { [left ?? '']: _, ...rest } = { ...question, ...Object.fromEntries(damaged) };
        return rest;
      });
    tryAll(given, (texts) => {
      const asked = desk.ask(texts);
      if (asked.ok && isRare()) {
        const { texts: written } = asked.value;
        expect(desk.ask(written)).toMatchObject({ ok: true, value: { texts: written } });
        desk.solve(written);
      }
      return isTaken(asked);
    });
  });

  test('its level', async () => {
    const { levels } = await findDesk(id);
    const text = textFrom(levels.flatMap((field) => valuesOf(field, {})));
    const names = fc.constantFrom(...levels.map(({ name }) => name), '__proto__', 'constructor');
    tryAll(fc.array(fc.tuple(names, text), { maxLength: 4 }), (pairs) => {
      const level = levelFrom(levels, Object.fromEntries(pairs));
      for (const field of levels) expect(valuesOf(field, level)).toContain(level[field.name]);
      return pairs.some(([name, said]) => level[name] === said);
    });
  });
});

const SET = {
  title: 'Attentes',
  questions: [
    { page: 'waits', texts: { hand: '1112345678999m' }, words: 'Neuf portes ?' },
    { page: 'fans', texts: { hand: '111m22z ~777z', seat: 'E' }, words: '' },
  ],
};

describe('a set', () => {
  test('in a link', () => {
    tryAll(textFrom([setHash(SET)]), (hash) => {
      const set = setInHash(hash);
      if (set?.ok) expect(setInHash(setHash(set.value))).toEqual(set);
      return set !== undefined && isTaken(set);
    });
  });

  test('as text', () => {
    tryAll(textFrom([setText(SET), filedText(SET)]), (text) => {
      const set = setIn(text);
      if (set.ok) expect(setIn(setText(set.value))).toEqual(set);
      return isTaken(set);
    });
  });
});

const SHEETS = DRILLS.map(({ id, page }) => ({ id, page }));
const [FIRST_SHEET, ...OTHER_SHEETS] = SHEETS as [(typeof SHEETS)[number], ...typeof SHEETS];

describe('pages that are no drill', () => {
  test('the Atlas', () => {
    tryAll(textFrom(['size=13&waits=258&run=5&with=triplet', 'size=7&on=3']), (query) => {
      const { size, run } = filterFromAddress(new URLSearchParams(query));
      expect([Number.isInteger(size), Number.isInteger(run)]).toEqual([true, true]);
      return size !== 13 || run !== 0;
    });
  });

  test('sheets to print', async () => {
    const { levels } = await findDesk(FIRST_SHEET.id);
    tryAll(textFrom(['drill=waits&n=20&sheet=17&level=x']), (text) => {
      const query = new URLSearchParams(text);
      const reads = [
        drillIn(query, [FIRST_SHEET, ...OTHER_SHEETS]),
        sizeIn(query),
        numberInQuery(query, () => 5),
        levelIn(query, levels, {}),
      ];
      return reads.every(({ fixes }) => fixes.length === 0);
    });
  });

  test('a table that is made ready', () => {
    tryAll(textFrom([ceremonyAddress(choiceIn('', 7))]), (search) => {
      const choice = choiceIn(search, 7);
      expect(choiceIn(ceremonyAddress(choice), 8)).toEqual(choice);
      return true;
    });
  });
});
