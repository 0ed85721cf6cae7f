/** What the page of the mistakes shows of the cards, and the review that it begins. */

import { byDue, isDue, isHard } from '../record/due.ts';
import type { Card } from '../record/rows.ts';
import type { PlanStep } from './plan.ts';

export const CARD_FILTERS = ['all', 'due', 'hard', 'suspended'] as const;
export type CardFilter = (typeof CARD_FILTERS)[number];

const FILTERS: Readonly<Record<CardFilter, (card: Card, now: number) => boolean>> = {
  all: () => true,
  due: isDue,
  hard: isHard,
  suspended: ({ suspended }) => suspended === true,
};

export const filterCards = (
  cards: readonly Card[],
  filter: CardFilter,
  now: number,
): readonly Card[] => byDue(cards.filter((card) => FILTERS[filter](card, now)));

/** What no drill of the site asks sleeps: it stays in the list, and is never due. */
export const withUnknownSuspended = (
  cards: readonly Card[],
  drills: readonly { readonly id: string }[],
): readonly Card[] => {
  const known = new Set(drills.map(({ id }) => id));
  return cards.map((card) => (known.has(card.drill) ? card : { ...card, suspended: true }));
};

/** In the order of their first cards. */
export function byDrill(cards: readonly Card[]): readonly (readonly [string, readonly Card[]])[] {
  const drills = new Map<string, Card[]>();
  for (const card of cards) drills.set(card.drill, [...(drills.get(card.drill) ?? []), card]);
  return [...drills];
}

/** The steps of a review: drill by drill, so that fewer pages are gone to. What no drill asks is left out. */
export const stepsFor = (
  cards: readonly Card[],
  pageOf: (drill: string) => string | undefined,
): readonly PlanStep[] =>
  byDrill(byDue(cards)).flatMap(([drill, own]) => {
    const page = pageOf(drill);
    if (page === undefined) return [];
    return own.map(({ id, texts, skill }) => ({
      ...{ kind: 'card' as const, card: id },
      ...{ page, texts, skill },
    }));
  });
