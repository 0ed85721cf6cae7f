/** That something is being worked out, or could not be. */
import type { Say } from '../../i18n/speak.ts';
import { Button } from '../parts/Button.tsx';
import type { useLookBack } from './use-look-back.ts';

interface LookBackStateProps extends Omit<ReturnType<typeof useLookBack>, 'news'> {
  readonly say: Say;
}

export const LookBackState = ({ isThinking, hasFailed, begin, say }: LookBackStateProps) => (
  <div role="status">
    {isThinking && <p>{say('counsel.thinking')}</p>}
    {hasFailed && (
      <p class="row gap-2">
        {say('counsel.review.failed')}
        <Button onClick={() => void begin()}>{say('failure.again')}</Button>
      </p>
    )}
  </div>
);
