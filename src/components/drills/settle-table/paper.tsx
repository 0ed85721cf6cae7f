import { type SettleTypes, seatsOf } from '../../../engine/drills.ts';
import { voiceOf } from '../../../i18n/scores/account-voice.ts';
import { accountText, askText } from '../../../i18n/scores/account-words.ts';
import { settlePicture } from '../../../stores/drafts/settle-board.ts';
import { Blanks } from '../../boards/blanks.tsx';
import { SettleTable } from '../../boards/SettleTable.tsx';
import type { PaperView, PositionProps } from '../view.ts';
import { UnpaidSeats } from './SettleBoard.tsx';

export const SETTLE_PAPER: PaperView<SettleTypes> = {
  ask: (shown, { locale, say }) => askText(shown, voiceOf(shown, locale, say)),
  Position: (props) => (
    <>
      <p class="situation">
        {accountText(props.shown, voiceOf(props.shown, props.locale, props.say))}
      </p>
      <UnpaidSeats {...props} />
    </>
  ),
  Blank: SumBlanks,
  Solved: ({ shown, verdict, locale, say }) => (
    <SettleTable
      view={settlePicture({ shown, draft: {}, verdict })}
      names={voiceOf(shown, locale, say).names}
      {...{ locale, say }}
    />
  ),
  lesson: {
    solve: 'settle.solve',
  },
};

/** What is paid between two seats, what a seat has in the end, or the one sum that is asked for. */
function SumBlanks({ shown, locale, say }: PositionProps<SettleTypes>) {
  const { names } = voiceOf(shown, locale, say);
  const pairs = shown.pairs.map((pair) =>
    seatsOf(pair)
      .map((seat) => names[seat])
      .join(' – '),
  );
  const nets = shown.nets.map((seat) => say('accounts.net', { seat: names[seat] }));
  const cells = [...pairs, ...nets];
  return <Blanks names={cells.length > 0 ? cells : [say(`settle.field.${shown.unit}`)]} />;
}
