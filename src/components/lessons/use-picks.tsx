import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Say } from '../../i18n/speak.ts';
import { markOf, type PickMark } from '../answer/picked.ts';
import { Verdict } from '../answer/Verdict.tsx';

export interface Picks<Thing> {
  readonly checked: boolean;
  readonly markOf: (thing: Thing) => PickMark | undefined;
  /** Chooses a thing or lets it go; absent once the answer is given. */
  readonly touch: ((thing: Thing) => void) | undefined;
  /** Checks the answer, or clears it for another go. */
  readonly turn: () => void;
  /** How many things were missed, and how many wrongly chosen. */
  readonly missed: number;
  readonly wrong: number;
}

/** Things to be told apart from others: chosen one by one, then checked together. */
export function usePicks<Thing>(
  things: readonly Thing[],
  isWanted: (thing: Thing) => boolean,
): Picks<Thing> {
  const [chosen, setChosen] = useState<readonly Thing[]>([]);
  const [checked, setChecked] = useState(false);
  const mark = (thing: Thing): PickMark | undefined =>
    markOf({ chosen: chosen.includes(thing), wanted: isWanted(thing), checked });
  const count = (kind: PickMark): number => things.filter((one) => mark(one) === kind).length;
  const touch = (thing: Thing): void =>
    setChosen(chosen.includes(thing) ? chosen.filter((one) => one !== thing) : [...chosen, thing]);
  return {
    checked,
    markOf: mark,
    touch: checked ? undefined : touch,
    turn: () => {
      if (checked) setChosen([]);
      setChecked(!checked);
    },
    missed: count('missed'),
    wrong: count('wrong'),
  };
}

interface PicksFootProps {
  readonly picks: Pick<Picks<unknown>, 'checked' | 'turn' | 'missed' | 'wrong'>;
  /** What the button says before the answer. */
  readonly check: string;
  /** What is said of the answer. */
  readonly verdict: (right: boolean) => ComponentChildren;
  readonly say: Say;
}

/** The button that checks, and the verdict. */
export function PicksFoot({ picks, check, verdict, say }: PicksFootProps) {
  const { checked, turn, missed, wrong } = picks;
  const right = missed + wrong === 0;
  return (
    <>
      <div class="question-actions">
        <button type="button" class={checked ? 'button' : 'button button--main'} onClick={turn}>
          {checked ? say('score.again') : check}
        </button>
      </div>
      <Verdict right={checked ? right : undefined}>{verdict(right)}</Verdict>
    </>
  );
}
