/** What a player may do when, and the reason for a refusal. */
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../src/engine/play/lawful.ts';
import { handOutcome } from '../../../src/engine/play/outcome.ts';
import { acts, dealt, played, refusal, rulesOf } from './at-play.ts';

const tchou = await rulesOf('tchou1924');
const mcr = await rulesOf('mcr');
const riichi = await rulesOf('riichi');
const lent = await rulesOf('encyclopedie', { points: 'tchou1924' });
const navy = await rulesOf('vulcain1953');

/** Hands that can do nothing with what the others discard. */
const IDLE = {
  E: '1m4m7m1p4p7p1s4s7s1z2z3z4z6z',
  S: '147m147p147s1234z',
  W: '147m147p147s1234z',
  N: '147m147p147s1234z',
};

interface Case {
  readonly name: string;
  readonly hands: Parameters<typeof dealt>[0];
  readonly moves: readonly string[];
  readonly seat: 'E' | 'S' | 'W' | 'N';
  readonly may: readonly string[];
  readonly rules?: typeof tchou;
}

const CASES: readonly Case[] = [
  {
    name: 'nobody claims what fits nowhere',
    hands: { ...IDLE, S: '5566m5566p5566s5z' },
    moves: ['E discard 6z'],
    seat: 'S',
    may: [],
  },
  {
    name: 'the next player takes a chow at either end and in the middle',
    hands: { ...IDLE, S: '2356m147p147s123z' },
    moves: ['E discard 4m'],
    seat: 'S',
    may: ['S claim chow 234m 4m E', 'S claim chow 345m 4m E', 'S claim chow 456m 4m E'],
  },
  {
    name: 'no chow from the player opposite',
    hands: { ...IDLE, W: '2356m147p147s123z' },
    moves: ['E discard 4m'],
    seat: 'W',
    may: [],
  },
  {
    name: 'three in hand: kong or pung',
    hands: { ...IDLE, N: '444m17p147s12344z' },
    moves: ['E discard 4m'],
    seat: 'N',
    may: ['N claim kong 4444m 4m E', 'N claim pung 444m 4m E'],
  },
  {
    name: 'four in hand: a kong, at one’s turn',
    hands: { ...IDLE, E: '4444m17p147s12344z' },
    moves: [],
    seat: 'E',
    may: ['E kong concealed 4m'],
  },
  {
    name: 'no kong right after a claim',
    hands: { ...IDLE, S: '4444m11p17s12344z' },
    moves: ['E discard 1p', 'S claim pung 111p 1p E'],
    seat: 'S',
    may: [],
  },
  {
    name: 'a pung on the table becomes a kong with a tile that was drawn',
    hands: { ...IDLE, S: '11p1478m147s1234z', wall: '5s 5s 5s 1p' },
    moves: [
      ...['E discard 1p', 'S claim pung 111p 1p E', 'S discard 8m', 'W draw 5s', 'W discard 5s'],
      ...['N draw 5s', 'N discard 5s', 'E draw 5s', 'E discard 5s', 'S draw 1p'],
    ],
    seat: 'S',
    may: ['S kong added 1p'],
  },
  {
    name: 'the tile of a kong that was a pung may be robbed',
    hands: { ...IDLE, S: '11p1478m147s1234z', W: '23p55p123456789s', wall: '6z 6z 6z 1p' },
    moves: [
      ...['E discard 1p', 'S claim pung 111p 1p E', 'S discard 8m', 'W draw 6z', 'W discard 6z'],
      ...['N draw 6z', 'N discard 6z', 'E draw 6z', 'E discard 6z', 'S draw 1p', 'S kong added 1p'],
    ],
    seat: 'W',
    may: ['W win 1p true S'],
  },
  {
    name: 'a drawn tile completes the hand',
    hands: { ...IDLE, S: '2345p123456789s', wall: '5p' },
    moves: ['E discard 6z', 'S draw 5p'],
    seat: 'S',
    may: ['S win 5p'],
  },
  {
    name: 'after the deal East wins, the last tile dealt standing for the one that won',
    hands: { ...IDLE, E: '22255p123456789s' },
    moves: [],
    seat: 'E',
    may: ['E win 9s'],
  },
  {
    name: 'worth less than eight points, a complete hand may not go out',
    hands: { ...IDLE, S: '234m234p678s55z78s', wall: '9s' },
    moves: ['E discard 6z', 'S draw 9s'],
    seat: 'S',
    may: [],
    rules: mcr,
  },
  {
    name: 'two chows may not be claimed, though the tiles are complete',
    hands: { ...IDLE, S: '44p678s999s22z', W: '35m111p456s777z88s' },
    moves: ['E discard 4m'],
    seat: 'W',
    may: [],
    rules: navy,
  },
  {
    name: 'a tile that another claims for a pung: he may be passed over',
    hands: { ...IDLE, S: '23m55m777p888s111m', N: '44m17p147s12344z7m' },
    moves: ['E discard 4m'],
    seat: 'S',
    may: ['S win 4m E', 'S win 4m E over N', 'S claim chow 234m 4m E', 'S claim chow 345m 4m E'],
    rules: navy,
  },
  {
    name: 'nobody is passed over where no win counts it',
    hands: { ...IDLE, S: '23m55m777p888s111m', N: '44m17p147s12344z7m' },
    moves: ['E discard 4m'],
    seat: 'S',
    may: ['S win 4m E', 'S claim chow 234m 4m E', 'S claim chow 345m 4m E'],
  },
  {
    name: 'flowers are laid before the first discard',
    hands: { ...IDLE, E: '1m4m7m1p4p7p1s4s7s1z2z3z4z6z', S: '147m147p147s123z1f' },
    moves: [],
    seat: 'S',
    may: ['S flower 1f'],
    rules: navy,
  },
  {
    name: 'nine ends and honours alone: the deal may be cancelled',
    hands: { ...IDLE, E: '1m9m1p9p1s9s1z2z3z444p5z' },
    moves: [],
    seat: 'E',
    may: ['E annul'],
  },
];

