/** Hands with all their circumstances, from the files that the tests agree with. */
import { readFileSync } from 'node:fs';
import { BONUS_TILES, inSituation, parseHand } from '../src/engine/notation.ts';
import { MCR_DEFAULTS } from '../src/engine/rulesets/mcr/index.ts';
import { RIICHI_DEFAULTS } from '../src/engine/rulesets/riichi/config.ts';
import { TCHOU1924_DEFAULTS } from '../src/engine/rulesets/tchou1924/config.ts';
import { VULCAIN1953_DEFAULTS } from '../src/engine/rulesets/vulcain1953/config.ts';

const recordsOf = (name) =>
  readFileSync(new URL(`../tests/data/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const meldText = ({ tiles, open }) => (open ? `~${tiles}` : `(${tiles})`);

function notationOf({ concealed, melds, win, by }) {
  const winning = win === null ? '' : `${by === 'self' ? '*' : '!'}${win}`;
  return concealed + melds.map(meldText).join('') + winning;
}

function circumstancesOf({ robKong, replacement, lastWall, first }) {
  const said = { 'rob-kong': robKong, replacement, 'last-wall': lastWall, [`${first}`]: first };
  return Object.keys(said).filter((what) => said[what]);
}

/** The recorded hands of Tchou's book, each with the agreements it is scored under. */
export const tchou1924Hands = () =>
  recordsOf('tchou1924-hands.jsonl').map((record) => {
    const { value } = parseHand(notationOf(record));
    const how = circumstancesOf(record);
    return {
      situation: inSituation(value, { seat: record.seat, how }),
      options: { ...TCHOU1924_DEFAULTS, ...record.options },
    };
  });

/** The recorded hands of the Navy's rules, those that may not win among them. */
export const vulcain1953Hands = () =>
  recordsOf('vulcain1953-hands.jsonl').map((record) => {
    const { value } = parseHand(record.flowers + notationOf(record));
    const { seat, round } = record;
    const how = circumstancesOf(record);
    return {
      situation: inSituation(value, { seat, round, how }),
      options: VULCAIN1953_DEFAULTS,
    };
  });

/** The recorded hands of the international rules, by the text. */
export const mcrHands = () =>
  recordsOf('mcr-hands.jsonl').map((record) => {
    const { value } = parseHand(notationOf(record));
    const { seat, round, flowers, lastOfKind } = record;
    const how = [...circumstancesOf(record), ...(lastOfKind ? ['last-of-kind'] : [])];
    const hand = { ...value, flowers: BONUS_TILES.slice(0, flowers) };
    return { situation: inSituation(hand, { seat, round, how }), options: MCR_DEFAULTS };
  });

const riichiHow = (record) => {
  const { riichi, doubleRiichi, ippatsu, rinshan, chankan, lastTile, by } = record;
  const last = by === 'self' ? 'last-wall' : 'last-discard';
  const said = { riichi: riichi && !doubleRiichi, 'double-riichi': doubleRiichi, ippatsu };
  const all = { ...said, replacement: rinshan, 'rob-kong': chankan, [last]: lastTile };
  return Object.keys(all).filter((what) => all[what]);
};

/** The recorded hands of the Japanese rules; for peers the records as they are. */
export const riichiHands = () =>
  recordsOf('riichi-hands.jsonl').map((record) => {
    const { value } = parseHand(notationOf(record));
    const { seat, round, doraIndicators, uraIndicators } = record;
    const about = {
      seat,
      round,
      how: riichiHow(record),
      extras: { doraIndicators, uraIndicators },
    };
    return { situation: inSituation(value, about), options: RIICHI_DEFAULTS, record };
  });

/** The same hands as the command line reads them; what they are worth is not said. */
export const tchou1924Records = () =>
  recordsOf('tchou1924-hands.jsonl').map(({ points, fan, total, limitHands, ...record }) => record);

export const vulcain1953Records = () =>
  recordsOf('vulcain1953-hands.jsonl').map(
    ({ legal, total, base, doubles, limit, special, lines, fits, ambiguous, ...record }) => record,
  );

export const mcrRecords = () =>
  recordsOf('mcr-hands.jsonl').map(({ flowers, fan, fanAlt, total, ...record }) => ({
    ...record,
    flowers: BONUS_TILES.slice(0, flowers).join(''),
  }));

export const riichiRecords = () =>
  recordsOf('riichi-hands.jsonl').map(
    ({ lastTile, rinshan, chankan, yaku, han, fu, points, payments, agree, ...record }) => ({
      ...record,
      ...{ replacement: rinshan, robKong: chankan },
      [record.by === 'self' ? 'lastWall' : 'lastDiscard']: lastTile,
      doraIndicators: record.doraIndicators.join(''),
      uraIndicators: record.uraIndicators.join(''),
    }),
  );
