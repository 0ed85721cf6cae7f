import { echo } from '../../../i18n/echo.ts';
import { listText, type Voice } from '../../../i18n/speak.ts';
import type { ChoiceFault } from '../../../stores/table/our-choice.ts';

interface ChoiceFaultNoteProps extends Voice {
  readonly fault: ChoiceFault;
}

/** More than these are not named one by one. */
const MOST_PARTS = 4;

/** What of a link, or of what is kept, these rules do not know. */
export const ChoiceFaultNote = ({ fault, locale, say }: ChoiceFaultNoteProps) => (
  <p class="alert" role="alert">
    {faultText(fault, { locale, say })}
  </p>
);

function faultText(fault: ChoiceFault, { locale, say }: Voice): string {
  if (fault.code === 'no-rules') return say('ours.fault.no-rules');
  if (fault.code === 'unknown-rules') {
    return say('ours.fault.unknown-rules', { value: echo(fault.value) });
  }
  const { parts, isKept } = fault;
  const named = parts.slice(0, MOST_PARTS).map(echo);
  const what = parts.length > MOST_PARTS ? `${named.join(', ')}…` : listText(locale, named);
  return say(isKept ? 'ours.fault.kept' : 'ours.fault.link', { what });
}
