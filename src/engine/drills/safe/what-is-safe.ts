/** What is safe? Of some tiles of a hand the least dangerous, or all with which nobody may win. */
import type { Tile } from '../../core/tile.ts';
import type { Wind } from '../../core/wind.ts';
import { MEASURED } from '../../judge/measured/index.ts';
import { loadKit, type PlayableRules } from '../../rulesets/index.ts';
import { loadTableTeaching } from '../../rulesets/table-teachings.ts';
import { agreedOf } from '../../scoring/kit.ts';
import { deskOf } from '../desk.ts';
import type { Drill, DrillTypes, Verdict } from '../drill.ts';
import { declaredSeats, discardsInOrder } from '../seen-table.ts';
import { handTraits } from '../waits/wait-shape.ts';
import { forbiddenTiles } from './obligation.ts';
import { dealSafe, keepsSafe } from './safe-dealer.ts';
import {
  formatSafe,
  parseSafe,
  SAFE_GAMES,
  SAFE_LEVELS,
  SAFE_PARTS,
  type SafeError,
  type SafeQuestion,
  type SafeSide,
  type SafeSides,
  sideOf,
} from './safe-question.ts';
import { type DangerReason, type SafeRow, safeRows, safest } from './safe-rows.ts';

type Why = DangerReason | { readonly code: 'forbidden'; readonly kind: string } | { readonly code: 'free' };

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
  readonly wanted: readonly Tile[];
}

interface SafeVerdict extends Verdict, SafeProof {
  readonly given: readonly Tile[];
}

interface SafeTypes extends DrillTypes {
  readonly question: SafeQuestion;
  readonly shown: SafeQuestion & {
    readonly declared: readonly Wind[];
    /** With the place of each discard that declared a ready hand in its row, from 0. */
    readonly sideways: Readonly<Partial<Record<Wind, number>>>;
    readonly countsRound: boolean;
  };
  /** One tile, or all that are meant. */
  readonly answer: readonly Tile[];
  readonly verdict: SafeVerdict;
  readonly hints: SafeProof;
  readonly detail: undefined;
  readonly error: SafeError;
}

function wantedOf({ ask, of, table }: SafeQuestion, side: SafeSide, rows: readonly SafeRow[]) {
  if (ask === 'least') return safest(rows).map(({ tile }) => tile);
  if (ask === 'barred') {
    return rows.filter(({ reason }) => reason.code === 'own').map(({ tile }) => tile);
  }
  const forbidden = forbiddenTiles(table, side.threats);
  return of.filter((tile) => !forbidden.some((row) => row.tile === tile));
}

function proofOf(question: SafeQuestion, side: SafeSide): SafeProof {
  const { ask, of, table } = question;
  const { rows, against } = safeRows(table, of, side);
  const wanted = wantedOf(question, side, rows);
  const forbidden = ask === 'free' ? forbiddenTiles(table, side.threats) : [];
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
  return {
    rows: shown.sort((a, b) => a.chance - b.chance),
    against: forbidden[0]?.seat ?? against,
    isDeclared: declaredSeats(table).includes(against),
    wanted,
  };
}

function judged({ ask }: SafeQuestion, proof: SafeProof, answer: readonly Tile[]): SafeVerdict {
  const { wanted } = proof;
  const found = answer.filter((tile) => wanted.includes(tile)).length;
  const wrong = answer.length - found;
  const missed = ask === 'least' ? 0 : wanted.length - found;
  const right = wrong + missed === 0 && (ask !== 'least' || answer.length === 1);
  return { ...proof, right, marks: { found, missed, wrong }, given: answer };
}

function shownOf(question: SafeQuestion, { rules: { kit } }: SafeSide): SafeTypes['shown'] {
  const declaring = discardsInOrder(question.table).filter(({ declares }) => declares);
  return {
    ...question,
    declared: declaring.map(({ seat }) => seat),
    sideways: Object.fromEntries(declaring.map(({ seat, at }) => [seat, at])),
    countsRound: kit.countsRound,
  };
}

function whatIsSafe(sides: SafeSides): Drill<SafeTypes> {
  const known = new WeakMap<SafeQuestion, SafeProof>();
  const sideFor = ({ rules }: SafeQuestion): SafeSide => sideOf(sides, rules);
  const proof = (question: SafeQuestion): SafeProof => {
    const proved = known.get(question) ?? proofOf(question, sideFor(question));
    known.set(question, proved);
    return proved;
  };
  return {
    id: 'what-is-safe',
    parts: SAFE_PARTS,
    levels: SAFE_LEVELS,
    make: (rng, level) => dealSafe(rng, sides, level),
    traits: ({ table }) => handTraits(table.hand.concealed),
    keeps: (question, level) => keepsSafe(question, sideFor(question), level),
    parse: (texts) => parseSafe(sides, texts),
    format: formatSafe,
    show: (question) => shownOf(question, sideFor(question)),
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

async function sideOfRules(rules: PlayableRules): Promise<SafeSide> {
  const [kit, teaching] = await Promise.all([loadKit(rules), loadTableTeaching(rules)]);
  return {
    rules: { kit, agreed: agreedOf(kit, {}) },
    figures: MEASURED[rules],
    threats: teaching.threats,
  };
}

export async function loadWhatIsSafe() {
  const sides = SAFE_GAMES.map(async (rules) => [rules, await sideOfRules(rules)] as const);
  return deskOf(whatIsSafe(Object.fromEntries(await Promise.all(sides)) as SafeSides));
}
