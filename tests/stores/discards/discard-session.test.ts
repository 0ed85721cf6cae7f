/** One hand of "What discard?", from its appearance to its verdict, and played on. */
import { describe, expect, test } from 'vitest';
import { COMMON_SHAPES, discardsFor, type Tile } from '../../../src/engine/index.ts';
import { canPlayOn, MOST_DRAWS } from '../../../src/stores/discards/discard-session.ts';
import { discardQuestion, discardSessionOn, SKILL } from './questions.ts';

/** 6m is right (eight copies), 3m costs four copies, 4m a step. With 222m gone 3m is a slip. */
const HAND = '346m55z~123p~789s~666s';
/** 1z and 6z are right, one tile from ready. */
const FAR = '12334m456p78s55s16z';

describe('before the answer', () => {
  test('nothing is lifted, hinted, judged or shown', () => {
    expect(discardSessionOn(HAND).state()).toEqual({
      question: discardQuestion(HAND),
      skill: SKILL,
      lifted: undefined,
      hints: 0,
      since: 0,
      verdict: undefined,
      shown: undefined,
      play: undefined,
    });
  });

  test('touching lifts a tile, touching another lifts that one', () => {
    const { state, touch, results } = discardSessionOn(HAND);
    const lifted = [0, 4, 2].map((place) => {
      touch(place, 0);
      return state().lifted;
    });
    expect([lifted, results]).toEqual([[0, 4, 2], []]);
  });

  test('there is no tile where there is none', () => {
    const { state, touch } = discardSessionOn(HAND);
    touch(5, 0);
    touch(-1, 0);
    expect(state().lifted).toBeUndefined();
  });

  test('touching the lifted tile discards it', () => {
    const { state, touch, results } = discardSessionOn(HAND);
    touch(2, 0);
    touch(2, 40);
    expect(state().verdict?.grade).toBe('right');
    expect(results.map(({ spent }) => spent)).toEqual([40]);
  });

  test('nothing goes while nothing is lifted', () => {
    const { discard, state, results } = discardSessionOn(HAND);
    discard(0);
    expect([state().verdict, results]).toEqual([undefined, []]);
  });

  test.each([
    [
      [1, 1, 1, 1, 1, 1],
      [0, 1, 2, 3, 4, 0],
    ],
    [
      [-1, -1, 1],
      [4, 3, 4],
    ],
  ])('moving by %j lifts %j', (steps, places) => {
    const { move, state } = discardSessionOn(HAND);
    const lifted = steps.map((by) => {
      move(by);
      return state().lifted;
    });
    expect(lifted).toEqual(places);
  });

  test('hints stop where there is no more to say', () => {
    const { hint, state } = discardSessionOn(HAND);
    const taken = [1, 2, 3, 4, 5].map(() => {
      hint();
      return state().hints;
    });
    expect(taken).toEqual([1, 2, 3, 4, 4]);
  });

  test('nothing is stepped into, played, stopped or looked at', () => {
    const session = discardSessionOn(HAND);
    const before = session.state();
    session.show('6m');
    session.playOn(1, 0);
    session.stop();
    session.review(0);
    expect(session.state()).toEqual(before);
  });
});

describe('the discard', () => {
  test.each([
    [2, '', { right: true, found: 1, missed: 0, wrong: 0 }],
    [0, '', { right: false, found: 0, missed: 0, wrong: 1 }],
    [1, '', { right: false, found: 0, missed: 0, wrong: 1 }],
    [0, '222m', { right: false, found: 0, missed: 1, wrong: 0 }],
  ])('from place %d, seen %j, records %j', (discard, seen, counted) => {
    const { results } = discardSessionOn(HAND, { seen, discard });
    expect(results).toEqual([{ skill: SKILL, hints: 0, spent: 0, ...counted }]);
  });

  test('is recorded once, with its hints and its time', () => {
    const session = discardSessionOn(HAND, { hints: 2 });
    session.begin(1000);
    session.touch(2, 1200);
    session.discard(1500);
    session.discard(1600);
    session.hint();
    session.move(1);
    expect(session.results.map(({ hints, spent }) => [hints, spent])).toEqual([[2, 500]]);
    expect([session.state().hints, session.state().lifted]).toEqual([2, 2]);
  });

  test('never takes less than no time', () => {
    const session = discardSessionOn(HAND);
    session.begin(1000);
    session.touch(2, 10);
    session.discard(10);
    expect(session.results[0]?.spent).toBe(0);
  });

  test('then touching a tile steps into its discard, and out again', () => {
    const { state, touch, show } = discardSessionOn(HAND, { discard: 0 });
    const shown = [2, 2, 0].map((place) => {
      touch(place, 0);
      return state().shown;
    });
    show('5z');
    expect([...shown, state().shown]).toEqual(['6m', undefined, '3m', '5z']);
  });

  test('can be followed by another question', () => {
    const session = discardSessionOn(HAND, { discard: 0, hints: 1 });
    session.ask(discardQuestion(FAR), 'what-discard/14/lone', 5000);
    expect(session.state()).toEqual({
      ...discardSessionOn(FAR).state(),
      skill: 'what-discard/14/lone',
      since: 5000,
    });
  });
});

