/** Whether goals are met before the hand ends: draws against what self-play measured of its length. */
import type { Figures } from './measured/figures.ts';

/** Ways by the number of tiles lacking, each times what such goals pay where that is asked. */
export interface Reach {
  /** At `k`: goals that lack k tiles. */
  readonly ways: readonly number[];
  readonly worth: readonly number[];
  /** All goals, those too that may not be won. */
  readonly all: readonly number[];
}

export interface Race {
  readonly unseen: number;
  readonly drawsLeft: number;
  /** One of the others has been declared ready. */
  readonly isDeclared: boolean;
  readonly distance: number;
  /** How likely the discard that is to be made gives a win. */
  readonly risk: number;
  readonly figures: Figures;
}

export interface Prospect {
  readonly win: number;
  readonly value: number;
  /** That another wins first, with a tile that the seat did not let go, and with one that it did. */
  readonly lost: number;
  readonly gave: number;
}

const SEATS = 4;
const PER_STEP = 5;

const FURTHEST = 5;
const DRAWS_TO_A_CLASS = 16;

/** How a hand stands: tiles short of ready, and how much is left to draw. */
export const standingClass = (distance: number, drawsLeft: number): string =>
  `${Math.min(FURTHEST, distance)}${Math.floor(drawsLeft / DRAWS_TO_A_CLASS)}`;

const FURTHEST_DISCARD = 2;

/** How a hand stands whose next discards may be won: near or far, the others ready or not. */
export const discardClass = ({
  distance,
  drawsLeft,
  isDeclared,
}: Pick<Race, 'distance' | 'drawsLeft' | 'isDeclared'>): string => {
  const time = isDeclared ? 'r' : Math.floor(Math.max(0, drawsLeft) / DRAWS_TO_A_CLASS);
  return `${Math.min(FURTHEST_DISCARD, Math.max(0, distance))}${time}`;
};

/** As if so many wins had been promised, and had come as often as to hands a tile nearer. */
const AS_NEARER = 4;

/** Wins that came for each win that was promised, at hands that stood so. */
export function shareOfWins(promises: Figures['promises']['steady'], standing: string): number {
  const [promised, won] = promises[standing] ?? [0, 0];
  const [distance, time] = [Number(standing[0]), standing.slice(1)];
  const usual = distance > 0 ? shareOfWins(promises, `${distance - 1}${time}`) : 1;
  return (won + AS_NEARER * usual) / (promised + AS_NEARER);
}

/** What comes of a prospect where goals are met so many times as often as they promise. */
export function scaleByWins({ win, value, lost, gave }: Prospect, share: number): Prospect {
  const wins = Math.min(1, win * share);
  const others = win < 1 ? (1 - wins) / (1 - win) : 1;
  return {
    win: wins,
    value: win === 0 ? 0 : (value * wins) / win,
    lost: lost * others,
    gave: gave * others,
  };
}

/** How often the hand ends by somebody else's win within a round of turns. */
function hazard({ figures, isDeclared }: Race, left: number): number {
  const ends = isDeclared ? figures.endsDeclared : figures.ends;
  const step = Math.min(ends.length - 1, Math.floor(Math.max(0, left) / PER_STEP));
  return 1 - (1 - (ends[step] ?? 0)) ** SEATS;
}

function rateOfDiscards({ figures }: Race, standing: string): number {
  const [made, won] = figures.discards[standing] ?? [0, 0];
  return made === 0 ? 0 : won / made;
}

/**
 * How often the discard that follows a draw gives another his win. Far hands before a declared one
 * are mostly given up: one that risks more now goes on as if it were nearer.
 */
function slip(race: Race, drawsLeft: number): number {
  const { distance, isDeclared, risk } = race;
  const usual = rateOfDiscards(race, discardClass({ distance, drawsLeft, isDeclared }));
  if (!isDeclared || distance < FURTHEST_DISCARD) return usual;
  const near = { distance: FURTHEST_DISCARD - 1, drawsLeft, isDeclared };
  const most = rateOfDiscards(race, discardClass(near));
  return Math.max(usual, Math.min(risk, most));
}

/** How many goals of one lack beside the best of another count besides. */
const BESIDE = 0.3;

/** What the others discard brings earlier tiles too, where they may be claimed. */
const CLAIMED_EARLIER = 0.25;

const factorial = (k: number): number => (k < 2 ? 1 : k * factorial(k - 1));

interface Chase extends Pick<Prospect, 'win' | 'lost' | 'gave'> {
  /** At each number of tiles that came, the hand not ended. */
  readonly left: ArrayLike<number>;
}

/**
 * The chance to draw k useful tiles one after another before the hand ends. Each of the ways may
 * come in k! orders; their k-th root is how many tiles help at a step on average.
 */
function chase(ways: number, k: number, race: Race): Chase {
  const { unseen, drawsLeft, figures } = race;
  const others = 3 * figures.given;
  const helps = (factorial(k) * ways) ** (1 / k);
  const chances = new Float64Array(k + 1);
  chances[0] = 1;
  let win = 0;
  let lost = 0;
  let gave = 0;
  const turns = Math.floor(drawsLeft / SEATS);
  for (let turn = 1; turn <= turns; turn++) {
    const out = hazard(race, drawsLeft - SEATS * turn);
    for (let stage = 0; stage < k; stage++) {
      const here = chances[stage] as number;
      lost += here * out;
      chances[stage] = here * (1 - out);
    }
    for (let stage = k - 1; stage >= 0; stage--) {
      const more = stage === k - 1 ? others : others * CLAIMED_EARLIER;
      const rate = Math.min(1, (helps * (1 + more)) / Math.max(1, unseen - turn + 1));
      const moves = (chances[stage] as number) * rate;
      chances[stage] = (chances[stage] as number) - moves;
      if (stage === k - 1) win += moves;
      else chances[stage + 1] = (chances[stage + 1] as number) + moves;
    }
    const given = slip(race, drawsLeft - SEATS * turn);
    for (let stage = 0; stage < k; stage++) {
      const here = chances[stage] as number;
      gave += here * given;
      chances[stage] = here * (1 - given);
    }
  }
  return { win, lost, gave, left: chances };
}

/** The chance to win and what is gained on average: by the best goals, and a part of the others. */
export function prospectOf({ ways, worth }: Reach, race: Race): Prospect {
  const rows = ways.flatMap((sum, k) => {
    if (k === 0 || sum <= 0) return [];
    const { win, lost, gave } = chase(sum, k, race);
    return [{ win, lost, gave, value: (win * (worth[k] ?? 0)) / sum }];
  });
  rows.sort((a, b) => b.value - a.value);
  const [best] = rows;
  if (best === undefined) {
    const { lost, gave } = chase(0, 1, race);
    return { win: 0, value: 0, lost, gave };
  }
  let { win, value } = best;
  for (const row of rows.slice(1)) {
    const part = BESIDE * (1 - win);
    win += part * row.win;
    value += part * row.value;
  }
  return { win, value, lost: best.lost, gave: best.gave };
}

/** Of hands that nobody wins the share that are one tile short in the end, by the nearest goals. */
export function readyShare({ all }: Reach, race: Race): number {
  const nearest = all.findIndex((ways, lack) => lack > 0 && ways > 0);
  if (nearest < 0) return 0;
  const { win, left } = chase(all[nearest] as number, nearest, race);
  const ready = win + (left[nearest - 1] as number);
  let unready = 0;
  for (let stage = 0; stage < nearest - 1; stage++) unready += left[stage] as number;
  return ready + unready === 0 ? 0 : ready / (ready + unready);
}
