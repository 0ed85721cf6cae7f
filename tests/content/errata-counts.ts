/** What other decisions on the errata would change, over the hands and accounts that other programs recorded. */
import {
  TCHOU1924_DEFAULTS,
  type Tchou1924Options,
} from '../../src/engine/rulesets/tchou1924/config.ts';
import { tchou1924 } from '../../src/engine/rulesets/tchou1924/ruleset.ts';
import {
  VULCAIN1953_DEFAULTS,
  type Vulcain1953Options,
} from '../../src/engine/rulesets/vulcain1953/config.ts';
import { vulcain1953 } from '../../src/engine/rulesets/vulcain1953/ruleset.ts';
import type { Score } from '../../src/engine/scoring.ts';
import * as fromMcr from '../engine/rulesets/mcr/records.ts';
import { countedIn, scoreOf } from '../engine/rulesets/mcr/score-hand.ts';
import { scorersFor } from '../engine/rulesets/scorers.ts';
import * as fromTchou from '../engine/rulesets/tchou1924/records.ts';
import * as fromVulcain from '../engine/rulesets/vulcain1953/records.ts';

interface Count {
  readonly of: 'hands' | 'accounts';
  readonly all: number;
  readonly otherwise: number;
}

const countOf = <T>(
  of: Count['of'],
  records: readonly T[],
  differs: (record: T) => boolean,
): Count => ({ of, all: records.length, otherwise: records.filter(differs).length });

const rowsIn = ({ rows }: Pick<Score, 'rows'>): ReadonlySet<string> =>
  new Set(rows.filter((row) => row.suppressedBy === undefined).map(({ item }) => item.id));

const has = (rows: ReadonlySet<string>, ...ids: readonly string[]): boolean =>
  ids.some((id) => rows.has(id));

/** Many counts ask the same score of a record. */
function once<T extends { readonly id: number }, R>(
  score: (record: T, agreed: object) => R,
): (record: T, agreed?: object) => R {
  const known = new Map<string, R>();
  return (record, agreed = {}) => {
    const key = `${record.id} ${JSON.stringify(agreed)}`;
    const found = known.get(key) ?? score(record, agreed);
    known.set(key, found);
    return found;
  };
}

// The book of 1924.

const tchouScorers = scorersFor(tchou1924, TCHOU1924_DEFAULTS);

const scoreTchou = once((record: fromTchou.Recorded, agreed: Partial<Tchou1924Options>) => {
  const options = { ...TCHOU1924_DEFAULTS, ...record.options, ...agreed };
  const score = tchouScorers(options)(fromTchou.situationOf(record));
  if (!score.ok) throw new Error(`record ${record.id}: ${score.error.code}`);
  return { ...score.value, options };
});

/** The total with so many points more before it is doubled. */
function withMore(record: fromTchou.Recorded, points: number): number {
  const { totals, options } = scoreTchou(record);
  if (totals.limit === 'limit-hand') return totals.total;
  return Math.min(options.limit, (totals.base + points) * 2 ** totals.doubles);
}

const pointsOf = (score: Score, ids: RegExp): number =>
  score.rows
    .filter(({ item, suppressedBy }) => suppressedBy === undefined && ids.test(item.id))
    .reduce((sum, { item }) => sum + (item.value.points ?? 0), 0);

const tchou = (differs: (record: fromTchou.Recorded) => boolean) => (): Count =>
  countOf('hands', fromTchou.RECORDED, differs);

const tchouUnder = (agreed: Partial<Tchou1924Options>) =>
  tchou((record) => scoreTchou(record, agreed).totals.total !== scoreTchou(record).totals.total);

// The Navy.

const vulcainScorers = scorersFor(vulcain1953, VULCAIN1953_DEFAULTS);

const NOT_WON = { totals: { total: 0, doubles: 0, special: null }, rows: [] } as const;

const scoreVulcain = once((record: fromVulcain.Recorded, agreed: Partial<Vulcain1953Options>) => {
  const score = vulcainScorers(agreed)(fromVulcain.situationOf(record));
  return score.ok ? score.value : NOT_WON;
});

const vulcain =
  (
    differs: (
      rows: ReadonlySet<string>,
      record: fromVulcain.Recorded,
      totals: { readonly doubles: number; readonly special: string | null },
    ) => boolean,
  ) =>
  (): Count =>
    countOf('hands', fromVulcain.RECORDED, (record) => {
      const { rows, totals } = scoreVulcain(record);
      return differs(rowsIn({ rows }), record, totals);
    });

const vulcainUnder = (agreed: Partial<Vulcain1953Options>) => (): Count =>
  countOf(
    'hands',
    fromVulcain.RECORDED,
    (record) => scoreVulcain(record, agreed).totals.total !== scoreVulcain(record).totals.total,
  );

const vulcainWith = (...ids: readonly string[]) =>
  vulcain((rows) => ids.every((id) => rows.has(id)));

const LIMIT = { east: 3000, others: 2000 } as const;

