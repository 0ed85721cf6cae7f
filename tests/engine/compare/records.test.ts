import { beforeAll, describe, expect, test } from 'vitest';
import { type HandFacts, type Ledger, ledgersOf } from '../../../src/engine/compare.ts';
import { formatHand, type Situation } from '../../../src/engine/notation.ts';
import { agreedOf } from '../../../src/engine/scoring/kit.ts';
import {
  type Kit,
  loadKit,
  PLAYABLE_RULES,
  type PlayableRules,
} from '../../../src/engine/scoring.ts';
import * as mcr from '../rulesets/mcr/records.ts';
import * as riichi from '../rulesets/riichi/records.ts';
import * as tchou1924 from '../rulesets/tchou1924/records.ts';
import * as vulcain1953 from '../rulesets/vulcain1953/records.ts';

interface Recorded {
  readonly situation: Situation;
  readonly total: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Winning hands with what other programs count for them. */
const RECORDED: Readonly<Partial<Record<PlayableRules, readonly Recorded[]>>> = {
  mcr: mcr.RECORDED.map((record) => ({
    situation: mcr.situationOf(record),
    total: record.total,
    options: { edition: 'practice' },
  })),
  riichi: riichi.RECORDED.map((record) => ({
    situation: riichi.situationOf(record),
    total: record.points,
  })),
  tchou1924: tchou1924.RECORDED.filter(({ win }) => win !== null).map((record) => ({
    situation: tchou1924.situationOf(record),
    total: record.total,
    options: record.options,
  })),
  vulcain1953: vulcain1953.RECORDED.filter(({ win, legal }) => win !== null && legal).map(
    (record) => ({ situation: vulcain1953.situationOf(record), total: record.total }),
  ),
};

const toldOf = (rules: string, { situation, options }: Recorded): HandFacts => {
  const { seat, round, how, extras, ...hand } = situation;
  return { hand, seat, round, how, extras, ...(options && { options: { [rules]: options } }) };
};

let kits: readonly Kit[];
beforeAll(async () => {
  kits = await Promise.all(PLAYABLE_RULES.map(loadKit));
});

const underOwn = (ledgers: readonly Ledger[], rules: string): Ledger | undefined =>
  ledgers.find((ledger) => ledger.rules === rules);

/** What the rule set's own scorer says of the hand, told what it knows and what can have been. */
function ownAnswer(kit: Kit, told: HandFacts): string {
  const agreed = agreedOf(kit, told.options?.[kit.id] ?? {});
  const { hand, seat, round } = told;
  const extras = kit.extras.length > 0 ? told.extras : {};
  const situation = { ...hand, seat, round, how: told.how, extras };
  const known = kit.circumstances.filter(({ possible }) => possible(situation));
  const how = told.how.filter((id) => known.some((rule) => rule.id === id));
  const score = agreed.score({ ...situation, how });
  if (!score.ok) return score.error.code;
  const { totals, rows } = score.value;
  const counted = rows.filter(({ suppressedBy }) => suppressedBy === undefined);
  return `${totals.enough ?? true} ${totals.total} ${counted.map(({ item }) => item.id).join(' ')}`;
}

const ledgerAnswer = ({ counted, verdict, reason }: Ledger): string =>
  counted
    ? `${verdict !== 'not-enough'} ${counted.score.totals.total} ${counted.explanation.counted.map(({ item }) => item).join(' ')}`
    : (reason?.code ?? '');

/** Of each rule set as many hands, from all over its file. */
const HANDS_EACH = 500;

const spread = <T>(records: readonly T[]): readonly T[] =>
  records.filter((_, at) => (at * HANDS_EACH) % records.length < HANDS_EACH);

const CASES = Object.entries(RECORDED).map(([rules, records]) => [rules, spread(records)] as const);

describe('five ledgers agree with each rule set’s own scorer', () => {
  test('over 2,000 hands', () => {
    expect(CASES.map(([, records]) => records.length)).toEqual(Array(4).fill(HANDS_EACH));
  });

  test.each(CASES)('%s: recorded totals, and every other ledger', (rules, records) => {
    const differing = records.flatMap((record) => {
      const told = toldOf(rules, record);
      const ledgers = ledgersOf(kits, told);
      const total = underOwn(ledgers, rules)?.counted?.score.totals.total;
      const others = kits.filter(
        (kit, at) => ledgerAnswer(ledgers[at] as Ledger) !== ownAnswer(kit, told),
      );
      return total === record.total && others.length === 0
        ? []
        : [
            {
              hand: formatHand(told.hand),
              how: told.how,
              total,
              wanted: record.total,
              others: others.map(({ id }) => id),
            },
          ];
    });
    expect(differing.slice(0, 5)).toEqual([]);
  });
});
