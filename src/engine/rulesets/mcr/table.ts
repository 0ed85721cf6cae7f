/** The table of the international rules. How the tiles are dealt the text leaves to others (M31). */
import { BREACH_TO_THE_LEFT, type FamilyRule, type TableRules } from '../../core/table-rules.ts';
import { BONUS_TILES, COPIES, RANKS, type Suit, type Tile } from '../../core/tile.ts';

const series = (suit: Suit): readonly Tile[] => RANKS.map((rank): Tile => `${rank}${suit}`);

const family = (
  id: FamilyRule['id'],
  tiles: FamilyRule['tiles'],
  copies: number = COPIES,
): FamilyRule => ({ id, tiles, copies, optional: false, rule: 'mcr.intro.6' });

export const mcrTable: TableRules = {
  actions: { turn: 'mcr.dec.7', end: 'mcr.rule.9' },
  families: [
    family('characters', series('m')),
    family('circles', series('p')),
    family('bamboos', series('s')),
    family('winds', ['1z', '2z', '3z', '4z']),
    family('dragons', ['7z', '6z', '5z']),
    family('flowers', BONUS_TILES, 1),
  ],
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
  kongAfterClaim: false,
};
