import type { FamilyRule, TableRules } from '../../core/table-rules.ts';
import { COPIES, RANKS, type Suit, type Tile } from '../../core/tile.ts';

const series = (suit: Suit): readonly Tile[] => RANKS.map((rank): Tile => `${rank}${suit}`);

const family = (id: FamilyRule['id'], tiles: readonly Tile[]): FamilyRule => ({
  id,
  tiles,
  copies: COPIES,
  optional: false,
  rule: 'riichi.5.1',
});

export const riichiTable: TableRules = {
  families: [
    family('characters', series('m')),
    family('circles', series('p')),
    family('bamboos', series('s')),
    family('winds', ['1z', '2z', '3z', '4z']),
    family('dragons', ['5z', '6z', '7z']),
  ],
  // riichi.6.2.1
  dealStacks: 2,
  dealRounds: 3,
  // riichi.1.1.4
  starterStays: ['starter-wins'],
  // riichi.6.4.3
  reserve: { tiles: 14, perKong: 2 },
  kongAfterClaim: false,
};
