import { type SettleTypes, seatsOf } from '../../../engine/drills.ts';
import { voiceOf } from '../../../i18n/account-voice.ts';
import { accountText, askText } from '../../../i18n/account-words.ts';
import { settlePicture } from '../../../stores/drafts/settle-board.ts';
import { Blanks } from '../../boards/blanks.tsx';
import { SettleDrawing, SettleTable } from '../../boards/SettleTable.tsx';
import type { LessonView, ToldProps } from '../view.ts';

type Told = ToldProps<SettleTypes>;

export const SETTLE_LESSON: LessonView<SettleTypes> = {
  ask: (shown, { locale, say }) => askText(shown, voiceOf(shown, locale, say)),
  Position: ({ shown, locale, say }) => {
    const voice = voiceOf(shown, locale, say);
    const view = settlePicture({ shown, draft: {}, verdict: undefined });
    return (
      <>
        <p class="situation">{accountText(shown, voice)}</p>
        <SettleDrawing {...{ view, locale, say }} names={voice.names} />
      </>
    );
  },
  Blank: Sums,
  Solved: ({ shown, verdict, locale, say }) => (
    <SettleTable
      view={settlePicture({ shown, draft: {}, verdict })}
      names={voiceOf(shown, locale, say).names}
      {...{ locale, say }}
    />
  ),
};

/** What is paid between two seats, what a seat has in the end, or the one sum that is asked for. */
function Sums({ shown, locale, say }: Told) {
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
