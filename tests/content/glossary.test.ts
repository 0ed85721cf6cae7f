/** The words of the site: explained in both languages, and shown by hands that are what they say. */
import { describe, expect, test } from 'vitest';
import { SOURCES } from '../../src/course/schemas.ts';
import type { WaitKind } from '../../src/engine/hand/waits.ts';
import { waits } from '../../src/engine/hand.ts';
import { asWaiting, formatTiles, parseHand } from '../../src/engine/notation.ts';
import { readCourses, readGlossary, readTopics } from './read.ts';
import { typographyFlaws } from './typography.ts';

const GLOSSARY = readGlossary();
const TOPICS = readTopics().map(({ id }) => id);
const BY_ID = new Map(GLOSSARY.map((entry) => [entry.id, entry]));

/** Words that are spelled alike in both languages. */
const ALIKE = ['dragons', 'distance', 'points', 'coefficient', 'compensation'];

describe('the list', () => {
  test('has each word once, by its id and by its name in each language', () => {
    for (const names of [
      GLOSSARY.map(({ id }) => id),
      GLOSSARY.map(({ term }) => term.en),
      GLOSSARY.map(({ term }) => term.fr),
    ]) {
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  test('has every word that a lesson explains', () => {
    const terms = readCourses().flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.terms));
    expect(terms.length).toBeGreaterThan(0);
    expect(terms.filter((id) => !BY_ID.has(id))).toEqual([]);
  });
});

test('the words of other scripts that the tiles and claims are called by are there', () => {
  const words = GLOSSARY.flatMap(({ chinese, japanese }) => [...chinese, ...japanese]);
  const known = words.map(({ word, reading }) => `${word} ${reading}`);
  expect(known).toEqual(
    expect.arrayContaining([
      ...['吃 chī', '碰 pèng', '槓 / 杠 gàng', '和 hú', '聽牌 / 听牌 tīngpái'],
      ...['チー chii', 'ポン pon', 'カン kan', 'ツモ tsumo', 'テンパイ tenpai', 'フリテン furiten'],
      ...['ロン ron', 'ドラ dora', '役 yaku', '符 fu', '飜 han', '王牌 wanpai', '海底 haitei'],
    ]),
  );
});

describe.each(GLOSSARY)('$id', (entry) => {
  const { id, term, text, sources, shows, chinese, japanese, topic } = entry;

  test('has an id that an address can carry', () => expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/));

  test('is explained in full sentences', () => {
    for (const one of Object.values(text)) expect(one).toMatch(/^\p{Lu}.*[^.]\.$/u);
  });

  test('is said in two languages', () => {
    expect(text.en).not.toBe(text.fr);
    expect(term.en === term.fr).toBe(ALIKE.includes(id));
  });

  test('is well set', () => {
    const french = [term.fr, text.fr, ...Object.values(sources)];
    expect(french.flatMap((one) => typographyFlaws(one, 'fr'))).toEqual([]);
    expect([term.en, text.en].flatMap((one) => typographyFlaws(one, 'en'))).toEqual([]);
    expect(`${term.en} ${text.en}`).not.toMatch(/[«»]/);
  });

  test('gives words of sources that there are, none of them empty', () => {
    const known: readonly string[] = SOURCES;
    expect(Object.keys(sources).filter((source) => !known.includes(source))).toEqual([]);
    expect(Object.values(sources).filter((word) => word?.trim() === '')).toEqual([]);
  });

  test('writes Chinese in characters and pinyin, Japanese in its script and romaji', () => {
    for (const { word, reading } of chinese) {
      expect(word).toMatch(/^\p{Script=Han}+(?: \/ \p{Script=Han}+)?$/u);
      expect(reading.normalize('NFD')).toMatch(/^(?:[a-z ]|\p{M})+$/u);
      expect(reading.normalize('NFD')).toMatch(/\p{M}/u);
    }
    for (const { word, reading } of japanese) {
      expect(word).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u);
      expect(reading).toMatch(/^[a-z]+(?: [a-z]+)?$/);
    }
  });

  test('leads to a question of the matrix that there is', () => {
    if (topic !== undefined) expect(TOPICS).toContain(topic);
  });

  test('shows tiles that can lie on a table', () => {
    const hand = shows === undefined ? undefined : parseHand(shows);
    expect(hand?.ok).not.toBe(false);
  });
});

/** What the hand beside a word waits on, where it waits: the pages say so below it. */
const SHOWN: Readonly<Record<string, string>> = {
  wait: '147m',
  'copies-left': '25s',
  'pair-wait': '3z',
  'closed-wait': '5s',
  'edge-wait': '7m',
  'two-sided-wait': '58s',
  'two-pairs-wait': '8p3z',
  'partial-formula': '147m',
  'pure-hand': '1245678m',
  'nine-gates': '123456789m',
  'ping-hou': '58s',
};

/** The words that name a kind of wait. */
const KINDS: readonly (readonly [id: string, kind: WaitKind])[] = [
  ['pair-wait', 'pair'],
  ['closed-wait', 'closed'],
  ['edge-wait', 'edge'],
  ['two-sided-wait', 'two-sided'],
  ['two-pairs-wait', 'two-pairs'],
];

function shownWaits(shows: string | undefined) {
  const hand = parseHand(shows ?? '1z');
  const waiting = hand.ok ? asWaiting(hand.value) : hand;
  if (shows === undefined || !waiting.ok || waiting.value.concealed.length === 2) return [];
  return waits(waiting.value);
}

describe('the hands that are shown', () => {
  test('wait where the word is about waiting, and nowhere else', () => {
    const waiting = GLOSSARY.filter(({ shows }) => shownWaits(shows).length > 0);
    expect(waiting.map(({ id }) => id).sort()).toEqual(Object.keys(SHOWN).sort());
  });

  test.each(Object.entries(SHOWN))('for %s wait on %s', (id, tiles) => {
    const found = shownWaits(BY_ID.get(id)?.shows);
    expect(formatTiles(found.map(({ tile }) => tile))).toBe(tiles);
  });

  test.each(KINDS)('for %s wait in that way alone', (id, kind) => {
    const kinds = shownWaits(BY_ID.get(id)?.shows).flatMap((wait) => wait.kinds);
    expect(new Set(kinds)).toEqual(new Set([kind]));
  });
});
