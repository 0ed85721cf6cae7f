/** What a question about the discard says once there is something to say. */
import type { DiscardHintStep, TypesOf } from '../../../engine/drills.ts';
import {
  awayName,
  verdictText as byCopies,
  copiesName,
} from '../../../i18n/discards/discard-words.ts';
import { worthVerdictText } from '../../../i18n/discards/worth-words.ts';
import { tilesName } from '../../../i18n/hand/tile-names.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say, Voice } from '../../../i18n/speak.ts';
import { bySpeed, counselStep } from '../../../i18n/table/counsel-words.ts';
import { Odds } from '../../answer/Odds.tsx';
import { DiscardOptions, type DiscardOptionsProps } from './DiscardOptions.tsx';

interface DiscardReasonsProps extends DiscardOptionsProps {
  readonly shown: TypesOf<'what-discard'>['shown'];
}

type Shown = DiscardReasonsProps['shown'];

export const verdictText = (
  verdict: DiscardReasonsProps['verdict'],
  locale: Locale,
  say: Say,
): string =>
  verdict.worth
    ? worthVerdictText(verdict, verdict.worth, { locale, say })
    : byCopies(verdict, locale, say);

/** One's own discards too can come no more. */
const seenBy = ({ seen, river = [] }: Shown): Shown['seen'] => [...seen, ...river];

/** By what the discards are judged. */
function judgedText(
  { rules, bars, needsRow, table }: Shown,
  { worth }: DiscardReasonsProps['verdict'],
  say: Say,
): string {
  if (worth) {
    const judged = say(worth.counts ? 'worth.judged' : 'worth.judged.wins');
    return [judged, ...(table ? [] : [say('worth.judged.left')])].join(' ');
  }
  return [
    say('discards.judged'),
    ...(bars ? [say('discards.judged.river')] : []),
    ...(needsRow ? [say('discards.judged.role')] : []),
    ...(rules && !needsRow ? [say('discards.judged.rules')] : []),
  ].join(' ');
}

export const DiscardReasons = ({ shown, ...props }: DiscardReasonsProps) => (
  <>
    <DiscardOptions {...props} />
    {props.verdict.hasOdds !== undefined && (
      <Odds
        key={[...shown.concealed, '', ...seenBy(shown)].join()}
        hand={{ ...shown, seen: seenBy(shown) }}
        near={props.verdict.hasOdds}
        locale={props.locale}
        say={props.say}
      />
    )}
    <p class="question-note">{judgedText(shown, props.verdict, props.say)}</p>
  </>
);

type Hints = TypesOf<'what-discard'>['hints'];

function riverHint({ distance, barred }: Hints, locale: Locale, say: Say): string {
  if (distance > 0) return say('discards.hint.river.far');
  if (barred.length === 0) return say('discards.hint.river.free');
  return say('discards.hint.river.barred', { tiles: tilesName(say, locale, barred) });
}

function worthHint(
  step: string,
  { counsel, counts }: NonNullable<Hints['worth']>,
  voice: Voice,
): string {
  return counselStep(step === 'spare' ? 'choices' : step, bySpeed(counsel, counts), voice);
}

export const hintText =
  (locale: Locale, say: Say) =>
  (hints: Hints, step: string): string => {
    if (hints.worth) return worthHint(step, hints.worth, { locale, say });
    switch (step as DiscardHintStep) {
      case 'distance':
        return say('discards.hint.distance', { away: awayName(say, hints.distance) });
      case 'spare':
        return hints.allSpare
          ? say('discards.hint.spareAll')
          : say('discards.hint.spare', { tiles: tilesName(say, locale, hints.spare) });
      case 'river':
        return riverHint(hints, locale, say);
      case 'count':
        return say('discards.hint.count', { copies: copiesName(say, hints.count) });
      case 'answer':
        return say('discards.hint.answer', {
          n: hints.answer.length,
          tiles: tilesName(say, locale, hints.answer),
        });
      default:
        return '';
    }
  };
