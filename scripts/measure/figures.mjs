// Self-played hands, counted.
import { dangerClass, giveClass } from '../../src/engine/judge/danger.ts';
import { partnerOf } from '../../src/engine/judge/partners.ts';
import { liveTiles } from '../../src/engine/judge/worth.ts';
import { createRng, WINDS } from '../../src/engine/notation.ts';
import { drawsLeft, startHand } from '../../src/engine/play/hand-state.ts';
import { openClaims } from '../../src/engine/play/lawful.ts';
import { handOutcome } from '../../src/engine/play/outcome.ts';
import { viewOf } from '../../src/engine/play/seat-view.ts';
import { afterMoveOrPass, nextMove } from '../../src/engine/play/self-play.ts';
import { shuffledDeal } from '../../src/engine/play/setup.ts';
import { rulesInPoints } from './rules.mjs';

const VERSION = 2;
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
  const tally = { danger: {}, before: undefined };
  const sums = {};
  const gives = {};
  const winners = [];
  const ends = Array.from({ length: STEPS }, () => [0, 0]);
  const declared = [0, 0];
  const plain = [0, 0];
  const rng = createRng(seed);
  for (let at = 0; at < hands; at++) {
    const round = WINDS[at % 4];
    const partners = seated(at);
    let state = startHand(
      shuffledDeal(rng, rules.kit.table, { round, options: rules.agreed.options }),
    );
    while (state.phase.kind !== 'over') {
      discardSeen(state, rules, tally);
      const move = nextMove(state, rules, partners);
      if (move?.m === 'discard') tally.before = viewOf(state, rules, move.seat);
      const left = drawsLeft(state, rules);
      const isReady = WINDS.some((wind) => state.players[wind].declared !== undefined);
      const next = afterMoveOrPass(state, move, rules);
      if (move?.m === 'draw' || next.phase.kind === 'over') {
        const isWin = next.phase.kind === 'over' && next.phase.result.by === 'win';
        const row = ends[Math.min(STEPS - 1, Math.floor(left / STEP))];
        row[0] += move?.m === 'draw' ? 1 : 0;
        row[1] += isWin ? 1 : 0;
        const which = isReady ? declared : plain;
        which[0] += move?.m === 'draw' ? 1 : 0;
        which[1] += isWin ? 1 : 0;
      }
      state = next;
    }
    settle(state, rules, { sums, gives, winners });
  }
  const rate = ([n, k]) => (n === 0 ? 0 : k / n);
  const round4 = (x) => Math.round(x * 1e4) / 1e4;
  const all = rate([declared[0] + plain[0], declared[1] + plain[1]]);
  return {
    version: VERSION,
    seed,
    hands,
    levels,
    ends: ends.map((row) => round4(rate(row))),
    endsDeclared: declared[0] === 0 || all === 0 ? 1 : round4(rate(declared) / all),
    given: round4((sums.taken?.[0] ?? 0) / Math.max(1, sums.drawn?.[0] ?? 0) / 3),
    danger: tally.danger,
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

export function figuresText({ danger, gives, promises, ...rest }) {
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
  gives: rates([
${rows(gives)}
  ]),
  danger: rates([
${rows(danger)}
  ]),
};
`;
}
