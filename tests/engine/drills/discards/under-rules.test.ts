/** Which discard? under rule sets: their shapes, one's own discards, rows that a win needs. */
import { describe, expect, test } from 'vitest';
import { groupTiles } from '../../../../src/engine/core/group.ts';
import type { HeldHand } from '../../../../src/engine/core/hand.ts';
import { createRng } from '../../../../src/engine/core/rng.ts';
import { inSituation } from '../../../../src/engine/core/situation.ts';
import { COPIES, sortTiles, TILES, type Tile } from '../../../../src/engine/core/tile.ts';
import { countTiles, withTile } from '../../../../src/engine/core/tile-counts.ts';
import { afterDiscard, withDiscard } from '../../../../src/engine/drills/discards/after-discard.ts';
import {
  discardHintSteps,
  discardHints,
} from '../../../../src/engine/drills/discards/discard-hints.ts';
import type { DiscardQuestion } from '../../../../src/engine/drills/discards/discard-question.ts';
import { parseDiscardQuestion } from '../../../../src/engine/drills/discards/discard-question.ts';
import {
  barsByOwnDiscards,
  loadDiscardRules,
} from '../../../../src/engine/drills/discards/discard-rules.ts';
import { rankDiscards } from '../../../../src/engine/drills/discards/discard-verdict.ts';
import { whatDiscardDrill } from '../../../../src/engine/drills/discards/what-discard.ts';
import type { Texts } from '../../../../src/engine/drills/drill.ts';
import { isLevelName, levelFrom, skillOf } from '../../../../src/engine/drills/drill.ts';
import { PLAYABLE_RULES } from '../../../../src/engine/rulesets/index.ts';
import { BARRING_RULES } from '../../../../src/engine/rulesets/levels.ts';
import { readingsIn } from '../../../../src/engine/shapes/waits.ts';
import { tiles } from '../../hands.ts';

const RULES = await loadDiscardRules();
const drill = whatDiscardDrill(RULES);

function question(texts: Texts): DiscardQuestion {
  const read = parseDiscardQuestion(texts, RULES);
  if (!read.ok) throw new Error(JSON.stringify([texts, read.error]));
  return read.value;
}

const japanese = (hand: string, river = '', more: Texts = {}): DiscardQuestion =>
  question({ hand, rules: 'riichi', ...(river && { river }), ...more });

const optionOf = (asked: DiscardQuestion, about: Tile) => {
  const found = rankDiscards(asked).options.find(({ tile }) => tile === about);
  if (!found) throw new Error(about);
  return found;
};

/** Whether a shape of the rules reads the concealed tiles as complete: no distance, no tables. */
const isComplete = (asked: DiscardQuestion, { concealed, melds }: HeldHand, last: Tile): boolean =>
  readingsIn(
    withTile(countTiles(concealed), last),
    { concealed, melds },
    asked.rules?.kit.shapes ?? [],
  ).length > 0;

/** Whether others' discard of this tile wins, with a declaration where the hand may make one. */
function winsFromOthers(asked: DiscardQuestion, { concealed, melds }: HeldHand, tile: Tile) {
  const { rules, seat = 'E', round = 'E' } = asked;
  const hand = { concealed, melds, flowers: [], win: { tile, by: 'discard' as const } };
  const isClosed = melds.every(({ open }) => !open);
  const how = isClosed ? ['riichi'] : [];
  const score = rules?.agreed.score(inSituation(hand, { seat, round, how }));
  return score?.ok === true && score.value.totals.enough !== false;
}

/** By trying every tile after every discard; of hands that some discard makes ready. */
function byHand(asked: DiscardQuestion) {
  const { hand, river = [] } = asked;
  const all = [...hand.concealed, ...hand.melds.flatMap(groupTiles), ...hand.seen, ...river];
  return [...new Set(hand.concealed)].flatMap((tile) => {
    const rest = {
      concealed: hand.concealed.toSpliced(hand.concealed.indexOf(tile), 1),
      melds: hand.melds,
    };
    const held = [...rest.concealed, ...hand.melds.flatMap(groupTiles)];
    const waits = TILES.filter(
      (wait) => held.filter((one) => one === wait).length < COPIES && isComplete(asked, rest, wait),
    );
    if (waits.length === 0) return [];
    const left = (wait: Tile): number => COPIES - all.filter((one) => one === wait).length;
    const bars = BARRING_RULES.some((id) => id === asked.rules?.id);
    const isBarred = bars && waits.some((wait) => [...river, tile].includes(wait));
    const count = waits.reduce((sum, wait) => sum + left(wait), 0);
    const wins = waits.filter((wait) => left(wait) > 0 && winsFromOthers(asked, rest, wait));
    return [{ tile, isBarred, count, winsAny: wins.length > 0 }];
  });
}

