import type { Move } from '../../engine/play.ts';
import type { Say } from '../../i18n/speak.ts';
import { moveSentence } from '../../i18n/table/play-words.ts';

/** Reads out what the others do, one act after another. */
interface MoveLogProps {
  readonly last: Move | undefined;
  readonly you: Move['seat'];
  readonly say: Say;
}

export function MoveLog({ last, you, say }: MoveLogProps) {
  return (
    <p class="visually-hidden" role="log">
      {last && moveSentence(last, you, say)}
    </p>
  );
}
