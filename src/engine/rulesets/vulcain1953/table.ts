import { familiesOf, type NextRule, type TableRules } from '../../core/table-rules.ts';

const AFTER_GOULASH: readonly NextRule[] = (['starter-wins', 'other-wins', 'drawn'] as const).map(
  (end) => ({ end, stays: false, rule: 'vulcain1953.3.6.5' }),
);

export const vulcain1953Table: TableRules = {
  settled: { countTurns: 'V44', nearLooseFirst: 'V45', lastTiles: 'V46' },
  actions: {
    turn: 'vulcain1953.3.1.1',
    draw: 'vulcain1953.3.1.1',
    discard: 'vulcain1953.3.1.1',
    flower: 'vulcain1953.2.1.14',
    kong: 'vulcain1953.2.4.1',
    exchange: 'vulcain1953.3.6.3',
    'last-discard': 'vulcain1953.dec.6',
    end: 'vulcain1953.3.1.4',
  },
  families: familiesOf({
    suits: 'vulcain1953.1.3.4',
    winds: 'vulcain1953.1.3.2',
    dragons: 'vulcain1953.1.3.2',
    flowers: { rule: 'vulcain1953.1.3.5' },
  }),
  // The highest throw of all chooses a seat; those of a second one are for East.
  seating: {
    by: 'highest',
    dice: 2,
    ranks: false,
    rule: 'vulcain1953.2.1.3',
    chooser: { rule: 'vulcain1953.2.1.2' },
  },
  walls: { rule: 'vulcain1953.2.1.6' },
  dealtFlowers: { faceDown: true, rule: 'vulcain1953.2.1.13' },
  starterIs: 'east',
  breach: {
    runs: 'right',
    throws: 2,
    opens: 'stack',
    looseOn: [5, 6],
    rules: {
      wall: 'vulcain1953.2.1.7',
      stack: 'vulcain1953.2.1.8',
      loose: 'vulcain1953.2.1.10',
    },
  },
  deal: { stacks: 2, rounds: 3, last: 'two-tops', rule: 'vulcain1953.2.1.12' },
  // East who may stay is taken to stay.
  next: [
    { end: 'starter-wins', stays: true, isChoice: true, rule: 'vulcain1953.3.3.2' },
    { end: 'other-wins', stays: false, rule: 'vulcain1953.3.3.2' },
    { end: 'drawn', stays: true, isChoice: true, rule: 'vulcain1953.3.6.5' },
  ],
  rounds: { number: 4, rule: 'vulcain1953.3.4.2' },
  // In a goulash; after it the winds move on, whoever won.
  exchange: {
    tiles: 3,
    seatsOn: 2,
    next: AFTER_GOULASH,
    how: 'goulash',
    stake: 'stake',
    barred: { claim: 'chow', unless: 'goulashChows', rule: 'vulcain1953.3.6.4' },
    rule: 'vulcain1953.3.6.3',
  },
  reserve: {
    tiles: 14,
    perKong: 0,
    rule: 'vulcain1953.3.6.1',
    replacements: {
      loose: true,
      behind: 0,
      rule: 'vulcain1953.2.1.10',
      renewed: 'vulcain1953.2.4.2',
    },
  },
  seatWinds: { rule: 'vulcain1953.2.1.3' },
  afterClaim: { rule: 'vulcain1953.3.1.2' },
  kongs: {
    concealed: 'vulcain1953.2.3.2.1',
    added: 'vulcain1953.2.2.2.1.2',
    claimed: 'vulcain1953.2.2.2.1.1',
    'exposed-pung': 'vulcain1953.2.2.2.1.3',
  },
};
