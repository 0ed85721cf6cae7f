import { loadEach } from '../../core/load-each.ts';
import { fail, ok } from '../../core/result.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import type { HouseDecision } from '../../core/table-rules.ts';
import { loadKit, PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import { loadTableTeaching } from '../../rulesets/table-teachings.ts';
import type { RulePlace } from '../../scoring/explain.ts';
import { agreedOf, type Kit } from '../../scoring/kit.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import { type Dice, throwDice } from '../../table/dice.ts';
import { setSize } from '../../table/tile-set.ts';
import { wallSize } from '../../table/wall.ts';
import { playableAmong } from '../asked-rules.ts';
import { deskOf } from '../desk.ts';
import {
  type Drill,
  type DrillTypes,
  type Level,
  marksOfAll,
  type Texts,
  type Verdict,
} from '../drill.ts';
import { choice, permutationOf, readFields, withDefault, writeFields } from '../field.ts';
import {
  type AskReason,
  type AtTable,
  LETTERS,
  settingOf,
  type TableContext,
  type WordForm,
} from './ask.ts';
import { ASKS, type AskShown, TABLE_ASKS, type TableAsk } from './asks/index.ts';
import { asksAt, TABLE_PARTS, type TableDrillId, tableLevels } from './levels.ts';

interface TableQuestion {
  readonly ask: TableAsk;
  readonly rules: PlayableRules;
  /** The letters of the players in the order of play, the first at the bottom of the drawing. */
  readonly players: string;
  readonly of: { readonly throws?: readonly Dice[] };
}

export interface TableTypes extends DrillTypes {
  readonly question: TableQuestion;
  readonly shown: AskShown &
    Pick<TableQuestion, 'rules' | 'players'> & {
      readonly forms: readonly WordForm[];
      /** What is settled here because the source does not say it, with the erratum. */
      readonly settled: readonly { readonly what: HouseDecision; readonly erratum: string }[];
    };
  readonly answer: readonly string[];
  readonly verdict: Verdict & {
    /** The right answer; the reader's own where several are right. */
    readonly answer: readonly string[];
    readonly reasons: readonly AskReason[];
    /** The entries that it rests on, by their places in the source. */
    readonly cited: readonly { readonly rule: string; readonly place: RulePlace }[];
    readonly loose?: readonly number[];
    readonly taken?: readonly number[];
    readonly apart?: readonly number[];
    readonly markers?: readonly number[];
  };
  readonly hints: { readonly way: readonly AskReason[]; readonly answer: readonly string[] };
}

const USUAL = PLAYABLE_RULES[0] as PlayableRules;
const IN_ORDER = LETTERS.join('');

const players = withDefault(IN_ORDER, permutationOf(LETTERS));

const HEAD = {
  ask: choice(TABLE_ASKS),
  rules: withDefault(USUAL, choice(PLAYABLE_RULES)),
  players,
};

const isSame = (chosen: readonly string[], wanted: readonly string[]): boolean =>
  [...chosen].sort().join() === [...wanted].sort().join();

/** Each place of the source once. */
function citedBy(
  { kit }: AtTable<object>,
  rules: readonly (string | undefined)[],
): TableTypes['verdict']['cited'] {
  const cited = rules.flatMap((rule) =>
    rule === undefined ? [] : [{ rule, place: kit.placeOf(rule as RuleId) }],
  );
  return cited.filter(
    ({ place: { kind, text } }, at) =>
      cited.findIndex(({ place }) => place.kind === kind && place.text === text) === at,
  );
}

function settledIn(ask: TableAsk, put: AtTable<object>): TableTypes['shown']['settled'] {
  const known = put.kit.table.settled ?? {};
  return (ASKS[ask].settled?.(put) ?? []).flatMap((what) => {
    const erratum = known[what];
    return erratum === undefined ? [] : [{ what, erratum }];
  });
}

function judge(
  ask: TableAsk,
  put: AtTable<object>,
  chosen: readonly string[],
): TableTypes['verdict'] {
  const { answer, accepts, reasons, rules, after } = ASKS[ask];
  const wanted = answer(put);
  const right = accepts ? accepts(put, chosen) : isSame(chosen, wanted);
  const expected = right ? chosen : wanted;
  return {
    right,
    marks: marksOfAll(chosen, expected).marks,
    answer: expected,
    reasons: reasons(put, chosen),
    cited: citedBy(put, rules?.(put) ?? []),
    ...after?.(put),
  };
}

type Contexts = Readonly<Record<PlayableRules, TableContext>>;

/** Every such drill reads all kinds of questions, and deals its own. */
function tableDrill(id: TableDrillId, contexts: Contexts): Drill<TableTypes> {
  const put = (question: TableQuestion): AtTable<object> => ({
    ...question.of,
    ...settingOf(contexts[question.rules], question.players),
  });
  const dealAsk = (rng: Rng, rules: PlayableRules, ask: TableAsk): TableQuestion => {
    const seated = ASKS[ask].isSeatless ? IN_ORDER : shuffled(rng, LETTERS).join('');
    const of = ASKS[ask].make(rng, settingOf(contexts[rules], seated));
    return { ask, rules, players: seated, of };
  };
  const parse = (texts: Texts) => {
    const asked = readFields(HEAD, texts);
    if (!asked.ok) return asked;
    const { fields, flaw } = ASKS[asked.value.ask];
    const of = readFields<object>(fields, texts);
    if (!of.ok) return of;
    const question = { ...asked.value, of: of.value };
    const fault = flaw?.(put(question));
    return fault ? fail(fault) : ok(question);
  };
  return {
    id,
    parts: TABLE_PARTS,
    levels: tableLevels(id),
    make: (rng, level) => {
      const rules = PLAYABLE_RULES.find((known) => known === level['game']) ?? USUAL;
      const asks = TABLE_ASKS.filter((ask) => asksAt(id, level).includes(ask));
      return dealAsk(rng, rules, pick(rng, asks));
    },
    vary: (rng, question) => {
      const { ask, rules, of } = question;
      if (!of.throws) return dealAsk(rng, rules, ask);
      return { ...question, of: { ...of, throws: of.throws.map(() => throwDice(rng)) } };
    },
    keeps: ({ rules, ask }, level: Level) =>
      rules === level['game'] && asksAt(id, level).includes(ask),
    parse,
    format: ({ of, ...asked }) => ({
      ...writeFields(HEAD, asked),
      ...writeFields<object>(ASKS[asked.ask].fields, of),
    }),
    show: (question) => {
      const { of, ...asked } = question;
      return {
        ...asked,
        ...of,
        ...{ forms: contexts[asked.rules].forms, settled: settledIn(asked.ask, put(question)) },
        ...(ASKS[asked.ask].show?.(put(question)) as object),
      } as TableTypes['shown'];
    },
    solve: (question) => ASKS[question.ask].answer(put(question)),
    check: (question, chosen) => judge(question.ask, put(question), chosen),
    hintSteps: () => ['rule', 'way', 'answer'],
    hints: (question) => {
      const { hint, answer } = ASKS[question.ask];
      return { way: hint(put(question)), answer: answer(put(question)) };
    },
  };
}

const formsOf = ({
  countsRound,
  table: { starterIs, breach, deal, families },
}: Kit): readonly WordForm[] => [
  ...(countsRound ? ['winds' as const] : []),
  ...(families.every(({ id, optional }) => id !== 'flowers' || optional) ? ['plain' as const] : []),
  ...(breach.opens === 'gap' ? ['gap' as const] : []),
  ...(deal.last === 'one-by-one' ? ['singly' as const] : []),
  ...(starterIs === 'east' ? ['east' as const] : []),
];

async function loadContext(id: PlayableRules): Promise<TableContext> {
  const [kit, teaching] = await Promise.all([loadKit(id), loadTableTeaching(id)]);
  const { breach } = kit.table;
  const wall = { ...breach, ...wallSize(setSize(kit.table), breach) };
  return { kit, teaching, rules: { kit, agreed: agreedOf(kit, {}) }, wall, forms: formsOf(kit) };
}

/** Under all rule sets, or as many as are asked about. */
export async function loadTableDrill(id: TableDrillId, rules?: readonly string[]) {
  return deskOf(tableDrill(id, await loadEach(playableAmong(rules), loadContext)));
}