describe('what a player may do', () => {
  test.each(CASES)('$name', ({ hands, moves, seat, may, rules = tchou }) => {
    const state = played(dealt(hands), moves, rules);
    expect(acts(legalMoves(state, rules, seat))).toEqual(may);
  });
});

type Refusal = readonly [
  what: string,
  hands: Parameters<typeof dealt>[0],
  moves: readonly string[],
  move: string,
  code: string,
  rule: string | undefined,
];

const TO_SOUTH = ['E discard 6z'];
const SHORT_TURN = [...TO_SOUTH, 'S draw 5s'];
const SIDE: Parameters<typeof dealt>[0] = { ...IDLE, wall: '5s' };

const REFUSALS: readonly Refusal[] = [
  ['out of turn', SIDE, [], 'S draw 5s', 'not-your-turn', 'tchou1924.III.play'],
  [
    'a discard before the draw',
    SIDE,
    TO_SOUTH,
    'S discard 1m',
    'not-your-turn',
    'tchou1924.III.play',
  ],
  ['another tile than the next', SIDE, TO_SOUTH, 'S draw 9s', 'wrong-tile', 'tchou1924.III.peche'],
  ['a tile not held', SIDE, SHORT_TURN, 'S discard 9p', 'not-in-hand', 'tchou1924.III.mustdiscard'],
  [
    'the next tile, taken by another than the next player',
    SIDE,
    TO_SOUTH,
    'W draw 5s',
    'not-your-turn',
    'tchou1924.III.play',
  ],
  ['a second draw', SIDE, SHORT_TURN, 'S draw 5z', 'must-discard', 'tchou1924.III.play'],
  [
    'a pung of one',
    SIDE,
    TO_SOUTH,
    'N claim pung 666z 6z E',
    'no-such-claim',
    'tchou1924.III.pong',
  ],
  [
    'a chow from afar',
    SIDE,
    ['E discard 4m'],
    'W claim chow 345m 4m E',
    'no-such-claim',
    'tchou1924.III.tcheu',
  ],
  ['a kong of three', SIDE, SHORT_TURN, 'S kong concealed 1m', 'no-kong', 'tchou1924.III.kongdraw'],
  ['a win too early', SIDE, SHORT_TURN, 'S win 5s', 'no-win', 'tchou1924.III.hou'],
  [
    'a deal that may not be cancelled',
    SIDE,
    [],
    'E annul',
    'no-annulment',
    'tchou1924.IV.remarque',
  ],
];

describe('a hand complete as dealt', () => {
  const state = played(dealt({ ...IDLE, E: '22255p123456789s' }), [], tchou);

  test.each(['2p', '5p', '1s', '9s'])('is won with %s, one of its tiles', (tile) => {
    expect(refusal(state, `E win ${tile}`, tchou)).toBeUndefined();
  });

  test('is not won with a tile of others', () => {
    expect(refusal(state, 'E win 1m', tchou)).toEqual({ code: 'not-in-hand' });
  });

  test('is won with the tile that was called, whatever another would count', () => {
    const won = played(dealt({ ...IDLE, E: '22255p123456789s' }), ['E win 5p'], tchou);
    expect(won.players.E.concealed.at(-1)).toBe('5p');
    expect(won.phase.kind === 'over' && won.phase.won?.[0]?.win).toEqual({
      tile: '5p',
      by: 'self',
    });
  });
});

