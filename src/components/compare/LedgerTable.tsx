import { useEffect, useRef, useState } from 'preact/hooks';
import type { Compared } from '../../engine/compare.ts';
import type { ScoredHandError, Texts } from '../../engine/drills.ts';
import { formatHand } from '../../engine/notation.ts';
import { describeHandError } from '../../i18n/errors/hand-errors.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { Tallying } from '../../stores/analyser/tally.ts';
import type { WonComparison } from '../../stores/compare/ledger-view.ts';
import { type HandPicker, LAYINGS } from '../../stores/picker/hand-picker.ts';
import { Button } from '../parts/Button.tsx';
import { Fold } from '../parts/Fold.tsx';
import { useLater } from '../parts/use-later.ts';
import { useStore } from '../parts/use-store.ts';
import { EditableHand } from '../picker/EditableHand.tsx';
import { HandField } from '../picker/HandField.tsx';
import { HowToWrite } from '../picker/HowToWrite.tsx';
import { showInAddress } from '../picker/in-address.ts';
import { LastTiles } from '../picker/LastTiles.tsx';
import { TilesToTap } from '../picker/TilesToTap.tsx';
import { compareCaller } from './compare-caller.ts';
import { Sheets, Totals, useLooking } from './Ledgers.tsx';
import { WonHow } from './WonHow.tsx';

/** Browsers throttle frequent address changes. */
const PAUSE = 400;

interface LedgerTableProps extends Voice {
  readonly picker: HandPicker;
  readonly tallying: Tallying;
  readonly isFromAddress: boolean;
  readonly ruleHref: string;
}

interface HandTexts {
  readonly hand: string;
  readonly texts: Texts;
}

/** What was found, and for which hand; the last comparison stays while there is none. */
interface Findings {
  readonly found: Compared['found'] | undefined;
  readonly last: WonComparison | undefined;
}

const wonIn = ({ found }: Compared): WonComparison | undefined =>
  found.ok && found.value.kind === 'won' ? found.value : undefined;

const compare = (texts: Texts, keeps = false): Promise<Compared> =>
  compareCaller().call({ ask: 'ledgers', texts, keeps }) as Promise<Compared>;

/** What is compared while something beside the hand is refused: the hand as it lies. */
async function compareBare({ hand }: HandTexts, { found }: Compared) {
  const isBeside = !found.ok && found.error.part !== 'hand';
  return isBeside ? wonIn(await compare({ hand })) : undefined;
}

function useLedgers(asked: HandTexts, keeps: boolean, tell: Tallying['say']): Findings {
  const [findings, setFindings] = useState<Findings>({ found: undefined, last: undefined });
  const { hand, texts } = asked;
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const answer = await compare({ ...texts, hand }, keeps);
      const won = wonIn(answer) ?? (await compareBare({ hand, texts }, answer));
      if (!isWanted) return;
      const { found, how } = answer;
      if (found.ok && how !== texts['how']) tell({ how });
      setFindings(({ last }) => ({ found, last: won ?? last }));
    };
    if (hand === '') setFindings(({ last }) => ({ found: undefined, last }));
    else void ask();
    return () => {
      isWanted = false;
    };
  }, [hand, texts, keeps, tell]);
  return findings;
}

export function LedgerTable(props: LedgerTableProps) {
  const { picker, tallying, isFromAddress, ruleHref, locale, say } = props;
  const state = useStore(picker.$picked);
  const texts = useStore(tallying.$texts);
  const first = useRef({ texts, hand: state.hand });
  const isTouched = first.current.texts !== texts || first.current.hand !== state.hand;
  const hand = state.hand && !state.error ? formatHand(state.hand) : '';
  const { found, last } = useLedgers({ hand, texts }, isTouched, tallying.say);

  useEffect(() => {
    if (state.error) return;
    const timer = setTimeout(() => showInAddress(state.hand, texts), PAUSE);
    return () => clearTimeout(timer);
  }, [state, texts]);

  const looking = useLooking(last?.ledgers ?? []);
  const sheets = last && { comparison: last, ruleHref, tallying, looking, locale, say };
  const refusal = found && !found.ok ? found.error : undefined;
  return (
    <div class="five-ledgers first-screen column pack-top gap-3">
      <div class="ledger-hand" inert={state.error !== undefined}>
        <EditableHand
          hand={state.hand}
          none={say('ledger.ask')}
          say={say}
          onRemove={picker.remove}
        />
      </div>
      {sheets ? <Totals {...sheets} /> : <div class="ledger-heads" />}
      {refusal && (
        <p class="alert" role="alert">
          {isFromAddress && !isTouched && say('ledger.refused')}{' '}
          {describeHandError(say, refusal.error as ScoredHandError)} {last && say('ledger.kept')}
        </p>
      )}
      {found?.ok &&
        found.value.kind === 'last' &&
        (found.value.tiles.length === 0 ? (
          <p class="question-note">{say('ledger.noLast')}</p>
        ) : (
          <LastTiles
            label={say('ledger.last')}
            tiles={found.value.tiles}
            onPick={picker.winWith}
            say={say}
          />
        ))}
      <HandEntry {...props} />
      {state.hand?.win && last && (
        <WonHow {...{ hand: state.hand, comparison: last, picker, tallying, texts, say }} />
      )}
      {sheets && <SheetsFirst {...sheets} />}
    </div>
  );
}

const inTime = async (): Promise<boolean> => true;

/** The lines side by side are much, and stand below the sheets: drawn when there is time. */
const SheetsFirst = (props: Parameters<typeof Sheets>[0]) => (
  <Sheets {...props} withLines={useLater(inTime) ?? false} />
);

function HandEntry({ picker, say }: LedgerTableProps) {
  const state = useStore(picker.$picked);
  const { text, hand, error, past } = state;
  const isLocked = error !== undefined;
  return (
    <Fold summary={say('ledger.hand.change')} open={hand === undefined || isLocked}>
      {() => (
        <div class="ledger-entry column gap-3">
          <HandField text={text} error={error} say={say} onType={picker.type} />
          <div class="ledger-tools flex gap-2">
            <Button disabled={past.length === 0} onClick={picker.undo}>
              {say('site.undo')}
            </Button>
            <Button disabled={text === ''} onClick={() => picker.replace('')}>
              {say('pick.clear')}
            </Button>
          </div>
          <TilesToTap {...{ picker, isLocked, say }} picked={state} layings={LAYINGS} withFlowers />
          <details class="fold">
            <summary>{say('pick.how')}</summary>
            <HowToWrite say={say} />
          </details>
        </div>
      )}
    </Fold>
  );
}
