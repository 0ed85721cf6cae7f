import { WINDS } from '../../engine/notation.ts';
import { openKey } from '../../i18n/speak.ts';
import type { WordKey } from '../../i18n/words/index.ts';
import type { OwnPart } from './own-part.ts';

/** A wind of somebody's own hand. */
export const windPart = (part: string, label: WordKey, usual?: string): OwnPart => ({
  ...{ part, label, kind: 'one', values: WINDS },
  nameOf: (say, wind) => say(openKey(`wind.${wind}`)),
  ...(usual && { usual }),
});
