/** `@kobalab/majiang-core`: a hand is a `Shoupai`, a tile is `m1`. */
import Majiang from '@kobalab/majiang-core';
import { bySuit, each } from './forms.mjs';

const { xiangting, xiangting_yiban, xiangting_qidui, xiangting_guoshi, tingpai } = Majiang.Util;

/** Its letters stand before the figures. */
const lettersFirst = (counts) =>
  bySuit(counts)
    .map((suit, at) => {
      const ranks = suit.map((copies, rank) => String(rank + 1).repeat(copies)).join('');
      return ranks && 'mpsz'.charAt(at) + ranks;
    })
    .join('');

const shoupai = (counts) => Majiang.Shoupai.fromString(lettersFirst(counts));

/** A meld as it writes them: a claimed tile is marked, that of a chow from the left. */
function meldText({ places, open }) {
  const letter = 'mpsz'.charAt(Math.floor(places[0] / 9));
  const ranks = places.map((at) => `${(at % 9) + 1}`).join('');
  if (!open) return letter + ranks;
  return `${letter}${places[0] === places[1] ? `${ranks}+` : `${ranks}-`}`;
}

const orNull = (distance) => (Number.isFinite(distance) ? distance : null);

/** The distances of a hand with melds, shape by shape. */
export function majiangDistances({ counts, melds }) {
  const text = [lettersFirst(counts), ...melds.map(meldText)].join(',');
  const hand = Majiang.Shoupai.fromString(text);
  if (hand._fulou.length !== melds.length) throw new Error(`${text} is not taken`);
  return {
    standard: xiangting_yiban(hand),
    sevenPairs: orNull(xiangting_qidui(hand)),
    thirteenOrphans: orNull(xiangting_guoshi(hand)),
  };
}

const place = (name) => 9 * 'mpsz'.indexOf(name.charAt(0)) + Number(name.charAt(1)) - 1;

const standard = {
  convert: each(shoupai),
  run(hands, from, to) {
    let sum = 0;
    for (let at = from; at < to; at++) sum += xiangting_yiban(hands[at]);
    return sum;
  },
  answer: (hands, at) => xiangting_yiban(hands[at]),
};

const waitsOf = (hand) => (xiangting_yiban(hand) === 0 ? tingpai(hand, xiangting_yiban) : []);

/** Each discard by `get_dapai`, as its own players choose one. */
function discardsOf(hand) {
  return hand.get_dapai(false).map((tile) => {
    const rest = hand.clone().dapai(tile);
    return { tile, distance: xiangting(rest), accepts: tingpai(rest) };
  });
}

function readDiscards(hand, counts) {
  const byPlace = new Map();
  for (const { tile, distance, accepts } of discardsOf(hand)) {
    const left = accepts.map(place).map((at) => [at, 4 - counts[at]]);
    byPlace.set(place(tile), { distance, accepts: left.filter(([, copies]) => copies > 0) });
  }
  return byPlace;
}

/** The recorded rules: no red fives, no yakuman counts double. */
const RULES = Majiang.rule({ 赤牌: { m: 0, p: 0, s: 0 }, ダブル役満あり: false });

const turned = (tile) => tile.charAt(1) + tile.charAt(0);

const tilesIn = (text) =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, letter]) =>
    [...ranks].map((rank) => letter + rank),
  );

/** A recorded meld as it writes them: the last tile is taken, that of a chow from the left. */
function laidText({ type, tiles, open }) {
  const text = tiles.slice(-1) + tiles.slice(0, -1);
  if (!open) return text;
  return text + (type === 'chow' ? '-' : '+');
}

function recordedHand({ record }) {
  const { concealed, melds, win, by, seat, round, riichi, doubleRiichi, lastTile } = record;
  const held = by === 'self' ? [...tilesIn(concealed), turned(win)] : tilesIn(concealed);
  const text = [held.join(''), ...melds.map(laidText)].join(',');
  const last = lastTile ? (by === 'self' ? 1 : 2) : 0;
  return {
    hand: Majiang.Shoupai.fromString(text),
    claimed: by === 'self' ? null : `${turned(win)}=`,
    about: Majiang.Util.hule_param({
      ...{ rule: RULES, zhuangfeng: 'ESWN'.indexOf(round), menfeng: 'ESWN'.indexOf(seat) },
      ...{ lizhi: doubleRiichi ? 2 : riichi ? 1 : 0, yifa: record.ippatsu, haidi: last },
      ...{ qianggang: record.chankan, lingshang: record.rinshan },
      baopai: record.doraIndicators.map(turned),
      fubaopai: record.uraIndicators.map(turned),
    }),
  };
}

const pointsOf = ({ hand, claimed, about }) => Majiang.Util.hule(hand, claimed, about)?.defen ?? 0;

export const majiangCore = {
  name: 'majiang-core',
  figures: {
    'distance-standard': standard,
    'distance-pure': standard,
    'distance-full': {
      convert: each(shoupai),
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += xiangting(hands[at]);
        return sum;
      },
      answer: (hands, at) => xiangting(hands[at]),
    },
    'waits-pure': {
      convert: each(shoupai),
      share: 5_000,
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += waitsOf(hands[at]).length;
        return sum;
      },
      answer: (hands, at) => waitsOf(hands[at]).map(place),
    },
    'score-riichi': {
      convert: each(recordedHand),
      share: 200,
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += pointsOf(hands[at]);
        return sum;
      },
      answer: (hands, at) => pointsOf(hands[at]),
    },
    discards: {
      convert: each(shoupai),
      share: 100,
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += discardsOf(hands[at]).length;
        return sum;
      },
      answer: (hands, at, counts) => readDiscards(hands[at], counts),
    },
  },
};