/** Discards the best tile, or the worst, for as long as the hand is played. */
function playToTheEnd(session: ReturnType<typeof discardSessionOn>, which: 0 | -1): void {
  for (let draws = 0; draws < 50 && !session.state().play?.end; draws++) {
    const { hand } = session.state().question;
    const tile = discardsFor(hand, COMMON_SHAPES).at(which)?.tile as Tile;
    session.touch(hand.concealed.indexOf(tile), 0);
    session.discard(0);
  }
}

describe('playing on', () => {
  test.each([
    [HAND, 2, false],
    [HAND, 1, true],
    [FAR, 12, true],
  ])('%s from place %d: %s', (hand, discard, can) => {
    const session = discardSessionOn(hand, { discard });
    expect(canPlayOn(session.state())).toBe(can);
    session.playOn(1, 0);
    expect(session.state().play !== undefined).toBe(can);
  });

  test('draws a tile and asks again', () => {
    const session = discardSessionOn(FAR, { discard: 13, hints: 3 });
    session.playOn(1, 700);
    const { question, lifted, hints, since, verdict, play } = session.state();
    expect([question.hand.concealed.length, question.hand.seen]).toEqual([14, ['6z']]);
    expect([lifted, hints, since, verdict]).toEqual([undefined, 0, 700, undefined]);
    expect(play?.choices.map(({ place }) => place)).toEqual([13]);
    expect(canPlayOn(session.state())).toBe(false);
  });

  test('draws the same tiles from the same seed', () => {
    const drawn = (seed: number) => {
      const session = discardSessionOn(FAR, { discard: 13 });
      session.playOn(seed, 0);
      playToTheEnd(session, 0);
      return session.state().play?.choices.map(({ question }) => question.hand.concealed.at(-1));
    };
    expect(drawn(4)).toEqual(drawn(4));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => drawn(seed)?.join())).size).toBeGreaterThan(1);
  });

  test.each([1, 2, 3])('by the best discards costs nothing, seed %d', (seed) => {
    const session = discardSessionOn(FAR, { discard: 13 });
    session.playOn(seed, 0);
    playToTheEnd(session, 0);
    const { play, verdict, lifted } = session.state();
    const choices = play?.choices ?? [];
    expect(choices.every((choice) => choice.verdict.right)).toBe(true);
    expect(choices.length).toBeLessThanOrEqual(MOST_DRAWS + 1);
    const last = choices.at(-1);
    expect([verdict, lifted]).toEqual([last?.verdict, last?.place]);
    expect(play?.end).toBe(last?.verdict.chosen.distance === 0 ? 'ready' : 'draws');
    expect(play?.reviewed).toBe(choices.length - 1);
  });

  test('ends after the agreed number of draws', () => {
    const session = discardSessionOn(FAR, { discard: 13 });
    session.playOn(1, 0);
    playToTheEnd(session, -1);
    const { play } = session.state();
    expect([play?.end, play?.choices.length]).toEqual(['draws', MOST_DRAWS + 1]);
    expect(play?.choices.some(({ verdict }) => verdict.cost.distance > 0)).toBe(true);
  });

  test('counts each choice apart from the first', () => {
    const session = discardSessionOn(FAR, { discard: 13 });
    session.playOn(1, 0);
    playToTheEnd(session, -1);
    const skills = session.results.map(({ skill }) => skill);
    expect(skills).toEqual([SKILL, ...Array(MOST_DRAWS).fill('what-discard/play')]);
  });

  test('stops where the reader stops; what was played can be looked at', () => {
    const session = discardSessionOn(FAR, { discard: 13 });
    session.playOn(1, 0);
    session.review(0);
    expect(session.state().play?.reviewed).toBeUndefined();
    session.stop();
    expect(session.state().play?.end).toBe('stopped');
    expect(session.state().question).toEqual(discardQuestion(FAR));
    expect(session.state().verdict?.chosen.tile).toBe('6z');
    session.review(7);
    expect(session.state().play?.reviewed).toBe(0);
  });

  test('every choice stands on the board again with its verdict', () => {
    const session = discardSessionOn(FAR, { discard: 13 });
    session.playOn(1, 0);
    playToTheEnd(session, -1);
    const choices = session.state().play?.choices ?? [];
    for (const [at, choice] of choices.entries()) {
      session.review(at);
      const { question, lifted, verdict, shown, play } = session.state();
      expect([question, lifted, verdict, shown, play?.reviewed]).toEqual([
        choice.question,
        choice.place,
        choice.verdict,
        undefined,
        at,
      ]);
    }
  });
});
