import type { RulePlace } from '../../scoring/explain.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import type { Ruleset } from '../../scoring/ruleset.ts';
import type { Totals } from '../../scoring/score.ts';
import { cutAt } from '../../scoring/settlement.ts';
import { encyclopedieClaims } from './claims.ts';
import { ENCYCLOPEDIE_OPTIONS, type EncyclopedieOptions } from './config.ts';
import {
  type BorrowedPoints,
  type EncyclopedieTotals,
  isCounted,
  NOT_BORROWED,
  scoringTable,
  stepsBy,
  summaryBy,
} from './points.ts';
import { settle, settleFalseWin } from './settle.ts';
import { ENCYCLOPEDIE_SHAPES } from './shapes.ts';
import { STICKS } from './sticks.ts';
import { encyclopedieTable } from './table.ts';

/** The headings of the article, by the second part of an entry's id. */
const HEADINGS: Readonly<Record<string, string>> = {
  places: 'Place des joueurs',
  dist: 'Distribution des tuiles',
  jeu: 'Déroulement de la partie',
  chow: 'Déroulement de la partie',
  pung: 'Déroulement de la partie',
  kong: 'Déroulement de la partie',
  prio: 'Déroulement de la partie',
  comb: 'Combinaisons possibles',
  fin: 'Fin de la partie',
  comptes: 'Règlement des comptes entre les joueurs',
};

/** The rules of the article, with the table of points that players may agree to count by (F02). */
export function encyclopedieWith<O, T extends Totals>(
  borrowed: BorrowedPoints<O, T>,
): Ruleset<EncyclopedieOptions, EncyclopedieTotals<T>> {
  const { rules } = borrowed;
  const isBorrowed = (rule: RuleId): boolean => rule.startsWith(`${rules.id}.`);
  const placeOf = (rule: RuleId): RulePlace => {
    if (isBorrowed(rule)) return { ...rules.placeOf(rule), borrowed: true };
    const [, part = ''] = rule.split('.');
    return { kind: 'heading', text: HEADINGS[part] ?? part };
  };
  return {
    id: 'encyclopedie',
    options: ENCYCLOPEDIE_OPTIONS,
    // The article has none of its own (`encyclopedie.silence.bonus`, `encyclopedie.silence.firstturn`).
    circumstances: rules.circumstances.filter(({ id }) => id !== NOT_BORROWED.circumstance),
    table: encyclopedieTable,
    claims: encyclopedieClaims,
    countsRound: false,
    ...scoringTable(borrowed),
    shapes: ENCYCLOPEDIE_SHAPES,
    steps: stepsBy(borrowed),
    summary: summaryBy(borrowed),
    placeOf,
    uncounted: (options) => (isCounted(options) ? undefined : 'encyclopedie.silence.points'),
    money: 'points',
    counters: STICKS,
    fines: [],
    noFines: 'encyclopedie.silence.penalties',
    // The article itself knows no limit (`encyclopedie.silence.penalties`).
    settle: (account, options) => {
      const { scores } = account;
      const counted = isCounted(options) ? cutAt(borrowed.limit, scores) : scores;
      return settle({ ...account, scores: counted }, options);
    },
    settleFalseWin,
  };
}
