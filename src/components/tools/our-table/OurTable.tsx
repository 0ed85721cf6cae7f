/** Our table: a rule set and its agreements, kept, sent on, and printed on one sheet. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { SheetTexts } from '../../../course/sheet-texts.ts';
import type { PlayableRules } from '../../../engine/scoring.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Offer } from '../../../i18n/scores/agreement-words.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { ChosenAgreements } from '../../../stores/device/agreed.ts';
import { $ourTable } from '../../../stores/device/our-table.ts';
import { $rules } from '../../../stores/device/own-rules.ts';
import { choiceQuery, createOurChoice } from '../../../stores/table/our-choice.ts';
import { StorageTrouble } from '../../parts/Notices.tsx';
import { useLater } from '../../parts/use-later.ts';
import { useSay } from '../../parts/use-say.ts';
import { useStore } from '../../parts/use-store.ts';
import { RulesField } from '../../picker/RulesField.tsx';
import { AgreedFields } from '../../table/AgreedFields.tsx';
import { ChoiceFaultNote } from './ChoiceFaultNote.tsx';
import { KeepOurTable } from './KeepOurTable.tsx';
import { ShareOurTable } from './ShareOurTable.tsx';
import { type Places, WhereItHolds } from './WhereItHolds.tsx';
import '../../answer/finder.css';
import '../../boards/point-table.css';
import '../accounts/accounts.css';

/** What can be agreed on under a rule set, where that is asked, and what its sheet says. */
export interface OurRules extends Offer {
  readonly places: Places;
  readonly sheet: SheetTexts;
}

interface OurTableProps {
  readonly locale: Locale;
  readonly offers: Readonly<Record<PlayableRules, OurRules>>;
}

/** The sheet needs the rule set itself. */
const loadSheet = () => import('./OurSheet.tsx');

export function OurTable({ locale, offers }: OurTableProps) {
  const say = useSay(locale);
  const [query, setQuery] = useState<string>();
  useEffect(() => setQuery(location.search), []);
  return query === undefined ? (
    <div class="first-screen" aria-busy="true" data-pending="">
      <p class="visually-hidden">{say('ours.opening')}</p>
    </div>
  ) : (
    <Opened {...{ offers, query, locale, say }} />
  );
}

interface OpenedProps extends Voice {
  readonly offers: OurTableProps['offers'];
  readonly query: string;
}

function Opened({ offers, query, locale, say }: OpenedProps) {
  const store = useMemo(
    () =>
      createOurChoice(offers, {
        query: new URLSearchParams(query),
        table: $ourTable.get(),
        own: $rules.get(),
      }),
    [offers, query],
  );
  const choice = useStore(store.$choice);
  const later = useLater(loadSheet);
  const { rules, agreed, fault } = choice;
  const offered = offers[rules];
  const address = choiceQuery(offers, choice);
  const pick = (change: () => void): void => {
    change();
    const chosen = choiceQuery(offers, store.$choice.get());
    history.replaceState(history.state, '', location.pathname + chosen + location.hash);
  };
  const setAgreed = (chosen: ChosenAgreements): void => pick(() => store.agree(chosen));
  const voice = { locale, say };
  return (
    <div class="accounts-columns column gap-5">
      <form class="screen-only column pack-top gap-4" onSubmit={(event) => event.preventDefault()}>
        <StorageTrouble say={say} />
        {fault && <ChoiceFaultNote fault={fault} {...voice} />}
        <div class="fields">
          <RulesField rules={rules} onPick={(id) => pick(() => store.pickRules(id))} say={say} />
        </div>
        <AgreedFields key={rules} {...{ offered, agreed, setAgreed, ...voice }} />
        <KeepOurTable {...{ rules, offered, agreed, setAgreed, say }} />
        <WhereItHolds {...{ offered, agreed, ...voice }} places={offered.places} />
        <ShareOurTable key={address} {...{ address, say }} />
      </form>
      {later ? (
        <later.OurSheet {...{ rules, offered, agreed, address, ...voice }} texts={offered.sheet} />
      ) : (
        <p class="question-note" data-pending="">
          {say('tally.working')}
        </p>
      )}
    </div>
  );
}
