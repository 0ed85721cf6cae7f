import type { FamilyRule, TableRules } from '../../core/table-rules.ts';
import { BONUS_TILES, COPIES, RANKS, type Suit, type Tile } from '../../core/tile.ts';

const series = (suit: Suit): readonly Tile[] => RANKS.map((rank): Tile => `${rank}${suit}`);

const main = (id: FamilyRule['id'], tiles: readonly Tile[], rule: string): FamilyRule => ({
  id,
  tiles,
  copies: COPIES,
  optional: false,
  rule,
});

const FLOWERS: FamilyRule = {
  id: 'flowers',
  tiles: BONUS_TILES,
  copies: 1,
  optional: false,
  rule: 'encyclopedie.tuiles.5',
};

export const encyclopedieTable: TableRules = {
  families: [
    main('characters', series('m'), 'encyclopedie.tuiles.2'),
    main('circles', series('p'), 'encyclopedie.tuiles.2'),
    main('bamboos', series('s'), 'encyclopedie.tuiles.2'),
    main('winds', ['1z', '2z', '3z', '4z'], 'encyclopedie.tuiles.3'),
    main('dragons', ['7z', '6z', '5z'], 'encyclopedie.tuiles.4'),
    FLOWERS,
  ],
  // encyclopedie.dist.5
  dealStacks: 2,
  dealRounds: 3,
  // encyclopedie.fin.4; a void hand does not count (F08)
  starterStays: ['starter-wins', 'draw-without-kong', 'draw-with-kong'],
  // encyclopedie.dist.4: the hill, which nobody draws from
  reserve: { tiles: 14, perKong: 0 },
  kongAfterClaim: false,
};
