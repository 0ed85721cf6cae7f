/** A rule set as code outside its folder sees it, with its own types hidden. */

import type { MeldKind } from '../core/group.ts';
import { type HeldHand, WIN_SOURCES, type WinSource } from '../core/hand.ts';
import { ok, type Result } from '../core/result.ts';
import { inSituation, type Situation } from '../core/situation.ts';
import type { Tile } from '../core/tile.ts';
import type { Wind } from '../core/wind.ts';
import type { Shape } from '../shapes/shape.ts';
import { type Explanation, explain } from './explain.ts';
import type { ExtraRule } from './extra.ts';
import { type Item, isCounted } from './item.ts';
import { type OptionError, type OptionTexts, optionsFromTexts, readOptions } from './option.ts';
import type { RuleId } from './rule-id.ts';
import { type CountedList, meldsOf, type Ruleset } from './ruleset.ts';
import type { Score, ScoreError, Totals } from './score.ts';
import { createScorer } from './scorer.ts';
import type { Account, AccountError, AccountPart, Settlement, TakenDiscard } from './settlement.ts';
import type { WorthTable } from './worth-table.ts';

type Options = Readonly<Record<string, unknown>>;

export interface AgreedRules {
  readonly options: Options;
  readonly items: readonly Item[];
  /** The entry that leaves hands without points; absent where they are counted. */
  readonly uncounted: RuleId | undefined;
  readonly score: (situation: Situation) => Result<Score, ScoreError>;
  readonly explain: (score: Score) => Explanation;
  /** All ways to count the hand for its highest total; empty if it does not win. */
  readonly lists: (situation: Situation) => readonly CountedList[];
  readonly settle: (account: Account) => Result<Settlement, AccountError>;
  /** The kind of fine for a discard that the winner took; absent where it was allowed. */
  readonly fineOn: (discard: TakenDiscard) => string | undefined;
  /** East has the first hand unless another seat is named. */
  readonly settleFalseWin: (offender: Wind, dealer?: Wind) => Settlement;
  readonly worths: WorthTable | undefined;
}

type Data = 'id' | 'edition' | 'circumstances' | 'shapes' | 'table' | 'claims' | 'countsRound';
type Minimum = 'minimum' | 'notEnough';
type MoneyData = 'placeOf' | 'summary' | 'money' | 'counters' | 'fines' | 'noFines';

export interface Kit extends Pick<Ruleset<object>, Data | Minimum | MoneyData> {
  readonly extras: readonly ExtraRule[];
  readonly beside: readonly AccountPart[];
  readonly melds: readonly MeldKind[];
  readonly exchangedShapes: readonly Shape[];
  readonly defaults: Options;
  readonly inPoints: Options;
  readonly scoringOptions: readonly string[];
  readonly settlingOptions: readonly string[];
  readonly playingOptions: readonly string[];
  /** Options that go together, by the name under which `as` asks for all of them. */
  readonly presets: Readonly<Record<string, Options>>;
  readonly choicesOf: (option: string) => readonly unknown[];
  /** Options that are not given take their defaults. Results are cached. */
  readonly withOptions: (given?: Options) => Result<AgreedRules, OptionError>;
  readonly readTexts: (texts: OptionTexts) => Result<Options, OptionError>;
}

/** All that can be agreed on: what is played by, and what is counted and paid by. */
export const agreeableOptions = (
  kit: Pick<Kit, 'playingOptions' | 'scoringOptions' | 'settlingOptions'>,
): readonly string[] => [
  ...new Set([...kit.playingOptions, ...kit.scoringOptions, ...kit.settlingOptions]),
];

export const countedList = ({ rows }: Score): CountedList =>
  rows.filter(isCounted).map(({ item }) => item.id);

const asRecord = (options: object): Options => ({ ...options });

function agreedRules<O extends object, T extends Totals>(
  ruleset: Ruleset<O, T>,
  options: O,
): AgreedRules {
  const score = createScorer(ruleset, options);
  const bestList = (situation: Situation): readonly CountedList[] => {
    const found = score(situation);
    return found.ok ? [countedList(found.value)] : [];
  };
  return {
    options: asRecord(options),
    items: ruleset.items(options),
    uncounted: ruleset.uncounted?.(options),
    score,
    explain: (value) => explain(value, ruleset),
    lists: ruleset.lists?.(options) ?? bestList,
    settle: (account) => ruleset.settle(account, options),
    fineOn: (discard) => ruleset.fineOn?.(discard as TakenDiscard<T>, options),
    settleFalseWin: (offender, dealer = 'E') =>
      ruleset.settleFalseWin({ offender, dealer }, options),
    worths: ruleset.worths?.(options),
  };
}

/** The rule set under agreements that were checked before; throws on others. */
export function agreedOf(
  { id, withOptions }: Pick<Kit, 'id' | 'withOptions'>,
  options: Options,
): AgreedRules {
  const checked = withOptions(options);
  if (!checked.ok) throw new Error(`${id}: ${JSON.stringify(checked.error)}`);
  return checked.value;
}

/** Whether the table agreed on what hangs on this option. */
export const isAgreedOn = (
  { options }: Pick<AgreedRules, 'options'>,
  row: { readonly option: string } | undefined,
): boolean => row !== undefined && options[row.option] === true;

/**
 * The rows that count in a hand won so, each once, but for those that are worth fu alone; absent
 * where it may not be won so, or is worth too little.
 */
export function winningRows(
  { score }: Pick<AgreedRules, 'score'>,
  situation: Situation,
): readonly string[] | undefined {
  const won = score(situation);
  if (!won.ok || won.value.totals.enough === false) return undefined;
  const rows = won.value.rows.filter((row) => isCounted(row) && row.item.value.fu === undefined);
  return [...new Set(rows.map(({ item }) => item.id))];
}

/** How a tile may complete the hand; in no way where the rules forbid it or it is worth too little. */
export const lawfulWays = (
  agreed: Pick<AgreedRules, 'score'>,
  { concealed, melds }: HeldHand,
  tile: Tile,
): readonly WinSource[] =>
  WIN_SOURCES.filter((by) => {
    const won = inSituation({ concealed, melds, flowers: [], win: { tile, by } });
    return winningRows(agreed, won) !== undefined;
  });

const CACHE_SIZE = 32;

export function kitOf<O extends object, T extends Totals>(ruleset: Ruleset<O, T>): Kit {
  const { options, ...rest } = ruleset;
  const cache = new Map<string, AgreedRules>();
  return {
    ...rest,
    extras: ruleset.extras ?? [],
    beside: ruleset.beside ?? [],
    melds: meldsOf(ruleset),
    exchangedShapes: ruleset.exchangedShapes ?? ruleset.shapes,
    defaults: asRecord(options.defaults),
    inPoints: asRecord(options.inPoints ?? {}),
    scoringOptions: options.scoring,
    settlingOptions: options.settling,
    playingOptions: options.playing,
    presets: Object.fromEntries(
      Object.entries(options.presets ?? {}).map(([name, given]) => [name, asRecord(given)]),
    ),
    choicesOf: (name) => options.choices[name as keyof O & string] ?? [],
    withOptions: (given = {}) => {
      const read = readOptions(options, given);
      if (!read.ok) return read;
      const key = JSON.stringify(read.value);
      const table = cache.get(key) ?? agreedRules(ruleset, read.value);
      cache.delete(key);
      cache.set(key, table);
      const [oldest] = cache.keys();
      if (oldest !== undefined && cache.size > CACHE_SIZE) cache.delete(oldest);
      return ok(table);
    },
    readTexts: (texts) => optionsFromTexts(options, texts),
  };
}
