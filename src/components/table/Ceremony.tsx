/** A hand made ready before the reader's eyes, act by act, under a rule set of his choice. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { PLAYABLE_RULES, type PlayableRules } from '../../engine/scoring.ts';
import { CEREMONY_PARTS, type CeremonyChance, ceremony, loadAtTable } from '../../engine/table.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Say } from '../../i18n/speak.ts';
import { actText } from '../../i18n/table/ceremony-words.ts';
import { $rules } from '../../stores/device/own-rules.ts';
import { type CeremonyState, ceremonyPart, createCeremony } from '../../stores/table/ceremony.ts';
import { ceremonyAddress, choiceIn } from '../../stores/table/ceremony-address.ts';
import { Button } from '../parts/Button.tsx';
import { useFailure } from '../parts/use-failure.ts';
import { useKeys } from '../parts/use-keys.ts';
import { useSay } from '../parts/use-say.ts';
import { useStore } from '../parts/use-store.ts';
import { DiceByHand } from './DiceByHand.tsx';
import { Table } from './Table.tsx';
import '../answer/drill.css';
import './ceremony.css';

/** Where a rule stands: its address and its place in the source. */
export type RulePlaces = Readonly<
  Record<string, { readonly href: string; readonly place: string }>
>;

interface CeremonyProps {
  readonly locale: Locale;
  readonly places: RulePlaces;
  /** The address of the drills. */
  readonly back: string;
}

const MOST_SEEDS = 1_000_000;
const PACE_MS = 1400;

const newSeed = (): number => Math.floor(Math.random() * MOST_SEEDS);

async function stepsOf(rules: PlayableRules, chance: CeremonyChance) {
  const { table, claims } = await loadAtTable(rules);
  return ceremony(table, chance, { claims });
}

function ceremonyOfPage() {
  return createCeremony({
    first: choiceIn(location.search, newSeed(), $rules.get()),
    stepsOf,
    wait: () => new Promise((resolve) => setTimeout(resolve, PACE_MS)),
  });
}

type Play = ReturnType<typeof ceremonyOfPage>;

export function Ceremony(props: CeremonyProps) {
  const [play, setPlay] = useState<Play>();
  useEffect(() => {
    const made = ceremonyOfPage();
    void made.begin().then(() => setPlay(made));
  }, []);
  const say = useSay(props.locale);
  return (
    <div class="ceremony column sans text-s" data-ready={play ? '' : undefined}>
      <header class="ceremony-bar row gap-3 touch line-below">
        <a class="row touch" href={props.back}>
          {say('nav.drills')}
        </a>
        <h1>{say('scene.title')}</h1>
      </header>
      {play && <CeremonyBody {...props} play={play} say={say} />}
    </div>
  );
}

interface CeremonyBodyProps extends CeremonyProps {
  readonly play: Play;
  readonly say: Say;
}

/** The address follows what is shown, so that it can be passed on. */
function useAddress(state: CeremonyState): void {
  const address = ceremonyAddress(state);
  useEffect(() => history.replaceState(history.state, '', address), [address]);
}

