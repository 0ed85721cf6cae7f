/** The commands: each turns the fields of one record into the fields of its answer. */
import {
  asHeld,
  asWaiting,
  COMMON_SHAPES,
  discardsFor,
  fail,
  ok,
  STANDARD,
} from '../engine/index.ts';
import type { Command } from './command.ts';
import { readHand, readTable } from './records.ts';
import { RULES_COMMANDS } from './rules-commands.ts';
import { shownCopies, shownDistances, shownWaits } from './shown-shapes.ts';

const waitsCommand: Command = {
  name: 'waits',
  help: [
    'The tiles that complete four groups and a pair, in tile order. `left` counts the',
    'copies of each that are not in the hand; a tile the hand holds four times, melds',
    'included, is no wait. `concealed` has 13 tiles less three for each meld, or fewer',
    'by threes (groups not shown count as made). With 11, 8, 5 or 2 tiles the pair',
    'stands elsewhere, and the tiles lack one to be groups alone. With --rules ID also',
    'what completes a hand of that rule set in another shape.',
  ],
  examples: [
    '{"id":1,"concealed":"1112345678999m"}',
    '{"id":2,"concealed":"23m55p","melds":[{"type":"kong","tiles":"1111m","open":false}]}',
    '{"id":3,"concealed":"23456s"}',
  ],
  under: [
    {
      rules: 'mcr',
      help: ['Knitted hands, seven pairs (four alike are two) and thirteen orphans as well.'],
      examples: [
        '{"id":1,"concealed":"147m25p36s123456z"}',
        '{"id":2,"concealed":"1144m7799p3366s2z"}',
      ],
    },
  ],
  rules: 'taken',
  answer(fields, rules) {
    const hand = readHand(fields);
    if (!hand.ok) return hand;
    const waiting = asWaiting(hand.value);
    if (!waiting.ok) return waiting;
    return ok(rules?.waits(waiting.value) ?? shownWaits(waiting.value, [STANDARD]));
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
  under: [
    {
      rules: 'mcr',
      help: [
        'Four alike are two pairs. Also for the knitted straight, with one meld at most, and',
        'for the fourteen single tiles of the honors and knitted tiles.',
      ],
      examples: [
        '{"id":1,"concealed":"147m258p36s123456z"}',
        '{"id":2,"concealed":"1111m147p2558s33z"}',
      ],
    },
  ],
  rules: 'answered',
  answer(fields, rules) {
    const hand = readHand(fields);
    if (!hand.ok) return hand;
    const held = asHeld(hand.value);
    if (!held.ok) return held;
    return ok(rules?.distance?.(held.value) ?? shownDistances(held.value, COMMON_SHAPES));
  },
};

const discardsCommand: Command = {
  name: 'discards',
  help: [
    'Every different discard, best first: the distance after it (over all shapes within',
    'reach, as in `distance`), the tiles that then bring the hand nearer with the copies',
    'left of each, and those copies together. Nearest first, then most copies, then tile',
    'order. `concealed` has 14 tiles less three for each meld, or fewer by threes; `seen`',
    'are tiles that lie open elsewhere and cannot come ("" if not given).',
  ],
  examples: [
    '{"id":1,"concealed":"11123m","seen":"1m"}',
    '{"id":2,"concealed":"22678s","melds":[{"type":"pung","tiles":"777z"}]}',
  ],
  under: [
    {
      rules: 'mcr',
      help: ['Over all shapes of the rule set, as in `distance --rules mcr`.'],
      examples: [
        '{"id":1,"concealed":"147m258p36s8s22z","melds":[{"type":"pung","tiles":"666m"}]}',
      ],
    },
  ],
  rules: 'answered',
  answer(fields, rules) {
    const table = readTable(fields);
    if (!table.ok) return table;
    const { concealed, melds } = table.value;
    const held = asHeld({ ...table.value, flowers: [] });
    if (!held.ok) return held;
    if (concealed.length % 3 !== 2) {
      return fail({ code: 'impossible-count', count: concealed.length, melds: melds.length });
    }
    const found = rules?.discards?.(table.value) ?? discardsFor(table.value, COMMON_SHAPES);
    return ok({ discards: found.map((one) => ({ ...one, accepts: shownCopies(one.accepts) })) });
  },
};

export const COMMANDS: readonly Command[] = [
  waitsCommand,
  distanceCommand,
  discardsCommand,
  ...RULES_COMMANDS,
];
