/** Positions of play in which the figures tell apart what a hand can discard. */
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { COPIES, isHonour, sortTiles, type Tile } from '../../core/tile.ts';
import type { SeatView } from '../../play/seat-view.ts';
import type { PlayableRules } from '../../rulesets/index.ts';
import { DEFENCE_RULES, type SafetyTopic } from '../../rulesets/levels.ts';
import { othersThan } from '../../scoring/settlement.ts';
import type { Level } from '../drill.ts';
import { playedViews } from '../played-views.ts';
import { declaredSeats, isWhole, openMelds, type SeenTable, seenTableOf } from '../seen-table.ts';
import { isLate, withUnseenHonour } from './late-honours.ts';
import { forbiddenTiles, withThreat } from './obligation.ts';
import {
  rulesOf,
  type SafeAsk,
  type SafeQuestion,
  type SafeRules,
  type SafeRulesById,
} from './safe-question.ts';
import { isSafer, type SafeRow, safeRows, safest } from './safe-rows.ts';

const gameOf = ({ game }: Level): PlayableRules =>
  DEFENCE_RULES.find((known) => known === game) ?? (DEFENCE_RULES[0] as PlayableRules);

const ASKS: Readonly<Partial<Record<SafetyTopic, SafeAsk>>> = { all: 'barred', fine: 'free' };

const askOf = (topic: string | undefined): SafeAsk => ASKS[topic as SafetyTopic] ?? 'least';

const isBarred = ({ reason }: SafeRow): boolean => reason.code === 'own';
const isPassed = ({ reason }: SafeRow): boolean => reason.code === 'passed';

const SHOWS = 1;
const SHOWS_MUCH = 2;

/** All that lie elsewhere: whoever waits on it may hold a pair. */
const UNSEEN = COPIES - 1;

const isUnseenHonour = ({ reason }: SafeRow): boolean =>
  reason.code === 'honour' && reason.unseen === UNSEEN;

/** What makes a position one of a topic, whatever is chosen from. */
function isAbout(topic: SafetyTopic, table: SeenTable): boolean {
  if (topic === 'late') return isLate(table);
  const declared = declaredSeats(table).length;
  if (topic === 'river' || topic === 'lines' || topic === 'all') return declared === 1;
  const most = Math.max(...othersThan(table.seat).map((seat) => openMelds(table, seat)));
  return declared > 0 || most >= (topic === 'table' ? SHOWS_MUCH : SHOWS);
}

/** Whether the tiles to choose from ask what the topic teaches; `best` is the safest of them. */
const FITS: Readonly<Record<SafetyTopic, (rows: readonly SafeRow[], best: SafeRow) => boolean>> = {
  river: (rows, best) => isBarred(best) && !rows.some(isPassed),
  lines: (rows) => !rows.some((row) => isBarred(row) || isPassed(row)),
  honours: (_, best) => isHonour(best.tile),
  late: (rows, best) => rows.some(isUnseenHonour) && !isUnseenHonour(best),
  // Whether to look at winds and dragons is asked before.
  table: (rows, best) => !isHonour(best.tile) || rows.some(isBarred),
  all: (rows) => !rows.some(isPassed) && rows.some(isBarred) && rows.every(isClear),
  fine: () => true,
};

const ERRORS = 2;

/** Who declared may not win with it, or he well may. */
function isClear({ seats, reason }: SafeRow): boolean {
  if (reason.code === 'own') return true;
  const faced = seats.find(({ name }) => name?.startsWith(DECLARED));
  return faced !== undefined && faced.chance > ERRORS * faced.error;
}

/** So the judge calls what is thrown before a declared hand. */
const DECLARED = 'r';

const CHOICES = [4, 5, 5] as const;

/** The safest tile, with others that it is safer than. */
function leastOf(
  rng: Rng,
  rows: readonly SafeRow[],
  topic: SafetyTopic,
): readonly Tile[] | undefined {
  const size = pick(rng, CHOICES);
  for (const best of shuffled(rng, rows)) {
    const riskier = rows.filter((row) => isSafer(best, row));
    const chosen = [best, ...shuffled(rng, riskier).slice(0, size - 1)];
    if (chosen.length === size && FITS[topic](chosen, best)) {
      return sortTiles(chosen.map(({ tile }) => tile));
    }
  }
  return undefined;
}

