import type { Refusal, ScoredHandError } from '../../engine/drills.ts';
import { describeHandError } from '../../i18n/errors/hand-errors.ts';
import type { Say } from '../../i18n/speak.ts';
import type { WordKey } from '../../i18n/words/index.ts';

interface RefusedProps {
  readonly refusal: Refusal & { readonly error: ScoredHandError };
  /** What a hand of another size is told. */
  readonly size: WordKey;
  readonly say: Say;
}

export const Refused = ({ refusal: { error }, size, say }: RefusedProps) => (
  <p class="alert" role="alert">
    {error.code === 'impossible-count' ? say(size) : describeHandError(say, error)}
  </p>
);