/** The space bar plays and pauses, except on what it presses. */
function useSpace(toggle: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { target, key, repeat } = event;
      const isPressed =
        target instanceof Element && target.closest('button, a, select, summary, dialog');
      if (key !== ' ' || repeat || isPressed) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

function CeremonyBody({ places, play, say }: CeremonyBodyProps) {
  const state = useStore(play.$state);
  const root = useRef<HTMLDivElement>(null);
  const [isSetting, setSetting] = useState(false);
  const close = (): void => {
    setSetting(false);
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  useAddress(state);
  useFailure(state.hasFailed, play.again);
  // A second press may come before the first one is drawn.
  const toggle = (): void => (play.$state.get().isPlaying ? play.pause() : play.play());
  useKeys(root, true, {
    arrowleft: () => play.step(-1),
    arrowright: () => play.step(1),
    home: () => play.goTo(0),
  });
  useSpace(toggle);
  const { scene, previous } = state;
  if (!scene) return null;
  return (
    <div class="ceremony-body column gap-2" ref={root}>
      <RuleSets play={play} chosen={state.rules} say={say} />
      <div class="ceremony-table">
        <Table scene={scene} previous={previous} say={say} />
      </div>
      <div class="ceremony-side column gap-2 pack-top">
        <Act state={state} places={places} say={say} />
        <Controls
          state={state}
          play={play}
          toggle={toggle}
          isSetting={isSetting}
          setSetting={setSetting}
          say={say}
        />
        {isSetting && (
          <DiceByHand
            state={state}
            onDie={play.setDie}
            onRoll={() => play.roll(newSeed())}
            onClose={close}
            say={say}
          />
        )}
        <Acts state={state} play={play} say={say} />
      </div>
    </div>
  );
}

interface PartProps {
  readonly state: CeremonyState;
  readonly say: Say;
}

interface RuleSetsProps {
  readonly play: Play;
  readonly chosen: PlayableRules;
  readonly say: Say;
}

const RuleSets = ({ play, chosen, say }: RuleSetsProps) => (
  <fieldset class="ceremony-rules flex gap-1 scroll" aria-label={say('scene.rules')}>
    {PLAYABLE_RULES.map((rules) => (
      <Button key={rules} aria-pressed={rules === chosen} onClick={() => void play.choose(rules)}>
        <span aria-hidden="true">{say(`scene.short.${rules}`)}</span>
        <span>{say(`source.${rules}`)}</span>
      </Button>
    ))}
  </fieldset>
);

/** What has just been done, and where the source says so. */
function Act({ state, places, say }: PartProps & Pick<CeremonyProps, 'places'>) {
  const step = state.steps[state.at - 1];
  const isSeated = state.steps[0]?.scene.seats.some(({ wind }) => wind) ?? false;
  const place = step?.rule === undefined ? undefined : places[step.rule];
  return (
    <div class="ceremony-act">
      <p role="log">
        {step ? actText(step, say) : say(isSeated ? 'scene.act.seated' : 'scene.act.begun')}
      </p>
      {step && (
        <p class="act-rule text-xs soft">
          {place ? <a href={place.href}>{place.place}</a> : say('scene.silent')}
        </p>
      )}
    </div>
  );
}

interface ControlsProps extends PartProps {
  readonly play: Play;
  readonly toggle: () => void;
  readonly isSetting: boolean;
  readonly setSetting: (isSetting: boolean) => void;
}

function Controls({ state, play, toggle, isSetting, setSetting, say }: ControlsProps) {
  const { at, steps, parts, isPlaying } = state;
  const known = CEREMONY_PARTS.filter((part) => parts.includes(part));
  return (
    <div class="ceremony-controls row cluster gap-1">
      <Button aria-label={say('scene.back')} aria-disabled={at === 0} onClick={() => play.step(-1)}>
        ◂
      </Button>
      <Button look="main" data-ready="" data-more="" onClick={toggle}>
        {isPlaying ? say('scene.pause') : say('scene.play')}
      </Button>
      <Button
        aria-label={say('scene.step')}
        aria-disabled={at === steps.length}
        onClick={() => play.step(1)}
      >
        ▸
      </Button>
      <select
        class="card ink"
        aria-label={say('scene.part')}
        value={ceremonyPart(state)}
        onChange={({ currentTarget }) => {
          const part = known.find((part) => part === currentTarget.value);
          if (part) play.goToPart(part);
        }}
      >
        {known.map((part) => (
          <option key={part} value={part}>
            {say(`scene.part.${part}`)}
          </option>
        ))}
      </select>
      <Button aria-expanded={isSetting} onClick={() => setSetting(!isSetting)}>
        {say('scene.dice')}
      </Button>
    </div>
  );
}

/** Every act by its sentence, where there is room for them. */
function Acts({ state, play, say }: PartProps & { readonly play: Play }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (now && list.current) list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2;
  });
  return (
    <ol class="ceremony-acts" ref={list} aria-label={say('scene.acts')}>
      {state.steps.map((step, at) => (
        <li key={at}>
          <button
            type="button"
            class="bare soft"
            aria-current={state.at === at + 1 ? 'step' : undefined}
            onClick={() => play.goTo(at + 1)}
          >
            {actText(step, say)}
          </button>
        </li>
      ))}
    </ol>
  );
}
