import { familiesOf, type TableRules } from '../../core/table-rules.ts';
import type { Tile } from '../../core/tile.ts';
import { doraOf } from './dora.ts';
import { LIABLE } from './liability.ts';

/** One of each suit, or two of the circles. */
const redFivesIn = (most: number): readonly Tile[] =>
  (['5m', '5p', '5s', '5p'] as const).slice(0, most);

export const riichiTable: TableRules = {
  settled: { countedStay: 'J02', topFirst: 'J07' },
  actions: {
    turn: 'riichi.7.0.1',
    draw: 'riichi.7.0.1',
    discard: 'riichi.7.0.1',
    kong: 'riichi.7.2.1',
    ready: 'riichi.role.riichi',
    'last-discard': 'riichi.8.1',
    end: 'riichi.8.1',
  },
  ready: {
    concealed: true,
    tilesLeft: 4,
    how: { declared: 'riichi', first: 'double-riichi', soon: 'ippatsu' },
    rule: 'riichi.role.riichi',
  },
  abort: { option: 'abortiveDraws', kinds: 9, rule: 'riichi.today.abortive-draws' },
  drawnMangan: { option: 'drawnMangan', rule: 'riichi.today.drawn-mangan' },
  liability: { option: 'liability', fine: LIABLE, rule: 'riichi.today.liability' },
  families: familiesOf({ suits: 'riichi.5.1', winds: 'riichi.5.1', dragons: 'riichi.5.1' }),
  redFives: {
    option: 'redFives',
    extra: 'redFivesHeld',
    inSet: redFivesIn,
    rule: 'riichi.points.red-five',
  },
  seating: { by: 'row', rule: 'riichi.3.5' },
  starterThrown: { second: 'reached', rule: 'riichi.4.1' },
  walls: { rule: 'riichi.5.1' },
  discards: { lie: 'rows', rule: 'riichi.7.0.2' },
  // The stacks counted stay on the right (J02).
  starterIs: 'east',
  breach: {
    runs: 'left',
    throws: 1,
    opens: 'gap',
    looseOn: [],
    rules: { wall: 'riichi.6.1.1', stack: 'riichi.6.1.2' },
  },
  deal: { stacks: 2, rounds: 3, last: 'two-tops', rule: 'riichi.6.2.2' },
  next: [
    { end: 'starter-wins', stays: true, rule: 'riichi.1.1.4' },
    { end: 'other-wins', stays: false, rule: 'riichi.1.1.4' },
    { end: 'draw-ready', stays: true, rule: 'riichi.1.1.5' },
    {
      end: 'draw-unready',
      stays: false,
      rule: 'riichi.1.1.5',
      lastRound: { stays: true, rule: 'riichi.1.1.6', option: 'southRoundStays' },
    },
  ],
  rounds: { number: 2, rule: 'riichi.1.1.1' },
  // The Treasure: two stacks of replacement tiles, the marker's, and four more.
  reserve: {
    tiles: 14,
    perKong: 1,
    rule: 'riichi.6.4.1',
    kongRule: 'riichi.6.4.3',
    kongDraws: { option: 'kongDraws', rule: 'riichi.today.kong-draws' },
    stacks: 7,
    // J07
    replacements: { loose: false, behind: 0, rule: 'riichi.6.4.2' },
    markers: {
      stack: 3,
      rule: 'riichi.6.3.1',
      next: 'riichi.6.3.3',
      pointsAt: doraOf,
      second: {
        throws: [
          [1, 1],
          [2, 2],
          [3, 3],
          [4, 4],
          [5, 5],
          [6, 6],
          [6, 1],
        ],
        rule: 'riichi.6.3.4',
        option: 'doubleTiger',
      },
    },
    mostKongs: { kongs: 4, rule: 'riichi.7.2.5' },
  },
  kongs: {
    concealed: 'riichi.7.2.1',
    added: 'riichi.7.2.2',
    claimed: 'riichi.7.1.5',
    'exposed-pung': 'riichi.7.2.2',
  },
  seatWinds: { rule: 'riichi.1.2.1' },
  windKinds: { rule: 'riichi.1.2.7' },
  afterClaim: { rule: 'riichi.7.1.12' },
  across: { rule: 'riichi.7.1.10' },
};