describe('the kinds of rules', () => {
  test('those whose own discards bar are those whose claims say so', () => {
    const barring = [...RULES.values()].filter(({ kit }) => barsByOwnDiscards(kit));
    expect(barring.map(({ id }) => id)).toEqual(BARRING_RULES);
  });

  test('results of the common shapes keep their names, those of a rule set add it', () => {
    const fields = drill.levels;
    const named = (texts: Texts) => skillOf('what-discard', fields, levelFrom(fields, texts));
    expect(named({})).toBe('what-discard/14/lone');
    expect(named({ size: '8', kind: 'seen' })).toBe('what-discard/8/seen');
    expect(named({ game: 'mcr' })).toBe('what-discard/14/lone/mcr');
    expect(named({ kind: 'river' })).toBe('what-discard/14/river/riichi');
    for (const name of ['14/lone', '8/seen', '14/lone/mcr', '5/river/riichi'])
      expect(isLevelName(fields, name), name).toBe(true);
    for (const name of ['14', '14/river', '14/river/mcr', '14/lone/common/x', '14/lone/x'])
      expect(isLevelName(fields, name), name).toBe(false);
  });
});

describe('one’s own discards', () => {
  test.each([
    // 34m waits on 2m and 5m; 46m on 5m alone.
    ['nothing discarded', '346m123p789s66655z', '', '6m', undefined, 8],
    ['a wait among the old discards bars', '346m123p789s66655z', '1z2m', '6m', 'drawn', 7],
    ['the other wait of the two bars as well', '346m123p789s66655z', '5m', '6m', 'drawn', 7],
    ['a tile beside the waits does not', '346m123p789s66655z', '1m7m3m', '6m', undefined, 8],
    ['nor does a wait that lies with others', '346m123p789s66655z', '', '6m', undefined, 8],
    ['a wait of which no copy is left bars too', '346m123p789s66655z', '2222m', '6m', 'drawn', 4],
    // Away from ready, nothing is barred yet.
    [
      'nothing is barred before the hand is ready',
      '12334m456p78s55s16z',
      '2m',
      '1z',
      undefined,
      14,
    ],
  ] as const)('%s', (_, hand, river, about, wins, count) => {
    const option = optionOf(japanese(hand, river), about);
    expect([option.wins, option.count]).toEqual([wins, count]);
  });

  test.each([
    [
      'a wider wait that is barred comes after a narrow one',
      '346m123p789s66655z',
      '2m',
      '3m',
      ['6m'],
    ],
    ['barred either way, the copies decide', '346m123p789s66655z', '5m', '6m', ['3m']],
    ['free either way, the copies decide', '346m123p789s66655z', '9m', '6m', ['3m']],
    ['one’s own discards are copies that come no more', '12334m456p78s55s16z', '2m4s', '1z', []],
  ] as const)('%s', (_, hand, river, best, worse) => {
    const asked = japanese(hand, river);
    expect(drill.solve(asked)).toBe(best);
    for (const tile of worse) expect(drill.check(asked, tile).grade).toBe('mistake');
  });

  test('a barred discard is a mistake that says what is left', () => {
    const verdict = drill.check(japanese('346m123p789s66655z', '2m'), '6m');
    expect(verdict.cost).toEqual({ distance: 0, copies: 0, wins: 'drawn' });
    expect(verdict.chosen).toMatchObject({ barred: ['2m'], count: 7 });
  });

  test('other rule sets forbid nothing by them', () => {
    for (const rules of PLAYABLE_RULES.filter((id) => !BARRING_RULES.includes(id))) {
      const asked = question({ hand: '346m123p789s66655z', rules, river: '2m' });
      expect(drill.solve(asked), rules).toBe('6m');
      expect(optionOf(asked, '6m'), rules).toMatchObject({ count: 7 });
    }
  });

  test('the tile just discarded counts: a complete hand without a role has to break up', () => {
    // 234m came with 1m: complete, no role; with 4m all tiles are simple.
    const hand = '123m55p~456p~678s~234s';
    expect(parseDiscardQuestion({ hand }).ok).toBe(false);
    const asked = japanese(hand);
    expect(optionOf(asked, '1m')).toMatchObject({ distance: 0, wins: 'drawn', barred: ['1m'] });
    expect(afterDiscard(asked, '1m').ruled?.bar?.tiles).toEqual(['1m']);
  });

  test('a complete hand that may be won is refused', () => {
    for (const hand of ['123m55p456p678s~777z', '123m55p456p678s234s', '123m55z~456p~678s~777z'])
      expect(parseDiscardQuestion({ hand, rules: 'riichi' }, RULES), hand).toMatchObject({
        ok: false,
        error: { part: 'hand', error: { code: 'complete' } },
      });
  });

  test('a discard goes to the river, if there is one', () => {
    const asked = japanese('346m123p789s66655z', '1z', { seen: '9p' });
    expect(withDiscard(asked, '6m')).toMatchObject({ river: ['1z', '6m'], hand: { seen: ['9p'] } });
    const other = question({ hand: '346m123p789s66655z', rules: 'mcr' });
    expect(withDiscard(other, '6m').hand.seen).toEqual(['6m']);
  });
});

