/** All hands that were entered, the last one first: each opens, and can be corrected. */
import type { StandingHand } from '../../../engine/accounts.ts';
import { SEATS, windOf } from '../../../engine/notation.ts';
import { gain } from '../../../i18n/money.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { OpenBook } from '../../../stores/accounts/accounts.ts';
import { Fold } from '../../parts/Fold.tsx';
import { HandPayments } from './HandPayments.tsx';
import { faultText, handText, numberOf } from './hand-text.ts';
import type { NameOf } from './players.ts';
import { unitOf } from './round-text.ts';

interface HandRowsProps extends Voice {
  readonly open: OpenBook;
  readonly nameOf: NameOf;
  readonly onCorrect: (at: number) => void;
  readonly onStrike: (at: number) => void;
  readonly onUndo: () => void;
}

export function HandRows(props: HandRowsProps) {
  const { open, onUndo, say } = props;
  const { hands } = open.standing;
  return (
    <section class="column gap-2" aria-labelledby="hands">
      <div class="row cluster spread gap-2">
        <h2 class="text-m" id="hands">
          {say('book.hands')}
        </h2>
        <button type="button" class="button" onClick={onUndo}>
          {say('book.undo')}
        </button>
      </div>
      <ol class="plain-list" reversed>
        {hands.map((hand, at) => <HandRow key={at} {...props} hand={hand} at={at} />).toReversed()}
      </ol>
    </section>
  );
}

interface HandRowProps extends HandRowsProps {
  readonly hand: StandingHand;
  readonly at: number;
}

function HandRow({ open, hand, at, onCorrect, onStrike, ...speaking }: HandRowProps) {
  const { locale, say, nameOf } = speaking;
  const { entry, earlier, isStruck, settled, game } = hand;
  const isHand = entry.end !== 'new-game';
  const text = handText(entry, speaking);
  const correct = (): void => {
    onCorrect(at);
    scrollTo({ top: 0 });
  };
  return (
    <li class="accounts-row line-below" data-struck={isStruck ? '' : undefined}>
      <Fold
        open={false}
        summary={
          <span class="column gap-1">
            <span>
              {isHand && `${numberOf(open.standing.hands, at)}. `}
              <bdi>{isStruck ? say('book.struck', { hand: text }) : text}</bdi>
            </span>
            {settled?.ok && (
              <span class="accounts-gains lining">
                {SEATS.map((seat) => (
                  <span key={seat}>
                    <span class="visually-hidden">{nameOf(seat)} </span>
                    {gain(
                      locale,
                      settled.value.settlement.payments[windOf(game.starter, seat)],
                      unitOf(open),
                    )}
                  </span>
                ))}
              </span>
            )}
          </span>
        }
      >
        {() => (
          <div class="grid gap-2">
            {settled?.ok && (
              <HandPayments
                {...{ open, ...speaking }}
                starter={game.starter}
                settled={settled.value}
              />
            )}
            <p class="row cluster gap-2">
              {isHand && (
                <button
                  type="button"
                  class="button"
                  aria-label={say('book.correct.hand', { nth: numberOf(open.standing.hands, at) })}
                  onClick={correct}
                >
                  {say('book.correct')}
                </button>
              )}
              {!isStruck && (
                <button type="button" class="button" onClick={() => onStrike(at)}>
                  {say('book.strike')}
                </button>
              )}
            </p>
          </div>
        )}
      </Fold>
      {settled?.ok === false && (
        <p class="alert">
          {say('book.refused')} {faultText(settled.error, say, nameOf)}
        </p>
      )}
      {earlier.map((before, nth) => (
        <p key={nth} class="text-s soft">
          {say('book.earlier', { hand: handText(before, speaking) })}
        </p>
      ))}
    </li>
  );
}
