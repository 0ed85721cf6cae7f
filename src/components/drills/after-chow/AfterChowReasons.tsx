import type { TypesOf } from '../../../engine/drills.ts';
import {
  forbiddenHintText,
  forbiddenReasons,
  forbiddenVerdictText,
} from '../../../i18n/discards/forbidden-words.ts';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { Judgement } from '../judgement.tsx';
import type { SolvedProps } from '../view.ts';

type AfterChowTypes = TypesOf<'after-chow'>;

/** The chow with what stands at its other end, and why that may not go. */
const Reasons = ({ shown, verdict, ...voice }: SolvedProps<AfterChowTypes>) => (
  <div class="tiles-small grid gap-2">
    {verdict.proof.barred.length > 0 && (
      <TileRow tiles={verdict.proof.barred.map(({ tile }) => tile)} say={voice.say} />
    )}
    {forbiddenReasons(verdict.proof, { shown, ...voice }).map((reason) => (
      <p key={reason}>{reason}</p>
    ))}
  </div>
);

export const AFTER_CHOW_JUDGEMENT: Judgement<AfterChowTypes> = {
  verdictText: forbiddenVerdictText,
  hintText: forbiddenHintText,
  Reasons,
};
