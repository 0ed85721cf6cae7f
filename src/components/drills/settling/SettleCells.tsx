import { askedNets, askedPairs, type SeatPair, seatsOf, type Wind } from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { francs } from '../../../i18n/money.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import {
  BLANK_SUM,
  type SettleCell,
  type SettleSession,
  type SettleState,
  type SumDraft,
} from '../../../stores/settling/settle-session.ts';
import type { SeatNames } from '../../boards/SettleTable.tsx';

interface SettleCellsProps {
  readonly session: SettleSession;
  readonly state: SettleState;
  readonly names: SeatNames;
  readonly locale: Locale;
  readonly say: Say;
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
export function SettleCells({ session, state, names, locale, say }: SettleCellsProps) {
  const { question, draft, unread } = state;
  const [pairs, nets] = [askedPairs(question), askedNets(question)];
  const cell = (name: SettleCell, words: CellWords, sum: SumDraft) => (
    <SumField key={name} {...{ session, name, words, sum }} bad={unread.includes(name)} />
  );
  return (
    <div class="sum-groups">
      <fieldset>
        <legend>{say('accounts.pays')}</legend>
        <div class="sum-fields">
          {pairs.map((pair) => {
            const sum = draft[pair] ?? BLANK_SUM;
            return cell(pair, payWords(pair, sum.turned, names, say), sum);
          })}
        </div>
      </fieldset>
      {nets.length > 0 && (
        <fieldset>
          <legend>{say('accounts.nets')}</legend>
          <div class="sum-fields">
            {nets.map((seat) => {
              const sum = draft[seat] ?? BLANK_SUM;
              return cell(seat, netWords(seat, sum.turned, names, say), sum);
            })}
          </div>
        </fieldset>
      )}
      {unread.length > 0 && <Unread state={state} names={names} locale={locale} say={say} />}
    </div>
  );
}

interface SumFieldProps {
  readonly session: SettleSession;
  readonly name: SettleCell;
  readonly words: CellWords;
  readonly sum: SumDraft;
  readonly bad: boolean;
}

/** A sum to write, and the button that turns it the other way; T turns it as well. */
const SumField = ({ session, name, words, sum, bad }: SumFieldProps) => (
  <div class="sum-field">
    <button type="button" class="sum-turn" onClick={() => session.turn(name)}>
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
      onInput={({ currentTarget }) => session.write(name, currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        session.turn(name);
      }}
    />
  </div>
);

const EXAMPLE = 1.6;

/** Which sums are no numbers; or that there are none yet. */
function Unread({ state, names, locale, say }: Omit<SettleCellsProps, 'session'>) {
  const { draft, unread } = state;
  const isEmpty = Object.values(draft).every((sum) => sum.text.trim() === '');
  const cells = unread.map((cell) => [...cell].map((seat) => names[seat as Wind]).join('–'));
  const data = { example: francs(locale, EXAMPLE), cells: listed(locale, cells) };
  return (
    <p class="alert" id="accounts-unread" role="alert">
      {isEmpty ? say('accounts.nothingYet') : say('accounts.noNumber', data)}
    </p>
  );
}
