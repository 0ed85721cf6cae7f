/** The commands that are asked under a rule set. */
import type { RulesetId } from '../engine/index.ts';
import type { Command } from './command.ts';
import { MCR } from './mcr.ts';
import type { RulesAnswers } from './rulesets.ts';
import { TCHOU1924 } from './tchou1924.ts';

/** The rule sets that `--rules` may name. */
export const RULES: Partial<Readonly<Record<RulesetId, RulesAnswers>>> = {
  tchou1924: TCHOU1924,
  mcr: MCR,
};

/** A command that asks its rule set. */
const ofRules = (
  command: Omit<Command, 'rules' | 'answer'>,
  asks: 'score' | 'settle',
): Command => ({
  ...command,
  rules: 'needed',
  answer(fields, rules) {
    if (rules === undefined) throw new Error(`${command.name} without rules`);
    return rules[asks](fields);
  },
});

const scoreCommand = ofRules(
  {
    name: 'score',
    help: [
      'What a hand is worth. `concealed` leaves the winning tile out; `"win":null` (the',
      'default) scores a hand that did not win. `by`: self (default) or discard; `seat` and',
      '`round`: E (default), S, W, N; `flowers`: "" or some of 1f-8f; true or false (which',
      'is the default) for `lastWall`, `lastDiscard`, `robKong`, `replacement`, `lastOfKind`;',
      '`first`: null, heaven (dealt complete) or earth (won on the first discard). No win',
      'gives "legal":false and why. With --rules tchou1924 `value` is in points, `fan`',
      'says how often the item doubles, and `options` may have `startingPoints` (20), `limit`',
      '(300), `cumulation` ("three" or "sum", paragraph 24), `pingHou` and `flowers` (false).',
    ],
    examples: [
      '{"id":1,"concealed":"444z44p35m","melds":[{"type":"pung","tiles":"777z"},{"type":"pung","tiles":"555p"}],"win":"4m","by":"self","seat":"N"}',
      '{"id":2,"concealed":"222s4m7m9p5s","melds":[{"type":"pung","tiles":"111z"},{"type":"pung","tiles":"111m"}]}',
      '{"id":3,"concealed":"123m46p789s11z","melds":[{"type":"pung","tiles":"777z"}],"win":"6p","by":"discard"}',
    ],
    under: [
      {
        rules: 'mcr',
        help: [
          'Only winners score. `base` is without the flowers: under 8 the hand may not go out,',
          'gives "legal":false with "reason":"below-minimum", and its items all the same.',
          'Drawn with `lastWall` it is the Last Tile Draw; discarded with `lastDiscard` or',
          '`lastWall`, the Last Tile Claim. What the hand says cannot have been (`lastOfKind`',
          'with the tile in hand, `replacement` without a kong) is passed over. `options` may',
          'have `edition`: "text" (default, the French text), "practice" (how 1998 tables count',
          'today) or "2006".',
        ],
        examples: [
          '{"id":1,"concealed":"68m678p123s234p99s","win":"7m","by":"self"}',
          '{"id":2,"concealed":"147m258p36s12345z","win":"9s","by":"discard","flowers":"1f5f"}',
          '{"id":3,"concealed":"2233m3388p1s2277z","win":"1s","by":"discard","options":{"edition":"practice"}}',
          '{"id":4,"concealed":"67s88p","melds":[{"type":"chow","tiles":"345m"},{"type":"pung","tiles":"111z"},{"type":"chow","tiles":"456p"}],"win":"5s","by":"discard","seat":"S"}',
        ],
      },
    ],
  },
  'score',
);

const settleCommand = ofRules(
  {
    name: 'settle',
    help: [
      'What each seat gains (+) or pays (-) when a hand is over; sums to zero. `winner`: a',
      'seat, or null for a drawn hand; `from`: who let the winning tile go, null (default) if',
      'the winner drew it; `scores`: what each hand is worth; `dealer`: E by default. With',
      '--rules tchou1924 `options` may have `mode` ("new" or "old"), `coefficients` ([1,2],',
      '[2,4] or [4,8]), `perPoint` (1; in francs 0.01), `rounding` (0 or 0.05) and `limit`;',
      '`fine` may be {"kind":"full|half","seat":"S"} for who let a dangerous tile go.',
    ],
    examples: [
      '{"id":1,"winner":"E","from":"S","scores":{"E":40,"S":20,"W":16,"N":2},"options":{"perPoint":0.01}}',
      '{"id":2,"winner":"S","scores":{"E":24,"S":152,"W":8,"N":0},"dealer":"E","options":{"mode":"old"}}',
    ],
    under: [
      {
        rules: 'mcr',
        help: [
          'Everyone pays the winner 8, and the discarder the value of the hand as well; of a',
          'drawn tile everyone pays 8 and the value. Only the score of the winner is looked at,',
          'with the points of the flowers.',
        ],
        examples: [
          '{"id":1,"winner":"E","from":"S","scores":{"E":14,"S":0,"W":0,"N":0}}',
          '{"id":2,"winner":"W","scores":{"E":0,"S":0,"W":15,"N":0}}',
        ],
      },
    ],
  },
  'settle',
);

export const RULES_COMMANDS: readonly Command[] = [scoreCommand, settleCommand];
