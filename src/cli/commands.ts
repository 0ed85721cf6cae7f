/** The commands: each turns the fields of one record into the fields of its answer. */
import { asHeld, asWaiting, distances, ok, type Result, waits } from '../engine/index.ts';
import { type Fields, type RecordError, readHand } from './records.ts';

export interface Command {
  readonly name: string;
  /** What `--help` says, line by line. */
  readonly help: readonly string[];
  /** Records that `--help` shows with their answers. */
  readonly examples: readonly string[];
  readonly answer: (fields: Fields) => Result<object, RecordError>;
}

const waitsCommand: Command = {
  name: 'waits',
  help: [
    'The tiles that complete four groups and a pair, in tile order. `left` counts the',
    'copies of each that are not in the hand; a tile the hand holds four times, melds',
    'included, is no wait. `concealed` has 13 tiles less three for each meld, or fewer',
    'by threes (groups not shown count as made). With 11, 8, 5 or 2 tiles the pair',
    'stands elsewhere, and the tiles lack one to be groups alone.',
  ],
  examples: [
    '{"id":1,"concealed":"1112345678999m"}',
    '{"id":2,"concealed":"23m55p","melds":[{"type":"kong","tiles":"1111m","open":false}]}',
    '{"id":3,"concealed":"23456s"}',
  ],
  answer(fields) {
    const hand = readHand(fields);
    if (!hand.ok) return hand;
    const waiting = asWaiting(hand.value);
    if (!waiting.ok) return waiting;
    const found = waits(waiting.value);
    return ok({
      waits: found.map(({ tile }) => tile),
      left: Object.fromEntries(found.map(({ tile, left }) => [tile, left])),
    });
  },
};

const distanceCommand: Command = {
  name: 'distance',
  help: [
    'How many useful tiles the hand is short of being ready: -1 complete, 0 ready. For',
    'four groups and a pair, for seven different pairs, for thirteen orphans (null where',
    'the shape is out of reach: with melds, or with fewer than 13 tiles), and the',
    'smallest. `concealed` has 13 or 14 tiles less three for each meld, or fewer by threes.',
  ],
  examples: [
    '{"id":1,"concealed":"28m245568p25s2334z"}',
    '{"id":2,"concealed":"5p789s","melds":[{"type":"chow","tiles":"123m"}]}',
  ],
  answer(fields) {
    const hand = readHand(fields);
    if (!hand.ok) return hand;
    const held = asHeld(hand.value);
    return held.ok ? ok(distances(held.value.concealed, held.value.melds)) : held;
  },
};

export const COMMANDS: readonly Command[] = [waitsCommand, distanceCommand];
