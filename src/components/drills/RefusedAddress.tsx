import type { DrillTypes } from '../../engine/drills.ts';
import type { Say } from '../../i18n/speak.ts';
import type { BadTexts } from '../../stores/question/drill-run.ts';
import { useLater } from '../parts/use-later.ts';
import type { PageView } from './view.ts';

type Wording = Pick<PageView<DrillTypes, unknown>, 'refused' | 'errors'>;

/** How the refusal of a part begins; the reason follows. */
export function refusedText(words: Wording['refused'], part: string, say: Say): string {
  const key = words?.[part] ?? (part === 'hand' ? 'finder.own.refused' : undefined);
  return key ? say(key) : say('answer.refused', { part });
}

interface RefusedAddressProps {
  readonly view: Wording;
  readonly refused: BadTexts;
  readonly say: Say;
}

/** An address that was refused; another question is on the board meanwhile. */
export function RefusedAddress({ view, refused, say }: RefusedAddressProps) {
  const reason = useLater(view.errors);
  return reason ? (
    <p class="alert" role="alert">
      {refusedText(view.refused, refused.part, say)}
      {reason(say, refused.error)} {say('finder.own.instead')}
    </p>
  ) : null;
}
