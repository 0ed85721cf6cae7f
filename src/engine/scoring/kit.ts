/** A rule set as everything outside its folder asks it: what hangs on it, without its own types. */
import type { MeldKind } from '../core/group.ts';
import { ok, type Result } from '../core/result.ts';
import type { Situation } from '../core/situation.ts';
import type { Wind } from '../core/wind.ts';
import { type Explanation, explain } from './explain.ts';
import type { Item } from './item.ts';
import { type OptionError, type OptionTexts, optionsFromTexts, readOptions } from './option.ts';
import { type CountedList, meldsOf, type Ruleset } from './ruleset.ts';
import type { Score, ScoreError, Totals } from './score.ts';
import { createScorer } from './scorer.ts';
import type { Account, AccountError, Settlement } from './settlement.ts';

type Options = Readonly<Record<string, unknown>>;

/** A rule set under the agreements of one table. */
export interface Agreed {
  /** All agreements, the defaults among them. */
  readonly options: Options;
  /** The scoring table, in the order of its rows. */
  readonly items: readonly Item[];
  readonly score: (situation: Situation) => Result<Score, ScoreError>;
  readonly explain: (score: Score) => Explanation;
  /** All lists that a hand may be counted by for the most it is worth; none where it does not win. */
  readonly lists: (situation: Situation) => readonly CountedList[];
  readonly settle: (account: Account) => Result<Settlement, AccountError>;
  readonly settleFalseWin: (offender: Wind) => Settlement;
}

type Data = 'id' | 'circumstances' | 'shapes' | 'table' | 'claims' | 'minimum' | 'countsRound';
type MoneyData = 'placeOf' | 'summary' | 'money' | 'fines';

export interface Kit extends Pick<Ruleset<object>, Data | MoneyData> {
  /** What may lie on the table. */
  readonly melds: readonly MeldKind[];
  readonly defaults: Options;
  /** Agreements that keep accounts in points, where the defaults keep them in money. */
  readonly inPoints: Options;
  /** Names of the agreements that the worth of a hand depends on, and its settlement. */
  readonly scoringOptions: readonly string[];
  readonly settlingOptions: readonly string[];
  /** The values that the source offers for an agreement, where it offers some. */
  readonly choicesOf: (option: string) => readonly unknown[];
  /** The rule set as a table plays it: what is not given is the default. Made once for agreements that come back. */
  readonly agree: (given?: Options) => Result<Agreed, OptionError>;
  /** The agreements that stand in texts, such as those of an address. */
  readonly readTexts: (texts: OptionTexts) => Result<Options, OptionError>;
}

const countedIn = ({ rows }: Score): CountedList =>
  rows.filter(({ suppressedBy }) => suppressedBy === undefined).map(({ item }) => item.id);

const plain = (options: object): Options => ({ ...options });

function agreed<O extends object, T extends Totals>(ruleset: Ruleset<O, T>, options: O): Agreed {
  const score = createScorer(ruleset, options);
  const theOnlyList = (situation: Situation): readonly CountedList[] => {
    const found = score(situation);
    return found.ok ? [countedIn(found.value)] : [];
  };
  return {
    options: plain(options),
    items: ruleset.items(options),
    score,
    explain: (value) => explain(value, ruleset),
    lists: ruleset.lists?.(options) ?? theOnlyList,
    settle: (account) => ruleset.settle(account, options),
    settleFalseWin: (offender) => ruleset.settleFalseWin(offender, options),
  };
}

/** Agreements may come from outside, each time others: the last ones are kept. */
const MOST_KNOWN = 32;

/** The rule set with its types closed in. */
export function kitOf<O extends object, T extends Totals>(ruleset: Ruleset<O, T>): Kit {
  const { options, ...rest } = ruleset;
  const known = new Map<string, Agreed>();
  return {
    ...rest,
    melds: meldsOf(ruleset),
    defaults: plain(options.defaults),
    inPoints: plain(options.inPoints ?? {}),
    scoringOptions: options.scoring,
    settlingOptions: options.settling,
    choicesOf: (name) => options.choices[name as keyof O & string] ?? [],
    agree: (given = {}) => {
      const read = readOptions(options.defaults, options.rules, given);
      if (!read.ok) return read;
      const key = JSON.stringify(read.value);
      const table = known.get(key) ?? agreed(ruleset, read.value);
      known.delete(key);
      known.set(key, table);
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size > MOST_KNOWN) known.delete(oldest);
      return ok(table);
    },
    readTexts: (texts) => optionsFromTexts(options, texts),
  };
}
