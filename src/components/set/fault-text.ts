/** What is wrong with a set that came as text. */
import { echo } from '../../i18n/echo.ts';
import type { Say } from '../../i18n/speak.ts';
import type { LinkFault } from '../../stores/set/set-link.ts';

export function faultText(fault: LinkFault, say: Say): string {
  switch (fault.code) {
    case 'no-address':
    case 'words-first':
    case 'second-title':
      return say(`set.fault.${fault.code}`, { line: fault.line, text: echo(fault.text) });
    case 'long-title':
    case 'long-words':
    case 'long-address':
      return say(`set.fault.${fault.code}`, fault);
    case 'too-many':
      return say('set.fault.too-many', fault);
    case 'too-long':
      return say('set.fault.too-long', fault);
    default:
      return say(`set.fault.${fault.code}`);
  }
}
