/**
 * What a coach says is derived again from what it is said of, over many positions of hands in play;
 * more where they are asked for: `SEEDS=50 npx vitest run tests/engine/judge/sentences.test.ts`.
 */
import { describe, expect, test } from 'vitest';
import { createRng, shuffled } from '../../../src/engine/core/rng.ts';
import { isTile, type Tile } from '../../../src/engine/core/tile.ts';
import { WINDS, type Wind } from '../../../src/engine/core/wind.ts';
import type { Choice } from '../../../src/engine/judge/choice.ts';
import { type Counsel, counselOn, isWeighed } from '../../../src/engine/judge/counsel.ts';
import { judgeOf, type Level } from '../../../src/engine/judge/partners.ts';
import type { GameRules, HandState } from '../../../src/engine/play/hand-state.ts';
import { type SeatView, viewOf } from '../../../src/engine/play/seat-view.ts';
import { withoutTile } from '../../../src/engine/play/win.ts';
import { PLAYABLE_RULES } from '../../../src/engine/scoring.ts';
import { nearestOf } from '../../../src/engine/shapes/distances.ts';
import { trialHand } from '../../../src/engine/shapes/trial-hand.ts';
import type { SetTile } from '../../../src/engine/table/tile-set.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { speaker, type Voice } from '../../../src/i18n/speak.ts';
import {
  choiceName,
  choiceNames,
  counselStep,
  reasonText,
  remarkText,
} from '../../../src/i18n/table/counsel-words.ts';
import { WORDS } from '../../../src/i18n/words.ts';
import { rulesFor, statesOf } from './table.ts';

/** Hands of each rule set; of a hand one position in so many. */
const HANDS = Number(process.env['SEEDS'] ?? 1);
const ONE_IN = HANDS > 1 ? 1 : 5;

const VOICES: readonly Voice[] = LOCALES.map((locale) => ({
  locale,
  say: speaker(locale, WORDS[locale]),
}));

const LEVELS: readonly Level[] = ['learner', 'patient', 'learner', 'patient'];

interface Position {
  readonly state: HandState;
  readonly view: SeatView;
  readonly choices: readonly Choice[];
}

function* positionsIn(rules: GameRules): Generator<Position> {
  const judge = judgeOf('strong', rules);
  let met = 0;
  for (let seed = 1; seed <= HANDS; seed++) {
    const [a, b, c, d] = LEVELS as [Level, Level, Level, Level];
    for (const state of statesOf(rules, 700 + seed, [a, b, c, d])) {
      for (const seat of WINDS) {
        const view = viewOf(state, rules, seat);
        if (view.moves.length === 0 || view.phase.kind === 'exchange') continue;
        if (met++ % ONE_IN > 0) continue;
        const choices = judge.worth(view).filter(isWeighed);
        if (choices.length > 1) yield { state, view, choices };
      }
    }
  }
}

/** `12%`, `3.4%`, `0%`: written by the browser's own rules. */
function chance(share: number, locale: string): string {
  const decimals = share > 0 && share < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: share === 1 ? 0 : decimals,
    maximumFractionDigits: decimals,
  }).format(share);
}

/** Of what tells two choices apart, the share that one term makes. */
function shareOf(name: keyof Choice['terms'], { best, other }: Counsel): number {
  const gains = (['speed', 'price', 'safety'] as const).map(
    (term) => best.terms[term] - other.terms[term],
  );
  const all = gains.reduce((sum, gain) => sum + Math.abs(gain), 0);
  return all === 0 ? 0 : (best.terms[name] - other.terms[name]) / all;
}

/** How far the hand is once a tile is discarded, from its tiles alone. */
function distanceAfter({ move }: Choice, { own, isExchanged }: SeatView, { kit }: GameRules) {
  if (move.m !== 'discard') return undefined;
  const concealed = withoutTile(own.concealed, move.tile);
  const shapes = isExchanged ? kit.exchangedShapes : kit.shapes;
  return nearestOf(trialHand({ melds: own.melds, concealed }), shapes);
}

const MOST = 0.6;

/** That the reason holds, by the figures of both choices; the chances that its sentence names. */
function factsOf(counsel: Counsel, view: SeatView, rules: GameRules): readonly number[] {
  const { best, other, reason, further } = counsel;
  if (further !== undefined) {
    expect(further).toBe(other.distance - best.distance);
    for (const choice of [best, other]) {
      expect(distanceAfter(choice, view, rules) ?? choice.distance).toBe(choice.distance);
    }
    return [];
  }
  switch (reason.code) {
    case 'speed':
      expect(shareOf('speed', counsel)).toBeGreaterThanOrEqual(MOST);
      return [best.win, other.win];
    case 'value':
      expect(shareOf('price', counsel)).toBeGreaterThanOrEqual(MOST);
      return [];
    case 'safety':
      expect(shareOf('safety', counsel)).toBeGreaterThanOrEqual(MOST);
      return [best.give, other.give];
    case 'permission':
      expect([best.win > 0, other.win, other.distance]).toEqual([true, 0, 0]);
      return [];
    default:
      for (const term of ['speed', 'price', 'safety'] as const) {
        expect(shareOf(term, counsel)).toBeLessThan(MOST);
      }
      return [];
  }
}

