import type { ComponentChildren } from 'preact';
import { type SeatPair, seatsOf } from '../../../engine/drills.ts';
import type { Wind } from '../../../engine/notation.ts';
import { asSentence } from '../../../i18n/speak.ts';
import { settlePicture } from '../../../stores/drafts/settle-board.ts';
import {
  draftOf,
  type SettleCell,
  turnSum,
  writeSum,
} from '../../../stores/drafts/settle-draft.ts';
import type { SettleSeat, SettleView } from '../../../stores/drafts/settle-view.ts';
import { FigureField, type FigureMark } from '../../boards/FigureField.tsx';
import { rolesText } from '../../boards/seat-roles.ts';
import { lineWidth, type Point } from '../../boards/settle-lines.ts';
import type { SettleCellsProps } from './SettleBoard.tsx';
import { bearing, PAIR_PLACES, SEAT_PLACES } from './settle-places.ts';

const placed = ({ x, y }: Point) => ({ left: `${x}%`, top: `${y}%` });

/** The table with its seats; each sum is written where it is paid, and judged there. */
export function SettleCells(props: SettleCellsProps) {
  const { state, voice } = props;
  const { shown, draft } = state;
  const view = settlePicture({ shown, draft, verdict: undefined });
  return (
    <div
      class="settle-sheet sans figure-line"
      role="group"
      aria-label={voice.say(`accounts.pays.${voice.unit}`)}
    >
      <Lines pairs={shown.pairs} view={view} />
      {shown.pairs.map((pair) => (
        <PayCell key={pair} {...props} pair={pair} />
      ))}
      {view.seats.map((seat) => (
        <SeatCard key={seat.wind} {...props} seat={seat} />
      ))}
    </div>
  );
}

interface LinesProps {
  readonly pairs: readonly SeatPair[];
  readonly view: SettleView;
}

/** A line for each payment that is asked for, the thicker the more is paid. */
function Lines({ pairs, view: { payments } }: LinesProps) {
  const most = Math.max(0, ...payments.map(({ amount }) => amount));
  return (
    <svg class="settle-lines full-width" aria-hidden="true">
      {pairs.map((pair) => {
        const [a, b] = seatsOf(pair).map((seat) => SEAT_PLACES[seat]) as [Point, Point];
        const paid = payments.find(({ from, to }) => pair.includes(from) && pair.includes(to));
        return (
          <line
            key={pair}
            {...{ x1: `${a.x}%`, y1: `${a.y}%`, x2: `${b.x}%`, y2: `${b.y}%` }}
            data-paid={paid?.kind}
            stroke-width={lineWidth(paid ? paid.amount / most : 0)}
          />
        );
      })}
    </svg>
  );
}

interface SeatCardProps extends SettleCellsProps {
  readonly seat: SettleSeat;
}

function SeatCard({ seat, ...props }: SeatCardProps) {
  const { wind, points, roles } = seat;
  const { names, say } = props.voice;
  const { nets, rules } = props.state.shown;
  return (
    <div
      class="settle-place grid text-centre"
      data-seat={wind}
      data-winner={roles.some((role) => role === 'winner' || role === 'drew') ? '' : undefined}
      style={placed(SEAT_PLACES[wind])}
    >
      <p>
        <strong>{names[wind]}</strong> {points}
        {roles.length > 0 && <span class="one-line soft">{rolesText(say, rules, roles)}</span>}
      </p>
      {nets.includes(wind) && <NetCell {...props} seat={wind} />}
    </div>
  );
}

function PayCell({ pair, ...props }: SettleCellsProps & { readonly pair: SeatPair }) {
  const { state, voice, judged } = props;
  const { inText, say } = voice;
  const seats = seatsOf(pair);
  const [payer, payee] = draftOf(state.draft, pair).turned ? [seats[1], seats[0]] : seats;
  const verdict = state.verdict?.pays.find((pay) => pay.pair === pair);
  const [from, to] = [asSentence(inText.the[payer]), inText.to[payee]];
  return (
    <SumField
      {...props}
      cell={pair}
      place={PAIR_PLACES[pair]}
      shown={<span style={{ rotate: `${bearing(payer, payee)}deg` }}>➜</span>}
      turn={say('accounts.turn', { from, to })}
      label={say('accounts.cell', { from, to })}
      mark={verdict && judged?.payMark(verdict, payer, voice)}
    />
  );
}

function NetCell({ seat, ...props }: SettleCellsProps & { readonly seat: Wind }) {
  const { state, voice, judged } = props;
  const { inText, say } = voice;
  const isLoss = draftOf(state.draft, seat).turned;
  const verdict = state.verdict?.nets.find((net) => net.seat === seat);
  const data = { seat: asSentence(inText.the[seat]) };
  return (
    <SumField
      {...props}
      cell={seat}
      shown={isLoss ? '−' : '+'}
      turn={say(isLoss ? 'accounts.turnLoss' : 'accounts.turnGain', data)}
      label={say(isLoss ? 'accounts.loss' : 'accounts.gain', data)}
      mark={verdict && judged?.netMark(verdict, voice)}
    />
  );
}

interface SumFieldProps extends SettleCellsProps {
  readonly cell: SettleCell;
  readonly place?: Point;
  /** The sign on the button that turns the sum, what that does, and the name of the sum. */
  readonly shown: ComponentChildren;
  readonly turn: string;
  readonly label: string;
  readonly mark: FigureMark | undefined;
}

/** A sum to write, and the button that turns it the other way; T turns it as well. */
function SumField({ session, state, voice, cell, place, shown, turn, label, mark }: SumFieldProps) {
  const isJudged = state.verdict !== undefined;
  const turnRound = (): void => session.edit(turnSum(cell));
  return (
    <div class="sum-field grid" style={place && placed(place)} data-on-line={place && ''}>
      <button
        type="button"
        class="sum-turn grid centre touch"
        aria-disabled={isJudged}
        onClick={turnRound}
      >
        <span aria-hidden="true">{shown}</span>
        <span class="visually-hidden">{turn}</span>
      </button>
      <FigureField
        name={cell}
        say={voice.say}
        text={draftOf(state.draft, cell).text}
        decimal={voice.unit === 'francs'}
        label={label}
        isBad={state.unread.includes(cell)}
        isJudged={isJudged}
        judged={mark}
        onWrite={(text) => session.edit(writeSum(cell, text))}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          turnRound();
        }}
      />
    </div>
  );
}
