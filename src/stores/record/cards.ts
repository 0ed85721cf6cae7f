/** *My mistakes*: questions that went wrong, kept to be asked again when they are due. */
import { cardIdOf, mistakeIn } from './card.ts';
import { changeRecord, readingAtom, readRecord, recordBase, recordMistake } from './record.ts';
import type { AnswerResult, Outcome } from './result.ts';
import type { Card } from './rows.ts';
import { dropWaitingMistake, isOnDevice, newId } from './waiting.ts';
import { waitingMistakes } from './waiting-rows.ts';

/** All cards, first the one that was added first; absent until they are read. */
export const $cards = readingAtom(['cards'], async ({ all }) =>
  (await all('cards')).toSorted((a, b) => a.added - b.added),
);

export const cardsNow = (): Promise<readonly Card[]> =>
  readRecord(['cards'], ({ all }) => all('cards'));

export const cardNamed = (id: string): Promise<Card | undefined> =>
  readRecord(['cards'], ({ get }) => get('cards', id));

/** A card, and whether it is there when the page is opened next. */
interface CardHere {
  readonly card: Card | undefined;
  readonly lasts: boolean;
}

const waitingFor = (ids: readonly string[]) =>
  waitingMistakes().filter((mistake) => ids.includes(cardIdOf(mistake)));

export const $cardNamed = (id: string) =>
  readingAtom(['cards'], async ({ get }): Promise<CardHere> => {
    const card = await get('cards', id);
    const { lasts } = await recordBase();
    return { card, lasts: lasts || waitingFor([id]).some((row) => isOnDevice(row.id)) };
  });

/** Keeps a question that was answered wrong or with a hint; any other answer changes nothing. */
export async function keepMistake(
  answer: Pick<AnswerResult, 'skill' | 'texts' | 'right' | 'hints'>,
  now: number = Date.now(),
): Promise<void> {
  const mistake = mistakeIn(answer, { id: newId(now), at: now });
  if (mistake) await recordMistake(mistake);
}

/** What an answer to the card comes to; nothing where it was taken out meanwhile. */
export async function reviewCard(
  id: string,
  outcome: Outcome,
  now: number = Date.now(),
): Promise<Card | undefined> {
  const { scheduleAfter } = await import('./schedule.ts');
  return changeRecord(['cards'], async ({ get, put }) => {
    const before = await get('cards', id);
    if (!before) return undefined;
    const after: Card = {
      ...before,
      changed: Math.max(now, before.changed),
      mistakes: before.mistakes + Number(outcome !== '1'),
      schedule: scheduleAfter(before.schedule, outcome, now),
    };
    await put('cards', after);
    return after;
  });
}

export const suspendCard = (
  id: string,
  suspended: boolean,
  now: number = Date.now(),
): Promise<void> =>
  changeRecord(['cards'], async ({ get, put }) => {
    const card = await get('cards', id);
    if (card) await put('cards', { ...card, suspended, changed: Math.max(now, card.changed) });
  });

/** The answer brings back those that are not there again. */
const bringBack = (gone: readonly Card[]) => (): Promise<void> =>
  changeRecord(['cards'], async ({ get, put }) => {
    for (const card of gone) if (!(await get('cards', card.id))) await put('cards', card);
  });

/** Takes cards out; the answer to the call brings them back. */
export async function deleteCards(ids: readonly string[]): Promise<() => Promise<void>> {
  for (const { id } of waitingFor(ids)) dropWaitingMistake(id);
  const gone = await changeRecord(['cards'], async ({ get, remove }) => {
    const found: Card[] = [];
    for (const id of ids) {
      const card = await get('cards', id);
      if (card) found.push(card);
      await remove('cards', id);
    }
    return found;
  });
  return bringBack(gone);
}

export async function forgetCards(): Promise<() => Promise<void>> {
  for (const { id } of waitingMistakes()) dropWaitingMistake(id);
  const gone = await changeRecord(['cards'], async ({ all, clear }) => {
    const cards = await all('cards');
    await clear('cards');
    return cards;
  });
  return bringBack(gone);
}
