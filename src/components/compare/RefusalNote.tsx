import type { Refusal, ScoredHandError } from '../../engine/drills.ts';
import { describeHandError } from '../../i18n/errors/hand-errors.ts';
import type { Say } from '../../i18n/speak.ts';
import type { WordKey } from '../../i18n/words/index.ts';

interface RefusalNoteProps {
  readonly refusal: Refusal & { readonly error: ScoredHandError };
  /** What a hand of another size is told. */
  readonly size: WordKey;
  readonly say: Say;
}

export const RefusalNote = ({ refusal: { error }, size, say }: RefusalNoteProps) => (
  <p class="alert" role="alert">
    {error.code === 'impossible-count' ? say(size) : describeHandError(say, error)}
  </p>
);
