// Self-played hands, counted.
import { dangerClass, giveClass } from '../../src/engine/judge/danger.ts';
import { partnerOf } from '../../src/engine/judge/partners.ts';
import { discardClass } from '../../src/engine/judge/race.ts';
import { liveTiles } from '../../src/engine/judge/worth.ts';
import { createRng, WINDS } from '../../src/engine/notation.ts';
import { drawsLeft, startHand, winnersOf } from '../../src/engine/play/hand-state.ts';
import { openClaims } from '../../src/engine/play/lawful.ts';
import { handOutcome } from '../../src/engine/play/outcome.ts';
import { viewOf } from '../../src/engine/play/seat-view.ts';
import { afterMoveOrPass, nextMove } from '../../src/engine/play/self-play.ts';
import { shuffledDeal } from '../../src/engine/play/setup.ts';
import { nearestOf } from '../../src/engine/shapes/distances.ts';
import { trialHand } from '../../src/engine/shapes/trial-hand.ts';
import { rulesInPoints } from './rules.mjs';

const VERSION = 3;
const STEADY = 'steady';
const STEP = 5;
const STEPS = 20;

const count = (table, name, by) => {
  const row = table[name] ?? [0, 0];
  table[name] = [row[0] + 1, row[1] + (by ? 1 : 0)];
};

const mean = (sums, name) => {
  const [n, sum] = sums[name] ?? [0, 0];
  return n === 0 ? 0 : sum / n;
};

const add = (sums, name, value) => {
  const [n, sum] = sums[name] ?? [0, 0];
  sums[name] = [n + 1, sum + value];
};

function discardSeen(state, rules, tally) {
  const { phase } = state;
  if (phase.kind !== 'claims' || phase.robbing) return;
  const { seat, tile } = phase;
  const wins = new Set(
    openClaims(state, rules)
      .filter(({ claim }) => claim === 'win')
      .map(({ seat: at }) => WINDS[at]),
  );
  const view = tally.before;
  if (view === undefined || view.seat !== seat) return;
  const live = liveTiles(view);
  for (const other of WINDS) {
    if (other === seat) continue;
    const name = dangerClass(view, rules, { seat: other, tile, live });
    if (name !== undefined) count(tally.danger, name, wins.has(other));
    else if (wins.has(other)) throw new Error(`a safe tile was won: ${tile}`);
  }
}

const isReadyBeside = (state, seat) =>
  WINDS.some((wind) => wind !== seat && state.players[wind].declared !== undefined);

/** How a hand stood that let a tile go, and whether another wins with it. */
function discardMade(state, rules, tally) {
  const { phase, players } = state;
  const view = tally.before;
  if (phase.kind !== 'claims' || phase.robbing || view?.seat !== phase.seat) return;
  const { seat } = phase;
  const { kit } = rules;
  const shapes = state.exchanges ? kit.exchangedShapes : kit.shapes;
  const standing = {
    distance: nearestOf(trialHand(players[seat]), shapes),
    drawsLeft: view.drawsLeft,
    isDeclared: isReadyBeside(state, seat),
  };
  const isWon = openClaims(state, rules).some(({ claim }) => claim === 'win');
  count(tally.discards, discardClass(standing), isWon);
}

/** For each seat, what the draws and the wins of the others were like before it. */
function drawMade(state, next, { left, isDraw }, tally) {
  const { phase } = next;
  const result = phase.kind === 'over' && phase.result.by === 'win' ? phase.result : undefined;
  for (const seat of WINDS) {
    const rows = isReadyBeside(state, seat) ? tally.endsDeclared : tally.ends;
    const row = rows[Math.min(STEPS - 1, Math.floor(left / STEP))];
    row[0] += isDraw ? 1 : 0;
    row[1] += result && !winnersOf(result).includes(seat) && result.from !== seat ? 1 : 0;
  }
}

/** As if so many more draws had been made that ended hands as often as all of them did. */
const MORE_DRAWS = 200;

