/** Points or a hand, and what each pays for it. */
import { useMemo, useRef, useState } from 'preact/hooks';
import type { TileText } from '../../engine/notation.ts';
import type { Counter, Kit } from '../../engine/scoring.ts';
import { figure } from '../../i18n/money.ts';
import type { Say, Voice } from '../../i18n/speak.ts';
import { MOST_TARIFF, type PayDraft, type PayView, payView } from '../../stores/drafts/pay-view.ts';
import { SelectField } from '../parts/SelectField.tsx';
import { TileRow } from '../tiles/TileRow.tsx';
import { Paid } from './Paid.tsx';

export interface CountedHand {
  readonly tiles: readonly TileText[];
  readonly points: number;
}

interface PayDeskProps extends Voice {
  readonly kit: Kit;
  readonly counters: readonly Counter[];
  /** Hands that were counted when the site was built. */
  readonly hands: readonly CountedHand[];
}

/** The example of the book. */
const START: PayDraft = { points: '40', tariff: '10', coefficients: '2 4', how: 'discard' };
const OWN = 'own';
const HOWS = ['discard', 'drawn'] as const;

export function PayDesk({ kit, counters, hands, locale, say }: PayDeskProps) {
  const [draft, setDraft] = useState(START);
  const [hand, setHand] = useState<CountedHand | undefined>(undefined);
  const view = useMemo(() => payView(kit, counters, draft), [kit, counters, draft]);
  const last = useRef<PayView | undefined>(undefined);
  if (view) last.current = view;
  const change = (part: Partial<PayDraft>): void => setDraft({ ...draft, ...part });
  const pick = (value: string): void => {
    const picked = value === OWN ? undefined : hands[Number(value)];
    setHand(picked);
    if (picked) change({ points: String(picked.points) });
  };
  const write = (points: string): void => {
    setHand(undefined);
    change({ points });
  };
  return (
    <div class="card padded column gap-3">
      <div class="fields">
        <SelectField
          label={say('sticks.hand')}
          value={hand ? hands.indexOf(hand) : OWN}
          options={[
            [OWN, say('sticks.hand.own')],
            ...hands.map(({ points }, at) => [at, say('sticks.hand.of', { n: points })] as const),
          ]}
          onPick={pick}
        />
        <TextField label={say('sticks.points')} value={draft.points} onWrite={write} />
        <AgreementFields {...{ kit, draft, change, say }} />
      </div>
      {hand && <TileRow tiles={hand.tiles} say={say} />}
      <div role="status" class="column gap-3">
        {!view && (
          <p class="alert">
            {say('sticks.wrong', { most: figure(locale, MOST_TARIFF, 'points') })}
          </p>
        )}
        {last.current && (
          <Paid
            view={last.current}
            smallest={Math.min(...counters.map(({ points }) => points))}
            locale={locale}
            say={say}
          />
        )}
      </div>
    </div>
  );
}

interface AgreementFieldsProps {
  readonly kit: Kit;
  readonly draft: PayDraft;
  readonly change: (part: Partial<PayDraft>) => void;
  readonly say: Say;
}

/** How the tile was won, and what the table has agreed on. */
function AgreementFields({ kit, draft, change, say }: AgreementFieldsProps) {
  const pairs = kit.choicesOf('coefficients') as readonly (readonly [number, number])[];
  return (
    <>
      <SelectField
        label={say('sticks.how')}
        value={draft.how}
        options={HOWS.map((how) => [how, say(`sticks.how.${how}`)])}
        onPick={(how) => change({ how: how === 'drawn' ? 'drawn' : 'discard' })}
      />
      <TextField
        label={say('sticks.tariff')}
        value={draft.tariff}
        onWrite={(tariff) => change({ tariff })}
      />
      <SelectField
        label={say('sticks.coefficients')}
        value={draft.coefficients}
        options={pairs.map(([low, high]) => [
          `${low} ${high}`,
          say('sticks.coefficients.of', { low, high }),
        ])}
        onPick={(coefficients) => change({ coefficients })}
      />
    </>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onWrite: (text: string) => void;
}

const TextField = ({ label, value, onWrite }: TextFieldProps) => (
  <label class="field">
    <span>{label}</span>
    <input
      type="text"
      inputMode="decimal"
      autocomplete="off"
      value={value}
      onInput={({ currentTarget }) => onWrite(currentTarget.value)}
    />
  </label>
);
