import type { TypesOf } from '../../../engine/drills.ts';
import { Odds } from '../../answer/Odds.tsx';
import { DiscardOptions, type DiscardOptionsProps } from './DiscardOptions.tsx';

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
