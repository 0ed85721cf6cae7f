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
  actions: {
    turn: 'encyclopedie.jeu.2',
    draw: 'encyclopedie.jeu.2',
    discard: 'encyclopedie.jeu.2',
    flower: 'encyclopedie.jeu.1',
    kong: 'encyclopedie.hidden.1',
    end: 'encyclopedie.fin.1',
  },
  families: [
    main('characters', series('m'), 'encyclopedie.tuiles.2'),
    main('circles', series('p'), 'encyclopedie.tuiles.2'),
    main('bamboos', series('s'), 'encyclopedie.tuiles.2'),
    main('winds', ['1z', '2z', '3z', '4z'], 'encyclopedie.tuiles.3'),
    main('dragons', ['7z', '6z', '5z'], 'encyclopedie.tuiles.4'),
    FLOWERS,
  ],
  seating: { by: 'highest', dice: 1, ranks: true, rule: 'encyclopedie.places.1' },
  starterIs: 'east',
  breach: {
    runs: 'left',
    throws: 2,
    opens: 'stack',
    // One tile apart.
    looseOn: [1, 3],
    rules: { wall: 'encyclopedie.dist.2', stack: 'encyclopedie.dist.3' },
  },
  deal: { stacks: 2, rounds: 3, last: 'one-by-one', rule: 'encyclopedie.dist.5' },
  next: [
    { end: 'starter-wins', stays: true, rule: 'encyclopedie.fin.4' },
    { end: 'other-wins', stays: false, rule: 'encyclopedie.fin.4' },
    // A void hand does not count (F08).
    { end: 'drawn', stays: true, rule: 'encyclopedie.fin.3' },
  ],
  rounds: { number: 1, rule: 'encyclopedie.fin.5' },
  // The loose tiles and six stacks are the hill, which nobody touches.
  reserve: {
    tiles: 14,
    perKong: 0,
    rule: 'encyclopedie.dist.4',
    stacks: 6,
    replacements: { loose: false, behind: 6, rule: 'encyclopedie.dist.6' },
  },
  kongAfterClaim: false,
};
