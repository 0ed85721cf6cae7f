import type { Wind } from '../../engine/notation.ts';
import { asSentence, type Say } from '../speak.ts';

/** What stands before a player inside a sentence: French runs `à` and `de` together with `le`. */
export type PlayerForm = 'the' | 'to' | 'of';

/** `l’Est`, `au Sud`, `du Nord`: a player by the wind of the seat, inside a sentence. */
export const playerInText = (say: Say, form: PlayerForm, wind: Wind): string =>
  say(`player.${form}.${wind}`);

/** `L’Est`: at the head of a sentence. */
export const playerFirst = (say: Say, wind: Wind): string =>
  asSentence(playerInText(say, 'the', wind));

/** `A`, `à A`, `de A`: a player by a letter. */
export const letterInText = (say: Say, form: PlayerForm, name: string): string =>
  form === 'the' ? name : say(`player.${form}.letter`, { name });
