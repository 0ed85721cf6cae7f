/** *My mistakes*: questions that went wrong, kept to be asked again when they are due. */
import { skillDrill, type Texts } from '../../engine/drills.ts';
import { $settings } from '../device/settings.ts';
import { changeRecord, reading, readRecord } from './record.ts';
import { type Outcome, outcomeOf, type Result } from './result.ts';
import type { Card } from './rows.ts';

/** Without the parts that are not said. */
const said = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));

/** The same question always has the same name. */
export const cardId = (drill: string, texts: Texts): string =>
  [
    drill,
    ...Object.entries(said(texts))
      .map(([part, text]) => `${part}=${text}`)
      .sort(),
  ].join(' ');

/** All cards, first the one that was added first; absent until they are read. */
export const $cards = reading(['cards'], async ({ all }) =>
  (await all('cards')).toSorted((a, b) => a.added - b.added),
);

export const cardsNow = (): Promise<readonly Card[]> =>
  readRecord(['cards'], ({ all }) => all('cards'));

export const cardNamed = (id: string): Promise<Card | undefined> =>
  readRecord(['cards'], ({ get }) => get('cards', id));

export const $cardNamed = (id: string) => reading(['cards'], ({ get }) => get('cards', id));

/** One that is there already is due again. */
function onceMore(card: Card, now: number): Card {
  const { schedule } = card;
  return {
    ...card,
    changed: Math.max(now, card.changed),
    mistakes: card.mistakes + 1,
    ...(schedule && { schedule: { ...schedule, due: Math.min(schedule.due, now) } }),
  };
}

/** Keeps a question that was answered wrong or with a hint; any other answer changes nothing. */
export async function keepMistake(
  { skill, texts, right, hints }: Pick<Result, 'skill' | 'texts' | 'right' | 'hints'>,
  now: number = Date.now(),
): Promise<void> {
  if (!texts || outcomeOf({ right, hints }) === '1') return;
  const drill = skillDrill(skill);
  const id = cardId(drill, texts);
  const fresh: Card = {
    ...{ id, drill, texts: said(texts), skill },
    ...{ added: now, changed: now, mistakes: 1 },
  };
  await changeRecord(['cards'], async ({ get, put }) => {
    const before = await get('cards', id);
    await put('cards', before ? onceMore(before, now) : fresh);
  });
}

/** The same where the reader wants mistakes to be kept. */
export async function keepIfWished(result: Result): Promise<void> {
  if ($settings.mistakes.get() === 'on') await keepMistake(result);
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
  const gone = await changeRecord(['cards'], async ({ all, clear }) => {
    const cards = await all('cards');
    await clear('cards');
    return cards;
  });
  return bringBack(gone);
}