// A run of winds that lies like a kong brings a replacement tile, here a flower and then 4m.
test('a win after a run of winds and a flower is won with the tile drawn', () => {
  const setup = {
    ...dealt({ ...IDLE, E: '1234z123m56m777p99s' }),
    wall: [...Array<'5z'>(90).fill('5z'), '4m', '1f'] as const,
  };
  const laid = ['E kong winds 1z', 'E draw 1f loose', 'E flower 1f', 'E draw 4m loose'];
  expect(refusal(played(setup, laid, lent), 'E win 9s', lent)?.code).toBe('wrong-tile');
  const outcome = handOutcome(played(setup, [...laid, 'E win 4m'], lent), lent);
  expect(outcome.ok && outcome.value.scores.E).toBe(60);
});

describe('a refusal names its rule', () => {
  test.each(REFUSALS)('%s', (_, hands, moves, tried, code, rule) => {
    const state = played(dealt(hands), moves, tchou);
    expect(refusal(state, tried, tchou)).toEqual(rule === undefined ? { code } : { code, rule });
  });

  test('too small a hand', () => {
    const hands = { ...IDLE, S: '234m234p678s55z78s', wall: '9s' };
    const state = played(dealt(hands), ['E discard 6z', 'S draw 9s'], mcr);
    expect(refusal(state, 'S win 9s', mcr)).toEqual({ code: 'no-win', rule: 'mcr.rule.2' });
  });

  test('too many chows', () => {
    const hands = { ...IDLE, W: '35m111p456s777z88s' };
    const state = played(dealt(hands), ['E discard 4m'], navy);
    expect(refusal(state, 'W win 4m E', navy)).toEqual({
      code: 'no-win',
      rule: 'vulcain1953.2.2.3.6',
    });
  });

  test.each(['W', 'S'])('%s passed over, who claims nothing', (over) => {
    const hands = { ...IDLE, S: '23m55m777p888s111m', N: '44m17p147s12344z7m' };
    const state = played(dealt(hands), ['E discard 4m'], navy);
    expect(refusal(state, `S win 4m E over ${over}`, navy)).toEqual({
      code: 'no-such-claim',
      rule: 'vulcain1953.3.2.1',
    });
  });

  test('a flower kept in hand', () => {
    const state = played(dealt({ ...IDLE, E: `${IDLE.E}1f` }), [], navy);
    expect(refusal(state, 'E discard 1m', navy)?.code).toBe('must-lay-flower');
  });

  test('a win with another tile than the one drawn', () => {
    const hands = { ...IDLE, S: '2345p123456789s', wall: '5p' };
    const state = played(dealt(hands), TO_SOUTH.concat('S draw 5p'), tchou);
    expect(refusal(state, 'S win 9s', tchou)).toEqual({
      code: 'wrong-tile',
      rule: 'tchou1924.III.peche',
    });
  });

  // Fourteen tiles stay where they lie, and one more for the kong.
  test.each([
    ['Tchou', tchou, 'tchou1924.III.lasttile'],
    ['the Japanese table', riichi, 'riichi.8.1'],
  ])('a draw once the wall is out: %s', (_, rules, rule) => {
    const hands = { ...IDLE, E: '4444m17p147s12344z' };
    const setup = { ...dealt(hands), wall: Array<'5z'>(16).fill('5z') };
    const moves = ['E kong concealed 4m', 'E draw 5z loose', 'E discard 5z'];
    expect(refusal(played(setup, moves, rules), 'S draw 5z', rules)).toEqual({
      code: 'wall-exhausted',
      rule,
    });
    expect(refusal(played(setup, ['E discard 1p'], rules), 'S draw 5z', rules)).toBeUndefined();
  });

  test('a draw once no flower can be replaced', () => {
    const setup = { ...dealt({ ...IDLE, E: '147m147p147s1234z1f' }), wall: [] };
    const state = played(setup, ['E flower 1f'], mcr);
    expect(refusal(state, 'E draw 5z loose', mcr)).toEqual({
      code: 'wall-exhausted',
      rule: 'mcr.rule.10',
    });
  });

  test('anything after the end', () => {
    const hands = { ...IDLE, S: '2345p123456789s' };
    const state = played(
      dealt({ ...hands, wall: '5p' }),
      ['E discard 6z', 'S draw 5p', 'S win 5p'],
      tchou,
    );
    expect(refusal(state, 'W draw 5z', tchou)?.code).toBe('hand-over');
  });
});
