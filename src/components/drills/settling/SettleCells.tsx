import { type SeatPair, seatsOf } from '../../../engine/drills.ts';
import type { Wind } from '../../../engine/notation.ts';
import { figure } from '../../../i18n/money.ts';
import type { AccountVoice, SeatNames } from '../../../i18n/settle-words.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import {
  draftOf,
  type SettleCell,
  type SumDraft,
  turned,
  written,
} from '../../../stores/settling/settle-draft.ts';
import type { SettleBoardProps } from './settle-props.ts';

interface SettleCellsProps extends Pick<SettleBoardProps, 'session' | 'state'> {
  readonly voice: AccountVoice;
}

/** How a sum reads: what stands before it, what the button that turns it says, and its own name. */
interface CellWords {
  readonly shown: string;
  readonly turn: string;
  readonly label: string;
}

function payWords(pair: SeatPair, turned: boolean, names: SeatNames, say: Say): CellWords {
  const [first, second] = seatsOf(pair).map((seat) => names[seat]) as [string, string];
  const [from, to] = turned ? [second, first] : [first, second];
  return {
    shown: `${from} → ${to}`,
    turn: say('accounts.turn', { from, to }),
    label: say('accounts.cell', { from, to }),
  };
}

function netWords(wind: Wind, turned: boolean, names: SeatNames, say: Say): CellWords {
  const seat = names[wind];
  return {
    shown: `${seat} ${turned ? '−' : '+'}`,
    turn: say(turned ? 'accounts.turnLoss' : 'accounts.turnGain', { seat }),
    label: say(turned ? 'accounts.loss' : 'accounts.gain', { seat }),
  };
}

/** The payments and nets to fill in. */
export function SettleCells({ session, state, voice }: SettleCellsProps) {
  const { shown, draft, unread } = state;
  const { names, unit, say } = voice;
  const cell = (name: SettleCell, words: CellWords, sum: SumDraft) => (
    <SumField key={name} {...{ session, name, words, sum }} bad={unread.includes(name)} />
  );
  return (
    <div class="sum-groups">
      <fieldset>
        <legend>{say(`accounts.pays.${unit}`)}</legend>
        <div class="sum-fields">
          {shown.pairs.map((pair) => {
            const sum = draftOf(draft, pair);
            return cell(pair, payWords(pair, sum.turned, names, say), sum);
          })}
        </div>
      </fieldset>
      {shown.nets.length > 0 && (
        <fieldset>
          <legend>{say(`accounts.nets.${unit}`)}</legend>
          <div class="sum-fields">
            {shown.nets.map((seat) => {
              const sum = draftOf(draft, seat);
              return cell(seat, netWords(seat, sum.turned, names, say), sum);
            })}
          </div>
        </fieldset>
      )}
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

/** Which sums are no numbers; or that there are none yet. */
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
