/**
 * Duplicate matches of the partners: one challenger against three, once in each seat, the same
 * walls; what it settles a hand beyond what the others would have in its place.
 */
import { partnerOf } from '../../src/engine/judge/partners.ts';
import { createRng, WINDS } from '../../src/engine/notation.ts';
import { startHand } from '../../src/engine/play/hand-state.ts';
import { handOutcome } from '../../src/engine/play/outcome.ts';
import { playOut } from '../../src/engine/play/self-play.ts';
import { shuffledDeal } from '../../src/engine/play/setup.ts';
import { rulesInPoints } from './rules.mjs';

/** Walls for tuning have other seeds than those whose results are published. */
export const SEEDS = { tuning: 1_000_000, test: 2_000_000 };

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function interval(values) {
  const m = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - m) ** 2, 0) / (values.length - 1);
  return 1.96 * Math.sqrt(variance / values.length);
}

/** Of a seat in a finished hand. */
function resultOf(state, rules, seat) {
  const outcome = handOutcome(state, rules);
  if (!outcome.ok) throw new Error('unsettled');
  const { result, settlement } = outcome.value;
  const { payments } = settlement;
  const settles = WINDS.some((wind) => payments[wind] !== 0);
  const isWin = result.by === 'win';
  const won = isWin && result.winner === seat;
  const bare = !isWin ? 0 : won ? 1 : -1 / 3;
  return {
    settled: settles ? payments[seat] : bare,
    won,
    gave: isWin && result.from === seat,
    drawn: result.by === 'exhausted',
    turn: won ? state.players[seat].discards.length : undefined,
  };
}

export async function duplicateMatch({ id, challenger, against, walls, seed }) {
  const rules = await rulesInPoints(id);
  const strong = partnerOf(challenger, rules);
  const base = partnerOf(against, rules);
  const gains = [];
  const seats = [];
  for (let wall = 0; wall < walls; wall++) {
    const deal = () =>
      shuffledDeal(createRng(seed + wall), rules.kit.table, {
        round: WINDS[wall % 4],
        options: rules.agreed.options,
      });
    const play = (partners) => playOut(startHand(deal()), rules, partners).state;
    let gain = 0;
    const all = { E: base, S: base, W: base, N: base };
    for (const seat of WINDS) {
      const result = resultOf(play({ ...all, [seat]: strong }), rules, seat);
      seats.push(result);
      gain += result.settled;
    }
    // What the four seats settle among equals sums to zero.
    gains.push(gain / WINDS.length);
  }
  const turns = seats.flatMap(({ turn }) => turn ?? []);
  const rate = (name) => mean(seats.map((seat) => Number(seat[name])));
  return {
    rules: id,
    challenger,
    against,
    walls,
    seed,
    gain: mean(gains),
    interval: interval(gains),
    win: rate('won'),
    give: rate('gave'),
    drawn: rate('drawn'),
    turn: mean(turns),
  };
}
