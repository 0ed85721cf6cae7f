/** What the hands are worth: points in a field, or the tiles by taps. */
import { useState } from 'preact/hooks';
import type { TilesWorth } from '../../../engine/accounts.ts';
import { SEATS, type Seat } from '../../../engine/notation.ts';
import { type HandDraft, isFigure } from '../../../stores/accounts/hand-draft.ts';
import { FigureField } from '../../boards/FigureField.tsx';
import { Button } from '../../parts/Button.tsx';
import { useLater } from '../../parts/use-later.ts';
import type { EntryFieldsProps } from './entry-fields.ts';

/** A hand by its tiles brings the scorer along. */
const loadTiles = () => import('./HandByTiles.tsx');

export function WorthFields(props: EntryFieldsProps) {
  const { choices, draft, nameOf, say } = props;
  /** Whose tiles are tapped. */
  const [seatOfTiles, setSeatOfTiles] = useState<Seat>();
  const losers = SEATS.filter((seat) => !draft.winners.includes(seat));
  const field = (seat: Seat) => (
    <WorthField
      key={seat}
      {...props}
      seat={seat}
      isOpen={seat === seatOfTiles}
      onTiles={() => setSeatOfTiles(seat === seatOfTiles ? undefined : seat)}
    />
  );
  return (
    <>
      <fieldset class="choices">
        <legend class="choices-label">{say('book.points')}</legend>
        {draft.winners.map(field)}
      </fieldset>
      {choices.isUncounted && <p class="question-note">{say('book.points.own')}</p>}
      {choices.hasStakes && <p class="question-note">{say('book.points.paid')}</p>}
      {choices.losersCount && (
        <fieldset class="choices">
          <legend class="choices-label">{say('book.losers')}</legend>
          {losers.map(field)}
        </fieldset>
      )}
      {seatOfTiles !== undefined && (
        <TilesPanel
          key={seatOfTiles}
          {...props}
          seat={seatOfTiles}
          onDone={() => setSeatOfTiles(undefined)}
        />
      )}
      <span class="visually-hidden" role="status">
        {seatOfTiles !== undefined && say('book.tiles.of', { name: nameOf(seatOfTiles) })}
      </span>
    </>
  );
}

interface WorthFieldProps extends EntryFieldsProps {
  readonly seat: Seat;
  /** Whether its tiles are being tapped. */
  readonly isOpen: boolean;
  readonly onTiles: () => void;
}

function WorthField({ seat, isOpen, draft, nameOf, onChange, onTiles, say }: WorthFieldProps) {
  const text = draft.points[seat] ?? '';
  const hasTiles = draft.tiles[seat] !== undefined;
  const tilesName = say('book.tiles.of', { name: nameOf(seat) });
  return (
    <div class="flex items-end gap-1">
      {!hasTiles && (
        <FigureField
          name={`points-${seat}`}
          text={text}
          label={say('book.points.of', { name: nameOf(seat) })}
          withLabel
          isBad={text !== '' && !isFigure(text)}
          isJudged={false}
          judged={undefined}
          say={say}
          onWrite={(points) => onChange({ ...draft, points: { ...draft.points, [seat]: points } })}
        />
      )}
      <Button
        aria-pressed={hasTiles}
        aria-expanded={isOpen}
        aria-label={tilesName}
        onClick={onTiles}
      >
        {hasTiles ? tilesName : say('book.tiles')}
      </Button>
    </div>
  );
}

interface TilesPanelProps extends EntryFieldsProps {
  readonly seat: Seat;
  readonly onDone: () => void;
}

const withTiles = (draft: HandDraft, seat: Seat, worth: TilesWorth | undefined): HandDraft => {
  const { [seat]: _, ...others } = draft.tiles;
  return { ...draft, tiles: worth ? { ...others, [seat]: worth } : others };
};

function TilesPanel({ seat, onDone, ...props }: TilesPanelProps) {
  const { draft, onChange, say } = props;
  const later = useLater(loadTiles);
  if (!later) return <p class="question-note">{say('tally.working')}</p>;
  return (
    <div class="card padded column gap-3">
      <later.HandByTiles
        {...props}
        seat={seat}
        worth={draft.tiles[seat]}
        onWorth={(worth) => onChange(withTiles(draft, seat, worth))}
      />
      <p class="row cluster gap-2">
        <Button onClick={onDone}>{say('book.tiles.done')}</Button>
        <Button
          onClick={() => {
            onChange(withTiles(draft, seat, undefined));
            onDone();
          }}
        >
          {say('book.tiles.drop')}
        </Button>
      </p>
    </div>
  );
}
