/** What a question about the discard says once there is something to say. */
import type { DiscardHintStep, TypesOf } from '../../../engine/drills.ts';
import { awayName, copiesName } from '../../../i18n/discards/discard-words.ts';
import { tilesName } from '../../../i18n/hand/tile-names.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import { Odds } from '../../answer/Odds.tsx';
import { DiscardOptions, type DiscardOptionsProps } from './DiscardOptions.tsx';

export { verdictText } from '../../../i18n/discards/discard-words.ts';

interface DiscardReasonsProps extends DiscardOptionsProps {
  readonly shown: TypesOf<'what-discard'>['shown'];
}

type Shown = DiscardReasonsProps['shown'];

/** One's own discards too can come no more. */
const seenBy = ({ seen, river = [] }: Shown): Shown['seen'] => [...seen, ...river];

/** By what the discards are judged. */
const judgedText = ({ rules, bars, needsRow }: Shown, say: Say): string =>
  [
    say('discards.judged'),
    ...(bars ? [say('discards.judged.river')] : []),
    ...(needsRow ? [say('discards.judged.role')] : []),
    ...(rules && !needsRow ? [say('discards.judged.rules')] : []),
  ].join(' ');

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
    <p class="question-note">{judgedText(shown, props.say)}</p>
  </>
);

type Hints = TypesOf<'what-discard'>['hints'];

function riverHint({ distance, barred }: Hints, locale: Locale, say: Say): string {
  if (distance > 0) return say('discards.hint.river.far');
  if (barred.length === 0) return say('discards.hint.river.free');
  return say('discards.hint.river.barred', { tiles: tilesName(say, locale, barred) });
}

export const hintText =
  (locale: Locale, say: Say) =>
  (hints: Hints, step: string): string => {
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
    }
  };