describe('roles', () => {
  test.each([
    // 34m waits on 2m and 5m, but a role lies two tiles off: a pung of dragons in place of the run.
    ['exposed and without any', '346m99p~123p~789s~456s', {}, '6m', 2],
    ['exposed with a pung of dragons', '346m99p~123p~789s~555z', {}, '6m', 0],
    // Riichi may be declared.
    ['closed', '346m99p123p789s456s', {}, '6m', 0],
    ['closed with a concealed kong', '346m99p123p789s(1111s)', {}, '6m', 0],
    ['the wind of the seat', '346m99p~123p~789s~222z', { seat: 'S' }, '6m', 0],
    ['the wind of the round', '346m99p~123p~789s~222z', { seat: 'W', round: 'S' }, '6m', 0],
    // 2m for 3m: each group with an end or an honour in it.
    ['the wind of neither', '346m99p~123p~789s~222z', { seat: 'W' }, '6m', 1],
  ] as const)('%s', (_, hand, winds, about, distance) => {
    expect(optionOf(japanese(hand, '', winds), about)).toMatchObject({ tile: about, distance });
    expect(optionOf(japanese(hand, '', winds), about).wins).toBeUndefined();
  });

  test('a hand that can come to none has lost', () => {
    // Four groups lie exposed, of no family, no step and no end in common.
    for (const { wins } of rankDiscards(japanese('3m9p~123p~789s~456s~222p')).options)
      expect(wins).toBe('none');
  });

  test('only the tiles that bring one are counted', () => {
    // 23m waits on 1m and 4m; without 1m every tile is a simple.
    const asked = japanese('237m55p~456p~678s~234s');
    const option = optionOf(asked, '7m');
    expect([option.distance, option.accepts.map(({ tile }) => tile)]).toEqual([0, ['4m']]);
    expect(afterDiscard(asked, '7m').ruled?.wins).toEqual([
      { tile: '1m' },
      { tile: '4m', discard: ['tanyao'], self: ['tanyao'] },
    ]);
  });

  test('a hand ready for no role is further away than one that may win', () => {
    // Without 6s ready for 1m and 4m and never a role but two tiles off; the dragon is one already.
    const asked = japanese('23m667s~789s~456p~234s');
    expect(optionOf(asked, '7s').distance).toBe(2);
    const { ruled } = afterDiscard(asked, '7s');
    expect(ruled?.wins).toEqual([{ tile: '1m' }, { tile: '4m' }]);
    // Kept, the pair of dragons is one tile from a role; let go, two.
    const dragons = japanese('23m6s55z~789s~456p~234s');
    expect(drill.solve(dragons)).not.toBe('5z');
    expect(drill.check(dragons, '5z').cost.distance).toBeGreaterThan(0);
  });

  test('the reasons name the roles of each win and those in reach', () => {
    const { ruled } = afterDiscard(japanese('346m99p123p789s456s'), '6m');
    expect(ruled?.wins.map(({ tile }) => tile)).toEqual(['2m', '5m']);
    expect(ruled?.wins[0]).toEqual({
      tile: '2m',
      discard: ['pinfu'],
      self: ['menzen-tsumo', 'pinfu'],
    });
    expect(ruled?.reach?.length).toBeGreaterThan(0);
    const closed = afterDiscard(japanese('468m99p123p789s456s'), '4m').ruled;
    expect(closed?.wins).toEqual([{ tile: '7m', discard: ['riichi'], self: ['menzen-tsumo'] }]);
  });
});

