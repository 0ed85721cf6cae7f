import { useEffect, useRef } from 'preact/hooks';
import type { CeremonyStep } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { type CeremonyState, SET_THROWS } from '../../stores/table/ceremony.ts';
import { Button } from '../parts/Button.tsx';
import { rove } from '../parts/rove.ts';
import { Die } from './Dice.tsx';
import './dice-by-hand.css';

interface DiceByHandProps {
  readonly state: CeremonyState;
  readonly onDie: (index: number, face: number) => void;
  readonly onRoll: () => void;
  readonly onClose: () => void;
  readonly say: Say;
}

interface Row {
  readonly title: string;
  /** Where each die stands among all that can be set. */
  readonly dice: readonly number[];
}

const FACES = 6;

/** How many dice each throw of the places has here, and who throws. */
function placeRows(steps: readonly CeremonyStep[], say: Say): readonly Row[] {
  const thrown = steps.flatMap(({ act }) => (act.kind === 'throw' ? [act] : []));
  const contests = thrown.filter(({ for: why }) => ['chooser', 'east', 'rank'].includes(why));
  const alone = thrown.filter(({ for: why }) => /^(east-seat|first-wind|row-end)$/.test(why));
  if (alone.length > 0) {
    return alone.map((_, round) => ({
      title: say('scene.dice.places', { nth: round + 1 }),
      dice: [round * SET_THROWS.places, round * SET_THROWS.places + 1],
    }));
  }
  const dice = contests[0]?.dice.length ?? 0;
  const rounds = dice === 0 ? 0 : contests.length > 4 ? 2 : 1;
  return Array.from({ length: rounds }, (_, round) => ({
    title: say('scene.dice.places', { nth: round + 1 }),
    dice: Array.from({ length: 4 * dice }, (_, at) => {
      const player = Math.floor(at / dice);
      return round * SET_THROWS.places + 2 * player + (at % dice);
    }),
  }));
}

function rowsOf({ steps }: CeremonyState, say: Say): readonly Row[] {
  const hasThrow = (why: string) =>
    steps.some(({ act }) => act.kind === 'throw' && act.for === why);
  const first = 2 * SET_THROWS.places;
  const breach = first + 2 * SET_THROWS.starter;
  const range = (from: number, dice: number) => Array.from({ length: dice }, (_, at) => from + at);
  return [
    ...placeRows(steps, say),
    ...(hasThrow('starter') ? [{ title: say('scene.dice.starter'), dice: range(first, 4) }] : []),
    { title: say('scene.dice.breach'), dice: range(breach, hasThrow('stack') ? 4 : 2) },
  ];
}

/** The dice that this rule set throws: a touch turns one to its next face. */
export function DiceByHand({ state, onDie, onRoll, onClose, say }: DiceByHandProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (panel.current) rove(panel.current, 'fieldset');
    panel.current?.focus();
  }, []);
  return (
    <section
      ref={panel}
      class="dice-by-hand card grid gap-2"
      tabIndex={-1}
      aria-label={say('scene.dice')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {rowsOf(state, say).map(({ title, dice }) => (
        <fieldset key={title} class="cluster gap-1">
          <legend class="text-xs soft">{title}</legend>
          {dice.map((index, nth) => {
            const face = Number(state.dice[index]);
            return (
              <button
                key={index}
                type="button"
                class="grid centre bare"
                aria-label={say('scene.die', { n: nth + 1, face })}
                onClick={() => onDie(index, (face % FACES) + 1)}
              >
                <Die face={face} />
              </button>
            );
          })}
        </fieldset>
      ))}
      <p class="dice-deeds cluster gap-2">
        <Button onClick={onRoll}>{say('scene.dice.roll')}</Button>
        <Button look="quiet" onClick={onClose}>
          {say('site.close')}
        </Button>
      </p>
    </section>
  );
}
