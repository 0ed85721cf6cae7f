import { familiesOf, type TableRules } from '../../core/table-rules.ts';

export const encyclopedieTable: TableRules = {
  settled: { countTurns: 'F12', drawnStays: 'F08' },
  actions: {
    turn: 'encyclopedie.jeu.2',
    draw: 'encyclopedie.jeu.2',
    discard: 'encyclopedie.jeu.2',
    flower: 'encyclopedie.jeu.1',
    kong: 'encyclopedie.hidden.1',
    'last-discard': 'encyclopedie.fin.3',
    end: 'encyclopedie.fin.1',
  },
  families: familiesOf({
    suits: 'encyclopedie.tuiles.2',
    winds: 'encyclopedie.tuiles.3',
    dragons: 'encyclopedie.tuiles.4',
    flowers: { rule: 'encyclopedie.tuiles.5' },
  }),
  seating: { by: 'highest', dice: 1, ranks: true, rule: 'encyclopedie.places.1' },
  starterIs: 'east',
  walls: { rule: 'encyclopedie.muraille.1' },
  dealtFlowers: { rule: 'encyclopedie.jeu.1' },
  discards: { lie: 'middle', rule: 'encyclopedie.jeu.2' },
  breach: {
    runs: 'left',
    throws: 2,
    opens: 'stack',
    // One tile apart.
    looseOn: [1, 3],
    rules: {
      wall: 'encyclopedie.dist.2',
      stack: 'encyclopedie.dist.3',
      loose: 'encyclopedie.dist.4',
    },
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
  seatWinds: { rule: 'encyclopedie.places.1' },
  afterClaim: { rule: 'encyclopedie.pung' },
  kongs: {
    concealed: 'encyclopedie.hidden.1',
    added: 'encyclopedie.kong',
    claimed: 'encyclopedie.kong',
    'exposed-pung': 'encyclopedie.kong',
  },
};
