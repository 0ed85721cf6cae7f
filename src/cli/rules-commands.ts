/** The commands that are asked under a rule set. */
import type { RulesetId } from '../engine/index.ts';
import type { Command } from './command.ts';
import type { RulesAnswers } from './rulesets.ts';
import { TCHOU1924 } from './tchou1924.ts';

/** The rule sets that `--rules` may name. */
export const RULES: Partial<Readonly<Record<RulesetId, RulesAnswers>>> = { tchou1924: TCHOU1924 };

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
  },
  'settle',
);

export const RULES_COMMANDS: readonly Command[] = [scoreCommand, settleCommand];
