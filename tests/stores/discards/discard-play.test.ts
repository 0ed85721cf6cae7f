/** One hand of "Which discard?": the tile that is lifted, and the hand played on. */
import { describe, expect, test } from 'vitest';
import { COMMON_SHAPES, discardsFor } from '../../../src/engine/hand.ts';
import type { Tile } from '../../../src/engine/notation.ts';
import { lift, moveLift } from '../../../src/stores/drafts/discard-draft.ts';
import { canPlayOn, MOST_DRAWS } from '../../../src/stores/drafts/discard-play.ts';
import { askedToDiscard, discardSessionOn, SKILL } from './questions.ts';

/** 6m is right (eight copies), 3m costs four copies, 4m a step. With 222m gone 3m is a slip. */
const HAND = '346m55z~123p~789s~666s';
/** 1z and 6z are right, one tile from ready. */
const FAR = '12334m456p78s55s16z';

type Discarding = ReturnType<typeof discardSessionOn>;

async function discardAt({ session, playing }: Discarding, place: number): Promise<void> {
  lift(session, place);
  await playing.discard(0);
}

/** A hand from which a tile was discarded. */
async function discarded(hand: string, place: number, seen = ''): Promise<Discarding> {
  const discarding = discardSessionOn(hand, { seen });
  await discardAt(discarding, place);
  return discarding;
}

describe('before the answer', () => {
  test('no tile is lifted, and none can be discarded', async () => {
    const { state, playing, results } = discardSessionOn(HAND);
    expect(state().draft.lifted).toBeUndefined();
    await playing.discard(0);
    expect([state().verdict, state().unread, results]).toEqual([undefined, ['hand'], []]);
  });

  test.each([
    [
      [1, 1, -1],
      [0, 1, 0],
    ],
    [
      [-1, -1, 1],
      [4, 3, 4],
    ],
  ])('moving by %j lifts %j', (steps, places) => {
    const { session, state } = discardSessionOn(HAND);
    const lifted = steps.map((by) => {
      moveLift(session, by);
      return state().draft.lifted;
    });
    expect(lifted).toEqual(places);
  });

  test('nothing is played, stopped or looked at', async () => {
    const { playing, state, play } = discardSessionOn(HAND);
    const before = state();
    await playing.playOn(1, 0);
    playing.stop();
    playing.review(0);
    expect([state(), play()]).toEqual([before, undefined]);
  });
});

describe('the discard', () => {
  test.each([
    [2, '', { right: true, found: 1, missed: 0, wrong: 0 }],
    [0, '', { right: false, found: 0, missed: 0, wrong: 1 }],
    [1, '', { right: false, found: 0, missed: 0, wrong: 1 }],
    [0, '222m', { right: false, found: 0, missed: 1, wrong: 0 }],
  ])('from place %d, seen %j, records %j', async (place, seen, counted) => {
    const { results, state } = await discarded(HAND, place, seen);
    const { texts } = state();
    expect(texts).toMatchObject({ hand: HAND, ...(seen && { seen }) });
    expect(results).toEqual([{ skill: SKILL, texts, hints: 0, spent: 0, ...counted }]);
  });

  test('is recorded once, and the tile stays where it was lifted', async () => {
    const discarding = await discarded(HAND, 2);
    const { session, state, results } = discarding;
    await discardAt(discarding, 0);
    moveLift(session, 1);
    expect([results.length, state().draft.lifted]).toEqual([1, 2]);
  });
});

/** Discards the best tile, or the worst, for as long as the hand is played. */
async function playToTheEnd(discarding: Discarding, which: 0 | -1): Promise<void> {
  for (let draws = 0; draws < 50 && !discarding.play()?.end; draws++) {
    const { shown } = discarding.state();
    const tile = discardsFor(shown, COMMON_SHAPES).at(which)?.tile as Tile;
    await discardAt(discarding, shown.concealed.indexOf(tile));
  }
}

/** A hand played on from its last tile. */
async function played(seed: number, which?: 0 | -1): Promise<Discarding> {
  const discarding = await discarded(FAR, 13);
  await discarding.playing.playOn(seed, 700);
  if (which !== undefined) await playToTheEnd(discarding, which);
  return discarding;
}

