/** Who may take a discard, and who has it, against chapter III. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/engine/core/seat.ts';
import type { ClaimRule } from '../../../src/engine/core/table-rules.ts';
import type { Tile } from '../../../src/engine/core/tile.ts';
import { tchou1924Claims } from '../../../src/engine/rulesets/tchou1924/claims.ts';
import { type Claim, claimsOn, nextToPlay } from '../../../src/engine/table/claims.ts';
import { hand } from '../hands.ts';

/** The players of chapter III in the order of play. */
const PLAYERS = ['A', 'C', 'D', 'B'];
const at = (name: string) => PLAYERS.indexOf(name) as Seat;

interface Table {
  readonly discard: Tile;
  readonly by: string;
  readonly hands: Readonly<Record<string, string>>;
}

const claims = ({ discard, by, hands }: Table, rows: readonly ClaimRule[] = tchou1924Claims) =>
  claimsOn(
    {
      tile: discard,
      discarder: at(by),
      hands: PLAYERS.map((name) => (hands[name] ? hand(hands[name]) : undefined)),
    },
    rows,
  );

const said = (all: readonly Claim[]) =>
  all.map(({ seat, claim, group }) => `${PLAYERS[seat]} ${claim}${group ? ` ${group.tile}` : ''}`);

const NOTHING = '147m258p369s1234z';

describe('on a discard', () => {
  test.each<[string, Table, string[]]>([
    [
      'the next player may chow (III.prio.ex1)',
      { discard: '1m', by: 'C', hands: { D: '23m147p258s34567z' } },
      ['D chow 1m'],
    ],
    [
      'a pung goes before the chow (III.prio.ex1)',
      { discard: '1m', by: 'C', hands: { D: '23m147p258s34567z', B: '11m147p258s34567z' } },
      ['B pung 1m', 'D chow 1m'],
    ],
    [
      'a concealed pung may become a kong or lay a pung (III.kang)',
      { discard: '1m', by: 'C', hands: { A: '111m47p258s34567z' } },
      ['A kong 1m', 'A pung 1m'],
    ],
    [
      'an exposed pung takes nothing (III.kang)',
      { discard: '1m', by: 'C', hands: { A: '47p258s34567z~111m' } },
      [],
    ],
    [
      'only the next player may chow (III.tcheu)',
      { discard: '4s', by: 'C', hands: { A: '56s147m258p13467z', B: '35s147m258p13467z' } },
      [],
    ],
    [
      'a chow can be made in three ways, lowest first',
      { discard: '5p', by: 'A', hands: { C: '3467p19m19s12345z' } },
      ['C chow 3p', 'C chow 4p', 'C chow 5p'],
    ],
    ['honours make no chow', { discard: '2z', by: 'A', hands: { C: '13z19m19p19s14567z' } }, []],
    [
      'a win goes before all, whoever says it (III.hou)',
      {
        discard: '3s',
        by: 'C',
        hands: { D: '45s147m258p13467z', A: '33s147m258p13467z', B: '123m456p678s99p45s' },
      },
      ['B win', 'A pung 3s', 'D chow 3s'],
    ],
    [
      'of two wins the nearer in turn goes first (III.prio.2)',
      {
        discard: '3s',
        by: 'C',
        hands: { A: '123m456p678s99p45s', B: '123m456p999s22z12s' },
      },
      ['B win', 'A win'],
    ],
    ['nothing may fit', { discard: '5z', by: 'B', hands: { A: NOTHING, C: NOTHING } }, []],
  ])('%s', (_, table, wanted) => expect(said(claims(table))).toEqual(wanted));

  test('the discarder himself says nothing', () => {
    expect(claims({ discard: '1m', by: 'B', hands: { B: '111m47p258s34567z' } })).toEqual([]);
  });

  test('each claim names its rule', () => {
    const [first] = claims({ discard: '1m', by: 'C', hands: { B: '11m147p258s34567z' } });
    expect(first?.rule).toBe('tchou1924.III.pong');
  });

  test('another table may leave chows out', () => {
    const rows = tchou1924Claims.filter(({ claim }) => claim !== 'chow');
    expect(claims({ discard: '1m', by: 'C', hands: { D: '23m147p258s34567z' } }, rows)).toEqual([]);
  });
});

describe('the turn', () => {
  const discard: Table = { discard: '1m', by: 'C', hands: { B: '11m147p258s34567z' } };

  test('goes to who takes the tile (III.prio.ex1)', () => {
    expect(PLAYERS[nextToPlay(claims(discard), at('C'))]).toBe('B');
  });

  test('goes on to the right where nobody does (III.peche)', () => {
    expect(PLAYERS[nextToPlay([], at('C'))]).toBe('D');
    expect(PLAYERS[nextToPlay([], at('B'))]).toBe('A');
  });
});
