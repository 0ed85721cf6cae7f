/** A hand of the accounts in a line. */
import type { EntryFault, HandEntry, HandWorth, StandingHand } from '../../../engine/accounts.ts';
import { SEATS, type Seat } from '../../../engine/notation.ts';
import { describeTallyError } from '../../../i18n/scores/tally-words.ts';
import { listText, type Say, type Voice } from '../../../i18n/speak.ts';
import type { NameOf } from './players.ts';

/** The number of the hand at this place, or of the one that comes next. */
export const numberOf = (
  hands: readonly Pick<StandingHand, 'entry'>[],
  at = hands.length,
): number => hands.slice(0, at).filter(({ entry }) => entry.end !== 'new-game').length + 1;

type Speaking = Voice & { readonly nameOf: NameOf };

const worthText = (worth: HandWorth): string =>
  typeof worth === 'number' ? String(worth) : worth.hand;

function wonText(
  { winners, from, worths }: Extract<HandEntry, { end: 'win' }>,
  { locale, say, nameOf }: Speaking,
): string {
  const name = listText(locale, winners.map(nameOf));
  const how =
    from === null
      ? say('book.said.drawn', { name })
      : say('book.said.won', { name, giver: nameOf(from) });
  const isAlone = winners.length === 1;
  const told = SEATS.flatMap((seat) => {
    const worth = worths[seat];
    if (worth === undefined || worth === 0) return [];
    if (isAlone && winners[0] === seat) return [worthText(worth)];
    return [say('book.said.worth', { name: nameOf(seat), n: worthText(worth) })];
  });
  return [how, ...told].join(' · ');
}

const namesText = ({ locale, nameOf }: Speaking, seats: readonly Seat[]): string =>
  listText(locale, seats.map(nameOf));

export function handText(entry: HandEntry, speaking: Speaking): string {
  const { say, nameOf } = speaking;
  const declared =
    'declared' in entry && entry.declared
      ? [say('book.said.declared', { names: namesText(speaking, entry.declared) })]
      : [];
  switch (entry.end) {
    case 'win':
      return [wonText(entry, speaking), ...declared].join(' · ');
    case 'false-win':
      return say('book.said.false-win', { name: nameOf(entry.seat) });
    case 'drawn': {
      const { ready, mangan, kong } = entry;
      return [
        say('book.said.nobody'),
        ...(ready ? [say('book.said.ready', { names: namesText(speaking, ready) })] : []),
        ...(mangan ? [namesText(speaking, mangan)] : []),
        ...(kong ? [say('book.said.kong')] : []),
        ...declared,
      ].join(' · ');
    }
    default:
      return [say(`book.said.${entry.end}`), ...declared].join(' · ');
  }
}

/** Why a hand cannot be settled, and whose it is. */
export function faultText({ seat, error }: EntryFault, say: Say, nameOf: NameOf): string {
  const why = reasonText(error, say);
  return seat === undefined ? why : `${nameOf(seat)} : ${why}`;
}

function reasonText(error: EntryFault['error'], say: Say): string {
  switch (error.code) {
    case 'no-worth':
    case 'may-not-win':
    case 'too-many':
    case 'not-agreed':
      return say(`book.error.${error.code}`);
    default:
      return describeTallyError(say, error);
  }
}
