/** A coach beside the reader: hints in steps, a remark where one is wished for. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Counsel } from '../../../src/engine/judge.ts';
import type { TableCall, TableNews } from '../../../src/engine/open-table.ts';
import type { Move } from '../../../src/engine/play.ts';
import { createCounsel } from '../../../src/stores/table/counsel.ts';
import { closePage, openPage } from '../device.ts';

afterEach(closePage);

const KEPT = { game: {}, record: {} } as unknown as TableNews['kept'];
const COUNSEL = { isClear: true } as Counsel;
const MOVE: Move = { m: 'discard', seat: 'E', tile: '1m' };

function coached({ isAlways = false, hasCounsel = true } = {}) {
  openPage();
  const calls: TableCall[] = [];
  const gates: (() => void)[] = [];
  const coach = createCounsel({
    caller: {
      warm: () => undefined,
      call: async (call) => {
        calls.push(call as TableCall);
        await new Promise<void>((open) => gates.push(open));
        return { ok: true, value: (hasCounsel ? { counsel: COUNSEL } : {}) as TableNews };
      },
    },
    isAlways: () => isAlways,
  });
  return { coach, calls, answerAll: () => gates.splice(0).map((open) => open()) };
}

describe('before a choice', () => {
  test('the steps follow one another, and the engine is asked once', async () => {
    const { coach, calls, answerAll } = coached();
    const asked = coach.ask(KEPT);
    expect(coach.$state.get().isThinking).toBe(true);
    answerAll();
    await asked;
    const steps = [coach.$state.get().hint?.step];
    for (let more = 0; more < 3; more++) {
      await coach.ask(KEPT);
      steps.push(coach.$state.get().hint?.step);
    }
    expect(steps).toEqual(['question', 'choices', 'reason', 'reason']);
    expect(calls).toHaveLength(1);
  });

  test('what comes once the reader has chosen is not shown', async () => {
    const { coach, answerAll } = coached();
    const asked = coach.ask(KEPT);
    await coach.onAnswer(KEPT, MOVE);
    answerAll();
    await asked;
    expect(coach.$state.get()).toEqual({});
  });

  test('that there is nothing to choose is said', async () => {
    const { coach, answerAll } = coached({ hasCounsel: false });
    const asked = coach.ask(KEPT);
    answerAll();
    await asked;
    expect(coach.$state.get()).toEqual({ hasNothing: true });
  });
});

describe('after a choice', () => {
  test('nothing is said unless it is wished for', async () => {
    const { coach, calls } = coached();
    await coach.onAnswer(KEPT, MOVE);
    expect([calls, coach.$state.get()]).toEqual([[], {}]);
  });

  test('a remark holds the table before it', async () => {
    const { coach, calls, answerAll } = coached({ isAlways: true });
    const answered = coach.onAnswer(KEPT, MOVE);
    answerAll();
    await answered;
    expect(coach.$state.get()).toEqual({ remark: { counsel: COUNSEL, before: KEPT } });
    expect(calls).toEqual([{ task: 'counsel', kept: KEPT, hasChosen: true, move: MOVE }]);
  });

  test('a good choice is not spoken of', async () => {
    const { coach, answerAll } = coached({ isAlways: true, hasCounsel: false });
    const answered = coach.onAnswer(KEPT, MOVE);
    answerAll();
    await answered;
    expect(coach.$state.get()).toEqual({});
  });
});
