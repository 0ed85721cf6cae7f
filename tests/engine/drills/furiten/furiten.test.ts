/** Furiten or not (`riichi.8.4`, J12): what speaks for a win and against it. */
import { describe, expect, test } from 'vitest';
import { type Desk, findDesk, type Texts, type TypesOf } from '../../../../src/engine/drills.ts';
import { formatTiles } from '../../../../src/engine/notation.ts';

const desk = (await findDesk('furiten')) as Desk<TypesOf<'furiten'>>;

interface Case {
  readonly hand: string;
  readonly river: string;
  readonly waits: string;
  readonly answer: string;
}

describe('a tile and the discards', () => {
  test.each<Case>([
    // The three cases of the register.
    { hand: '45s11z!3s', river: '6s', waits: '36s', answer: 'barred' },
    { hand: '45s11z!3s', river: '9p', waits: '36s', answer: 'win' },
    { hand: '45s11z*3s', river: '6s', waits: '36s', answer: 'win' },
    // The same tile, and none at all.
    { hand: '45s11z!6s', river: '1m6s9p', waits: '36s', answer: 'barred' },
    { hand: '45s11z!6s', river: '', waits: '36s', answer: 'win' },
    // What completes nothing does not win, whatever lies there.
    { hand: '45s11z!7s', river: '6s', waits: '36s', answer: 'incomplete' },
    { hand: '45s11z*1z', river: '2s', waits: '36s', answer: 'incomplete' },
    // The third end of a long run counts too.
    { hand: '34567p22z!2p', river: '8p4m', waits: '258p', answer: 'barred' },
    { hand: '34567p22z!2p', river: '8s4m', waits: '258p', answer: 'win' },
    // Of a tile held four times none can come, and none bars.
    { hand: '2333p!4p', river: '2s', waits: '124p', answer: 'win' },
    { hand: '3333p456s!2s', river: '9m', waits: '', answer: '' },
  ])('$hand after $river: $answer', ({ hand, river, waits, answer }) => {
    const texts: Texts = { hand, ...(river !== '' && { river }) };
    const asked = desk.ask(texts);
    if (answer === '') {
      expect(asked.ok).toBe(false);
      return;
    }
    expect(formatTiles(desk.hints(texts).waits)).toBe(waits);
    expect(desk.solve(texts)).toBe(answer);
    for (const given of ['win', 'barred', 'incomplete'] as const) {
      expect(desk.check(texts, given).right).toBe(given === answer);
    }
  });

  test('one that another player has called bars as well', () => {
    const texts = { hand: '45s11z!3s', river: '1m6s9p', called: '2' };
    const { proof } = desk.check(texts, 'barred');
    expect(proof.discarded).toEqual(['6s']);
    expect(proof.places).toEqual([1]);
    expect(proof.bar?.rule).toBe('riichi.8.4');
    expect(desk.ask({ ...texts, called: '4' })).toEqual({
      ok: false,
      error: { part: 'called', error: { code: 'no-such-place', place: 4 } },
    });
  });
});

describe('a complete hand needs a role (riichi.8.5)', () => {
  test.each<[hand: string, winds: Texts, river: string, answer: string, roles: string[]]>([
    // Exposed sets, nothing of value: none, drawn or not.
    ['234m99p567s78s~123p!9s', { seat: 'S', round: 'E' }, '1z', 'roleless', []],
    ['234m99p567s78s~123p*9s', { seat: 'S', round: 'E' }, '1z', 'roleless', []],
    // The wind of the round, not that of another.
    ['234m99p78s~111z~567s!9s', { seat: 'S', round: 'E' }, '1m', 'win', ['round-wind']],
    ['234m99p78s~333z~567s!9s', { seat: 'S', round: 'E' }, '1m', 'roleless', []],
    // All simples with the 6, not with the 9.
    ['234m55p78s~345p~567s!6s', { seat: 'S', round: 'E' }, '1m', 'win', ['tanyao']],
    ['234m55p78s~345p~567s!9s', { seat: 'S', round: 'E' }, '1m', 'roleless', []],
    ['234m55p78s~345p~567s!6s', { seat: 'S', round: 'E' }, '9s', 'barred', ['tanyao']],
    // Nothing exposed: a draw is a role, a discard of a closed wait is none.
    ['234m12356799p68s*7s', { seat: 'S', round: 'E' }, '1m', 'win', ['menzen-tsumo']],
    ['234m12356799p68s!7s', { seat: 'S', round: 'E' }, '1m', 'roleless', []],
  ])('%s of %o after %s: %s', (hand, winds, river, answer, roles) => {
    const texts = { hand, river, ...winds };
    const { proof, ...verdict } = desk.check(texts, answer as 'win');
    expect([verdict.right, proof.roles]).toEqual([true, roles]);
    expect(desk.solve(texts)).toBe(answer);
  });

  test('barred and without a role, both are right', () => {
    const texts = { hand: '234m55p78s~345p~567s!9s', river: '6s', seat: 'S', round: 'E' };
    for (const given of ['barred', 'roleless'] as const) {
      const { right, wanted } = desk.check(texts, given);
      expect([right, wanted]).toEqual([true, given]);
    }
    expect(desk.check(texts, 'win').right).toBe(false);
  });
});

describe('is refused', () => {
  test.each<[texts: Texts, part: string, code: string]>([
    [{ hand: '45s11z' }, 'hand', 'no-tile'],
    [{ hand: '45s11z1f!3s' }, 'hand', 'no-flowers'],
    [{ hand: '4s11z!3s' }, 'hand', 'impossible-count'],
    [{ hand: '159s1z!3s' }, 'hand', 'not-ready'],
    [{ hand: '45s11z!3s', river: '3333s' }, 'river', 'too-many-copies'],
    [{ hand: '45s11z!3s', seat: 'E' }, 'hand', 'impossible-count'],
  ])('%o', (texts, part, code) => {
    const asked = desk.ask(texts);
    expect(asked.ok ? undefined : [asked.error.part, asked.error.error.code]).toEqual([part, code]);
  });
});
