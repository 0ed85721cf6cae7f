/** Who pays for a tile that helped the winner, once a hand is played to its end. */
import { describe, expect, test } from 'vitest';
import { type HandState, startHand } from '../../../src/engine/play/hand-state.ts';
import { handOutcome } from '../../../src/engine/play/outcome.ts';
import { recordOf, replay } from '../../../src/engine/play/record.ts';
import { dealt, moveIn, played, rulesOf, wholeSet } from './at-play.ts';

const tchou = await rulesOf('tchou1924');

const IDLE = '147m147p147s1234z';
const EAST = '29m47m147p147s124z6z';
const WEST = '122255799m1234z';

/** West claims 2m from East, 3m and 8m from South; then three groups of characters lie open. */
const THREE_MELDS = [
  'E discard 2m',
  'W claim pung 222m 2m E',
  'W discard 1z',
  ...['N draw 5z', 'N discard 5z', 'E draw 5z', 'E discard 5z', 'S draw 3m', 'S discard 3m'],
  'W claim chow 123m 3m S',
  'W discard 2z',
  ...['N draw 5z', 'N discard 5z', 'E draw 5z', 'E discard 5z', 'S draw 8m', 'S discard 8m'],
  'W claim chow 789m 8m S',
  'W discard 3z',
];
const FED = ['N draw 5m', 'N discard 5m', 'W claim pung 555m 5m N', 'W discard 4z'];
const TO_EAST = ['N draw 6z', 'N discard 6z'];
const DRAWN = [
  ...TO_EAST,
  ...['E draw 6z', 'E discard 6z', 'S draw 6z', 'S discard 6z'],
  'W draw 9m',
  'W win 9m',
];
const FROM_EAST = [...TO_EAST, 'E draw 6z', 'E discard 9m', 'W win 9m E'];

const WALL = '5z 5z 3m 5z 5z 8m 5m 6z 6z 6z 9m';

interface Hands {
  readonly E?: string;
  readonly N?: string;
  readonly wall?: string;
}

function outcomeOf(state: HandState) {
  const settled = handOutcome(state, tchou);
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  return settled.value;
}

const outcome = (moves: readonly string[], { E = EAST, N = IDLE, wall = WALL }: Hands = {}) =>
  outcomeOf(played(dealt({ E, S: IDLE, W: WEST, N, wall }), moves, tchou));

const fine = (...told: Parameters<typeof outcome>) => outcome(...told).account.fine;

describe('a dangerous tile that made a meld of the threatening hand', () => {
  test('costs half of what the others owe, once that hand has won', () => {
    expect(fine([...THREE_MELDS, ...FED, ...DRAWN])).toEqual({ kind: 'half', seat: 'N' });
  });

  // tchou1924.IV.amende.2: 24 francs against 6, where the winner drew his tile.
  test('in money: his own payment and half of the two others', () => {
    const { settlement } = outcome([...THREE_MELDS, ...FED, ...DRAWN]);
    const toWinner = settlement.transfers.filter(({ to }) => to === 'W');
    const paid = (wind: string): number =>
      toWinner.filter(({ from }) => from === wind).reduce((sum, { amount }) => sum + amount, 0);
    expect([paid('N') / paid('E'), paid('N') / paid('S')]).toEqual([4, 4]);
  });

  test('costs the same where the hand is played again from its record', () => {
    const moves = [...THREE_MELDS, ...FED, ...DRAWN];
    const setup = wholeSet({ E: EAST, S: IDLE, W: WEST, N: IDLE, wall: WALL }, tchou);
    const record = recordOf(startHand(setup), moves.map(moveIn), tchou);
    const again = replay(JSON.parse(JSON.stringify(record)), tchou);
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    const { account, settlement } = outcomeOf(again.value.state);
    expect(account.fine).toEqual({ kind: 'half', seat: 'N' });
    expect(settlement).toEqual(outcome(moves).settlement);
  });

  test('costs it though another discard won, if that one is excused', () => {
    const E = '29m1113334446668m';
    const moves = FROM_EAST.with(2, 'E draw 6m');
    const wall = WALL.replace('6z 6z 6z', '6z 6m 6z');
    expect(fine([...THREE_MELDS, ...FED, ...moves], { E, wall })).toEqual({
      kind: 'half',
      seat: 'N',
    });
  });

  // E35 (e): a full fine absorbs a half fine.
  test('costs nothing beside a discard that is fined in full', () => {
    expect(fine([...THREE_MELDS, ...FED, ...FROM_EAST])).toEqual({ kind: 'full', seat: 'E' });
  });

  // tchou1924.IV.amende.3
  test('costs nothing where there was no other tile to discard', () => {
    const N = '1113334446667m';
    expect(fine([...THREE_MELDS, ...FED, ...DRAWN], { N })).toBeUndefined();
  });

  test('is judged by what lay on the table when it was claimed', () => {
    const early = [
      ...THREE_MELDS.slice(0, 3),
      ...['N draw 5m', 'N discard 5m', 'W claim pung 555m 5m N', 'W discard 4z'],
      ...['N draw 5z', 'N discard 5z', 'E draw 5z', 'E discard 5z', 'S draw 3m', 'S discard 3m'],
      'W claim chow 123m 3m S',
      'W discard 2z',
      ...['N draw 5z', 'N discard 5z', 'E draw 6z', 'E discard 6z', 'S draw 8m', 'S discard 8m'],
      'W claim chow 789m 8m S',
      'W discard 3z',
      ...DRAWN,
    ];
    const wall = '5m 5z 5z 3m 5z 6z 8m 6z 6z 6z 9m';
    // Only South's last tile found three groups of characters: it made none of the hand before.
    expect(fine(early, { wall })).toEqual({ kind: 'half', seat: 'S' });
  });
});

test('a tile that was claimed by a player who did not win costs nothing', () => {
  const moves = [...THREE_MELDS, ...FED, 'N draw 6z', 'N discard 9s', 'E win 9s N'];
  expect(fine(moves, { E: '2m66z123p456p78s789s', N: '147m147p147s9s123z' })).toBeUndefined();
});
