/** Which hands are offered where a reader ticks those that count, and why each does or does not. */
import type { McrEdition } from '../../rulesets/mcr/config.ts';
import { mcr } from '../../rulesets/mcr/ruleset.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import { dearestItems, FLOWERS } from './fan-bands.ts';
import { fanScore } from './fan-position.ts';
import type { FanQuestion } from './fan-question.ts';

/** Why a hand counts or not. `less`: it counts, and another is worth more. */
export type FanWhy =
  | { readonly kind: 'counts'; readonly times: number }
  | { readonly kind: 'less' }
  | { readonly kind: 'struck'; readonly by: string | undefined; readonly rule: RuleId }
  | { readonly kind: 'absent' };

export interface FanLine {
  readonly item: string;
  readonly points: number;
  /** Whether it is to be ticked. */
  readonly wanted: boolean;
  readonly why: FanWhy;
}

/** Hands that are taken for each other. */
const ALIKE: readonly (readonly string[])[] = [
  ['edge-wait', 'closed-wait', 'single-wait'],
  ['concealed-hand', 'fully-concealed-hand', 'melded-hand', 'self-drawn'],
  ['melded-kong', 'concealed-kong'],
  ['two-melded-kongs', 'two-concealed-kongs', 'melded-and-concealed-kong', 'three-kongs'],
  ['three-kongs', 'four-kongs', 'all-pungs'],
  ['one-voided-suit', 'no-honors', 'all-simples', 'all-types'],
  ['half-flush', 'full-flush', 'one-voided-suit'],
  ['pure-double-chow', 'mixed-double-chow', 'short-straight', 'two-terminal-chows'],
  ['mixed-straight', 'pure-straight', 'knitted-straight', 'mixed-shifted-chows'],
  ['mixed-shifted-chows', 'pure-shifted-chows', 'four-pure-shifted-chows'],
  ['mixed-triple-chow', 'pure-triple-chow', 'quadruple-chow', 'mixed-double-chow'],
  ['mixed-shifted-pungs', 'pure-shifted-pungs', 'four-pure-shifted-pungs', 'triple-pung'],
  ['double-pung', 'triple-pung'],
  ['two-concealed-pungs', 'three-concealed-pungs', 'four-concealed-pungs', 'all-pungs'],
  ['dragon-pung', 'two-dragon-pungs', 'little-three-dragons', 'big-three-dragons'],
  ['prevalent-wind', 'seat-wind', 'pung-of-terminals-or-honors', 'dragon-pung'],
  ['big-three-winds', 'little-four-winds', 'big-four-winds'],
  ['upper-four', 'upper-tiles', 'lower-four', 'lower-tiles', 'middle-tiles'],
  ['outside-hand', 'all-terminals-and-honors', 'all-terminals', 'all-honors'],
  ['last-tile', 'last-tile-draw', 'last-tile-claim', 'self-drawn'],
  ['out-with-replacement-tile', 'robbing-the-kong', 'last-tile-draw'],
  ['lesser-honors-and-knitted-tiles', 'greater-honors-and-knitted-tiles', 'knitted-straight'],
  ['seven-pairs', 'seven-shifted-pairs', 'thirteen-orphans', 'tile-hog'],
  ['all-fives', 'all-even-pungs', 'middle-tiles', 'all-simples'],
  ['reversible-tiles', 'all-green', 'one-voided-suit'],
  ['three-suited-terminal-chows', 'pure-terminal-chows', 'two-terminal-chows', 'outside-hand'],
  ['all-chows', 'all-pungs', 'chicken-hand'],
  ['tile-hog', 'concealed-kong', 'pure-double-chow'],
  ['nine-gates', 'full-flush', 'pure-straight'],
  ['thirteen-orphans', 'all-terminals-and-honors', 'greater-honors-and-knitted-tiles'],
  ['flower-tiles', 'out-with-replacement-tile'],
];

/** What beginners look for in any hand. */
const EVERYWHERE = ['no-honors', 'all-chows', 'one-voided-suit', 'tile-hog', 'all-simples'];

const alikeTo = (item: string): readonly string[] =>
  ALIKE.filter((group) => group.includes(item)).flatMap((group) =>
    group.filter((one) => one !== item),
  );

/** The first of each list, then the second of each, and so on. */
function inTurns(lists: readonly (readonly string[])[]): readonly string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

const FEWEST_OTHERS = 3;
const MOST_LINES = { all: 10, name: 5 } as const;

/** Whether and why each hand of the table counts. */
function whyOf(question: FanQuestion): (item: string) => FanWhy {
  const score = fanScore(question);
  const best = dearestItems(score);
  return (item) => {
    const rows = score.rows.filter((row) => row.item.id === item);
    const times = rows.filter(({ suppressedBy }) => suppressedBy === undefined).length;
    if (times > 0) {
      return question.ask === 'name' && !best.includes(item)
        ? { kind: 'less' }
        : { kind: 'counts', times };
    }
    const struck = rows[0]?.suppressedBy;
    return struck ? { kind: 'struck', by: struck.by?.id, rule: struck.rule } : { kind: 'absent' };
  };
}

/** Hands that tempt: those struck out, those that the right ones are taken for. */
function temptations(question: FanQuestion, right: readonly string[]): readonly string[] {
  const { rows } = fanScore(question);
  const struck = rows.filter(({ suppressedBy }) => suppressedBy).map(({ item }) => item.id);
  const near = inTurns(right.map(alikeTo));
  const lesser = rows.filter(({ suppressedBy }) => !suppressedBy).map(({ item }) => item.id);
  const lists = question.ask === 'name' ? [near, lesser, struck] : [struck, near];
  const wrong = lists.map((list) => list.filter((id) => !right.includes(id)));
  // The dearest is told flowers apart: several of them would be dearer than it.
  const kept = question.ask === 'name' ? [...right, FLOWERS] : right;
  return [...new Set([...inTurns(wrong), ...EVERYWHERE])].filter((id) => !kept.includes(id));
}

const tableOf = (edition: McrEdition) => mcr.items({ edition });

/**
 * The hands to tell apart, all that are to be ticked and tempting others: cheapest first, by their
 * names where the dearest alone is asked for.
 */
export function fanLines(question: FanQuestion): readonly FanLine[] {
  const why = whyOf(question);
  const table = tableOf(question.edition);
  const right = table.map(({ id }) => id).filter((id) => why(id).kind === 'counts');
  const known = new Set<string>(table.map(({ id }) => id));
  const room = Math.max(FEWEST_OTHERS, MOST_LINES[question.ask] - right.length);
  const others = temptations(question, right)
    .filter((id) => known.has(id))
    .slice(0, room);
  const offered = new Set([...right, ...others]);
  const lines = table
    .filter(({ id }) => offered.has(id))
    .map(({ id, value }) => ({
      ...{ item: id, points: value.points ?? 0, why: why(id) },
      wanted: right.includes(id),
    }));
  // By points the dearest would stand in the same place every time.
  const byName = (a: FanLine, b: FanLine): number => (a.item < b.item ? -1 : 1);
  return question.ask === 'name' ? lines.sort(byName) : lines.reverse();
}
