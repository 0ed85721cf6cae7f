/** What is safe? Of some tiles of a hand the least dangerous, or all with which nobody may win. */

import { memoize } from '../../core/memoize.ts';
import { fail } from '../../core/result.ts';
import type { Tile } from '../../core/tile.ts';
import type { Wind } from '../../core/wind.ts';
import { deskOf } from '../desk.ts';
import { type Drill, type DrillTypes, marksOfAll, type Verdict } from '../drill.ts';
import { declaredSeats, type SeenTable, type ShownSeat, shownSeats } from '../seen-table.ts';
import { handTraits } from '../waits/wait-shape.ts';
import { forbiddenTiles } from './obligation.ts';
import { dealSafe, keepsSafe } from './safe-dealer.ts';
import { SAFE_LEVELS } from './safe-levels.ts';
import {
  formatSafe,
  parseSafe,
  rulesOf,
  SAFE_PARTS,
  type SafeError,
  type SafeQuestion,
  type SafeRules,
  type SafeRulesById,
} from './safe-question.ts';
import { type DangerReason, type SafeRow, safeRows, safest } from './safe-rows.ts';
import { loadSafeRules } from './safe-rules.ts';

type Why =
  | DangerReason
  | { readonly code: 'forbidden'; readonly kind: string }
  | { readonly code: 'free' };

interface ShownRow {
  readonly tile: Tile;
  readonly chance: number;
  readonly why: Why;
  /** Whom the reason is about. */
  readonly seat: Wind;
  readonly isTheirSuit: boolean;
  readonly isWanted: boolean;
}

interface SafeProof {
  /** The safest first. */
  readonly rows: readonly ShownRow[];
  readonly against: Wind;
  readonly isDeclared: boolean;
  /** How many groups the player in question has laid out. */
  readonly melds: number;
  readonly wanted: readonly Tile[];
}

interface SafeVerdict extends Verdict, SafeProof {
  readonly given: readonly Tile[];
}

interface SafeTypes extends DrillTypes {
  readonly question: SafeQuestion;
  readonly shown: Omit<SafeQuestion, 'table'> &
    Pick<SeenTable, 'hand' | 'seat' | 'left' | 'markers'> & {
      /** Where it counts. */
      readonly round?: Wind;
      readonly seats: readonly ShownSeat[];
    };
  /** One tile, or all that are meant. */
  readonly answer: readonly Tile[];
  readonly verdict: SafeVerdict;
  readonly hints: SafeProof;
  readonly error: SafeError;
}

function wantedOf({ ask, of, table }: SafeQuestion, rules: SafeRules, rows: readonly SafeRow[]) {
  if (ask === 'least') return safest(rows).map(({ tile }) => tile);
  if (ask === 'barred') {
    return rows.filter(({ reason }) => reason.code === 'own').map(({ tile }) => tile);
  }
  const forbidden = forbiddenTiles(table, rules.threats);
  return of.filter((tile) => !forbidden.some((row) => row.tile === tile));
}

function proofOf(question: SafeQuestion, rules: SafeRules): SafeProof {
  const { ask, of, table } = question;
  const { rows, against } = safeRows(table, of, rules);
  const wanted = wantedOf(question, rules, rows);
  const forbidden = ask === 'free' ? forbiddenTiles(table, rules.threats) : [];
  const shown = rows.map(({ tile, chance, reason, isTheirSuit }): ShownRow => {
    const bound = forbidden.find((row) => row.tile === tile);
    const free: Why = bound ? { code: 'forbidden', kind: bound.kind } : { code: 'free' };
    return {
      ...{ tile, chance, isTheirSuit },
      why: ask === 'free' ? free : reason,
      seat: bound?.seat ?? against,
      isWanted: wanted.includes(tile),
    };
  });
  const faced = forbidden[0]?.seat ?? against;
  return {
    rows: shown.sort((a, b) => a.chance - b.chance),
    against: faced,
    isDeclared: declaredSeats(table).includes(faced),
    melds: table[faced].melds.filter(({ open }) => open).length,
    wanted,
  };
}

function judged({ ask }: SafeQuestion, proof: SafeProof, answer: readonly Tile[]): SafeVerdict {
  const judged = marksOfAll(answer, proof.wanted);
  if (ask !== 'least') return { ...proof, ...judged, given: answer };
  // One of them is enough.
  const marks = { ...judged.marks, missed: 0 };
  return { ...proof, right: marks.wrong === 0 && answer.length === 1, marks, given: answer };
}

function shownOf({ table, ...asked }: SafeQuestion, { kit }: SafeRules) {
  const { hand, seat, round, left, markers } = table;
  return {
    ...asked,
    ...{ hand, seat, left, markers, ...(kit.countsRound && { round }) },
    seats: shownSeats(table),
  };
}

function whatIsSafe(rulesById: SafeRulesById): Drill<SafeTypes> {
  const rulesFor = ({ rules }: SafeQuestion): SafeRules => rulesOf(rulesById, rules);
  const proof = memoize((question: SafeQuestion) => proofOf(question, rulesFor(question)));
  return {
    id: 'what-is-safe',
    parts: SAFE_PARTS,
    levels: SAFE_LEVELS,
    make: (rng, level) => dealSafe(rng, rulesById, level),
    traits: ({ table }) => handTraits(table.hand.concealed),
    keeps: (question, level) => keepsSafe(question, rulesFor(question), level),
    parse: (texts) => {
      const read = parseSafe(rulesById, texts);
      const isAsked = !read.ok || proof(read.value).wanted.length > 0;
      return isAsked ? read : fail({ part: 'of', error: { code: 'none-safe' } });
    },
    format: formatSafe,
    show: (question) => shownOf(question, rulesFor(question)),
    solve: (question) => {
      const { wanted } = proof(question);
      return question.ask === 'least' ? wanted.slice(0, 1) : wanted;
    },
    check: (question, answer) => judged(question, proof(question), answer),
    // Whom to look at; what each tile tells; the answer.
    hintSteps: ({ of }) => ['against', ...of, 'answer'],
    hints: proof,
  };
}

export const loadWhatIsSafe = async (rules?: readonly string[]) =>
  deskOf(whatIsSafe(await loadSafeRules(rules)));
