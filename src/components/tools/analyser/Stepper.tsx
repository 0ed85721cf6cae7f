import type { Say } from '../../../i18n/speak.ts';
import { Button } from '../../parts/Button.tsx';

interface StepperProps {
  readonly at: number;
  readonly count: number;
  readonly say: Say;
  readonly onGo: (at: number) => void;
}

export function Stepper({ at, count, say, onGo }: StepperProps) {
  if (count < 2) return null;
  return (
    <div class="proof-step row gap-2 sans text-s figure-line">
      <Button
        aria-label={say('waits.proof.previous')}
        onClick={() => onGo((at + count - 1) % count)}
      >
        ←
      </Button>
      <span role="status">{say('waits.proof.reading', { at: at + 1, n: count })}</span>
      <Button aria-label={say('waits.proof.next')} onClick={() => onGo((at + 1) % count)}>
        →
      </Button>
    </div>
  );
}
