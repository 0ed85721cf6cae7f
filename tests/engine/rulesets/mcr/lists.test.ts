/** Hands that may be counted in more than one way for the same points. */
import { expect, test } from 'vitest';
import { createMcrLists } from '../../../../src/engine/rulesets/mcr/lists.ts';
import { idsOf } from '../hand-records.ts';
import { RECORDED, situationOf } from './records.ts';
import { countedIn, scoreOf, situationOf as situation, type Told } from './score-hand.ts';

const lists = {
  text: createMcrLists({ edition: 'text' }),
  practice: createMcrLists({ edition: 'practice' }),
};

/** What tells the lists of a hand apart. */
function differing(told: Told): readonly string[] {
  const all = lists.text(situation(told));
  const inAll = (id: string): boolean => all.every((list) => list.includes(id));
  return all.map((list) => [...new Set(list)].filter((id) => !inAll(id)).join()).sort();
}

test.each<[string, Told, readonly string[]]>([
  [
    '4-5-5-6: the pair or the chow (mcr.dec.4)',
    ['4556s~345m~888p~567p!5s'],
    ['closed-wait', 'single-wait'],
  ],
  [
    '1-2-3-3: the pair or the chow (mcr.hand.9)',
    ['1233s~345m~888p~567p!3s'],
    ['edge-wait', 'single-wait'],
  ],
  ['2-4 and nothing else', ['24s22z~345m~888p~567p!3s'], ['']],
  [
    'the fourth chow joins one of three (mcr.ex.18)',
    ['66p78s~789m~789m~789p!9s'],
    ['mixed-double-chow', 'pure-double-chow'],
  ],
  [
    'two concealed kongs keep out what would be worth as much (mcr.hand.33)',
    ['45p22z~567m(8888s)(2222m)!3p'],
    [''],
  ],
  ['nothing at all', ['56p22z~234m~888p~567s!4p'], ['']],
])('%s', (_, told, expected) => {
  expect(differing(told)).toEqual(expected);
});

test('a chicken hand has its one list, tiles that do not win have none', () => {
  expect(lists.text(situation(['56p22z~234m~888p~567s!4p']))).toEqual([['chicken-hand']]);
  expect(lists.text(situation(['56p22z~234m~888p~567s!5p']))).toEqual([]);
});

const listed = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([id]) => id !== 'flower-tiles')
    .flatMap(([id, times]) => Array<string>(times).fill(id))
    .sort()
    .join();

test('the lists that others record are among them, and the one that is shown', () => {
  let several = 0;
  for (const record of RECORDED) {
    const told = situationOf(record);
    const all = lists.practice(told).map((list) => [...list].sort().join());
    const recorded = [record.fan, ...(record.fanAlt ? [record.fanAlt] : [])].map(idsOf);
    for (const fan of recorded) expect(all).toContain(listed(fan));
    expect(all).toContain(listed(countedIn(scoreOf(told, 'practice'))));
    if (record.fanAlt) expect(all.length).toBeGreaterThan(1);
    if (all.length > 1) several++;
  }
  expect(several).toBeGreaterThan(20);
});
