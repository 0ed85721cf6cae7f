import { type SeatPair, seatsOf } from '../../../engine/drills.ts';
import type { Wind } from '../../../engine/notation.ts';
import { figure } from '../../../i18n/money.ts';
import type { AccountVoice } from '../../../i18n/settle-words.ts';
import { listed } from '../../../i18n/speak.ts';
import {
  draftOf,
  type SettleCell,
  type SumDraft,
  turned,
  written,
} from '../../../stores/settling/settle-draft.ts';
import type { SettleBoardProps } from './SettleBoard.tsx';

interface SettleCellsProps extends Pick<SettleBoardProps, 'session' | 'state'> {
  readonly voice: AccountVoice;
}

/** What stands before a sum, what the button that turns it says, and its own name. */
interface CellWords {
  readonly shown: string;
  readonly turn: string;
  readonly label: string;
}

function payWords(pair: SeatPair, isTurned: boolean, { names, say }: AccountVoice): CellWords {
  const seats = seatsOf(pair).map((seat) => names[seat]);
  const [from = '', to = ''] = isTurned ? seats.reverse() : seats;
  return {
    shown: `${from} → ${to}`,
    turn: say('accounts.turn', { from, to }),
    label: say('accounts.cell', { from, to }),
  };
}

function netWords(wind: Wind, isTurned: boolean, { names, say }: AccountVoice): CellWords {
  const seat = names[wind];
  return {
    shown: `${seat} ${isTurned ? '−' : '+'}`,
    turn: say(isTurned ? 'accounts.turnLoss' : 'accounts.turnGain', { seat }),
    label: say(isTurned ? 'accounts.loss' : 'accounts.gain', { seat }),
  };
}

export function SettleCells({ session, state, voice }: SettleCellsProps) {
  const { shown, draft, unread } = state;
  const { unit, say } = voice;
  const group = <Cell extends SettleCell>(
    legend: string,
    cells: readonly Cell[],
    wordsOf: (cell: Cell, isTurned: boolean, voice: AccountVoice) => CellWords,
  ) => (
    <fieldset>
      <legend>{legend}</legend>
      <div class="sum-fields">
        {cells.map((name) => {
          const sum = draftOf(draft, name);
          const words = wordsOf(name, sum.turned, voice);
          return (
            <SumField key={name} {...{ session, name, words, sum }} bad={unread.includes(name)} />
          );
        })}
      </div>
    </fieldset>
  );
  return (
    <div class="sum-groups">
      {group(say(`accounts.pays.${unit}`), shown.pairs, payWords)}
      {shown.nets.length > 0 && group(say(`accounts.nets.${unit}`), shown.nets, netWords)}
      {unread.length > 0 && <Unread state={state} voice={voice} />}
    </div>
  );
}

interface SumFieldProps {
  readonly session: SettleBoardProps['session'];
  readonly name: SettleCell;
  readonly words: CellWords;
  readonly sum: SumDraft;
  readonly bad: boolean;
}

/** A sum to write, and the button that turns it the other way; T turns it as well. */
const SumField = ({ session, name, words, sum, bad }: SumFieldProps) => (
  <div class="sum-field">
    <button type="button" class="sum-turn" onClick={() => session.edit(turned(name))}>
      <span aria-hidden="true">{words.shown}</span>
      <span class="visually-hidden">{words.turn}</span>
    </button>
    <input
      type="text"
      inputmode="decimal"
      autocomplete="off"
      enterkeyhint="done"
      data-field={name}
      aria-label={words.label}
      value={sum.text}
      aria-invalid={bad}
      aria-describedby={bad ? 'accounts-unread' : undefined}
      onInput={({ currentTarget }) => session.edit(written(name, currentTarget.value))}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        session.edit(turned(name));
      }}
    />
  </div>
);

const EXAMPLES = { francs: 1.6, points: 16 } as const;

function Unread({ state, voice }: Omit<SettleCellsProps, 'session'>) {
  const { draft, unread } = state;
  const { names, unit, locale, say } = voice;
  const isEmpty = Object.values(draft).every((sum) => sum.text.trim() === '');
  const cells = unread.map((cell) => [...cell].map((seat) => names[seat as Wind]).join('–'));
  const data = { example: figure(locale, EXAMPLES[unit], unit), cells: listed(locale, cells) };
  return (
    <p class="alert" id="accounts-unread" role="alert">
      {isEmpty ? say('accounts.nothingYet') : say(`accounts.noNumber.${unit}`, data)}
    </p>
  );
}
