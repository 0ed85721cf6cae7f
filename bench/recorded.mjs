/** Hands with all their circumstances, from the files that the tests agree with. */
import { readFileSync } from 'node:fs';
import { inSituation, parseHand, TCHOU1924_DEFAULTS } from '../src/engine/index.ts';

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
