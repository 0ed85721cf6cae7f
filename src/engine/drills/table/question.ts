/** A question about the table, from its texts and back into them. */
import { fail, ok, type Result } from '../../core/result.ts';
import type { PlayableRules } from '../../rulesets/index.ts';
import type { Refusal, Texts } from '../drill.ts';
import { choice, type Field, readFields, usually, writeFields } from '../field.ts';
import { LETTERS, type Put, type TableSide } from './ask.ts';
import { ASKS, TABLE_ASKS, type TableAsk } from './asks/index.ts';

/** The rule sets that can be asked about, the usual one first. */
export type TableSides = Readonly<Partial<Record<PlayableRules, TableSide>>>;

export interface TableQuestion {
  readonly ask: TableAsk;
  readonly rules: PlayableRules;
  /** The letters of the players in the order of play, the first at the bottom of the drawing. */
  readonly players: string;
  /** What is asked, by the names of its texts. */
  readonly of: object;
}

/** The players as they sit unless told. */
export const IN_ORDER = LETTERS.join('');

const players: Field<string> = usually(IN_ORDER, {
  read: (text = '') =>
    [...text].sort().join('') === IN_ORDER
      ? ok(text)
      : fail({ code: 'unknown-value', value: text }),
  write: (text) => text,
});

export interface TableReader {
  readonly rules: readonly PlayableRules[];
  readonly sideOf: (rules: PlayableRules) => TableSide;
  /** The values of a question, where it is asked. */
  readonly put: (question: TableQuestion) => Put<object>;
  readonly parse: (texts: Texts) => Result<TableQuestion, Refusal>;
  readonly format: (question: TableQuestion) => Texts;
}

export function tableReader(sides: TableSides): TableReader {
  const rules = Object.keys(sides) as PlayableRules[];
  const [usual] = rules;
  if (usual === undefined) throw new RangeError('no rule set to ask about');
  const head = {
    ask: choice(TABLE_ASKS),
    rules: usually(usual, choice(rules)),
    players,
  };
  const sideOf = (id: PlayableRules): TableSide => {
    const side = sides[id];
    if (side === undefined) throw new RangeError(`no table of ${id}`);
    return side;
  };
  const put = (question: TableQuestion): Put<object> => ({
    ...question.of,
    players: question.players,
    side: sideOf(question.rules),
  });
  return {
    rules,
    sideOf,
    put,
    parse: (texts) => {
      const asked = readFields(head, texts);
      if (!asked.ok) return asked;
      const row = ASKS[asked.value.ask];
      const of = readFields<object>(row.fields, texts);
      if (!of.ok) return of;
      const question = { ...asked.value, of: of.value };
      const flaw = row.flaw?.(put(question));
      return flaw ? fail(flaw) : ok(question);
    },
    format: ({ of, ...asked }) => ({
      ...writeFields(head, asked),
      ...writeFields<object>(ASKS[asked.ask].fields, of),
    }),
  };
}
