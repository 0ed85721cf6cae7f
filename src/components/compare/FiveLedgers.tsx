import { useEffect, useState } from 'preact/hooks';
import type { Texts } from '../../engine/drills.ts';
import type { Locale } from '../../i18n/locales.ts';
import {
  createTallying,
  HAND_PART,
  type Tallying,
  textsBesideHand,
} from '../../stores/analyser/tally.ts';
import { createHandPicker, type HandPicker } from '../../stores/picker/hand-picker.ts';
import { useSay } from '../parts/use-say.ts';
import { LedgerTable } from './LedgerTable.tsx';
import '../boards/board.css';
import '../answer/finder.css';
import '../picker/picker.css';
import './ledgers.css';

interface FiveLedgersProps {
  readonly locale: Locale;
  readonly ruleHref: string;
  /** Compared until the reader tells of another hand. */
  readonly example: Texts;
}

interface Opened {
  readonly picker: HandPicker;
  readonly tallying: Tallying;
  readonly isFromAddress: boolean;
}

export function FiveLedgers(props: FiveLedgersProps) {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const say = useSay(props.locale);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const { [HAND_PART]: example = '', ...beside } = props.example;
    const isFromAddress = query.has(HAND_PART);
    setOpened({
      picker: createHandPicker(isFromAddress ? (query.get(HAND_PART) ?? '') : example),
      tallying: createTallying(isFromAddress ? textsBesideHand(query) : beside, !isFromAddress),
      isFromAddress,
    });
  }, [props.example]);
  if (!opened) {
    return (
      <div class="five-ledgers first-screen column pack-top gap-3" aria-busy="true">
        <p class="visually-hidden">{say('ledger.opening')}</p>
      </div>
    );
  }
  return <LedgerTable {...opened} ruleHref={props.ruleHref} locale={props.locale} say={say} />;
}
