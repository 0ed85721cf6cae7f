import type { TypesOf } from '../../../engine/drills.ts';
import { figure } from '../../../i18n/money.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import { whichSituation } from '../../../i18n/scores/which-situation.ts';
import { Stage } from '../../answer/Stage.tsx';
import { PickList } from '../../boards/PickList.tsx';
import { ScoredHand, scoredHandName } from '../../boards/ScoredHand.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { useLater } from '../../parts/use-later.ts';
import { type JudgedBoardProps, judgedLater, judgementOn } from '../judgement.tsx';
import type { PositionProps } from '../view.ts';
import { LineTiles, plainValueText } from './PlainLine.tsx';
import '../../answer/answers.css';

export type WhichTypes = TypesOf<'which-rules'>;
export type WhichDraft = WhichTypes['answer'] | undefined;

export const heldIn = ({ hand }: WhichTypes['shown']) => ({ ...hand, last: hand.win?.tile });

/** A hand that won, and its sheet or its payments without a name. */
function WhichForm(props: JudgedBoardProps<WhichTypes, WhichDraft>) {
  const { session, state, locale, say } = props;
  const { shown, draft, verdict } = state;
  const situation = whichSituation(shown, say);
  const hand = heldIn(shown);
  return (
    <Stage
      {...props}
      {...judgementOn(props)}
      keys={(root) => digitKeys(root, '.line-button')}
      spoken={`${situation} ${scoredHandName(hand, locale, say)}`}
      context={<p class="situation">{situation}</p>}
      hand={<ScoredHand {...{ hand, locale, say }} />}
      ask={say(`whichRules.ask.${shown.show}`)}
      answer={
        <div class="which-answer grid gap-3">
          <NamelessResult {...{ shown, locale, say }} />
          <PickList
            label={say('whichRules.choices')}
            ids={shown.choices}
            chosen={draft}
            wanted={verdict?.proof.answer}
            nameOf={(rules) => rulesName(say, rules)}
            onPick={(rules) => session.edit(() => rules)}
          />
        </div>
      }
      isReady={draft !== undefined}
      alert={say('whichRules.need')}
    />
  );
}

export function NamelessResult({ shown, locale, say }: PositionProps<WhichTypes>) {
  const { show, lines, settlement } = shown;
  if (lines.length === 0 && settlement === undefined) {
    return <p class="which-nothing soft">{say(`whichRules.nothing.${show}`)}</p>;
  }
  return settlement ? (
    <Payments {...{ shown, locale, say }} />
  ) : (
    <NamelessSheet {...{ shown, locale, say }} />
  );
}

const loadPayments = () => import('./WhichPayments.tsx');

/** Their drawing is fetched by who asks for it. */
function Payments(props: PositionProps<WhichTypes>) {
  const drawn = useLater(loadPayments);
  return <div class="which-payments full-width">{drawn && <drawn.WhichPayments {...props} />}</div>;
}

const NamelessSheet = ({ shown: { lines, total }, locale, say }: PositionProps<WhichTypes>) => (
  <table class="row-table which-sheet full-width figure-line">
    <caption class="visually-hidden">{say('whichRules.sheet')}</caption>
    <tbody>
      {lines.map((line, at) => (
        <tr key={at}>
          <th scope="row">
            <LineTiles {...{ line, say }} />
          </th>
          <td class="one-line">{plainValueText(line.value, say)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{say('whichRules.total')}</th>
        <td class="one-line">{figure(locale, total, 'points')}</td>
      </tr>
    </tfoot>
  </table>
);

export const WhichBoard = judgedLater(
  async () => (await import('./WhichReasons.tsx')).WHICH_JUDGEMENT,
  WhichForm,
);
