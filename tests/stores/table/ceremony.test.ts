/** A table made ready on the screen: played, stepped, gone back, under another rule set. */
import { describe, expect, test } from 'vitest';
import { ceremony, loadAtTable } from '../../../src/engine/table.ts';
import {
  type CeremonyChoice,
  ceremonyPart,
  createCeremony,
  diceOf,
} from '../../../src/stores/table/ceremony.ts';
import { ceremonyAddress, choiceIn } from '../../../src/stores/table/ceremony-address.ts';

const FIRST: CeremonyChoice = { rules: 'tchou1924', seed: 5, dice: diceOf(5), at: 0 };

async function opened(change: Partial<CeremonyChoice> = {}, fails = { now: false }) {
  /** Resolves the wait that plays on. */
  const waiting: (() => void)[] = [];
  const play = createCeremony({
    first: { ...FIRST, ...change },
    stepsOf: async (rules, chance) => {
      if (fails.now) throw new Error('gone');
      const { table, claims } = await loadAtTable(rules);
      return ceremony(table, chance, { claims });
    },
    wait: () => new Promise((resolve) => waiting.push(resolve)),
  });
  await play.begin();
  const tick = async (): Promise<void> => {
    waiting.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { play, tick, state: () => play.$state.get() };
}

describe('a table made ready', () => {
  test('shows first how the deal will leave the table, others’ tiles from behind', async () => {
    const { state } = await opened();
    const seats = state().scene?.seats ?? [];
    expect(state().at).toBe(0);
    expect(seats.map(({ held }) => held.length).sort()).toEqual([13, 13, 13, 14]);
    expect(seats[0]?.held).not.toContain(undefined);
    expect(seats.slice(1).flatMap(({ held }) => held.filter(Boolean))).toEqual([]);
  });

  test('goes on by one act, whose tiles travel, and back, where they do not', async () => {
    const { play, state } = await opened();
    play.step(1);
    expect(state().previous).toBeUndefined();
    expect(state().scene?.stacks).toEqual([]);
    play.step(1);
    expect(state().previous).toEqual(state().steps[0]?.scene);
    expect(state().scene).toEqual(state().steps[1]?.scene);
    play.step(-1);
    expect(state().previous).toBeUndefined();
    play.step(-1);
    expect(state().at).toBe(0);
  });

  test('what is chosen while a rule set is being fetched comes under that rule set', async () => {
    const { play, state } = await opened({ at: 20 });
    const { dice } = state();
    const [last, face] = [dice.length - 1, dice.endsWith('6') ? 1 : 6];
    const fetched = play.choose('riichi');
    play.goToPart('deal');
    play.step(1);
    await fetched;
    await Promise.resolve();
    expect(state().rules).toBe('riichi');
    expect(ceremonyPart(state())).toBe('deal');
    expect(state().steps[state().at - 1]?.rule).toMatch(/^riichi\./);
    const again = play.choose('mcr');
    play.setDie(last, face);
    await again;
    await expect.poll(() => state().rules).toBe('mcr');
    expect(state().dice).toBe([...dice].with(last, String(face)).join(''));
  });

  test('plays act after act until it is paused', async () => {
    const { play, tick, state } = await opened();
    play.play();
    expect([state().at, state().isPlaying]).toEqual([1, true]);
    await tick();
    expect(state().at).toBe(2);
    play.pause();
    await tick();
    expect([state().at, state().isPlaying]).toEqual([2, false]);
  });

  test('stops after the last act, and begins anew', async () => {
    const { play, tick, state } = await opened();
    const all = state().steps.length;
    play.goTo(all - 1);
    play.play();
    expect([state().at, state().isPlaying]).toEqual([all, false]);
    await tick();
    play.play();
    expect(state().at).toBe(1);
  });

  test('shows another rule set with the same dice, at the same part', async () => {
    const { play, state } = await opened();
    play.goToPart('deal');
    const { dice } = state();
    await play.choose('riichi');
    expect(state().dice).toBe(dice);
    expect(ceremonyPart(state())).toBe('deal');
    expect(state().steps[state().at - 1]?.act).toMatchObject({ kind: 'take', nth: 0 });
  });

  test('passes over a part that a rule set does not have', async () => {
    const { play, state } = await opened({ rules: 'vulcain1953' });
    play.goToPart('flowers');
    await play.choose('riichi');
    expect(ceremonyPart(state())).toBe('kong');
  });

  test('a die set by hand changes its throw alone', async () => {
    const { play, state } = await opened();
    const breach = () => state().steps.find(({ act }) => act.kind === 'breach')?.act;
    const counted = breach();
    const last = state().dice.length - 1;
    const face = state().dice[last] === '6' ? 5 : 6;
    play.setDie(last, face);
    await new Promise((resolve) => setTimeout(resolve));
    expect(state().dice).toBe(FIRST.dice.slice(0, -1) + face);
    expect(breach()).not.toEqual(counted);
  });

  test('that cannot be fetched is said, and tried again', async () => {
    const fails = { now: false };
    const { play, state } = await opened({}, fails);
    play.goTo(3);
    const { scene } = state();
    fails.now = true;
    await play.choose('riichi');
    expect(state()).toMatchObject({ rules: 'tchou1924', hasFailed: true, at: 3, scene });
    fails.now = false;
    await play.again();
    expect(state()).toMatchObject({ rules: 'riichi', hasFailed: false });
  });

  test('a player sees the faces of his own tiles', async () => {
    const { play, state } = await opened();
    play.goTo(state().steps.length);
    const [own, ...others] = state().scene?.seats ?? [];
    expect(own?.held.every((tile) => tile !== undefined)).toBe(true);
    expect(others.flatMap(({ held }) => held).some((tile) => tile !== undefined)).toBe(false);
  });
});

describe('its address', () => {
  test('is read as it was written', () => {
    const choice = { rules: 'riichi', seed: 77, dice: diceOf(3), at: 12 } as const;
    expect(choiceIn(ceremonyAddress(choice), 1)).toEqual(choice);
  });

  test.each([
    ['', FIRST],
    ['?rules=chess&dice=777&tiles=-4&act=x', FIRST],
    ['?dice=123&act=3', { ...FIRST, at: 3 }],
    ['?rules=mcr', { ...FIRST, rules: 'mcr' }],
  ] as const)('%s leaves to chance what it does not say', (search, choice) => {
    expect(choiceIn(search, 5)).toEqual(choice);
  });

  test('an act past the end is the last one', async () => {
    const { state } = await opened({ at: 999 });
    expect(state().at).toBe(state().steps.length);
  });
});
