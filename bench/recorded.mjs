/** Hands with all their circumstances, from the files that the tests agree with. */
import { readFileSync } from 'node:fs';
import {
  BONUS_TILES,
  inSituation,
  MCR_DEFAULTS,
  parseHand,
  TCHOU1924_DEFAULTS,
} from '../src/engine/index.ts';

const linesOf = (name) =>
  readFileSync(new URL(`../tests/data/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

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
  linesOf('tchou1924-hands.jsonl').map((line) => {
    const record = JSON.parse(line);
    const { value } = parseHand(notationOf(record));
    const how = circumstancesOf(record);
    return {
      situation: inSituation(value, { seat: record.seat, how }),
      options: { ...TCHOU1924_DEFAULTS, ...record.options },
    };
  });

/** The recorded hands of the international rules, by the text. */
export const mcrHands = () =>
  linesOf('mcr-hands.jsonl').map((line) => {
    const record = JSON.parse(line);
    const { value } = parseHand(notationOf(record));
    const { seat, round, flowers, lastOfKind } = record;
    const how = [...circumstancesOf(record), ...(lastOfKind ? ['last-of-kind'] : [])];
    const hand = { ...value, flowers: BONUS_TILES.slice(0, flowers) };
    return { situation: inSituation(hand, { seat, round, how }), options: MCR_DEFAULTS };
  });
