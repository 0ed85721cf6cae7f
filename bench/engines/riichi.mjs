/**
 * `riichi`: a hand is a text; one call scores it, or answers with the discards that keep the distance, for
 * four groups and a pair and, apart from them, for the two other shapes. It counts on `syanten`.
 */
import Riichi from 'riichi';
import { doraOf } from '../../src/engine/rulesets/riichi/index.ts';
import { each, placeOf, textOf } from './forms.mjs';

const solve = (text) => new Riichi(text).calc();

/** What the nearest shapes say of each discard, put together. */
function readDiscards(text, counts) {
  const { hairi, hairi7and13, isAgari } = solve(text);
  const kept = new Map();
  if (isAgari) return kept;
  const now = Math.min(hairi.now, hairi7and13?.now ?? hairi.now);
  for (const { now: away, ...discards } of [hairi, hairi7and13 ?? {}]) {
    if (away !== now) continue;
    for (const [tile, accepts] of Object.entries(discards)) {
      const places = kept.get(placeOf(tile)) ?? new Set();
      for (const name of Object.keys(accepts)) places.add(placeOf(name));
      kept.set(placeOf(tile), places);
    }
  }
  return new Map(
    [...kept].map(([tile, places]) => {
      const accepts = [...places].sort((a, b) => a - b).map((at) => [at, 4 - counts[at]]);
      return [tile, { distance: now, accepts: accepts.filter(([, left]) => left > 0) }];
    }),
  );
}

const laidText = ({ tiles, open }) => (open ? `+${tiles}` : `+${tiles.slice(2)}`);

/** A recorded hand as it writes them, with the dora themselves in place of their markers. */
function recordedText({ record }) {
  const { concealed, melds, win, by, riichi, doubleRiichi, ippatsu, lastTile } = record;
  const winning = by === 'self' ? win : `+${win}`;
  const doras = [...record.doraIndicators, ...record.uraIndicators].map(doraOf).join('');
  const said = [
    ...[doubleRiichi ? 'w' : riichi && 'r', ippatsu && 'i', lastTile && 'h'],
    (record.rinshan || record.chankan) && 'k',
  ];
  const winds = `${'ESWN'.indexOf(record.round) + 1}${'ESWN'.indexOf(record.seat) + 1}`;
  const extra = said.filter(Boolean).join('') + winds;
  return `${concealed}${winning}${melds.map(laidText).join('')}+d${doras}+${extra}`;
}

function pointsOf(text) {
  const hand = new Riichi(text);
  hand.disableWyakuman();
  return hand.calc().ten;
}

export const riichiEngine = {
  name: 'riichi',
  figures: {
    'score-riichi': {
      convert: each(recordedText),
      share: 100,
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += pointsOf(hands[at]);
        return sum;
      },
      answer: (hands, at) => pointsOf(hands[at]),
    },
    discards: {
      convert: each(textOf),
      share: 1,
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += solve(hands[at]).hairi === undefined ? 0 : 1;
        return sum;
      },
      answer: (hands, at, counts) => readDiscards(hands[at], counts),
      keepsOnly: true,
    },
  },
};
