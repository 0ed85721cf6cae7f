/** How a hand ended: who won, where the tile came from, or what is wanted where nobody did. */
import { eastMayGiveOn } from '../../../engine/accounts.ts';
import { SEATS, type Seat } from '../../../engine/notation.ts';
import {
  EMPTY_DRAFT,
  toggled,
  withGiver,
  withWinner,
} from '../../../stores/accounts/hand-draft.ts';
import { Choices, Toggles } from '../../picker/Choices.tsx';
import { FineField } from '../../picker/FineField.tsx';
import type { EntryFieldsProps } from './entry-fields.ts';
import { WorthFields } from './WorthFields.tsx';

export function EndFields(props: EntryFieldsProps) {
  const { choices, draft, nameOf, onChange, say } = props;
  const { end, winners } = draft;
  const seats = SEATS.map((seat) => [seat, nameOf(seat)] as const);
  const isFalse = end === 'false-win';
  const isNobody = end !== undefined && end !== 'win' && !isFalse;
  return (
    <>
      <Choices<Seat | 'nobody'>
        label={say(isFalse ? 'book.offender' : 'book.winner')}
        value={isNobody ? 'nobody' : winners[0]}
        options={isFalse ? seats : [...seats, ['nobody', say('book.nobody')]]}
        onPick={(picked) => {
          if (picked === 'nobody') {
            onChange({ ...EMPTY_DRAFT, end: 'drawn', declared: draft.declared });
          } else {
            onChange(isFalse ? { ...draft, winners: [picked] } : withWinner(draft, picked));
          }
        }}
      />
      {isFalse && <p class="question-note">{say('book.offender.note')}</p>}
      {end === 'win' && <WinFields {...props} />}
      {end === 'drawn' && <DrawFields {...props} />}
      {choices.hasStakes && end !== undefined && !isFalse && (
        <SeatToggles {...props} label={say('book.declared')} part="declared" />
      )}
      <EastStays {...props} />
      <OtherEnds {...props} />
    </>
  );
}

interface SeatTogglesProps extends EntryFieldsProps {
  readonly label: string;
  readonly part: 'declared' | 'ready' | 'mangan';
}

const SeatToggles = ({ label, part, draft, nameOf, onChange }: SeatTogglesProps) => (
  <Toggles
    label={label}
    options={SEATS.map((seat) => [seat, nameOf(seat)] as const)}
    chosen={draft[part]}
    onToggle={(seat) => onChange({ ...draft, [part]: toggled(draft[part], seat) })}
  />
);

interface YesNoProps extends Pick<EntryFieldsProps, 'draft' | 'onChange'> {
  readonly label: string;
  readonly part: 'kong' | 'givesOn';
}

const YesNo = ({ label, part, draft, onChange }: YesNoProps) => (
  <label class="row gap-2 touch sans text-s">
    <input
      type="checkbox"
      checked={draft[part]}
      onChange={() => onChange({ ...draft, [part]: !draft[part] })}
    />
    {label}
  </label>
);

function WinFields(props: EntryFieldsProps) {
  const { choices, draft, fines, nameOf, onChange, say } = props;
  const { winners, from } = draft;
  const [first] = winners;
  const givers = SEATS.filter((seat) => seat !== first);
  const others = givers.filter((seat) => seat !== from);
  const isDiscard = from !== undefined && from !== 'wall';
  return (
    <>
      <Choices<Seat | 'wall'>
        label={say('book.from')}
        value={from}
        options={[
          ['wall', say('book.from.wall')],
          ...givers.map((seat) => [seat, say('book.from.seat', { name: nameOf(seat) })] as const),
        ]}
        onPick={(picked) => onChange(withGiver(draft, picked))}
      />
      {choices.mostWinners > 1 && isDiscard && (
        <Toggles
          label={say('book.also')}
          options={others.map((seat) => [seat, nameOf(seat)] as const)}
          chosen={winners}
          onToggle={(seat) =>
            onChange({
              ...draft,
              winners: winners.includes(seat)
                ? winners.filter((one) => one !== seat)
                : [...winners, seat],
            })
          }
        />
      )}
      {from !== undefined && <WorthFields {...props} />}
      {fines.length > 0 && (
        <FineField
          fines={fines.map(({ kind, seat }) => ({ kind, name: nameOf(seat) }))}
          value={fines.findIndex(
            ({ kind, seat }) => kind === draft.fine?.kind && seat === draft.fine.seat,
          )}
          onPick={(at) => onChange({ ...draft, fine: fines[at] })}
          say={say}
        />
      )}
    </>
  );
}

const DrawFields = (props: EntryFieldsProps) => {
  const { choices, say } = props;
  return (
    <>
      {choices.asksReady && <SeatToggles {...props} label={say('book.ready')} part="ready" />}
      {choices.asksMangan && <SeatToggles {...props} label={say('book.mangan')} part="mangan" />}
      {choices.asksKong && <YesNo {...props} label={say('book.kong')} part="kong" />}
    </>
  );
};

/** Where East may give the hand on, nobody else can tell. */
const EastStays = (props: EntryFieldsProps) => {
  const { open, game, entry, say } = props;
  const mayGiveOn = entry !== undefined && eastMayGiveOn(open.settleRules, open.book, game, entry);
  return mayGiveOn ? <YesNo {...props} label={say('book.givesOn')} part="givesOn" /> : null;
};

/** Ends that are seldom: folded, so that the usual ones take few taps. */
function OtherEnds({ choices, draft, onChange, say }: EntryFieldsProps) {
  const ends = [
    ...(choices.finesFalseWin ? (['false-win'] as const) : []),
    ...(choices.mayAbort ? (['aborted'] as const) : []),
    ...(choices.mayAnnul ? (['annulled'] as const) : []),
  ];
  if (ends.length === 0) return null;
  const end = ends.find((one) => one === draft.end);
  return (
    <details class="fold" open={end !== undefined}>
      <summary>{say('book.others')}</summary>
      <Choices
        label={say('book.others')}
        value={end}
        options={ends.map((one) => [one, say(`book.end.${one}`)] as const)}
        onPick={(picked) =>
          onChange(
            picked === end
              ? EMPTY_DRAFT
              : { ...EMPTY_DRAFT, end: picked, declared: draft.declared },
          )
        }
      />
    </details>
  );
}