/** Some that belong to the answer and some that do not. */
function someOf(
  rng: Rng,
  rows: readonly SafeRow[],
  { topic, wanted }: { readonly topic: SafetyTopic; readonly wanted: readonly Tile[] },
): readonly Tile[] | undefined {
  const size = 5;
  const fit = topic === 'all' ? rows.filter((row) => !isPassed(row) && isClear(row)) : rows;
  const [inside, outside] = [true, false].map((isIn) =>
    shuffled(
      rng,
      fit.filter(({ tile }) => wanted.includes(tile) === isIn),
    ),
  ) as [SafeRow[], SafeRow[]];
  const most = Math.min(inside.length, size - 1);
  if (most === 0) return undefined;
  const count = 1 + rng.below(most);
  const chosen = [...inside.slice(0, count), ...outside.slice(0, size - count)];
  if (chosen.length < size) return undefined;
  return sortTiles(chosen.map(({ tile }) => tile));
}

const kindsOf = (tiles: readonly Tile[]): readonly Tile[] => [...new Set(tiles)];

/** The tiles of a table to choose among; absent where it asks nothing of the topic. */
function chosenFrom(
  rng: Rng,
  table: SeenTable,
  { topic, rules }: { readonly topic: SafetyTopic; readonly rules: SafeRules },
): readonly Tile[] | undefined {
  const tiles = kindsOf(table.hand.concealed);
  if (topic === 'fine') {
    const forbidden = forbiddenTiles(table, rules.threats).map(({ tile }) => tile);
    if (!tiles.some((tile) => forbidden.includes(tile))) return undefined;
    const wanted = tiles.filter((tile) => !forbidden.includes(tile));
    return someOf(rng, safeRows(table, tiles, rules).rows, { topic, wanted });
  }
  const { rows } = safeRows(table, tiles, rules);
  if (topic !== 'all') return leastOf(rng, rows, topic);
  return someOf(rng, rows, { topic, wanted: rows.filter(isBarred).map(({ tile }) => tile) });
}

/** What others have claimed of it lies in their melds alone, where it still bars its owner. */
const isBarredElsewhere = (view: SeatView, tiles: readonly Tile[]): boolean =>
  Object.values(view.others).some(({ discards }) =>
    discards.some(({ tile, claimedBy }) => claimedBy !== undefined && tiles.includes(tile)),
  );

/** What a topic needs and play seldom brings is put there. */
function tableFor(
  rng: Rng,
  seen: SeenTable,
  { topic, rules }: { readonly topic: SafetyTopic; readonly rules: SafeRules },
): SeenTable | undefined {
  if (topic === 'fine') return withThreat(rng, seen, rules.threats);
  return topic === 'late' && isLate(seen) ? withUnseenHonour(rng, seen) : seen;
}

export function dealSafe(rng: Rng, rulesById: SafeRulesById, level: Level): SafeQuestion {
  const game = gameOf(level);
  const rules = rulesOf(rulesById, game);
  const topic = level['level'] as SafetyTopic;
  for (const view of playedViews(rng, rules)) {
    if (view.moves.some(({ m }) => m === 'win')) continue;
    const table = tableFor(rng, seenTableOf(view), { topic, rules });
    if (!table || !isWhole(view, table) || !isAbout(topic, table)) continue;
    const of = chosenFrom(rng, table, { topic, rules });
    if (of === undefined || isBarredElsewhere(view, of)) continue;
    return { ...{ rules: game, ask: askOf(topic), of }, table };
  }
  throw new Error('partners play without end');
}

export function keepsSafe(question: SafeQuestion, rules: SafeRules, level: Level): boolean {
  const { ask, of, table } = question;
  const topic = level['level'] as SafetyTopic;
  if (question.rules !== level['game'] || ask !== askOf(topic) || !isAbout(topic, table))
    return false;
  const { rows } = safeRows(table, of, rules);
  const [best] = safest(rows);
  return best !== undefined && FITS[topic](rows, best);
}
