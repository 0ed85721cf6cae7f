/** What the hands are worth: points in a field, or the tiles by taps. */
import { useState } from 'preact/hooks';
import type { TilesWorth } from '../../../engine/accounts.ts';
import { SEATS, type Seat } from '../../../engine/notation.ts';
import { type HandDraft, isFigure } from '../../../stores/accounts/hand-draft.ts';
import { FigureField } from '../../boards/FigureField.tsx';
import { useLater } from '../../parts/use-later.ts';
import type { EndFieldsProps } from './EndFields.tsx';

/** A hand by its tiles brings the scorer along. */
const loadTiles = () => import('./HandByTiles.tsx');

export function WorthFields(props: EndFieldsProps) {
  const { choices, draft, nameOf, say } = props;
  const [tapped, setTapped] = useState<Seat>();
  const losers = SEATS.filter((seat) => !draft.winners.includes(seat));
  const fields = { ...props, tapped, setTapped };
  return (
    <>
      <fieldset class="choices">
        <legend class="choices-label">{say('book.points')}</legend>
        {draft.winners.map((seat) => (
          <Worth key={seat} {...fields} seat={seat} />
        ))}
        <p class="question-note accounts-note">
          {choices.isUncounted && say('book.points.own')}
          {choices.hasStakes && say('book.points.paid')}
        </p>
      </fieldset>
      {choices.losersCount && (
        <fieldset class="choices">
          <legend class="choices-label">{say('book.losers')}</legend>
          {losers.map((seat) => (
            <Worth key={seat} {...fields} seat={seat} />
          ))}
        </fieldset>
      )}
      {tapped !== undefined && (
        <Tapped key={tapped} {...props} seat={tapped} onDone={() => setTapped(undefined)} />
      )}
      <span class="visually-hidden" role="status">
        {tapped !== undefined && say('book.tiles.of', { name: nameOf(tapped) })}
      </span>
    </>
  );
}

interface WorthProps extends EndFieldsProps {
  readonly seat: Seat;
  readonly tapped: Seat | undefined;
  readonly setTapped: (seat: Seat | undefined) => void;
}

function Worth({ seat, draft, nameOf, onSay, tapped, setTapped, say }: WorthProps) {
  const text = draft.points[seat] ?? '';
  const isTold = draft.tiles[seat] !== undefined;
  return (
    <div class="accounts-worth row gap-1">
      {!isTold && (
        <FigureField
          name={`points-${seat}`}
          text={text}
          label={say('book.points.of', { name: nameOf(seat) })}
          withLabel
          isBad={text !== '' && !isFigure(text)}
          isJudged={false}
          judged={undefined}
          say={say}
          onWrite={(points) => onSay({ ...draft, points: { ...draft.points, [seat]: points } })}
        />
      )}
      <button
        type="button"
        class="button"
        aria-pressed={isTold}
        aria-expanded={tapped === seat}
        aria-label={say('book.tiles.of', { name: nameOf(seat) })}
        onClick={() => setTapped(tapped === seat ? undefined : seat)}
      >
        {isTold ? say('book.tiles.of', { name: nameOf(seat) }) : say('book.tiles')}
      </button>
    </div>
  );
}

interface TappedProps extends EndFieldsProps {
  readonly seat: Seat;
  readonly onDone: () => void;
}

const withTiles = (draft: HandDraft, seat: Seat, worth: TilesWorth | undefined): HandDraft => {
  const { [seat]: _, ...others } = draft.tiles;
  return { ...draft, tiles: worth ? { ...others, [seat]: worth } : others };
};

function Tapped({ seat, onDone, ...props }: TappedProps) {
  const { draft, onSay, say } = props;
  const later = useLater(loadTiles);
  if (!later) return <p class="question-note">{say('tally.working')}</p>;
  return (
    <div class="accounts-tiles card grid gap-3">
      <later.HandByTiles
        {...props}
        seat={seat}
        worth={draft.tiles[seat]}
        onTell={(worth) => onSay(withTiles(draft, seat, worth))}
      />
      <p class="row cluster gap-2">
        <button type="button" class="button" onClick={onDone}>
          {say('book.tiles.done')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            onSay(withTiles(draft, seat, undefined));
            onDone();
          }}
        >
          {say('book.tiles.drop')}
        </button>
      </p>
    </div>
  );
}
