/** At the table: the set, the seats, the walls, the deal, the claims, one question after another. */
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import type { PlayableRules } from '../../rulesets/index.ts';
import type { Drill, DrillTypes, Verdict } from '../drill.ts';
import { LETTERS, type Reason } from './ask.ts';
import { ASKS, TABLE_ASKS, type TableAsk } from './asks/index.ts';
import { asksAt, TABLE_LEVEL_FIELDS, TABLE_PARTS } from './levels.ts';
import {
  IN_ORDER,
  type TableQuestion,
  type TableReader,
  type TableSides,
  tableReader,
} from './question.ts';
import type { TableShown } from './shown.ts';

interface TableVerdict extends Verdict {
  /** The right answer; the reader's own where several are right. */
  readonly answer: readonly string[];
  readonly reasons: readonly Reason[];
  /** The stack on which the tiles of the breach lie, on the ring of the walls. */
  readonly loose?: number;
  /** The stacks that the player in question takes in the deal. */
  readonly taken?: readonly number[];
}

const TABLE_HINTS = ['rule', 'way', 'answer'] as const;

interface TableHints {
  /** The way to the answer, without its last step. */
  readonly way: readonly Reason[];
  readonly answer: readonly string[];
}

export interface TableTypes extends DrillTypes {
  readonly question: TableQuestion;
  readonly shown: TableShown;
  readonly answer: readonly string[];
  readonly verdict: TableVerdict;
  readonly hints: TableHints;
  readonly detail: undefined;
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

function judge(
  { put }: TableReader,
  question: TableQuestion,
  chosen: readonly string[],
): TableVerdict {
  const row = ASKS[question.ask];
  const asked = put(question);
  const wanted = row.answer(asked);
  const right = row.accepts ? row.accepts(asked, chosen) : same(chosen, wanted);
  const answer = right ? chosen : wanted;
  const found = chosen.filter((item) => answer.includes(item)).length;
  return {
    right,
    marks: { found, missed: answer.length - found, wrong: chosen.length - found },
    answer,
    reasons: row.reasons(asked, chosen),
    ...row.after?.(asked),
  };
}

export function atTheTable(sides: TableSides): Drill<TableTypes> {
  const reader = tableReader(sides);
  const { rules: ids, sideOf, put } = reader;

  const dealt = (rng: Rng, rules: PlayableRules, ask: TableAsk): TableQuestion => {
    const players = ASKS[ask].seated ? shuffled(rng, LETTERS).join('') : IN_ORDER;
    const of = ASKS[ask].make(rng, { players, side: sideOf(rules) });
    return { ask, rules, players, of };
  };
  return {
    id: 'at-the-table',
    parts: TABLE_PARTS,
    levels: TABLE_LEVEL_FIELDS,
    make: (rng, level) => {
      const rules = ids.find((id) => id === level.game) ?? (ids[0] as PlayableRules);
      const asks = TABLE_ASKS.filter((ask) => asksAt(level).includes(ask));
      return dealt(rng, rules, pick(rng, asks));
    },
    vary: (rng, question) => {
      const { throwAgain } = ASKS[question.ask];
      return throwAgain
        ? { ...question, of: throwAgain(rng, put(question)) }
        : dealt(rng, question.rules, question.ask);
    },
    keeps: ({ rules, ask }, level) => rules === level.game && asksAt(level).includes(ask),
    parse: reader.parse,
    format: reader.format,
    show: (question) => {
      const { ask, rules, players, of } = question;
      return { ask, rules, players, ...of, ...ASKS[ask].show?.(put(question)) } as TableShown;
    },
    solve: (question) => ASKS[question.ask].answer(put(question)),
    check: (question, chosen) => judge(reader, question, chosen),
    hintSteps: () => TABLE_HINTS,
    hints: (question) => {
      const { hint, answer } = ASKS[question.ask];
      return { way: hint(put(question)), answer: answer(put(question)) };
    },
  };
}
