/** A discard that is judged by what the hand earns, in words. */
import type { DiscardCost, TypesOf } from '../../engine/drills.ts';
import { tilesName } from '../hand/tile-names.ts';
import { figure } from '../money.ts';
import type { Voice } from '../speak.ts';
import {
  bySpeed,
  chanceText,
  pointsText,
  reasonText,
  remarkText,
  roundPoints,
} from '../table/counsel-words.ts';
import { costName, mistakeAwayText } from './discard-words.ts';

type Verdict = TypesOf<'what-discard'>['verdict'];
export type Worth = NonNullable<Verdict['worth']>;

/** What was looked into no further has no figures. */
export const isKnown = ({ win, distance }: Pick<Worth['rows'][number], 'win' | 'distance'>) =>
  win > 0 || distance <= 0;

/** What is less is written as none. */
const NO_RISK = 0.0005;

/** How often the hand wins after a discard, what a win pays, and the risk of the tile. */
export function worthText(
  { counts }: Pick<Worth, 'counts'>,
  row: Worth['rows'][number],
  voice: Voice,
): string {
  const win = chanceText(voice, row.win);
  if (!counts) return voice.say('worth.row.wins', { win });
  const pays = row.pays > 0 ? figure(voice.locale, roundPoints(row.pays), 'points') : '—';
  const give = chanceText(voice, row.give < NO_RISK ? 0 : row.give);
  return voice.say('worth.row', { win, pays, give });
}

/** What the best discard would bring more. */
export function worthCost(
  { counts }: Pick<Worth, 'counts'>,
  cost: DiscardCost,
  voice: Voice,
): string {
  const { worth } = cost;
  if (worth === undefined) return costName(voice.say, cost);
  if (worth === 0) return voice.say('discards.cost.none');
  return counts
    ? voice.say('worth.behind', { sum: pointsText(worth, voice) })
    : voice.say('worth.behind.wins', { share: chanceText(voice, worth) });
}

/** What all choices of a hand lost together. */
export const worthLost = ({ counts }: Pick<Worth, 'counts'>, lost: number, voice: Voice): string =>
  counts
    ? voice.say('worth.play.lost', { sum: pointsText(lost, voice) })
    : voice.say('worth.play.lost.wins', { share: chanceText(voice, lost) });

function whyText(verdict: Verdict, { counsel, counts }: Worth, voice: Voice): string {
  const { right, cost } = verdict;
  if (!right && cost.worth === undefined) return mistakeAwayText(verdict, voice.say);
  const spoken = counsel && bySpeed(counsel, counts);
  if (spoken === undefined) return '';
  if (!right) return remarkText(spoken, voice);
  return spoken.isClear ? reasonText(spoken, voice) : '';
}

export function worthVerdictText(verdict: Verdict, worth: Worth, voice: Voice): string {
  const { locale, say } = voice;
  const { grade, chosen, options, cost } = verdict;
  const why = whyText(verdict, worth, voice);
  if (grade !== 'right' && cost.worth === undefined) return why;
  const good = options.flatMap((option) => (option.grade === 'right' ? [option.tile] : []));
  const alike = good.filter((tile) => tile !== chosen.tile);
  return [
    say(`worth.verdict.${grade}`, { why }).trim(),
    ...(grade === 'right' && alike.length > 0
      ? [say('discards.alsoRight', { tiles: tilesName(say, locale, alike) })]
      : []),
    ...(worth.byCopies.some((tile) => good.includes(tile))
      ? []
      : [say('worth.byCopies', { tiles: tilesName(say, locale, worth.byCopies) })]),
  ].join(' ');
}
