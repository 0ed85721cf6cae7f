/** A hand that is played out, every step of it looked at from outside. */
import type { Rng } from '../../../../src/engine/core/rng.ts';
import { partnerOf } from '../../../../src/engine/judge/partners.ts';
import { WINDS, type Wind } from '../../../../src/engine/notation.ts';
import {
  afterHand,
  carryOverInto,
  type Game,
  roundWind,
} from '../../../../src/engine/play/game.ts';
import {
  drawsLeft,
  type GameRules,
  type HandState,
  startHand,
  winnersOf,
} from '../../../../src/engine/play/hand-state.ts';
import type { Move } from '../../../../src/engine/play/move.ts';
import { type HandOutcome, handOutcome } from '../../../../src/engine/play/outcome.ts';
import { type Partner, patientPartner } from '../../../../src/engine/play/partner.ts';
import { recordOf, replay } from '../../../../src/engine/play/record.ts';
import { afterMoveOrPass, nextMove } from '../../../../src/engine/play/self-play.ts';
import { shuffledDeal } from '../../../../src/engine/play/setup.ts';
import { type SetTile, tilesInPlay } from '../../../../src/engine/table/tile-set.ts';
import { claimFault } from './claim-oracle.ts';
import { laidOutFault } from './final-scores.ts';

/** What was found wrong, and in which move, if in one. */
interface Fault {
  readonly what: string;
  readonly move?: number;
  readonly detail?: unknown;
}

interface CheckedHand {
  readonly state: HandState;
  readonly moves: readonly Move[];
  readonly faults: readonly Fault[];
  /** The game after it. */
  readonly next: Game | undefined;
}

type Partners = Readonly<Record<Wind, Partner>>;

export function partnersFor({ kit }: GameRules): Partners {
  const partner = patientPartner(kit);
  return { E: partner, S: partner, W: partner, N: partner };
}

/** In so many hands one has a partner who weighs every choice, which takes far longer. */
const WEIGHED_EVERY = 6;

/** Partners of several levels, by the number of the hand. */
export function mixedPartners(rules: GameRules): (hand: number) => Partners {
  const [patient, learner] = [partnerOf('patient', rules), partnerOf('learner', rules)];
  const steady = partnerOf('steady', rules);
  return (hand) => ({
    ...{ E: learner, W: patient, N: learner },
    S: hand % WEIGHED_EVERY === 0 ? steady : patient,
  });
}

/** More acts than the tiles of any set allow, each drawn, laid and claimed once. */
const MOST_STEPS = 600;

const GROUP_STEPS = { chow: [0, 1, 2], winds: [0, 1, 2, 3], dragons: [0, 1, 2] } as const;
const GROUP_COPIES = { pair: 2, pung: 3, kong: 4 } as const;

/** Written anew, so that a fault of the engine's own list does not hide. */
function meldTiles({ kind, tile }: { readonly kind: string; readonly tile: SetTile }): SetTile[] {
  const steps = GROUP_STEPS[kind as keyof typeof GROUP_STEPS];
  if (steps) return steps.map((step) => `${Number(tile[0]) + step}${tile[1]}` as SetTile);
  return Array<SetTile>(GROUP_COPIES[kind as keyof typeof GROUP_COPIES]).fill(tile);
}

/** The tile that several win with is drawn in the hand of each. */
function withTileWonOnce({ phase, players }: HandState, counts: Map<SetTile, number>): void {
  const [, ...others] = phase.kind === 'over' ? winnersOf(phase.result) : [];
  for (const wind of others) {
    const won = players[wind].concealed.at(-1) as SetTile;
    counts.set(won, (counts.get(won) ?? 0) - 1);
  }
}

/** How many of each tile lie anywhere. A claimed discard lies in the meld, or in the winner's hand. */
function everywhere(state: HandState): ReadonlyMap<SetTile, number> {
  const { setup, players, drawn, replaced } = state;
  const counts = new Map<SetTile, number>();
  const add = (tiles: readonly SetTile[], from = 0, to = tiles.length): void => {
    for (let at = from; at < to; at++) {
      const tile = tiles[at] as SetTile;
      counts.set(tile, (counts.get(tile) ?? 0) + 1);
    }
  };
  const { wall, loose = [], deadWall = [] } = setup;
  const fromWall = setup.loose === undefined ? replaced : 0;
  add(wall, drawn, wall.length - fromWall);
  add(loose, setup.loose === undefined ? 0 : replaced);
  add(deadWall);
  for (const wind of WINDS) {
    const { concealed, bonus, flowers, melds, discards } = players[wind];
    for (const tiles of [concealed, bonus, flowers, ...melds.map(meldTiles)]) add(tiles);
    for (const { tile, claimedBy } of discards) if (claimedBy === undefined) add([tile]);
  }
  withTileWonOnce(state, counts);
  return counts;
}

