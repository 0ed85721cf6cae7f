import type { EveningPlay } from '../../stores/guide/evening.ts';
import { Button } from '../parts/Button.tsx';
import { Unbroken } from '../parts/Unbroken.tsx';
import { actName, type EveningProps, reasonText, type StepProps } from './evening-view.ts';
import './evening-bar.css';

interface BarProps extends StepProps, Pick<EveningProps, 'why'> {
  readonly evening: EveningPlay;
}

/** Under the thumb: why an act was not the one, and what can be said. */
export function EveningBar(props: BarProps) {
  const { shown, step, verdict, ringed, isShown, why, evening, say, act } = props;
  const { reason } = verdict ?? {};
  return (
    <div class="evening-acts grid gap-2">
      <div class="evening-verdict grid pack-middle lining" role="status">
        {reason && (
          <p>
            <Unbroken text={reasonText(say, why, reason)} />
          </p>
        )}
        {reason && isShown && ringed !== undefined && (
          <p>{say('evening.shown', { act: actName(say, ringed, shown.items) })}</p>
        )}
      </div>
      {verdict?.isDone ? (
        <Button look="main" data-onward onClick={() => void evening.goOn()}>
          {say('evening.onward')}
        </Button>
      ) : (
        <div class="evening-said flex middle gap-1" role="group" aria-label={say('evening.acts')}>
          {step.acts.map((known) => (
            <button
              type="button"
              key={known}
              class={known === 'mah-jong' && isLit(props, known) ? 'button button--main' : 'button'}
              data-act={known}
              data-lit={isLit(props, known) ? '' : undefined}
              data-ring={ringed === known ? '' : undefined}
              onClick={() => act(known)}
            >
              {actName(say, known, [])}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const isLit = ({ shown }: StepProps, act: string): boolean => shown.lit.includes(act);
