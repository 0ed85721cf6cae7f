/** What a question about the discard says once there is something to say. */
import type { DiscardHintStep, TypesOf } from '../../../engine/drills.ts';
import { awayName, copiesName } from '../../../i18n/discard-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import { tilesName } from '../../../i18n/tile-names.ts';
import { Odds } from '../../answer/Odds.tsx';
import { DiscardOptions, type DiscardOptionsProps } from './DiscardOptions.tsx';

export { verdictText } from '../../../i18n/discard-words.ts';

interface DiscardReasonsProps extends DiscardOptionsProps {
  readonly shown: TypesOf<'what-discard'>['shown'];
}

export const DiscardReasons = ({ shown, ...props }: DiscardReasonsProps) => (
  <>
    <DiscardOptions {...props} />
    <Odds
      key={[...shown.concealed, '', ...shown.seen].join()}
      hand={shown}
      near={props.verdict.hasOdds}
      locale={props.locale}
      say={props.say}
    />
    <p class="question-note">{props.say('discards.judged')}</p>
  </>
);

export const hintText =
  (locale: Locale, say: Say) =>
  (hints: TypesOf<'what-discard'>['hints'], step: string): string => {
    switch (step as DiscardHintStep) {
      case 'distance':
        return say('discards.hint.distance', { away: awayName(say, hints.distance) });
      case 'spare':
        return hints.allSpare
          ? say('discards.hint.spareAll')
          : say('discards.hint.spare', { tiles: tilesName(say, locale, hints.spare) });
      case 'count':
        return say('discards.hint.count', { copies: copiesName(say, hints.count) });
      case 'answer':
        return say('discards.hint.answer', {
          n: hints.answer.length,
          tiles: tilesName(say, locale, hints.answer),
        });
    }
  };
