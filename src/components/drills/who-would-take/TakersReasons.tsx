import { pageHref } from '../../../course/links.ts';
import type { TypesOf } from '../../../engine/drills.ts';
import {
  barsIn,
  lawText,
  takersHintText,
  takersVerdictText,
  worthText,
} from '../../../i18n/claims/takers-words.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import type { Voice } from '../../../i18n/speak.ts';
import { RulePlaceLink } from '../../boards/RulePlaceLink.tsx';
import type { Judgement } from '../judgement.tsx';
import type { SolvedProps } from '../view.ts';

type TakersTypes = TypesOf<'who-would-take'>;
type Proof = TakersTypes['hints'];
type Taker = Proof['rows'][number];

const hintOf: Judgement<TakersTypes>['hintText'] = (hints, step, voice) =>
  step === 'bars' ? (
    <>
      {voice.say('takers.hint.bars')}
      <ul class="takers-bars">
        {barsIn(hints, voice).map((bar) => (
          <li key={bar}>{bar}</li>
        ))}
      </ul>
    </>
  ) : (
    takersHintText(hints, step, voice)
  );

/** What each rule set says of the claim. */
function Reasons({ shown, verdict: { proof }, ...voice }: SolvedProps<TakersTypes>) {
  return (
    <section class="takers-reasons text-s">
      <h3 class="text-s bold">{voice.say('takers.rows')}</h3>
      <ul class="plain-list">
        {proof.rows.map((taker) => (
          <Row
            key={taker.rules}
            taker={taker}
            takes={proof.takers.includes(taker.rules)}
            isWeighed={shown.ask === 'wise'}
            {...voice}
          />
        ))}
      </ul>
      {shown.ask === 'wise' && <p class="question-note">{voice.say('claim.compared.measure')}</p>}
      <p class="question-note">{voice.say('takers.rows.note')}</p>
    </section>
  );
}

interface RowProps extends Voice {
  readonly taker: Taker;
  readonly takes: boolean;
  /** Whether it is asked what is best. */
  readonly isWeighed: boolean;
}

function Row({ taker, takes, isWeighed, locale, say }: RowProps) {
  const { rules, isLawful, claim, unknown, texts } = taker;
  const cited = claim?.bar ?? claim ?? unknown;
  return (
    <li class="grid gap-1 line-below" data-takes={takes ? '' : undefined}>
      <a
        class="takers-name row gap-1 touch bold"
        href={`${pageHref(locale, 'claim')}?${queryOf(texts)}`}
      >
        <span aria-hidden="true">{takes ? '✓' : '✕'}</span> {rulesName(say, rules)}
      </a>
      <span>
        {lawText(taker, { locale, say })}{' '}
        {cited && <RulePlaceLink {...cited} {...{ locale, say }} />}
      </span>
      {isWeighed && isLawful && <span>{worthText(taker, say)}</span>}
    </li>
  );
}

/** Every sign of the notation stands in an address as it is. */
const queryOf = (texts: Taker['texts']): string =>
  Object.entries(texts)
    .map(([name, text]) => `${name}=${text}`)
    .join('&');

export const TAKERS_JUDGEMENT: Judgement<TakersTypes> = {
  verdictText: takersVerdictText,
  hintText: hintOf,
  Reasons,
};
