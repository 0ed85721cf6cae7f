import { Fragment } from 'preact';
import type { ScoringTypes } from '../../../engine/drills.ts';
import { extraName, situationText } from '../../../i18n/hand/situation-words.ts';
import { type CountedHand, ScoredHand } from '../../boards/ScoredHand.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { PositionProps } from '../view.ts';
import '../../answer/answers.css';

export const positionHand = ({ hand }: ScoringTypes['shown']): CountedHand => {
  const { concealed, melds, flowers, win } = hand;
  return { concealed, melds, flowers, last: win?.tile };
};

export const ScoringPosition = ({ shown, locale, say }: PositionProps<ScoringTypes>) => (
  <>
    <p class="situation">{situationText(say, shown)}</p>
    {shown.extras.length > 0 && <Extras shown={shown} say={say} />}
    <ScoredHand hand={positionHand(shown)} locale={locale} say={say} />
  </>
);

/** Tiles that lie elsewhere and bear on the hand, and what was counted beside it. */
const Extras = ({ shown: { rules, extras }, say }: Omit<PositionProps<ScoringTypes>, 'locale'>) => (
  <p class="situation tile-groups hand-extras middle">
    {extras.map(({ id, value }) => (
      <Fragment key={id}>
        {extraName(say, rules, id)}{' '}
        {typeof value === 'number' ? value : <TileRow tiles={value} say={say} />}
      </Fragment>
    ))}
  </p>
);
