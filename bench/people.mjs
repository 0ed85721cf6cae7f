/** How often the judge's first choices are the discards of strong players, in recorded hands. */
import { readFileSync } from 'node:fs';
import { judgeOf } from '../src/engine/judge/partners.ts';
import { WINDS } from '../src/engine/notation.ts';
import { loadKit } from '../src/engine/scoring.ts';

/** Red fives count as plain ones. */
const plain = (tile) => tile.replace('0', '5');
const tilesIn = (text) =>
  [...text.matchAll(/([0-9]+)([mpszf])/g)].flatMap(([, digits, letter]) =>
    [...digits].map((digit) => plain(digit + letter)),
  );

const emptyHand = (tiles) => ({
  concealed: tiles,
  bonus: [],
  flowers: [],
  melds: [],
  discards: [],
});

const take = (tiles, tile) => tiles.toSpliced(tiles.lastIndexOf(tile), 1);
const takeAll = (tiles, gone) => gone.reduce(take, tiles);

function meldOf({ kind, tiles, from, tile }) {
  return { kind, tile: tiles[0], open: true, from, claimed: tile };
}

/** The table as the walk has it, and what a seat sees of it. */
function viewFrom(table, seat, moves, asked) {
  const others = {};
  for (const wind of WINDS) {
    if (wind === seat) continue;
    const { flowers, melds, discards, concealed, declared } = table.hands[wind];
    others[wind] = {
      ...{ flowers, melds, discards, isDeclared: declared !== undefined },
      concealed: concealed.length,
    };
  }
  return {
    ...{ seat, asked, moves, others, table: table.order },
    round: table.round,
    repeats: table.repeats,
    deposits: table.deposits,
    agreed: table.agreed,
    own: table.hands[seat],
    drawsLeft: table.left,
    markers: table.markers,
    isExchanged: false,
  };
}

const kinds = (tiles) => [...new Set(tiles)];

/** Every free discard of a recorded hand: the view before it and the tile. */
function* decisionsIn(record, agreed) {
  const dead = tilesIn(record.deadWall);
  const table = {
    hands: Object.fromEntries(WINDS.map((wind) => [wind, emptyHand(tilesIn(record.deal[wind]))])),
    order: [],
    round: record.round,
    repeats: record.repeats ?? 0,
    deposits: { ...record.deposits },
    left: tilesIn(record.wall).length,
    markers: [dead[0]],
    agreed,
  };
  let declares = false;
  let last = { seat: 'E' };
  for (const move of record.moves) {
    const { m, seat } = move;
    const hand = table.hands[seat];
    const tile = move.tile && plain(move.tile);
    const set = (more) => {
      table.hands[seat] = { ...hand, ...more };
    };
    if (m === 'draw') {
      set({ concealed: [...hand.concealed, tile] });
      table.left--;
      last = { seat, tile };
    } else if (m === 'ready') {
      declares = true;
      table.deposits[seat] = (table.deposits[seat] ?? 0) + 1;
    } else if (m === 'discard') {
      if (hand.declared === undefined) {
        const moves = kinds(hand.concealed).map((held) => ({ m: 'discard', seat, tile: held }));
        const asked = { kind: 'turn', seat, drawn: last.tile };
        yield { view: viewFrom(table, seat, moves, asked), tile, declares };
      }
      table.order = [...table.order, { tile, seat, ...(declares && { ready: true }) }];
      const discards = [...hand.discards, { tile }];
      const declared = declares
        ? { discarded: table.order.length - 1, calls: 0, first: false }
        : hand.declared;
      set({ concealed: take(hand.concealed, tile), discards, ...(declared && { declared }) });
      declares = false;
    } else if (m === 'claim') {
      const tiles = tilesIn(move.tiles);
      set({
        concealed: takeAll(hand.concealed, take(tiles, tile)),
        melds: [...hand.melds, meldOf({ ...move, tiles, tile })],
      });
      table.order = table.order.with(-1, { ...table.order.at(-1), claimedBy: seat });
      const giver = table.hands[move.from];
      const discards = giver.discards.with(-1, { ...giver.discards.at(-1), claimedBy: seat });
      table.hands[move.from] = { ...giver, discards };
      last = { seat };
    } else if (m === 'kong') {
      table.markers = [...table.markers, dead[2 * table.markers.length]];
      const added = move.kind === 'added';
      const melds = added
        ? hand.melds.map((meld) =>
            meld.kind === 'pung' && meld.tile === tile ? { ...meld, kind: 'kong' } : meld,
          )
        : [...hand.melds, { kind: 'kong', tile, open: false }];
      set({ concealed: takeAll(hand.concealed, added ? [tile] : Array(4).fill(tile)), melds });
    }
  }
}

export async function agreementWithPeople(file, level = 'strong') {
  const kit = await loadKit('riichi');
  const { value: agreed } = kit.agree(kit.inPoints);
  const judge = judgeOf(level, { kit, agreed });
  const tally = { all: [0, 0, 0], declared: [0, 0, 0] };
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { record } = JSON.parse(line);
    for (const { view, tile } of decisionsIn(record, agreed.options)) {
      const choices = judge.worth(view);
      const place = choices.findIndex(({ move }) => move.tile === tile);
      const against = Object.values(view.others).some(({ isDeclared }) => isDeclared);
      for (const row of [tally.all, ...(against ? [tally.declared] : [])]) {
        row[0]++;
        if (place === 0) row[1]++;
        if (place >= 0 && place < 3) row[2]++;
      }
    }
  }
  return tally;
}

const percent = (part, all) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
const rowText = ([all, first, three]) =>
  `${percent(first, all)} first, ${percent(three, all)} among three of ${all}`;

export const peopleText = ({ all, declared }) =>
  `discards of players: ${rowText(all)}; against a ready hand: ${rowText(declared)}`;
