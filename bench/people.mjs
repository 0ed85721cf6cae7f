/** How often the judge's first choices are the discards of strong players, in recorded hands. */
import { readFileSync } from 'node:fs';
import { judgeOf } from '../src/engine/judge/partners.ts';
import { replayMoves, viewOf } from '../src/engine/play.ts';
import { loadKit } from '../src/engine/scoring.ts';

/** Red fives count as plain ones. */
const plain = (tile) => tile.replace('0', '5');

/** Every free discard of a recorded hand: the view before it and the tile. */
function* decisionsIn(record, rules) {
  for (const [at, { m, seat, tile }] of record.moves.entries()) {
    if (m !== 'discard') continue;
    const taken = replayMoves({ ...record, moves: record.moves.slice(0, at) }, rules);
    if (!taken.ok) throw new Error(`${record.id}: ${taken.error.code}`);
    const view = viewOf(taken.value.state, rules, seat);
    const isBound = view.own.declared !== undefined && record.moves[at - 1]?.m !== 'ready';
    if (!isBound) yield { view, tile: plain(tile) };
  }
}

/** By the options of each record: of hands played as today, all that are agreed on so. */
export async function agreementWithPeople(file, level = 'strong') {
  const kit = await loadKit('riichi');
  const tally = { all: [0, 0, 0], declared: [0, 0, 0] };
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { record } = JSON.parse(line);
    const { value: agreed } = kit.withOptions(record.options);
    const rules = { kit, agreed };
    const judge = judgeOf(level, rules);
    for (const { view, tile } of decisionsIn(record, rules)) {
      const tiles = judge
        .worth(view)
        .flatMap(({ move }) => (move.m === 'discard' ? [plain(move.tile)] : []));
      const place = [...new Set(tiles)].indexOf(tile);
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
