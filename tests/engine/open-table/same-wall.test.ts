/** A finished hand begun again: from any seat, and from the same first tiles under other rules. */
import { describe, expect, test } from 'vitest';
import { tileTextsIn } from '../../../src/engine/core/red-fives.ts';
import { WINDS, type Wind } from '../../../src/engine/core/wind.ts';
import { LEVELS } from '../../../src/engine/judge.ts';
import { callTable, type TableCall, type TableNews } from '../../../src/engine/open-table.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../../src/engine/scoring.ts';

async function called(call: TableCall): Promise<TableNews> {
  const news = await callTable(call);
  if (!news.ok) throw new Error(news.error.code);
  return news.value;
}

/** Discards what was drawn, and claims nothing. */
async function playedToItsEnd(rules: PlayableRules): Promise<TableNews> {
  let news = await called({ task: 'open', rules, seed: 11, until: 'hand', level: 'patient' });
  while (news.finished === undefined) {
    const move = news.view.moves.filter(({ m }) => m === 'discard').at(-1);
    news = await called({ task: 'answer', kept: news.kept, move });
  }
  return news;
}

const end = playedToItsEnd('encyclopedie');

const wallOf = async (call: { readonly seat?: Wind; readonly rules?: PlayableRules }) => {
  const { kept } = await end;
  const { sameWall } = await called({ task: 'same-wall', kept, ...call });
  if (!sameWall) throw new Error('not played');
  return sameWall;
};

test('each kind of partner plays the same wall to its end, always alike', async () => {
  const { you, rules, kept } = await end;
  const played = await wallOf({});
  expect(played.results.map(({ level }) => level)).toEqual(LEVELS);
  expect([played.seat, played.rules]).toEqual([you, rules]);
  expect(await wallOf({})).toEqual(played);
  expect(played.start.record).toEqual({ ...kept.record, moves: [] });
});

test.each(WINDS)('from %s it is the same wall, with the player in that seat', async (seat) => {
  const { kept } = await end;
  const { start, ...played } = await wallOf({ seat });
  expect(played.seat).toBe(seat);
  expect({ ...start.record, partners: [] }).toEqual({ ...kept.record, moves: [], partners: [] });
  const { you, view, finished } = await called({ task: 'look', kept: start });
  expect(you).toBe(seat);
  expect(view.seat).toBe(seat);
  expect(finished).toBeUndefined();
  // Whoever takes the place of a partner of the same kind changes nothing.
  const [own] = (await wallOf({})).results;
  const [other] = played.results;
  expect(other?.result).toEqual(own?.result);
});

/** Without flowers, which not every set has; a red five is a five. */
const tilesOf = (text: string): readonly string[] =>
  (tileTextsIn(text) ?? [])
    .map((tile) => tile.replace('0', '5'))
    .filter((tile) => !tile.endsWith('f'))
    .sort();

describe.each(PLAYABLE_RULES.filter((id) => id !== 'encyclopedie'))('under %s', (rules) => {
  test('the seat begins with the same tiles, and the hand is played to its end', async () => {
    const { you, kept } = await end;
    const { start, ...played } = await wallOf({ rules });
    expect(played.rules).toBe(rules);
    expect(played.results.map(({ level }) => level)).toEqual(LEVELS);
    expect(start.record.rules).toBe(rules);
    const first = tilesOf(kept.record.deal[you]);
    const deal = tilesOf(start.record.deal[you]);
    expect(first.length).toBeGreaterThan(8);
    const left = [...deal];
    for (const tile of first) left.splice(left.indexOf(tile), 1);
    expect(left).toHaveLength(deal.length - first.length);
    expect(first.every((tile) => deal.includes(tile))).toBe(true);
    // The table takes it up: every tile of the set is there once.
    expect((await called({ task: 'look', kept: start })).you).toBe(you);
  });
});
