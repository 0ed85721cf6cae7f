// How often hands are won that the judge promised so much of, by how they stood.
import { judgeOf, partnerOf } from '../../src/engine/judge/partners.ts';
import { standingClass } from '../../src/engine/judge/race.ts';
import { createRng, WINDS } from '../../src/engine/notation.ts';
import { startHand } from '../../src/engine/play/hand-state.ts';
import { viewOf } from '../../src/engine/play/seat-view.ts';
import { afterMoveOrPass, nextMove } from '../../src/engine/play/self-play.ts';
import { shuffledDeal } from '../../src/engine/play/setup.ts';
import { loadKit } from '../../src/engine/scoring.ts';

const EVERY = 10;
const round2 = (x) => Math.round(x * 100) / 100;

/** Four steady players; each tenth discard is weighed as if nothing had been measured of that. */
export async function promisesFrom({ id, hands, seed, figures }) {
  const kit = await loadKit(id);
  const rules = { kit, agreed: kit.withOptions(kit.inPoints).value };
  const player = partnerOf('steady', rules);
  const partners = Object.fromEntries(WINDS.map((wind) => [wind, player]));
  const raw = { ...figures, promises: { steady: {}, strong: {} } };
  const judges = Object.keys(raw.promises).map((level) => [level, judgeOf(level, rules, raw)]);
  const promises = { steady: {}, strong: {} };
  const rng = createRng(seed);
  for (let at = 0; at < hands; at++) {
    const { options } = rules.agreed;
    const round = WINDS[at % 4];
    let state = startHand(shuffledDeal(rng, kit.table, { round, options }));
    const promised = [];
    for (let turn = 0; state.phase.kind !== 'over'; ) {
      const move = nextMove(state, rules, partners);
      if (move?.m === 'discard' && turn++ % EVERY === at % EVERY) {
        const view = viewOf(state, rules, move.seat);
        for (const [level, judge] of judges) {
          const choice = judge
            .worth(view)
            .find(({ move: one }) => one.m === 'discard' && one.tile === move.tile);
          if (choice === undefined) continue;
          const standing = standingClass(choice.distance, view.drawsLeft);
          promised.push({ level, standing, seat: move.seat, win: choice.win / (1 - choice.give) });
        }
      }
      state = afterMoveOrPass(state, move, rules);
    }
    const { result } = state.phase;
    for (const { level, standing, seat, win } of promised) {
      const [all, won] = promises[level][standing] ?? [0, 0];
      const isWon = result.by === 'win' && result.winner === seat;
      promises[level][standing] = [all + win, won + (isWon ? 1 : 0)];
    }
  }
  for (const table of Object.values(promises)) {
    for (const [standing, [all, won]] of Object.entries(table))
      table[standing] = [round2(all), won];
  }
  return promises;
}
