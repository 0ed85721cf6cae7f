/** How a hand ended: who won, where the tile came from, or what is wanted where nobody did. */
import {
  type EndChoices,
  eastMayGiveOn,
  finesOf,
  type HandEntry,
} from '../../../engine/accounts.ts';
import { SEATS, type Seat } from '../../../engine/notation.ts';
import type { Game } from '../../../engine/play.ts';
import { openKey, type Voice } from '../../../i18n/speak.ts';
import type { OpenBook } from '../../../stores/accounts/accounts.ts';
import {
  EMPTY_DRAFT,
  type HandDraft,
  toggled,
  withGiver,
  withWinner,
} from '../../../stores/accounts/hand-draft.ts';
import { SelectField } from '../../parts/SelectField.tsx';
import { Choices } from '../../picker/Choices.tsx';
import type { NameOf } from './players.ts';
import { Toggles } from './Toggles.tsx';
import { WorthFields } from './WorthFields.tsx';

export interface EndFieldsProps extends Voice {
  readonly open: OpenBook;
  readonly game: Game;
  readonly choices: EndChoices;
  readonly draft: HandDraft;
  readonly entry: HandEntry | undefined;
  readonly nameOf: NameOf;
  readonly onSay: (draft: HandDraft) => void;
}

const NOBODY = 'nobody';

const asText = (seat: Seat | undefined): `${Seat}` | undefined =>
  seat === undefined ? undefined : `${seat}`;
const asSeat = (text: string): Seat => Number(text) as Seat;

export function EndFields(props: EndFieldsProps) {
  const { choices, draft, nameOf, onSay, say } = props;
  const { end, winners } = draft;
  const seats = SEATS.map((seat) => [`${seat}`, nameOf(seat)] as const);
  const isFalse = end === 'false-win';
  const pick = (picked: string): void => {
    if (picked === NOBODY) onSay({ ...EMPTY_DRAFT, end: 'drawn', declared: draft.declared });
    else if (isFalse) onSay({ ...draft, winners: [asSeat(picked)] });
    else onSay(withWinner(draft, asSeat(picked)));
  };
  const isNobody = end !== undefined && end !== 'win' && !isFalse;
  return (
    <>
      <Choices
        label={say(isFalse ? 'book.offender' : 'book.winner')}
        value={isNobody ? NOBODY : asText(winners[0])}
        options={isFalse ? seats : [...seats, [NOBODY, say('book.nobody')]]}
        onPick={pick}
      />
      {isFalse && <p class="question-note">{say('book.offender.note')}</p>}
      {end === 'win' && <WinFields {...props} />}
      {end === 'drawn' && <DrawFields {...props} />}
      {choices.hasStakes && end !== undefined && !isFalse && (
        <Toggles
          label={say('book.declared')}
          seats={draft.declared}
          nameOf={nameOf}
          onToggle={(seat) => onSay({ ...draft, declared: toggled(draft.declared, seat) })}
        />
      )}
      <EastStays {...props} />
      <OtherEnds {...props} />
    </>
  );
}

function WinFields(props: EndFieldsProps) {
  const { choices, draft, nameOf, onSay, say } = props;
  const { winners, from } = draft;
  const [first] = winners;
  const givers = SEATS.filter((seat) => seat !== first);
  const others = givers.filter((seat) => seat !== from);
  return (
    <>
      <Choices
        label={say('book.from')}
        value={from === 'wall' ? from : asText(from)}
        options={[
          ['wall', say('book.from.wall')],
          ...givers.map(
            (seat) => [`${seat}`, say('book.from.seat', { name: nameOf(seat) })] as const,
          ),
        ]}
        onPick={(picked) => onSay(withGiver(draft, picked === 'wall' ? picked : asSeat(picked)))}
      />
      {choices.mostWinners > 1 && from !== undefined && from !== 'wall' && (
        <Toggles
          label={say('book.also')}
          seats={winners}
          among={others}
          nameOf={nameOf}
          onToggle={(seat) =>
            onSay({
              ...draft,
              winners: winners.includes(seat)
                ? winners.filter((one) => one !== seat)
                : [...winners, seat],
            })
          }
        />
      )}
      {from !== undefined && <WorthFields {...props} />}
      <Fine {...props} />
    </>
  );
}

/** Asked only where one can be owed. */
function Fine({ open, game, draft, entry, nameOf, onSay, say }: EndFieldsProps) {
  if (entry?.end !== 'win' || open.side.kit.fines.length === 0) return null;
  const fines = finesOf(open.side, open.book, game, entry);
  if (fines.length === 0 && !draft.fine) return null;
  const place = fines.findIndex(
    ({ kind, seat }) => kind === draft.fine?.kind && seat === draft.fine.seat,
  );
  return (
    <SelectField
      label={say('tally.fine')}
      value={place}
      isWide
      options={[
        [-1, say('tally.fine.none')],
        ...fines.map(
          ({ kind, seat }, at) =>
            [at, say(openKey(`accounts.fine.${kind}`), { seat: nameOf(seat) })] as const,
        ),
      ]}
      onPick={(at) => onSay({ ...draft, fine: fines[Number(at)] })}
    />
  );
}

const DrawFields = ({ choices, draft, nameOf, onSay, say }: EndFieldsProps) => (
  <>
    {choices.asksReady && (
      <Toggles
        label={say('book.ready')}
        seats={draft.ready}
        nameOf={nameOf}
        onToggle={(seat) => onSay({ ...draft, ready: toggled(draft.ready, seat) })}
      />
    )}
    {choices.asksMangan && (
      <Toggles
        label={say('book.mangan')}
        seats={draft.mangan}
        nameOf={nameOf}
        onToggle={(seat) => onSay({ ...draft, mangan: toggled(draft.mangan, seat) })}
      />
    )}
    {choices.asksKong && (
      <label class="row gap-2 touch sans text-s">
        <input
          type="checkbox"
          checked={draft.kong}
          onChange={() => onSay({ ...draft, kong: !draft.kong })}
        />
        {say('book.kong')}
      </label>
    )}
  </>
);

/** Where East may give the hand on, nobody else can tell. */
const EastStays = ({ open, game, draft, entry, onSay, say }: EndFieldsProps) =>
  entry && eastMayGiveOn(open.side, open.book, game, entry) ? (
    <label class="row gap-2 touch sans text-s">
      <input
        type="checkbox"
        checked={draft.givesOn}
        onChange={() => onSay({ ...draft, givesOn: !draft.givesOn })}
      />
      {say('book.givesOn')}
    </label>
  ) : null;

/** Ends that are seldom: folded, so that the usual ones take few taps. */
function OtherEnds({ choices, draft, onSay, say }: EndFieldsProps) {
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
          onSay(
            picked === end
              ? EMPTY_DRAFT
              : { ...EMPTY_DRAFT, end: picked, declared: draft.declared },
          )
        }
      />
    </details>
  );
}
