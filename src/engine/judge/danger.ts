/** How likely a discard gives another player his win: by what everybody sees of him and of the tile. */
import type { Meld } from '../core/group.ts';
import { memoize } from '../core/memoize.ts';
import {
  familyOf,
  isHonour,
  isSuited,
  rankOf,
  type Tile,
  tileAfter,
  tileIndex,
} from '../core/tile.ts';
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import type { Wind } from '../core/wind.ts';
import type { GameRules } from '../play/hand-state.ts';
import type { SeatView } from '../play/seat-view.ts';
import { fineIf } from './fine.ts';
import type { Figures } from './measured/figures.ts';

const STEP = 3;

interface SafeTiles {
  readonly barred: ReadonlySet<Tile>;
  /** Also what fell after his declaration, and he did not take. */
  readonly passed: ReadonlySet<Tile>;
}

/** Tiles that this player may not win with, where his own discards forbid it (furiten). */
function safeTiles(view: SeatView, seat: Wind, { kit }: GameRules): SafeTiles {
  const isRule = kit.claims.some(({ barredByOwnDiscards }) => barredByOwnDiscards !== undefined);
  const { [seat]: other } = view.others;
  if (!isRule || other === undefined) return { barred: new Set(), passed: new Set() };
  const own = other.discards.map(({ tile }) => tile);
  const from = view.table.findIndex((row) => row.seat === seat && row.ready === true);
  const since = from < 0 ? [] : view.table.slice(from).map(({ tile }) => tile);
  return { barred: new Set(own), passed: new Set([...own, ...since]) };
}

/** Of the tiles three away (suji): 2 where all are safe, 1 where one is. A safe one bars a wait on two sides. */
function flanked(tile: Tile, passed: ReadonlySet<Tile>): 0 | 1 | 2 {
  if (!isSuited(tile)) return 0;
  const sides = [tileAfter(tile, -STEP), tileAfter(tile, STEP)].filter(
    (side) => side !== undefined,
  );
  const safe = sides.filter((side) => passed.has(side)).length;
  return safe === sides.length ? 2 : safe > 0 ? 1 : 0;
}

function tileClass(tile: Tile, live: TileCounts): string {
  if (isHonour(tile)) return `z${copiesAt(live, tileIndex(tile))}`;
  const rank = rankOf(tile);
  const outer = Math.min(rank, 10 - rank);
  return `${outer === 1 ? 'a' : outer === 2 ? 'b' : outer === 3 ? 'c' : 'd'}`;
}

interface SeenHand {
  readonly isDeclared: boolean;
  readonly melds: readonly Meld[];
}

const NOTHING_SEEN: SeenHand = { isDeclared: false, melds: [] };

const MANY = 2;
export const DECLARED = 'r';

/** What is seen of whoever may win with a tile: a declaration, open melds, all of the tile's suit. */
export function giveClass({ isDeclared, melds }: SeenHand, tile: Tile): string {
  if (isDeclared) return DECLARED;
  const open = melds.filter((meld) => meld.open);
  const isOneSuit =
    open.length >= MANY && open.every((meld) => familyOf(meld.tile) === familyOf(tile));
  return `${Math.min(4, open.length)}${isOneSuit ? 's' : ''}`;
}

/** The same, and how far the hand has come. */
function threatClass(view: SeatView, { seat, tile }: { seat: Wind; tile: Tile }): string {
  const shown = giveClass(view.others[seat] ?? NOTHING_SEEN, tile);
  return shown === DECLARED ? shown : `${shown}${Math.min(3, Math.floor(view.table.length / 16))}`;
}

interface Target {
  readonly seat: Wind;
  readonly tile: Tile;
  readonly live: TileCounts;
}

/** What is known of a tile against one other player, before anything is counted. */
interface Facts {
  /** He has discarded it and may not win with it; or it fell after he had declared his hand. */
  readonly bar?: 'own' | 'passed';
  /** Of the tiles three away from it, how many forbid him a wait on two sides. */
  readonly flanked: 0 | 1 | 2;
}

function factsOf(view: SeatView, rules: GameRules, { seat, tile }: Omit<Target, 'live'>): Facts {
  const { barred, passed } = safeTiles(view, seat, rules);
  const bar = barred.has(tile) ? 'own' : passed.has(tile) ? PASSED : undefined;
  return { ...(bar && { bar }), flanked: flanked(tile, passed) };
}

function classOf(view: SeatView, { seat, tile, live }: Target, facts: Facts): string | undefined {
  if (facts.bar === 'own') return undefined;
  if (facts.bar) return PASSED;
  return `${threatClass(view, { seat, tile })}${tileClass(tile, live)}${facts.flanked}`;
}

/** Absent where he may not win with it. */
export const dangerClass = (view: SeatView, rules: GameRules, target: Target): string | undefined =>
  classOf(view, target, factsOf(view, rules, target));

export interface Danger {
  /** That somebody wins with it, and what that costs on average. */
  readonly chance: number;
  readonly cost: number;
}

const PASSED = 'passed';
const PRIOR = 40;

/** A chance, and its standard error. */
interface Rate {
  readonly chance: number;
  readonly error: number;
}

/** What is seen of a player, and what is seen of the tile. */
const CLASS_PARTS = /^(r|\ds?\d)(.+)$/;
/** As if so many wins had been expected and had come of each sort of tile, so that few say little. */
const AS_EXPECTED = 1;

