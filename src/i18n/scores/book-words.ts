/** The accounts of an evening in words: who plays, what became of a hand, what the next one begins with. */
import type {
  AccountBook,
  EntryFault,
  HandEntry,
  HandWorth,
  Standing,
  StandingHand,
  WonEntry,
} from '../../engine/accounts.ts';
import type { SettleRules } from '../../engine/drills.ts';
import { SEATS, type Seat, windOf } from '../../engine/notation.ts';
import { roundWind } from '../../engine/play.ts';
import type { MoneyUnit } from '../../engine/scoring.ts';
import { listText, openKey, type Say, type Voice } from '../speak.ts';
import { describeTallyError } from './tally-words.ts';

export type NameOf = (seat: Seat) => string;

export interface BookVoice extends Voice {
  readonly nameOf: NameOf;
}

export const playerNames =
  ({ names }: Pick<AccountBook, 'names'>, say: Say): NameOf =>
  (seat) =>
    names[seat] || say('book.player', { nth: seat + 1 });

/** The number of the hand at this place, or of the one that comes next. */
export const handNumber = (
  hands: readonly Pick<StandingHand, 'entry'>[],
  at = hands.length,
): number => hands.slice(0, at).filter(({ entry }) => entry.end !== 'new-game').length + 1;

/** What the hand of a seat came to, where that is known. */
type PointsOf = (seat: Seat) => number | undefined;

function worthText(worth: HandWorth, points: number | undefined, say: Say): string {
  const counted = typeof worth === 'number' ? worth : points;
  return typeof worth === 'object' && counted === undefined
    ? worth.hand
    : say('sheet.points', { n: counted ?? 0 });
}

function winTexts(entry: WonEntry, { locale, say, nameOf }: BookVoice, points: PointsOf) {
  const { winners, from, worths, fine } = entry;
  const name = listText(locale, winners.map(nameOf));
  const how =
    from === null
      ? say('book.said.drawn', { name })
      : say('book.said.won', { name, giver: nameOf(from) });
  const isAlone = winners.length === 1;
  const losers = SEATS.filter((seat) => !winners.includes(seat));
  const worthTexts = [...winners, ...losers].flatMap((seat) => {
    const worth = worths[seat];
    if (worth === undefined || worth === 0) return [];
    const n = worthText(worth, points(seat), say);
    if (isAlone && winners[0] === seat) return [n];
    return [say('book.said.worth', { name: nameOf(seat), n })];
  });
  const fines = fine
    ? [say(openKey(`accounts.fine.${fine.kind}`), { seat: nameOf(fine.seat) })]
    : [];
  return [how, ...worthTexts, ...fines];
}

const SEPARATOR = ' · ';

/** A hand as it was written down. */
export function entryText(
  entry: HandEntry,
  voice: BookVoice,
  points: PointsOf = () => undefined,
): string {
  const { locale, say, nameOf } = voice;
  const names = (seats: readonly Seat[]): string => listText(locale, seats.map(nameOf));
  const others = [
    ...('declared' in entry && entry.declared
      ? [say('book.said.declared', { names: names(entry.declared) })]
      : []),
    ...('givesOn' in entry && entry.givesOn ? [say('book.givesOn')] : []),
  ];
  switch (entry.end) {
    case 'win':
      return [...winTexts(entry, voice, points), ...others].join(SEPARATOR);
    case 'false-win':
      return say('book.said.false-win', { name: nameOf(entry.seat) });
    case 'drawn': {
      const { ready, mangan, kong } = entry;
      return [
        say('book.said.drawn-hand'),
        ...(ready ? [say('book.said.ready', { names: names(ready) })] : []),
        ...(mangan ? [say('book.said.mangan', { names: names(mangan) })] : []),
        ...(kong ? [say('book.said.kong')] : []),
        ...others,
      ].join(SEPARATOR);
    }
    default:
      return [say(`book.said.${entry.end}`), ...others].join(SEPARATOR);
  }
}

/** A hand of the evening, with the points of what was written down by its tiles. */
export function bookHandText({ entry, isStruck, game, settled }: StandingHand, voice: BookVoice) {
  const hand = entryText(entry, voice, (seat) =>
    settled?.ok ? settled.value.scores[windOf(game.starter, seat)] : undefined,
  );
  return isStruck ? voice.say('book.struck', { hand }) : hand;
}

/** Why a hand cannot be settled, and whose it is. */
export function entryFaultText({ seat, error }: EntryFault, { say, nameOf }: BookVoice): string {
  const why = reasonText(error, say);
  return seat === undefined ? why : say('book.error.of', { name: nameOf(seat), why });
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

export const bookUnit = ({ inPoints }: AccountBook, { kit }: SettleRules): MoneyUnit =>
  inPoints ? 'points' : kit.money;

/** What is known before the next hand: its round, what lies on the table. */
export function roundTexts(
  { kit }: SettleRules,
  { game }: Pick<Standing, 'game'>,
  say: Say,
): readonly string[] {
  const stakes = SEATS.reduce<number>((sum, seat) => sum + game.deposits[seat], 0);
  return [
    kit.countsRound
      ? say('book.next.round', { wind: say(`wind.${roundWind(game)}`) })
      : say('book.next.nth', { nth: game.rounds + 1 }),
    ...(kit.beside.includes('repeats') && game.repeats > 0
      ? [say('book.next.repeats', { n: game.repeats })]
      : []),
    ...(stakes > 0 ? [say('book.next.stakes', { n: stakes })] : []),
    ...(game.exchange ? [say('book.next.exchange')] : []),
  ];
}