/** A whole sentence, and nothing left open. */
function expectWhole(text: string): void {
  expect(text).toMatch(/^\p{Lu}[^{}|]*[.?]$/u);
  expect(text).not.toMatch(/undefined|NaN|null|Infinity/);
}

function expectSaid(counsel: Counsel, at: Pick<Position, 'view'>, rules: GameRules): number {
  const chances = counsel.isClear ? factsOf(counsel, at.view, rules) : [];
  let sentences = 0;
  for (const voice of VOICES) {
    const { locale, say } = voice;
    const names = choiceNames(counsel, say);
    const texts = ['question', 'choices'].map((step) => counselStep(step, counsel, voice));
    const why = reasonText(counsel, voice);
    const said = counsel.isClear ? [why, remarkText(counsel, voice)] : [why];
    for (const text of [...texts, ...said]) expectWhole(text);
    for (const text of said) {
      for (const share of chances) expect(text).toContain(chance(share, locale));
      expect(text).toContain(choiceName(counsel.best.move, say));
    }
    expect([names.one, names.two].toSorted()).toEqual(
      [counsel.best, counsel.other].map(({ move }) => choiceName(move, say)).toSorted(),
    );
    sentences += texts.length + said.length;
  }
  return sentences;
}

/** The other way round the same difference speaks for the same choice, and nothing for the other. */
function expectTurned(counsel: Counsel, rules: GameRules): void {
  const turned = counselOn(counsel.other, counsel.best, rules);
  expect(turned.isClear).toBe(false);
  expect(turned.reason.ahead).toBeCloseTo(-counsel.reason.ahead, 9);
  for (const voice of VOICES) {
    expect(choiceNames(turned, voice.say)).toEqual(choiceNames(counsel, voice.say));
    if (!counsel.isClear) expect(reasonText(turned, voice)).toBe(reasonText(counsel, voice));
  }
}

/** The concealed tiles of the others and those that may still be drawn, flowers apart, in another order. */
function withHiddenMixed(state: HandState, seat: Wind): HandState {
  const { setup, drawn, replaced, players } = state;
  const others = WINDS.filter((wind) => wind !== seat);
  const isHidden = (tile: SetTile, at: number): tile is Tile =>
    at >= drawn && at < setup.wall.length - replaced && isTile(tile);
  const concealed = others.flatMap((wind) => players[wind].concealed);
  const mixed = [...shuffled(createRng(11), [...concealed, ...setup.wall.filter(isHidden)])];
  const hands = Object.fromEntries(
    others.map((wind) => {
      const { length } = players[wind].concealed;
      return [wind, { ...players[wind], concealed: mixed.splice(0, length) }];
    }),
  );
  const wall = setup.wall.map((tile, at) => (isHidden(tile, at) ? (mixed.pop() as SetTile) : tile));
  return { ...state, players: { ...players, ...hands }, setup: { ...setup, wall } };
}

describe.each(PLAYABLE_RULES)('%s', (id) => {
  test('every sentence holds by its figures, whole in both languages, and turned round', async () => {
    const rules = await rulesFor(id);
    let [positions, sentences, even] = [0, 0, 0];
    const reasons: Record<string, number> = {};
    for (const { view, choices } of positionsIn(rules)) {
      const [best, next] = choices as [Choice, Choice];
      for (const other of new Set([next, choices.at(-1) as Choice])) {
        const counsel = counselOn(best, other, rules);
        sentences += expectSaid(counsel, { view }, rules);
        expectTurned(counsel, rules);
        const name = counsel.further ? 'further' : counsel.reason.code;
        if (counsel.isClear) reasons[name] = (reasons[name] ?? 0) + 1;
        else even++;
      }
      positions++;
    }
    expect(positions).toBeGreaterThan(3);
    if (HANDS > 1) console.info(id, { positions, sentences, even, ...reasons });
  });

  test('another order of what is hidden changes no word', async () => {
    const rules = await rulesFor(id);
    const judge = judgeOf('strong', rules);
    let looked = 0;
    for (const { state, view, choices } of positionsIn(rules)) {
      if (state.phase.kind !== 'turn') continue;
      const mixed = withHiddenMixed(state, view.seat);
      expect(viewOf(mixed, rules, view.seat)).toEqual(view);
      const again = judge.worth(viewOf(mixed, rules, view.seat)).filter(isWeighed);
      expect(again).toEqual(choices);
      if (++looked === 3) break;
    }
    expect(looked).toBeGreaterThan(0);
  });
});
