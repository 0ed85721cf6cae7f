/** Which drill asks about a hand that stands alone. */
import type { Texts } from '../../engine/drills.ts';
import { formatHand, type Hand, plainHand } from '../../engine/notation.ts';
import type { SetQuestion } from './question-set.ts';

type Asked = Pick<SetQuestion, 'page' | 'texts'>;

/** By the names of their pages: what a hand waits on, and what to discard from one tile more. */
const [WAITS, DISCARDS] = ['waits', 'discards'] as const;

/** Nothing for a hand that has won: what it is worth hangs on the rules. */
export function questionOfHand(hand: Hand): Asked | undefined {
  if (hand.win) return undefined;
  const isOneShort = hand.concealed.length % 3 === 1;
  return { page: isOneShort ? WAITS : DISCARDS, texts: { hand: formatHand(plainHand(hand)) } };
}

interface CountingDrill {
  readonly page: string;
  readonly parts: readonly string[];
}

/** The same, or what it is worth, by the drill that counts under the rules of its situation. */
export function countingQuestion(
  hand: Hand,
  situation: Texts,
  count: CountingDrill | undefined,
): Asked | undefined {
  const alone = questionOfHand(hand);
  if (alone || !count) return alone;
  const texts = { ...situation, hand: formatHand(hand) };
  const parts = Object.entries(texts).filter(([name]) => count.parts.includes(name));
  return { page: count.page, texts: Object.fromEntries(parts) };
}
