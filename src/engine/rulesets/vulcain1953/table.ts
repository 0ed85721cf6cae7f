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
  rule: 'vulcain1953.1.3.5',
};

export const vulcain1953Table: TableRules = {
  actions: {
    turn: 'vulcain1953.3.1.1',
    draw: 'vulcain1953.3.1.1',
    discard: 'vulcain1953.3.1.1',
    flower: 'vulcain1953.2.1.14',
    kong: 'vulcain1953.2.4.1',
    exchange: 'vulcain1953.3.6.3',
    end: 'vulcain1953.3.1.4',
  },
  families: [
    main('characters', series('m'), 'vulcain1953.1.3.4'),
    main('circles', series('p'), 'vulcain1953.1.3.4'),
    main('bamboos', series('s'), 'vulcain1953.1.3.4'),
    main('winds', ['1z', '2z', '3z', '4z'], 'vulcain1953.1.3.2'),
    main('dragons', ['7z', '6z', '5z'], 'vulcain1953.1.3.2'),
    FLOWERS,
  ],
  // vulcain1953.2.1.8, vulcain1953.2.1.10
  breach: { runs: 'right', looseOn: [5, 6] },
  // vulcain1953.2.1.11
  dealStacks: 2,
  dealRounds: 3,
  // vulcain1953.3.3.2: if he likes, as he may after a drawn hand (vulcain1953.3.6.5).
  starterStays: ['starter-wins', 'draw-without-kong', 'draw-with-kong'],
  // In a goulash; after it the winds move on, whoever won (vulcain1953.3.6.5).
  exchange: { tiles: 3, seatsOn: 2, starterStays: [], rule: 'vulcain1953.3.6.3' },
  // vulcain1953.3.6.1
  reserve: { tiles: 14, perKong: 0 },
  kongAfterClaim: false,
};