/** What a mark held to the ceiling before East’s double brings, against what is paid. */
const markCapped = ({ winner, dealer, scores, limit }: fromVulcain.RecordedAccount): boolean => {
  if (winner === null || limit === 'double') return false;
  const mark = scores[winner];
  const held = Math.min(mark, winner === dealer ? LIMIT.east : LIMIT.others);
  return (['E', 'S', 'W', 'N'] as const).some((seat) => {
    if (seat === winner) return false;
    const isEast = seat === dealer || winner === dealer;
    const double = isEast ? 2 : 1;
    return held * double !== Math.min(mark * double, isEast ? LIMIT.east : LIMIT.others);
  });
};

// The international rules.

const namesOf = once((record: fromMcr.Recorded, edition: { edition?: 'practice' }) => {
  const score = scoreOf(fromMcr.situationOf(record), edition.edition ?? 'text');
  return new Set(Object.keys(countedIn(score)));
});

const mcr =
  (
    differs: (rows: ReadonlySet<string>, record: fromMcr.Recorded) => boolean,
    edition: { edition?: 'practice' } = {},
  ) =>
  (): Count =>
    countOf('hands', fromMcr.RECORDED, (record) => differs(namesOf(record, edition), record));

const PRACTICE = { edition: 'practice' } as const;

const mcrWith = (...ids: readonly string[]) => mcr((rows) => ids.every((id) => rows.has(id)));

const HONOUR_PUNGS = [
  ...['dragon-pung', 'prevalent-wind', 'seat-wind', 'two-dragon-pungs', 'big-three-winds'],
  ...['little-four-winds', 'little-three-dragons', 'all-honors', 'big-four-winds'],
  'big-three-dragons',
] as const;

const CONCEALED_BY_NATURE = [
  ...['lesser-honors-and-knitted-tiles', 'greater-honors-and-knitted-tiles', 'seven-pairs'],
  ...['four-concealed-pungs', 'nine-gates', 'seven-shifted-pairs'],
] as const;

const OF_TILES = [
  ...['all-terminals-and-honors', 'all-terminals', 'all-honors', 'all-green', 'all-fives'],
  ...['upper-tiles', 'middle-tiles', 'lower-tiles', 'upper-four', 'lower-four'],
] as const;

/** By the code of an erratum: how many would count otherwise by what else one might decide. */
export const COUNTS: Readonly<Record<string, () => Count>> = {
  E12: tchou((record) => {
    const score = scoreTchou(record);
    const isWonSo = has(rowsIn(score), 'after-kong', 'last-conventional-tile', 'robbed-kong');
    const points = pointsOf(score, /^completed-|^drawn-last-tile$/);
    return isWonSo && withMore(record, -points) !== score.totals.total;
  }),
  E13: tchou((record) => record.robKong && withMore(record, 2) !== scoreTchou(record).totals.total),
  E15: tchouUnder({ cumulation: 'sum' }),
  E16: tchouUnder({ pingHou: true }),
  E18: tchou((record) => {
    const points = pointsOf(scoreTchou(record), /^pair-/);
    return record.win === null && withMore(record, -points) !== scoreTchou(record).totals.total;
  }),
  E25: tchouUnder({ limit: 400 }),
  V02: () => countOf('accounts', fromVulcain.ACCOUNTS, markCapped),
  V05: vulcain((rows, { melds }) => rows.has('worthless-hand') && melds.some(({ open }) => open)),
  V06: vulcain((rows, { melds }) => rows.has('concealed-hand') && melds.some(({ open }) => !open)),
  V09: vulcain((_, { flowers }, { special }) => special !== null && flowers !== ''),
  V10: vulcainUnder({ marks: 'highest' }),
  V11: vulcainWith('bouquet'),
  V12: vulcain((rows, _, { doubles }) => rows.has('flower') && doubles > 0),
  V18: vulcainWith('pair-own-wind', 'pair-prevailing-wind'),
  V22: vulcainWith('all-kongs'),
  V23: vulcainWith('all-honours'),
  V24: vulcainUnder({ assimilation: false }),
  V60: vulcainWith('all-honours', 'troubled-hand'),
  M01: mcrWith('fully-concealed-hand'),
  M02: mcrWith('robbing-the-kong'),
  M03: mcrWith('robbing-the-kong', 'concealed-hand'),
  M04: mcrWith('out-with-replacement-tile'),
  M12: mcr((rows, { by }) => by === 'discard' && has(rows, ...CONCEALED_BY_NATURE)),
  M14: mcrWith('pure-terminal-chows'),
  M15: mcrWith('big-four-winds'),
  M16: mcr((rows) => has(rows, ...HONOUR_PUNGS)),
  M18: mcr((rows) => rows.has('knitted-straight') && rows.has('all-chows'), PRACTICE),
  M19: mcrWith('lesser-honors-and-knitted-tiles', 'knitted-straight'),
  M24: mcr((rows) => rows.has('seven-pairs') && rows.has('all-types'), PRACTICE),
  M25: mcr((rows) => rows.has('seven-pairs') && has(rows, ...OF_TILES)),
  M36: mcrWith('quadruple-chow'),
};
