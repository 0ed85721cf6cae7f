import {
  type NetVerdict,
  type PayVerdict,
  type SettleTypes,
  type SumVerdict,
  seatsOf,
} from '../../../engine/drills.ts';
import type { Wind } from '../../../engine/notation.ts';
import { figure } from '../../../i18n/money.ts';
import { type AccountVoice, voiceOf } from '../../../i18n/scores/account-voice.ts';
import {
  netFigure,
  netText,
  payText,
  settleVerdictText,
  sumMarkText,
  sumVerdictText,
  transferText,
} from '../../../i18n/scores/settle-words.ts';
import { listText } from '../../../i18n/speak.ts';
import { settlePicture } from '../../../stores/drafts/settle-board.ts';
import type { SettleDraft } from '../../../stores/drafts/settle-draft.ts';
import { settleView } from '../../../stores/drafts/settle-view.ts';
import type { SessionState } from '../../../stores/question/drill-session.ts';
import type { FigureMark } from '../../boards/FigureField.tsx';
import { SettleDrawing, SettleTable } from '../../boards/SettleTable.tsx';
import { Fold } from '../../parts/Fold.tsx';
import type { Judgement } from '../judgement.tsx';
import type { SolvedProps } from '../view.ts';
import { bearing } from './settle-places.ts';

const EXAMPLES = { francs: 1.6, points: 16 } as const;

export function unreadText(
  { draft, unread }: Pick<SessionState<SettleTypes, SettleDraft>, 'draft' | 'unread'>,
  voice: AccountVoice,
): string {
  const { names, unit, locale, say } = voice;
  if (Object.values(draft).every((sum) => sum.text.trim() === '')) {
    return say('accounts.nothingYet');
  }
  const cells = unread.map((cell) => [...cell].map((seat) => names[seat as Wind]).join('–'));
  const data = { example: figure(locale, EXAMPLES[unit], unit), cells: listText(locale, cells) };
  return say(`accounts.noNumber.${unit}`, data);
}

const hintText: Judgement<SettleTypes>['hintText'] = (hints, step, { shown, locale, say }) => {
  const voice = voiceOf(shown, locale, say);
  const { names, inText } = voice;
  const score = (seat: Wind): string => `${names[seat]} ${shown.scores[seat] ?? 0}`;
  if (step === 'high' || step === 'most') {
    const seats = listText(
      locale,
      hints.high.map((seat) => inText.the[seat]),
    );
    return say(`accounts.hint.${step}`, { seats });
  }
  if (step === 'differences') {
    const sums = hints.differences.map(
      ({ from, to, points }) => `${score(to)} − ${score(from)} = ${points}`,
    );
    return sums.length > 0
      ? say('accounts.hint.differences', { sums: sums.join(' · ') })
      : say('accounts.hint.differencesNone');
  }
  const sums = hints.payments.map((payment) => transferText(payment, voice));
  return sums.length > 0
    ? say('accounts.hint.payments', { sums: sums.join(' · ') })
    : say('accounts.hint.paymentsNone');
};

/** How a payment was judged; the way it should have gone is drawn where that was the other. */
export function payMark(cell: PayVerdict, payer: Wind, voice: AccountVoice): FigureMark {
  const { mark, wanted, pair } = cell;
  const text = `${payText(cell, voice)}, ${sumMarkText(cell, voice)}`;
  if (mark === 'right') return { mark, text };
  const [first, second] = seatsOf(pair);
  const [from, to] = wanted > 0 ? [first, second] : [second, first];
  const sum = figure(voice.locale, Math.abs(wanted), voice.unit);
  const isOtherWay = wanted !== 0 && from !== payer;
  return {
    ...{ mark, text },
    wanted: isOtherWay ? (
      <>
        <span class="sum-way" style={{ rotate: `${bearing(from, to)}deg` }}>
          ➜
        </span>
        {sum}
      </>
    ) : (
      sum
    ),
  };
}

export function netMark(cell: NetVerdict, voice: AccountVoice): FigureMark {
  const { mark, wanted } = cell;
  const text = `${netText(cell, voice)}, ${sumMarkText(cell, voice)}`;
  return { mark, text, ...(mark === 'wrong' && { wanted: netFigure(wanted, voice) }) };
}

export const oneMark = (cell: SumVerdict, voice: AccountVoice): FigureMark => ({
  mark: cell.mark,
  text: sumVerdictText(cell, voice),
  ...(cell.mark === 'wrong' && { wanted: figure(voice.locale, cell.wanted, voice.unit) }),
});

/** Who pays whom; what each has in the end where that was asked, or nothing else was. */
const Accounts = ({ verdict, shown, locale, say }: SolvedProps<SettleTypes>) => (
  <>
    <SettleTable
      view={settlePicture({ shown, draft: {}, verdict })}
      names={voiceOf(shown, locale, say).names}
      locale={locale}
      say={say}
      nets={shown.ask.kind !== 'winner' && shown.ask.kind !== 'losers'}
    />
    {verdict.elsewhere.length > 0 && (
      <Fold open={false} summary={say('sheet.under')}>
        {() => <Elsewhere {...{ verdict, shown, locale, say }} />}
      </Fold>
    )}
  </>
);

/** The same points from the same seats: nothing is known of the hands that they were counted of. */
const Elsewhere = ({ verdict, shown, locale, say }: SolvedProps<SettleTypes>) => {
  const { winner, from, fine, repeats, deposits } = shown;
  const { names } = voiceOf(shown, locale, say);
  return (
    <>
      <p class="question-note">
        {say('accounts.elsewhere')}{' '}
        {(fine ?? repeats ?? deposits) !== undefined && say('accounts.elsewhere.bare')}
      </p>
      {verdict.elsewhere.map(({ rules, settlement }) => (
        <figure key={rules}>
          <figcaption class="settle-part sans text-xs soft">{say(`source.${rules}`)}</figcaption>
          {settlement ? (
            <SettleDrawing
              view={settleView(settlement, {
                ...{ rules, unit: 'points', winner, from, scores: shown.scores },
              })}
              {...{ names, locale, say }}
            />
          ) : (
            <p>{say('accounts.elsewhere.none')}</p>
          )}
        </figure>
      ))}
    </>
  );
};

export const SETTLE_JUDGEMENT: Judgement<SettleTypes> = {
  verdictText: (verdict, { shown, locale, say }) =>
    settleVerdictText(verdict, voiceOf(shown, locale, say)),
  hintText,
  Reasons: Accounts,
};
