/** A hand made ready on the screen: which rule set, which dice, which act, and whether it plays. */
import { atom, type ReadableAtom } from 'nanostores';
import { createRng } from '../../engine/notation.ts';
import type { PlayableRules } from '../../engine/scoring.ts';
import {
  CEREMONY_PARTS,
  type CeremonyChance,
  type CeremonyPart,
  type CeremonyStep,
  exampleChance,
  partsOf,
  type Scene,
  sceneFor,
} from '../../engine/table.ts';
import { createShow } from './show.ts';

/** Throws that can be set by hand: two rounds for the places, the first hand, the breach. */
export const SET_THROWS = { places: 8, starter: 2, breach: 2 } as const;

const DICE_SET = 2 * (SET_THROWS.places + SET_THROWS.starter + SET_THROWS.breach);

export interface CeremonyChoice {
  readonly rules: PlayableRules;
  readonly seed: number;
  /** The faces of all dice that can be set, one after another. */
  readonly dice: string;
  /** How many acts are done. */
  readonly at: number;
}

export interface CeremonyState extends CeremonyChoice {
  /** Empty until the rule set is here. */
  readonly steps: readonly CeremonyStep[];
  readonly parts: readonly CeremonyPart[];
  readonly isPlaying: boolean;
  /** What was to be shown could not be had: it may be tried again. */
  readonly hasFailed?: boolean;
  /** The table as its player sees it; absent until the rule set is here. */
  readonly scene?: Scene;
  /** The table one act before, where the last thing done was one act. */
  readonly previous?: Scene;
}

interface CeremonyPlay {
  readonly $state: ReadableAtom<CeremonyState>;
  readonly begin: () => Promise<void>;
  /** The same dice and tiles under another rule set, at the beginning of the same part. */
  readonly choose: (rules: PlayableRules) => Promise<void>;
  readonly roll: (seed: number) => void;
  readonly setDie: (index: number, face: number) => void;
  readonly step: (by: number) => void;
  readonly goTo: (at: number) => void;
  readonly goToPart: (part: CeremonyPart) => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** Does once more what has failed. */
  readonly again: () => Promise<void>;
}

interface Options {
  readonly first: CeremonyChoice;
  readonly stepsOf: (
    rules: PlayableRules,
    chance: CeremonyChance,
  ) => Promise<readonly CeremonyStep[]> | readonly CeremonyStep[];
  /** Between two acts. */
  readonly wait: () => Promise<void>;
}

const facesOf = (dice: string): readonly number[] => [...dice].map(Number);

type Throws = readonly (readonly [number, number])[];

const throwsIn = (dice: string): Throws => {
  const faces = facesOf(dice);
  return Array.from({ length: faces.length / 2 }, (_, at) => [
    faces[2 * at] as number,
    faces[2 * at + 1] as number,
  ]);
};

/** Everything by chance, with the dice that were set. */
function chanceOf({ seed, dice }: Pick<CeremonyChoice, 'seed' | 'dice'>): CeremonyChance {
  const thrown = exampleChance(createRng(seed));
  const set = throwsIn(dice);
  const { places, starter } = SET_THROWS;
  const pair = (from: number) => [set[from], set[from + 1]] as unknown as CeremonyChance['breach'];
  return {
    ...thrown,
    places: [set.slice(0, places / 2), set.slice(places / 2, places), ...thrown.places.slice(2)],
    starter: pair(places),
    breach: pair(places + starter),
  };
}

/** What a seed throws. */
export function diceOf(seed: number): string {
  const { places, starter, breach } = exampleChance(createRng(seed));
  return [...places.slice(0, 2).flat(), ...starter, ...breach].flat().join('');
}

export const isDice = (text: string): boolean => text.length === DICE_SET && /^[1-6]+$/.test(text);

const withDie = (choice: CeremonyChoice, index: number, face: number): CeremonyChoice => ({
  ...choice,
  dice: [...choice.dice].with(index, String(face)).join(''),
});

type CeremonyPlace = Pick<CeremonyState, 'steps' | 'parts' | 'at'>;

/** Before the first act the table is shown as the deal will leave it. */
const posterOf = ({ steps, parts }: CeremonyPlace): Scene | undefined =>
  steps[parts.lastIndexOf('deal')]?.scene;

/** While places are drawn every tile is shown; once walls stand a player sees his own. */
function sceneAt(state: CeremonyPlace): Scene | undefined {
  const scene = state.at === 0 ? posterOf(state) : state.steps[state.at - 1]?.scene;
  return scene && scene.stacks.length > 0 ? sceneFor(scene, [0]) : scene;
}

