/**
 * What would you do here? A place of a hand, as its seat saw it, and everything that could be done:
 * judged as the coach judges at the table. What cannot be told apart from the best is as good.
 */

import { loadEach } from '../../core/load-each.ts';
import { memoize } from '../../core/memoize.ts';
import { fail, ok } from '../../core/result.ts';
import { shuffled } from '../../core/rng.ts';
import { SEATS, type Seat, windOf } from '../../core/seat.ts';
import type { Wind } from '../../core/wind.ts';
import type { Decision } from '../../judge/choice.ts';
import { type Counsel, choiceMade, counselOn, isWeighed } from '../../judge/counsel.ts';
import { judgeOf } from '../../judge/partners.ts';
import type { GameRules } from '../../play/hand-state.ts';
import {
  formatPlace,
  OTHER_SUITS,
  PASS,
  PLACE_PARTS,
  type Place,
  type PlaceError,
  parsePlace,
  withSuits,
} from '../../play/place-texts.ts';
import { sceneOf } from '../../play/scene-of.ts';
import { type SeatView, viewOf } from '../../play/seat-view.ts';
import { loadKit, PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import { agreedOf } from '../../scoring/kit.ts';
import type { Scene } from '../../table/scene.ts';
import { deskOf } from '../desk.ts';
import { type Drill, type DrillTypes, gameField, marksOfOne, type Verdict } from '../drill.ts';
import type { UnknownValue } from '../field.ts';
import { dealPlace } from './choice-dealer.ts';

interface TableVerdict extends Verdict {
  readonly given: Decision;
  /** The best choice beside the one that was given or, where that is as good, beside the next. */
  readonly counsel: Counsel;
}

interface TableChoiceTypes extends DrillTypes {
  readonly question: Place;
  readonly shown: {
    readonly rules: PlayableRules;
    readonly view: SeatView;
    readonly scene: Scene;
    /** All that can be done, in no order of worth. */
    readonly choices: readonly Decision[];
    /** What was chosen when the hand was played. */
    readonly made?: Decision;
  };
  readonly answer: Decision;
  readonly verdict: TableVerdict;
  readonly hints: Counsel;
  readonly error: PlaceError | UnknownValue;
}

const TABLE_CHOICE = 'table-choice';

const HINT_STEPS = ['question', 'choices', 'reason'] as const;

/** The chair at the bottom of the table. */
const YOU: Seat = 0;

const starterFor = (seat: Wind): Seat =>
  SEATS.find((starter) => windOf(starter, YOU) === seat) ?? YOU;

const passOf = (seat: Wind): Decision => ({ m: PASS, seat });

function choicesIn({ phase, moves, seat }: SeatView): readonly Decision[] {
  const all = moves.filter(({ m }) => m !== 'exchange');
  return phase.kind === 'claims' ? [...all, passOf(seat)] : all;
}

function shownOf({ rules, seat, state, made }: Place): TableChoiceTypes['shown'] {
  const view = viewOf(state, rules, seat);
  return {
    ...{ rules: rules.kit.id as PlayableRules, view },
    scene: sceneOf(state, rules, { starter: starterFor(seat), you: seat }),
    choices: choicesIn(view),
    ...(made && { made: made === PASS ? passOf(seat) : made }),
  };
}

const weighed = ({ rules, seat, state }: Place) =>
  judgeOf('strong', rules)
    .worth(viewOf(state, rules, seat))
    .filter(isWeighed);

type Weighed = ReturnType<typeof weighed>;

function counselBefore(choices: Weighed, rules: GameRules): Counsel {
  const [best, next = best] = choices;
  if (best === undefined || next === undefined) throw new Error('nothing to choose');
  return counselOn(best, next, rules);
}

function verdictOn(choices: Weighed, { rules, seat }: Place, given: Decision): TableVerdict {
  const own = choiceMade(choices, seat, given.m === PASS ? undefined : given);
  const [best] = choices;
  if (best === undefined || own === undefined) throw new Error(`no choice ${given.m}`);
  const beside = counselOn(best, own, rules);
  const right = !beside.isClear;
  return {
    ...{ right, given, marks: marksOfOne(right) },
    counsel: right ? counselBefore(choices, rules) : beside,
  };
}

/** Of what a winner gains: what rounding alone may make of the same position. */
const SAME = 1e-6;

/** Whether every choice is worth what it was, each by its place in the order of worth. */
const isAsMuchWorth = (one: Weighed, other: Weighed): boolean =>
  one.length === other.length &&
  one.every(({ value }, at) => {
    const also = other[at]?.value ?? Number.NaN;
    return Math.abs(value - also) <= SAME * Math.max(1, Math.abs(value));
  });

function tableChoice(rulesOf: Readonly<Record<PlayableRules, GameRules>>): Drill<TableChoiceTypes> {
  const worthOf = memoize(weighed);
  /** In other suits, where the rules do not tell them apart here. */
  const inSuits = (place: Place, suits: string): Place | undefined => {
    const other = parsePlace(withSuits(formatPlace(place), suits), place.rules.kit);
    return other.ok && isAsMuchWorth(worthOf(place), worthOf(other.value))
      ? other.value
      : undefined;
  };
  return {
    id: TABLE_CHOICE,
    parts: PLACE_PARTS,
    levels: [gameField(PLAYABLE_RULES)],
    make: (rng, { game }) => {
      const id =
        PLAYABLE_RULES.find((rules) => rules === game) ?? (PLAYABLE_RULES[0] as PlayableRules);
      return dealPlace(rng, rulesOf[id]);
    },
    vary: (rng, place) => {
      for (const suits of shuffled(rng, OTHER_SUITS)) {
        const other = inSuits(place, suits);
        if (other) return other;
      }
      return place;
    },
    keeps: ({ rules }, { game }) => rules.kit.id === game,
    parse: (texts) => {
      const id = PLAYABLE_RULES.find((rules) => rules === texts['rules']);
      if (id === undefined) {
        const value = texts['rules'] ?? '';
        return fail({ part: 'rules', error: { code: 'unknown-value', value } as const });
      }
      const place = parsePlace(texts, rulesOf[id].kit);
      return place.ok ? ok(place.value) : fail({ part: 'moves', error: place.error });
    },
    format: formatPlace,
    show: shownOf,
    solve: (place) => counselBefore(worthOf(place), place.rules).best.move,
    check: (place, answer) => verdictOn(worthOf(place), place, answer),
    hintSteps: () => HINT_STEPS,
    hints: (place) => counselBefore(worthOf(place), place.rules),
  };
}

export async function loadTableChoice() {
  const rules = await loadEach(PLAYABLE_RULES, async (id) => {
    const kit = await loadKit(id);
    return { kit, agreed: agreedOf(kit, {}) };
  });
  return deskOf(tableChoice(rules));
}
