/** A hand with a coach: spoken to, taken back, played on, left and taken up again. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { callTable, type TableAnswer, type TableCall } from '../../src/engine/open-table.ts';
import { safeStorage, WHOLE_HAND_KEY } from '../../src/stores/device/storage.ts';
import { createTablePlay, type LessonHand } from '../../src/stores/table/open-table.ts';
import { WHOLE_HAND_MEMORY } from '../../src/stores/table/table-memory.ts';
import { moveFor } from '../engine/open-table/evening-hand.ts';

const [lesson]: [LessonHand] = parse(
  readFileSync(new URL('../../src/content/coached-hands.yaml', import.meta.url), 'utf8'),
);

async function seated(call: (wanted: TableCall) => Promise<TableAnswer> = callTable) {
  const play = createTablePlay({
    ...{ lesson, memory: WHOLE_HAND_MEMORY, isStill: () => true },
    caller: { warm: () => undefined, call },
    seed: () => 7,
    pause: () => Promise.resolve(),
  });
  await play.resume();
  const act = async (told: string): Promise<void> => {
    for (const word of told.split(' ')) {
      const { view } = play.$state.get();
      if (view === undefined) throw new Error('no table');
      await play.answer(moveFor(view, word));
    }
  };
  const said = () => play.$state.get().advice.map(({ id }) => id);
  const view = () => play.$state.get().view;
  return { ...play, act, said, view };
}

beforeEach(() => {
  delete safeStorage[WHOLE_HAND_KEY];
});

const TO_THE_CLAIM = '4z pung 3z 9p 2z';

describe('an act that the coach speaks of', () => {
  test('is shown before anybody goes on, and taken back', async () => {
    const play = await seated();
    const dealt = play.view();
    await play.act('9m');
    expect(play.said()).toEqual(['nine']);
    expect(play.view()?.own.discards).toEqual([{ tile: '9m' }]);
    await play.takeBack();
    expect(play.said()).toEqual([]);
    expect(play.view()).toEqual(dealt);
  });

  test('stands once it is played on', async () => {
    const play = await seated();
    await play.act('9m');
    await play.playOn();
    expect(play.said()).toEqual([]);
    expect(play.view()?.own.discards.map(({ tile }) => tile)).toEqual(['9m']);
    expect(play.view()?.moves.length).toBeGreaterThan(0);
  });

  test('has to be answered first', async () => {
    const play = await seated();
    await play.act('9m');
    const before = play.$state.get();
    await play.act('9m').catch(() => undefined);
    expect(play.$state.get()).toEqual(before);
  });

  test('may be to pass', async () => {
    const play = await seated();
    await play.act('4z');
    const asked = play.view();
    await play.act('pass');
    expect(play.said()).toEqual(['dragons']);
    expect(play.view()).toEqual(asked);
    await play.takeBack();
    expect(play.view()).toEqual(asked);
    await play.act('pung');
    expect(play.view()?.own.melds).toHaveLength(1);
  });

  test('may have lost the hand: the end comes after it, or is taken back', async () => {
    const play = await seated();
    await play.act(`${TO_THE_CLAIM} pass 5z`);
    expect(play.said()).toEqual(['groups']);
    await play.playOn();
    await play.act('8s');
    expect(play.said()).toEqual(['danger']);
    expect(play.$state.get().news?.finished?.result).toMatchObject({ winner: 'W' });
    await play.takeBack();
    expect(play.$state.get().news?.finished).toBeUndefined();
    await play.act('2m 6m win');
    expect(play.$state.get().news?.finished?.result).toMatchObject({ winner: 'E' });
  });
});

describe('left and taken up again', () => {
  test.each(['4z', TO_THE_CLAIM])('at the claim after %s', async (told) => {
    const play = await seated();
    await play.act(told);
    expect(play.view()?.phase.kind).toBe('claims');
    const again = await seated();
    expect(again.view()).toEqual(play.view());
    expect(again.$state.get().isBusy).toBe(false);
  });

  test.each(['9m', '4z pass', `${TO_THE_CLAIM} pung`, `${TO_THE_CLAIM} pass 5z`])(
    'while the coach speaks after %s',
    async (told) => {
      const play = await seated();
      await play.act(told);
      const again = await seated();
      expect(again.$state.get().advice).toEqual(play.$state.get().advice);
      expect(again.view()).toEqual(play.view());
      await play.takeBack();
      await again.takeBack();
      expect(again.view()).toEqual(play.view());
    },
  );

  test.each(['', '{', '{}', '{"kept":1}', '{"kept":{"record":{"v":1}},"move":null}'])(
    'what was damaged is set aside: %s',
    async (text) => {
      const fresh = (await seated()).view();
      safeStorage[WHOLE_HAND_KEY] = text;
      expect((await seated()).view()).toEqual(fresh);
    },
  );
});

describe('after the hand', () => {
  test('the same wall is dealt again', async () => {
    const play = await seated();
    const dealt = play.view();
    await play.act(`${TO_THE_CLAIM} pass 5z`);
    await play.playOn();
    await play.act('8s');
    await play.playOn();
    await play.sameWall();
    expect(play.view()).toEqual(dealt);
  });

  test('another wall is played without a coach, and again the same', async () => {
    const play = await seated();
    const lessonHand = play.view()?.own.concealed;
    await play.open(lesson.record.rules, { options: lesson.record.options });
    const dealt = play.view();
    expect(dealt?.own.concealed).not.toEqual(lessonHand);
    const [first] = dealt?.moves ?? [];
    await play.answer(first);
    expect(play.said()).toEqual([]);
    await play.sameWall();
    expect(play.view()).toEqual(dealt);
  });
});

describe('a call that fails', () => {
  test('is said, and what the coach says of the answer comes with another try', async () => {
    const fails = { next: false };
    const play = await seated((wanted) =>
      fails.next ? Promise.reject(new Error('gone')) : callTable(wanted),
    );
    const dealt = play.view();
    fails.next = true;
    await play.act('9m');
    expect(play.$state.get()).toMatchObject({ hasFailed: true, isBusy: false, view: dealt });
    fails.next = false;
    await play.again();
    expect(play.said()).toEqual(['nine']);
    await play.takeBack();
    expect(play.view()).toEqual(dealt);
  });

  test('leaves the hand begun where it cannot even begin', async () => {
    const fails = { next: true };
    const play = await seated((wanted) =>
      fails.next ? Promise.reject(new Error('gone')) : callTable(wanted),
    );
    expect(play.$state.get().hasFailed).toBe(true);
    fails.next = false;
    await play.again();
    expect(play.view()?.moves.length).toBeGreaterThan(0);
  });
});