function countOf(tiles: readonly SetTile[]): ReadonlyMap<SetTile, number> {
  const counts = new Map<SetTile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

function strayIn(
  found: ReadonlyMap<SetTile, number>,
  whole: ReadonlyMap<SetTile, number>,
): SetTile | undefined {
  for (const [tile, copies] of whole) if (found.get(tile) !== copies) return tile;
  return [...found.keys()].find((tile) => !whole.has(tile));
}

interface Steps {
  readonly state: HandState;
  readonly moves: readonly Move[];
  readonly faults: readonly Fault[];
}

interface Checks {
  readonly rules: GameRules;
  readonly partners: Partners;
  /** Every claim of every player is compared with what the tiles allow. */
  readonly claims: boolean;
}

function playChecked(start: HandState, { rules, partners, claims }: Checks): Steps {
  const whole = countOf(tilesInPlay(rules.kit.table, rules.agreed.options));
  const moves: Move[] = [];
  const faults: Fault[] = [];
  let state = start;
  for (let step = 0; state.phase.kind !== 'over'; step++) {
    if (step > MOST_STEPS) return { state, moves, faults: [{ what: 'no end' }] };
    const stray = strayIn(everywhere(state), whole);
    if (stray !== undefined) faults.push({ what: 'tiles', move: moves.length, detail: stray });
    const claimed = claims ? claimFault(state, rules) : undefined;
    if (claimed !== undefined) faults.push({ what: 'claims', move: moves.length, detail: claimed });
    const move = nextMove(state, rules, partners);
    state = afterMoveOrPass(state, move, rules);
    if (move !== undefined) moves.push(move);
  }
  const stray = strayIn(everywhere(state), whole);
  if (stray !== undefined) faults.push({ what: 'tiles', move: moves.length, detail: stray });
  return { state, moves, faults };
}

const isExhausted = ({ phase }: HandState): boolean =>
  phase.kind === 'over' && phase.result.by === 'exhausted';

function endFaults(state: HandState, rules: GameRules, outcome: HandOutcome): readonly Fault[] {
  const { payments } = outcome.settlement;
  const sum = WINDS.reduce((all, wind) => all + payments[wind], 0);
  const laid = laidOutFault(state, rules, outcome);
  const left = drawsLeft(state, rules);
  return [
    ...(Math.abs(sum) > 1e-6 ? [{ what: 'payments', detail: sum }] : []),
    ...(laid === undefined ? [] : [{ what: 'scores', detail: laid }]),
    ...(isExhausted(state) && left > 0 ? [{ what: 'exhausted', detail: left }] : []),
  ];
}

/** The next hand of a game; `claims` also looks at what everybody might have claimed. */
export function checkedHand(game: Game, rng: Rng, checks: Checks): CheckedHand {
  const { rules } = checks;
  const { kit, agreed } = rules;
  const carried = carryOverInto(game);
  const round = roundWind(game);
  const setup = shuffledDeal(rng, kit.table, { round, options: agreed.options });
  const { state, moves, faults } = playChecked(startHand(setup, game.exchange), checks);
  if (state.phase.kind !== 'over') return { state, moves, faults, next: undefined };

  const record: unknown = JSON.parse(JSON.stringify(recordOf(state, moves, rules, carried)));
  const again = replay(record, rules);
  const isSame = again.ok && JSON.stringify(again.value) === JSON.stringify({ state, moves });
  const replayed = isSame
    ? []
    : [{ what: 'replay', detail: again.ok ? 'another hand' : again.error }];

  const outcome = handOutcome(state, rules, carried);
  if (!outcome.ok) {
    const all = [...faults, ...replayed, { what: 'outcome', detail: outcome.error }];
    return { state, moves, faults: all, next: undefined };
  }
  return {
    ...{ state, moves },
    faults: [...faults, ...replayed, ...endFaults(state, rules, outcome.value)],
    next: afterHand(game, state, outcome.value, rules),
  };
}
