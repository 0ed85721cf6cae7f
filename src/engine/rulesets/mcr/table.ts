/** The table of the international rules. How the tiles are dealt the text leaves to others (M31). */
import { BREACH_TO_THE_LEFT, familiesOf, type TableRules } from '../../core/table-rules.ts';

export const mcrTable: TableRules = {
  actions: { turn: 'mcr.dec.7', 'last-discard': 'mcr.rule.10', end: 'mcr.rule.9' },
  families: familiesOf({
    suits: 'mcr.intro.6',
    winds: 'mcr.intro.6',
    dragons: 'mcr.intro.6',
    flowers: { rule: 'mcr.intro.6' },
  }),
  starterIs: 'east',
  breach: BREACH_TO_THE_LEFT,
  deal: { stacks: 2, rounds: 3, last: 'two-tops' },
  // The deal always moves on, so that a game has sixteen hands.
  next: [
    { end: 'starter-wins', stays: false, rule: 'mcr.rule.6' },
    { end: 'other-wins', stays: false, rule: 'mcr.rule.6' },
    { end: 'drawn', stays: false, rule: 'mcr.rule.6' },
  ],
  rounds: { number: 4, rule: 'mcr.rule.3' },
  reserve: { tiles: 0, perKong: 0, rule: 'mcr.rule.10' },
  kongs: {
    concealed: 'mcr.hand.22',
    added: 'mcr.hand.6',
    claimed: 'mcr.hand.6',
  },
};
