/** The tiles go from the walls to the hands, as they do where the table is made ready. */
import { useEffect } from 'preact/hooks';
import type { Scene } from '../../engine/table.ts';
import type { Voice } from '../../i18n/speak.ts';
import { Button } from '../parts/Button.tsx';
import { Table } from './Table.tsx';

interface DealProps extends Pick<Voice, 'say'> {
  readonly scene: Scene;
  readonly previous: Scene | undefined;
  readonly onSkip: () => void;
}

export function Deal({ scene, previous, onSkip, say }: DealProps) {
  useEffect(() => {
    addEventListener('keydown', onSkip);
    return () => removeEventListener('keydown', onSkip);
  }, [onSkip]);
  return (
    <div class="table-deal grid">
      <Table scene={scene} previous={previous} say={say} />
      <div class="table-actions row cluster spread pack-top">
        <p class="table-ask sans text-s soft" role="status">
          {say('play.deal')}
        </p>
        <div class="table-deeds cluster gap-2">
          <Button onClick={onSkip}>{say('play.deal.skip')}</Button>
        </div>
      </div>
    </div>
  );
}