interface Sum {
  made: number;
  won: number;
}

function addTo(sums: Map<string, Sum>, name: string, { made, won }: Sum): void {
  const sum = sums.get(name) ?? { made: 0, won: 0 };
  sums.set(name, { made: sum.made + made, won: sum.won + won });
}

/**
 * How often tiles of a class are won by what all tiles let go before such a player and all tiles of
 * such a sort were: a class of which few were seen has no figure of its own.
 */
function expectedIn(danger: Figures['danger']): (name: string) => number {
  const players = new Map<string, Sum>();
  const classes = Object.entries(danger).flatMap(([name, [made, won]]) => {
    const [, player, tile] = CLASS_PARTS.exec(name) ?? [];
    return player !== undefined && tile !== undefined ? [{ player, tile, made, won }] : [];
  });
  const all = { made: 0, won: 0 };
  for (const row of classes) {
    addTo(players, row.player, row);
    all.made += row.made;
    all.won += row.won;
  }
  const usual = all.made > 0 ? all.won / all.made : 0;
  const rateOf = (player: string): number => {
    const { made, won } = players.get(player) ?? { made: 0, won: 0 };
    return (won + PRIOR * usual) / (made + PRIOR);
  };
  const tiles = new Map<string, Sum>();
  for (const { player, tile, made, won } of classes) {
    addTo(tiles, tile, { made: made * rateOf(player), won });
  }
  return (name) => {
    const [, player = '', tile = ''] = CLASS_PARTS.exec(name) ?? [];
    const { made, won } = tiles.get(tile) ?? { made: 0, won: 0 };
    return Math.min(1, (rateOf(player) * (won + AS_EXPECTED)) / (made + AS_EXPECTED));
  };
}

const expectedBy = memoize(expectedIn);

function rateIn({ danger }: Figures, name: string): Rate {
  const expected = expectedBy(danger);
  const [made = 0, won = 0] = danger[name] ?? [];
  const chance = (won + PRIOR * (name === PASSED ? 0 : expected(name))) / (made + PRIOR);
  return { chance, error: Math.sqrt((chance * (1 - chance)) / (made + PRIOR)) };
}

/** The same figures, had tiles of a class been won by a standard error more often. */
export function withDangerRaised(figures: Figures, name: string): Figures {
  const [made = 0, won = 0] = figures.danger[name] ?? [];
  const more = rateIn(figures, name).error * (made + PRIOR);
  return { ...figures, danger: { ...figures.danger, [name]: [made, won + more] } };
}

/** What a tile may give to one other player, and by what that was counted. */
export interface SeatDanger extends Facts, Rate {
  readonly seat: Wind;
  /** Absent where he may not win with it. */
  readonly name?: string;
}

interface Candidate {
  readonly tile: Tile;
  readonly live: TileCounts;
  readonly figures: Figures;
}

const SAFE: Rate = { chance: 0, error: 0 };

/** Player by player; `dangerOf` is their sum. */
export const dangersBySeat = (
  view: SeatView,
  rules: GameRules,
  { tile, live, figures }: Candidate,
): readonly SeatDanger[] =>
  Object.keys(view.others).map((wind) => {
    const seat = wind as Wind;
    const facts = factsOf(view, rules, { seat, tile });
    const name = classOf(view, { seat, tile, live }, facts);
    return name === undefined
      ? { seat, ...facts, ...SAFE }
      : { seat, ...facts, name, ...rateIn(figures, name) };
  });

const PRIOR_GIVES = 20;

/** What giving a tile costs on average to such a player. */
export function costIn({ give, gives }: Figures, name: string): number {
  const [often = 0, mean = 0] = gives[name] ?? [];
  return (often * mean + PRIOR_GIVES * give) / (often + PRIOR_GIVES);
}

/**
 * The same figures, had giving to such a player cost a standard error more: payments are taken to
 * vary as much as they amount to.
 */
export function withCostRaised(figures: Figures, name: string): Figures {
  const often = Math.max(1, figures.gives[name]?.[0] ?? 0);
  const all = often + PRIOR_GIVES;
  const cost = costIn(figures, name) * (1 + 1 / Math.sqrt(all));
  const mean = (cost * all - PRIOR_GIVES * figures.give) / often;
  return { ...figures, gives: { ...figures.gives, [name]: [often, mean] } };
}

const finesIn = memoize((_: SeatView) => new Map<string, number | undefined>());

/** Asked again for every figure that is weighed. */
function fineFor(view: SeatView, rules: GameRules, { seat, tile }: Omit<Target, 'live'>) {
  const known = finesIn(view);
  const key = `${seat}${tile}`;
  if (!known.has(key)) known.set(key, fineIf(view, rules, { seat, tile }));
  return known.get(key);
}

export function dangerOf(
  view: SeatView,
  rules: GameRules,
  { tile, live, figures }: Candidate,
): Danger {
  let none = 1;
  let cost = 0;
  for (const { seat, chance } of dangersBySeat(view, rules, { tile, live, figures })) {
    none *= 1 - chance;
    if (chance === 0) continue;
    const usual = costIn(figures, giveClass(view.others[seat] ?? NOTHING_SEEN, tile));
    cost += chance * (fineFor(view, rules, { seat, tile }) ?? usual);
  }
  return { chance: 1 - none, cost };
}
