/** What all fields of a hand are drawn from. */
import type { EndChoices, HandEntry, WonEntry } from '../../../engine/accounts.ts';
import type { Game } from '../../../engine/play.ts';
import type { BookVoice } from '../../../i18n/scores/book-words.ts';
import type { OpenBook } from '../../../stores/accounts/accounts.ts';
import type { HandDraft } from '../../../stores/accounts/hand-draft.ts';

export interface EntryFieldsProps extends BookVoice {
  readonly open: OpenBook;
  readonly game: Game;
  readonly choices: EndChoices;
  readonly draft: HandDraft;
  readonly entry: HandEntry | undefined;
  /** Those that can be owed. */
  readonly fines: readonly NonNullable<WonEntry['fine']>[];
  readonly onChange: (draft: HandDraft) => void;
}
