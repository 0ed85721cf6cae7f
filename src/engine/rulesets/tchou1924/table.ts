import { BREACH_TO_THE_LEFT, familiesOf, type TableRules } from '../../core/table-rules.ts';
import { mayAnnul } from './annulment.ts';

export const tchou1924Table: TableRules = {
  settled: { looseTogether: 'E47', noKongAfterPung: 'E30' },
  actions: {
    turn: 'tchou1924.III.play',
    draw: 'tchou1924.III.peche',
    discard: 'tchou1924.III.mustdiscard',
    flower: 'tchou1924.III.flowerdraw',
    kong: 'tchou1924.III.kongdraw',
    annulment: 'tchou1924.IV.remarque',
    'last-discard': 'tchou1924.III.lasttile',
    end: 'tchou1924.III.winner',
  },
  annulment: { allowed: (dealt) => mayAnnul(dealt), rule: 'tchou1924.IV.remarque' },
  families: familiesOf({
    suits: 'tchou1924.I.set.2',
    winds: 'tchou1924.I.set.3',
    dragons: 'tchou1924.I.set.4',
    flowers: { rule: 'tchou1924.I.set.5', optional: true },
  }),
  seating: { by: 'column', rule: 'tchou1924.II.places.1' },
  starterThrown: { second: 'east', rule: 'tchou1924.II.firsthand.1' },
  walls: { rule: 'tchou1924.II.walls' },
  dealtFlowers: { rule: 'tchou1924.III.flowerdraw' },
  starterIs: 'first-hand',
  breach: {
    ...BREACH_TO_THE_LEFT,
    rules: {
      wall: 'tchou1924.III.breach.1',
      stack: 'tchou1924.III.breach.1',
      loose: 'tchou1924.III.breach.1',
    },
  },
  deal: { stacks: 2, rounds: 3, last: 'two-tops', rule: 'tchou1924.III.deal.1' },
  next: [
    { end: 'starter-wins', stays: true, rule: 'tchou1924.II.firsthand.2' },
    { end: 'other-wins', stays: false, rule: 'tchou1924.II.firsthand.2' },
    { end: 'draw-without-kong', stays: true, rule: 'tchou1924.II.firsthand.2' },
    { end: 'draw-with-kong', stays: false, rule: 'tchou1924.II.firsthand.2' },
    { end: 'annulled', stays: true, rule: 'tchou1924.IV.remarque' },
  ],
  rounds: { number: 4, rule: 'tchou1924.II.length.1' },
  reserve: {
    tiles: 14,
    perKong: 1,
    rule: 'tchou1924.III.deadwall',
    replacements: { loose: true, behind: 0, rule: 'tchou1924.III.headtail' },
  },
  seatWinds: { rule: 'tchou1924.II.winds' },
  afterClaim: { rule: 'tchou1924.III.prio.1' },
  kongs: {
    concealed: 'tchou1924.III.kongdraw',
    added: 'tchou1924.III.kongdraw',
    claimed: 'tchou1924.III.kang',
    'exposed-pung': 'tchou1924.III.kang',
    // The book says it of tch'eu; it holds for p'ong too (E30).
    'after-claim': 'tchou1924.III.nokong',
  },
};
