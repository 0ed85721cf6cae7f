/** What is known before a hand: its round, what lies on the table. */
import { roundWind } from '../../../engine/play.ts';
import type { MoneyUnit } from '../../../engine/scoring.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { OpenBook } from '../../../stores/accounts/accounts.ts';

export const unitOf = ({ book, side }: Pick<OpenBook, 'book' | 'side'>): MoneyUnit =>
  book.inPoints ? 'points' : side.kit.money;

export function roundText({ side, standing }: OpenBook, say: Say): readonly string[] {
  const { kit } = side;
  const { game } = standing;
  const stakes = Object.values(game.deposits).reduce((sum, laid) => sum + laid, 0);
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