describe('other rule sets', () => {
  test.each([
    // Seven pairs are no hand in 1924: four groups are what counts.
    ['tchou1924', '1133m5577p2244s67z'],
    ['mcr', '1133m5577p2244s67z'],
  ] as const)('%s: seven pairs, by its shapes', (rules, hand) => {
    const far = rankDiscards(question({ hand, rules })).best.distance;
    expect(far > 0).toBe(rules === 'tchou1924');
  });

  test('the Navy: a second chow is no step', () => {
    // Two runs and a pair beside a chow: only one chow wins.
    const asked = question({ hand: '34m67p9s556z~123s~777z', rules: 'vulcain1953' });
    const common = rankDiscards(question({ hand: '34m67p9s556z~123s~777z' })).best.distance;
    expect(rankDiscards(asked).best.distance).toBeGreaterThan(common);
  });

  test('what is worth too little says so', () => {
    const { ruled } = afterDiscard(
      question({ hand: '346m99p~123p~789s~456s', rules: 'mcr' }),
      '6m',
    );
    expect(ruled?.needsRow).toBe(false);
    expect(ruled?.wins).toEqual([{ tile: '2m' }, { tile: '5m' }]);
  });

  test('melds that a rule set does not know are refused', () => {
    const hand = '346m55p123s~567z';
    expect(parseDiscardQuestion({ hand, rules: 'encyclopedie' }, RULES).ok).toBe(true);
    expect(parseDiscardQuestion({ hand, rules: 'riichi' }, RULES)).toMatchObject({
      error: { part: 'hand', error: { code: 'unknown-meld' } },
    });
  });

  test.each(['nippon', ''])('rules %j are refused', (rules) => {
    expect(parseDiscardQuestion({ hand: '346m123p789s66655z', rules }, RULES)).toMatchObject({
      error: { part: 'rules', error: { code: 'unknown-value' } },
    });
  });

  test('rules that are none are those of the common shapes', () => {
    expect(question({ hand: '19m', rules: 'common' })).toEqual(question({ hand: '19m' }));
  });

  test('a fifth copy among one’s own discards is refused', () => {
    const texts = { hand: '11159m', seen: '1m', rules: 'riichi', river: '1m' };
    expect(parseDiscardQuestion(texts, RULES)).toMatchObject({ error: { part: 'river' } });
  });
});

describe('against trying every tile', () => {
  const GAMES = PLAYABLE_RULES.flatMap((game) =>
    (['overlapping', 'river'] as const).flatMap((kind) =>
      kind === 'river' && !BARRING_RULES.includes(game) ? [] : [[game, kind] as const],
    ),
  );

  test.each(GAMES)('%s, %s: ready hands', (game, kind) => {
    let ready = 0;
    for (const size of ['5', '8', '11', '14']) {
      for (let seed = 1; seed <= 12; seed++) {
        const asked = drill.make(createRng(seed * 31), { kind, size, order: 'sorted', game });
        const tried = byHand(asked);
        const { options, answers, best } = rankDiscards(asked);
        const near = options.filter(({ distance }) => distance === 0);
        expect(sortTiles(near.map(({ tile }) => tile))).toEqual(
          sortTiles(tried.map(({ tile }) => tile)),
        );
        for (const { tile, isBarred, count, winsAny } of tried) {
          const option = optionOf(asked, tile);
          expect(option.count).toBe(count);
          expect(option.wins).toBe(isBarred ? 'drawn' : undefined);
          // A hand that is dealt has what a win needs.
          if (asked.rules?.reach && count > 0) expect(winsAny).toBe(true);
        }
        if (tried.length === 0) continue;
        ready++;
        const free = tried.filter(({ isBarred, count }) => !isBarred && count > 0);
        const among = free.length > 0 ? free : tried;
        const most = Math.max(...among.map(({ count }) => count));
        expect(best.count).toBe(most);
        expect(sortTiles(answers)).toEqual(
          sortTiles(among.filter(({ count }) => count === most).map(({ tile }) => tile)),
        );
      }
    }
    expect(ready).toBeGreaterThan(0);
  });

  test('where own discards decide, the best of all waits is barred', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const asked = drill.make(createRng(seed), { kind: 'river', size: '14', game: 'riichi' });
      const unaware = rankDiscards({ ...asked, river: [] }).answers;
      for (const tile of unaware) expect(optionOf(asked, tile).wins).toBe('drawn');
      expect(discardHints(asked).barred).toEqual(expect.arrayContaining([...unaware]));
    }
  });
});

describe('the hints', () => {
  test('speak of one’s own discards where they forbid anything', () => {
    expect(discardHintSteps(japanese('346m123p789s66655z'))).toContain('river');
    const hand = '346m123p789s66655z';
    for (const texts of [{ hand }, { hand, rules: 'mcr' }])
      expect(discardHintSteps(question(texts))).not.toContain('river');
    expect(discardHints(japanese(hand, '2m'))).toMatchObject({
      spare: tiles('36m'),
      barred: ['6m'],
      answer: ['3m'],
    });
  });
});