describe('playing on', () => {
  test.each([
    [HAND, 2, false],
    [HAND, 1, true],
    [FAR, 12, true],
  ])('%s from place %d: %s', async (hand, place, can) => {
    const { playing, state, play } = await discarded(hand, place);
    expect(canPlayOn(state(), play())).toBe(can);
    await playing.playOn(1, 0);
    expect(play() !== undefined).toBe(can);
  });

  test('draws a tile and asks again', async () => {
    const { state, play } = await played(1);
    const { shown, draft, taken, since, verdict } = state();
    expect([shown.concealed.length, shown.seen]).toEqual([14, ['6z']]);
    expect([draft.lifted, taken, since, verdict]).toEqual([undefined, 0, 700, undefined]);
    expect(play()?.choices.map((choice) => choice.draft.lifted)).toEqual([13]);
    expect(canPlayOn(state(), play())).toBe(false);
  });

  test('asked for twice draws once', async () => {
    const { playing, play, state } = await discarded(FAR, 13);
    await Promise.all([playing.playOn(1, 0), playing.playOn(2, 0)]);
    expect(play()?.choices).toHaveLength(1);
    expect(state().shown.seen).toEqual(['6z']);
  });

  test('draws the same tiles from the same seed', async () => {
    const drawn = async (seed: number) => {
      const { play } = await played(seed, 0);
      return play()?.choices.map(({ shown }) => shown.concealed.at(-1));
    };
    expect(await drawn(4)).toEqual(await drawn(4));
    const others = await Promise.all([1, 2, 3, 4, 5].map(drawn));
    expect(new Set(others.map((tiles) => tiles?.join())).size).toBeGreaterThan(1);
  });

  test.each([1, 2, 3])('by the best discards costs nothing, seed %d', async (seed) => {
    const { play, state } = await played(seed, 0);
    const choices = play()?.choices ?? [];
    expect(choices.every((choice) => choice.verdict.right)).toBe(true);
    expect(choices.length).toBeLessThanOrEqual(MOST_DRAWS + 1);
    const last = choices.at(-1);
    expect([state().verdict, state().draft]).toEqual([last?.verdict, last?.draft]);
    expect(play()?.end).toBe(last?.verdict.chosen.distance === 0 ? 'ready' : 'draws');
    expect(play()?.reviewed).toBe(choices.length - 1);
  });

  test('ends after the agreed number of draws', async () => {
    const { play } = await played(1, -1);
    expect([play()?.end, play()?.choices.length]).toEqual(['draws', MOST_DRAWS + 1]);
    expect(play()?.choices.some(({ verdict }) => verdict.cost.distance > 0)).toBe(true);
  });

  test('shows no verdict between two draws', async () => {
    const discarding = await played(1);
    const { session } = discarding;
    const verdicts: unknown[] = [];
    session.$state.listen(({ verdict }) => verdicts.push(verdict));
    await discardAt(discarding, 0);
    expect(verdicts.filter((verdict) => verdict !== undefined)).toEqual([]);
    expect(session.$state.get()).toMatchObject({ busy: false, draft: { lifted: undefined } });
  });

  test('counts each choice apart from the first, once', async () => {
    const discarding = await played(1);
    lift(discarding.session, 0);
    await Promise.all([discarding.playing.discard(0), discarding.playing.discard(0)]);
    await playToTheEnd(discarding, -1);
    const skills = discarding.results.map(({ skill }) => skill);
    expect(skills).toEqual([SKILL, ...Array(MOST_DRAWS).fill('what-discard/play')]);
  });

  test('stops where the reader stops; what was played can be looked at', async () => {
    const { playing, play, state } = await played(1);
    playing.review(0);
    expect(play()?.reviewed).toBeUndefined();
    playing.stop();
    expect(play()?.end).toBe('stopped');
    expect(state().texts).toEqual(askedToDiscard(FAR).texts);
    expect(state().verdict?.chosen.tile).toBe('6z');
    playing.review(7);
    expect(play()?.reviewed).toBe(0);
  });

  test('every choice stands on the board again with its verdict', async () => {
    const { playing, play, state, session } = await played(1, -1);
    await session.look('1z');
    for (const [at, choice] of (play()?.choices ?? []).entries()) {
      playing.review(at);
      expect(state()).toEqual({ ...choice, look: undefined });
      expect(play()?.reviewed).toBe(at);
    }
  });

  test('is over when another hand is asked about', async () => {
    const { session, play } = await played(1);
    session.ask({ question: askedToDiscard(HAND), skill: SKILL }, 0);
    expect(play()).toBeUndefined();
  });
});