function endsOf(rows) {
  const [draws, wins] = rows.reduce(([a, b], [n, k]) => [a + n, b + k], [0, 0]);
  const usual = draws === 0 ? 0 : wins / draws;
  return rows.map(([n, k]) => (k + MORE_DRAWS * usual) / (n + MORE_DRAWS));
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function settle(state, rules, { sums, gives, winners }) {
  const outcome = handOutcome(state, rules);
  if (!outcome.ok) throw new Error('unsettled');
  const { result, settlement, scores, account } = outcome.value;
  const { payments } = settlement;
  const settles = WINDS.some((wind) => payments[wind] !== 0);
  if (result.by === 'win') add(sums, result.from === null ? 'drawn' : 'taken', 0);
  for (const wind of WINDS) {
    if (result.by === 'exhausted') add(sums, 'ready', account.ready.includes(wind) ? 1 : 0);
    if (result.by !== 'win') continue;
    if (result.winner === wind) {
      add(sums, 'win', settles ? payments[wind] : 1);
      winners.push(scores[wind]);
      continue;
    }
    add(sums, 'loser', scores[wind]);
    if (result.from === wind) {
      const { declared, melds } = state.players[result.winner];
      const shown = { isDeclared: declared !== undefined, melds };
      add(sums, 'give', payments[wind]);
      add(gives, giveClass(shown, state.phase.won[0].win.tile), payments[wind]);
    } else add(sums, 'lose', payments[wind]);
  }
}

/** `levels` sit on East, South, West and North, and move on by a seat after each hand. */
export async function figuresFrom({ id, hands, seed, levels }) {
  const rules = await rulesInPoints(id);
  const players = levels.map((level) => partnerOf(level, rules));
  const seated = (at) =>
    Object.fromEntries(WINDS.map((wind, seat) => [wind, players[(seat + at) % players.length]]));
  const rowsOfSteps = () => Array.from({ length: STEPS }, () => [0, 0]);
  const tally = {
    ...{ danger: {}, discards: {}, before: undefined },
    ...{ ends: rowsOfSteps(), endsDeclared: rowsOfSteps() },
  };
  const sums = {};
  const gives = {};
  const winners = [];
  const rng = createRng(seed);
  for (let at = 0; at < hands; at++) {
    const round = WINDS[at % 4];
    const partners = seated(at);
    let state = startHand(
      shuffledDeal(rng, rules.kit.table, { round, options: rules.agreed.options }),
    );
    while (state.phase.kind !== 'over') {
      discardSeen(state, rules, tally);
      const player = levels[(WINDS.indexOf(state.phase.seat) + at) % levels.length];
      if (player === STEADY || !levels.includes(STEADY)) discardMade(state, rules, tally);
      const move = nextMove(state, rules, partners);
      if (move?.m === 'discard') tally.before = viewOf(state, rules, move.seat);
      const left = drawsLeft(state, rules);
      const next = afterMoveOrPass(state, move, rules);
      const isDraw = move?.m === 'draw';
      if (isDraw || next.phase.kind === 'over') drawMade(state, next, { left, isDraw }, tally);
      state = next;
    }
    settle(state, rules, { sums, gives, winners });
  }
  const rate = ([n, k]) => (n === 0 ? 0 : k / n);
  const round4 = (x) => Math.round(x * 1e4) / 1e4;
  return {
    version: VERSION,
    seed,
    hands,
    levels,
    ends: tally.ends.map((row) => round4(rate(row))),
    endsDeclared: endsOf(tally.endsDeclared).map(round4),
    given: round4((sums.taken?.[0] ?? 0) / Math.max(1, sums.drawn?.[0] ?? 0) / 3),
    danger: tally.danger,
    discards: tally.discards,
    win: round4(mean(sums, 'win')),
    give: round4(mean(sums, 'give')),
    lose: round4(mean(sums, 'lose')),
    gives: Object.fromEntries(
      Object.keys(gives)
        .sort()
        .map((name) => [name, [gives[name][0], round4(mean(gives, name))]]),
    ),
    winner: median(winners),
    loser: round4(mean(sums, 'loser')),
    ready: round4(mean(sums, 'ready')),
  };
}

const LIST = 24;

/** Some to a line. */
function lines(rows) {
  const texts = [];
  for (let at = 0; at < rows.length; at += LIST) {
    texts.push(`    '${rows.slice(at, at + LIST).join(' ')}',`);
  }
  return texts.join('\n');
}

const written = (value) => JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ');

export function figuresText({ danger, discards, gives, promises, ...rest }) {
  const rows = (table) =>
    lines(
      Object.keys(table)
        .sort()
        .map((name) => `${name}:${table[name].join('/')}`),
    );
  const body = Object.entries(rest)
    .map(([name, value]) => `  ${name}: ${written(value)},`)
    .join('\n');
  return `import { type Figures, rates } from './figures.ts';

export const FIGURES: Figures = {
${body}
  promises: {
    steady: rates([
${rows(promises.steady)}
    ]),
    strong: rates([
${rows(promises.strong)}
    ]),
  },
  discards: rates([
${rows(discards)}
  ]),
  gives: rates([
${rows(gives)}
  ]),
  danger: rates([
${rows(danger)}
  ]),
};
`;
}