/** What is shown of a state; what has changed may travel if only one act was added. */
function withScene(
  before: CeremonyState,
  { scene: _scene, previous: _previous, ...state }: CeremonyState,
): CeremonyState {
  const scene = sceneAt(state);
  const isNext = before.steps === state.steps && before.at > 0 && before.at === state.at - 1;
  const previous = isNext ? sceneAt(before) : undefined;
  return { ...state, ...(scene && { scene }), ...(previous && { previous }) };
}

const bounded = (at: number, most: number): number => Math.max(0, Math.min(at, most));

/** A ceremony at rest, at the beginning of a part if one is named. */
function readyState(
  choice: CeremonyChoice,
  steps: readonly CeremonyStep[],
  part: CeremonyPart | undefined,
): CeremonyState {
  const parts = partsOf(steps);
  const at = bounded(part === undefined ? choice.at : startOf(part, parts), steps.length);
  return { ...choice, steps, parts, at, isPlaying: false, hasFailed: false };
}

/** What the reader has chosen last, shown or not. */
interface Chosen {
  readonly choice: CeremonyChoice;
  readonly part: CeremonyPart | undefined;
}

const chosenIn = (state: CeremonyState): Chosen => ({
  choice: state,
  part: state.at === 0 ? undefined : ceremonyPart(state),
});

interface Coming extends Chosen {
  /** Settled once it is shown, or has failed. */
  readonly shown: Promise<void>;
}

/** What is being made ready, until it is shown. */
function createComing(
  showing: (choice: CeremonyChoice, part: CeremonyPart | undefined) => Promise<void>,
) {
  let coming: Coming | undefined;
  const show = async (choice: CeremonyChoice, part?: CeremonyPart): Promise<void> => {
    const own: Coming = { choice, part, shown: showing(choice, part) };
    coming = own;
    await own.shown;
    if (coming === own) coming = undefined;
  };
  const whenShown = (act: () => void): void => {
    if (coming) void coming.shown.then(() => whenShown(act));
    else act();
  };
  return { show, whenShown, now: () => coming };
}

const FIRST_STATE = { steps: [], parts: [], isPlaying: false };

export function createCeremony({ first, stepsOf, wait }: Options): CeremonyPlay {
  const $state = atom<CeremonyState>({ ...first, ...FIRST_STATE });
  const { begin, again, stop } = createShow({
    pause: wait,
    onFailure: () => $state.set({ ...$state.get(), isPlaying: false, hasFailed: true }),
  });
  const lay = (state: CeremonyState): void => $state.set(withScene($state.get(), state));

  const { show, whenShown, now } = createComing((choice, part) =>
    begin(async ({ wait }) => {
      const steps = await wait(Promise.resolve(stepsOf(choice.rules, chanceOf(choice))));
      if (steps) lay(readyState(choice, steps, part));
    }),
  );

  const chosen = () => now() ?? chosenIn($state.get());

  const goTo = (actIn: (state: CeremonyState) => number): void =>
    whenShown(() => {
      stop();
      const state = $state.get();
      lay({ ...state, at: bounded(actIn(state), state.steps.length), isPlaying: false });
    });

  const play = (): void => {
    const { at, steps, isPlaying } = $state.get();
    if (isPlaying || steps.length === 0) return;
    const acts = [...steps.keys()].slice(at % steps.length);
    void begin(async ({ frames }) => {
      await frames(
        acts,
        (act) => lay({ ...$state.get(), at: act + 1, isPlaying: act + 1 < steps.length }),
        () => undefined,
      );
    });
  };

  return {
    $state,
    again,
    begin: () => show(first),
    choose: (rules) => {
      const { choice, part } = chosen();
      return show({ ...choice, rules }, part);
    },
    roll: (seed) => void show({ ...chosen().choice, seed, dice: diceOf(seed), at: 0 }),
    setDie: (index, face) => void show(withDie(chosen().choice, index, face), now()?.part),
    step: (by) => goTo(({ at }) => at + by),
    goTo: (at) => goTo(() => at),
    goToPart: (part) => goTo(({ parts }) => startOf(part, parts)),
    play: () => whenShown(play),
    pause: () => {
      if (!now()) stop();
      $state.set({ ...$state.get(), isPlaying: false });
    },
  };
}

/** The part of the act that was done last. */
export const ceremonyPart = ({ at, parts }: Pick<CeremonyState, 'at' | 'parts'>): CeremonyPart =>
  parts[Math.max(at - 1, 0)] ?? 'seats';

/** Once the first act of a part is done; where rules have no such part, that of the next one. */
function startOf(part: CeremonyPart, parts: readonly CeremonyPart[]): number {
  const later = CEREMONY_PARTS.slice(CEREMONY_PARTS.indexOf(part));
  const at = parts.findIndex((own) => later.includes(own));
  return at < 0 ? parts.length : at + 1;
}
