/** Questions in which what a hand is worth decides: as copies say, beyond them, or by the table. */
import type { HeldHand } from '../../core/hand.ts';
import type { Rng } from '../../core/rng.ts';
import type { Tile } from '../../core/tile.ts';
import { dangerOf } from '../../judge/danger.ts';
import { MEASURED } from '../../judge/measured/index.ts';
import { liveTiles } from '../../judge/worth.ts';
import type { SeatView } from '../../play/seat-view.ts';
import { fitOneSet, tilesIn } from '../hand-tiles.ts';
import { playedViews } from '../played-views.ts';
import { isWhole, openTilesOf, type SeenTable, seenTableOf } from '../seen-table.ts';
import type { DiscardQuestion } from './discard-question.ts';
import type { DiscardRules } from './discard-rules.ts';
import { type RankedDiscards, rankDiscards } from './discard-verdict.ts';
import { discardAtTable, withoutOthers } from './table-discard.ts';
import { standApart, weighedDiscards } from './weighed-discards.ts';
import { isWeighed } from './weighed-verdict.ts';
import type { RuledQuestion } from './winning-ways.ts';

const MOST_WISE = 3;
const MOST_ANSWERS = 2;

const isAmong =
  (tiles: readonly Tile[]) =>
  (tile: Tile): boolean =>
    tiles.includes(tile);

/** Whether the judge sees a way to win after all of these. */
function areSeen(question: DiscardQuestion & RuledQuestion, tiles: readonly Tile[]): boolean {
  const { rows } = weighedDiscards(question);
  return rows.every(({ tile, win }) => win > 0 || !tiles.includes(tile));
}

/** What copies say is as good as the best by worth too, and the rest is told apart. */
export function bearsOut(question: DiscardQuestion, { answers }: RankedDiscards): boolean {
  if (!isWeighed(question)) return true;
  const { wise } = weighedDiscards(question);
  if (wise.length > MOST_WISE || !answers.every(isAmong(wise))) return false;
  return areSeen(question, wise) && standApart(question);
}

/** By how much a win with it pays more. */
const DEARER = 1.15;

/** A hand that is worth more goes before the one that copies name. */
export function hasPlan(question: DiscardQuestion, { answers }: RankedDiscards): boolean {
  if (!isWeighed(question)) return false;
  const { rows, wise } = weighedDiscards(question);
  if (wise.length > MOST_ANSWERS || answers.some(isAmong(wise))) return false;
  if (!areSeen(question, [...wise, ...answers])) return false;
  const paid = (tiles: readonly Tile[]): readonly number[] =>
    rows.filter(({ tile }) => tiles.includes(tile)).map(({ pays }) => pays);
  const isDearer = Math.min(...paid(wise)) > DEARER * Math.max(...paid(answers));
  return isDearer && standApart(question);
}

/** Without what the others show another discard would be best. */
export function isAboutTable(question: DiscardQuestion): boolean {
  if (!isWeighed(question) || !question.table) return false;
  const { wise } = weighedDiscards(question);
  if (wise.length > MOST_ANSWERS || !areSeen(question, wise)) return false;
  const unaware = withoutOthers(question);
  if (!isWeighed(unaware)) return false;
  const others = weighedDiscards(unaware).wise;
  return !others.some(isAmong(wise)) && areSeen(question, others) && standApart(question);
}

const FURTHEST = 1;
const RISKY = 0.04;

/** Quick to see: the table changes what copies say, or what they say is dangerous. */
function mayDecide(question: DiscardQuestion, view: SeatView, rules: DiscardRules): boolean {
  const { answers, best, options } = rankDiscards(question);
  if (best.distance > FURTHEST || best.distance < 0) return false;
  if (!rankDiscards(withoutOthers(question)).answers.some(isAmong(answers))) return true;
  const live = liveTiles(view);
  const chance = (tile: Tile): number =>
    dangerOf(view, rules, { tile, live, figures: MEASURED[rules.id] }).chance;
  const near = options.filter(({ distance }) => distance === best.distance);
  const least = Math.min(...near.map(({ tile }) => chance(tile)));
  return Math.min(...answers.map(chance)) > least + RISKY;
}

/** Another hand in the place of the one that was played, as far as its tiles are left. */
function withHand(table: SeenTable, hand: HeldHand): SeenTable | undefined {
  const all = [...tilesIn(hand), ...openTilesOf(table), ...table.markers];
  return fitOneSet(all) ? { ...table, hand } : undefined;
}

const ONE_IN = 3;
/** Hands that are tried at a table before it is left. */
const TRIES = 40;

/** The others have played as they would; most hands of theirs are far from a choice that the table decides. */
export function dealAtTable(
  rng: Rng,
  rules: DiscardRules,
  handFor: (table: SeenTable) => HeldHand,
): DiscardQuestion {
  for (const view of playedViews(rng, rules, ONE_IN)) {
    const table = seenTableOf(view);
    if (!isWhole(view, table)) continue;
    for (let tried = 0; tried < TRIES; tried++) {
      const other = withHand(table, handFor(table));
      if (other === undefined) continue;
      const question = discardAtTable(other, rules);
      if (mayDecide(question, view, rules) && isAboutTable(question)) return question;
    }
  }
  throw new Error('partners play without end');
}
