import { SEATS, type Seat } from '../../../engine/notation.ts';
import type { NameOf } from './players.ts';

interface TogglesProps {
  readonly label: string;
  readonly seats: readonly Seat[];
  /** Who can be said; by default all. */
  readonly among?: readonly Seat[];
  readonly nameOf: NameOf;
  readonly onToggle: (seat: Seat) => void;
}

/** Some of the four, each a tap away. */
export const Toggles = ({ label, seats, among = SEATS, nameOf, onToggle }: TogglesProps) => (
  <div class="choices" role="group" aria-label={label}>
    <span class="choices-label" aria-hidden="true">
      {label}
    </span>
    {among.map((seat) => (
      <button
        type="button"
        key={seat}
        class="button"
        aria-pressed={seats.includes(seat)}
        onClick={() => onToggle(seat)}
      >
        <bdi>{nameOf(seat)}</bdi>
      </button>
    ))}
  </div>
);
