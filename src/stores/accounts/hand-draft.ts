/** A hand while it is being entered: what was said of it so far, and the entry that this makes. */
import type { HandEntry, HandWorth, TilesWorth, WonEntry } from '../../engine/accounts.ts';
import { SEATS, type Seat } from '../../engine/notation.ts';

type Ends = 'win' | 'drawn' | 'aborted' | 'annulled' | 'false-win';

export interface HandDraft {
  readonly end: Ends | undefined;
  /** Who won; of a false win, who showed it. */
  readonly winners: readonly Seat[];
  readonly from: Seat | 'wall' | undefined;
  readonly points: Readonly<Partial<Record<Seat, string>>>;
  /** Whose hands are told by their tiles. */
  readonly tiles: Readonly<Partial<Record<Seat, TilesWorth>>>;
  readonly declared: readonly Seat[];
  readonly ready: readonly Seat[];
  readonly mangan: readonly Seat[];
  readonly kong: boolean;
  readonly fine: WonEntry['fine'] | undefined;
  readonly givesOn: boolean;
}

export const EMPTY_DRAFT: HandDraft = {
  ...{ end: undefined, winners: [], from: undefined, points: {}, tiles: {} },
  ...{ declared: [], ready: [], mangan: [], kong: false, fine: undefined, givesOn: false },
};

const MOST_DIGITS = 6;

export const isFigure = (text: string): boolean => new RegExp(`^\\d{1,${MOST_DIGITS}}$`).test(text);

/** Absent where nothing was said of it, or no figure. */
function worthIn({ points, tiles }: HandDraft, seat: Seat): HandWorth | undefined {
  const told = tiles[seat];
  if (told !== undefined) return told;
  const text = points[seat] ?? '';
  return isFigure(text) ? Number(text) : undefined;
}

const some = <Name extends string>(name: Name, seats: readonly Seat[]) =>
  (seats.length > 0 ? { [name]: seats } : {}) as { readonly [Key in Name]?: readonly Seat[] };

/** Of those who won, and of the others where their hands count. */
function wonEntry(draft: HandDraft, losersCount: boolean): WonEntry | undefined {
  const { winners, from, fine, givesOn } = draft;
  const [first, ...others] = winners;
  if (first === undefined || from === undefined) return undefined;
  const seats = losersCount ? SEATS : winners;
  const worths = seats.flatMap((seat) => {
    const worth = worthIn(draft, seat);
    return worth === undefined ? [] : [[seat, worth] as const];
  });
  return {
    ...{ end: 'win', winners: [first, ...others], from: from === 'wall' ? null : from },
    worths: Object.fromEntries(worths),
    ...some('declared', draft.declared),
    ...(fine && { fine }),
    ...(givesOn && { givesOn }),
  };
}

/** Absent while it does not say how the hand ended. */
export function entryOf(
  draft: HandDraft,
  losersCount: boolean,
): Exclude<HandEntry, { end: 'new-game' }> | undefined {
  const { end, winners, kong, givesOn } = draft;
  const [first] = winners;
  switch (end) {
    case 'win':
      return wonEntry(draft, losersCount);
    case 'drawn':
      return {
        end,
        ...some('ready', draft.ready),
        ...(kong && { kong }),
        ...some('mangan', draft.mangan),
        ...some('declared', draft.declared),
        ...(givesOn && { givesOn }),
      };
    case 'aborted':
      return { end, ...some('declared', draft.declared) };
    case 'annulled':
      return { end };
    case 'false-win':
      return first === undefined ? undefined : { end, seat: first };
    default:
      return undefined;
  }
}

/** An entry to be corrected, as it was entered. */
export function draftOf(entry: HandEntry): HandDraft {
  if (entry.end === 'new-game') return EMPTY_DRAFT;
  if (entry.end === 'false-win') return { ...EMPTY_DRAFT, end: entry.end, winners: [entry.seat] };
  if (entry.end !== 'win') return { ...EMPTY_DRAFT, ...entry };
  const { winners, from, worths, declared = [], fine, givesOn = false } = entry;
  const points: Partial<Record<Seat, string>> = {};
  const tiles: Partial<Record<Seat, TilesWorth>> = {};
  for (const seat of SEATS) {
    const worth = worths[seat];
    if (typeof worth === 'number') points[seat] = String(worth);
    else if (worth !== undefined) tiles[seat] = worth;
  }
  const won = { end: 'win', winners, from: from ?? 'wall', points, tiles } as const;
  return { ...EMPTY_DRAFT, ...won, declared, fine, givesOn };
}

/** The seat is said once more, or no more; in the order of the table. */
export const toggled = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  SEATS.filter((one) => (one === seat) !== seats.includes(one));

export function withWinner(draft: HandDraft, winner: Seat): HandDraft {
  const { from } = draft;
  const kept = from === winner ? { from: undefined } : {};
  return { ...draft, ...kept, end: 'win', winners: [winner] };
}

/** Only a discard is won by several. */
export function withGiver(draft: HandDraft, from: Seat | 'wall'): HandDraft {
  const { winners } = draft;
  const [first] = winners;
  const left = from === 'wall' ? winners.slice(0, 1) : winners.filter((seat) => seat !== from);
  return { ...draft, from, winners: left.length > 0 || first === undefined ? left : [first] };
}
