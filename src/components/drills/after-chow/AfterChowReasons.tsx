import type { TypesOf } from '../../../engine/drills.ts';
import { forbiddenReasons } from '../../../i18n/discards/forbidden-words.ts';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { SolvedProps } from '../view.ts';

/** The chow with what stands at its other end, and why that may not go. */
export const AfterChowReasons = ({
  shown,
  verdict,
  ...voice
}: SolvedProps<TypesOf<'after-chow'>>) => (
  <div class="after-chow-reasons grid gap-2">
    {verdict.proof.barred.length > 0 && (
      <TileRow tiles={verdict.proof.barred.map(({ tile }) => tile)} say={voice.say} />
    )}
    {forbiddenReasons(verdict.proof, { shown, ...voice }).map((reason) => (
      <p key={reason}>{reason}</p>
    ))}
  </div>
);
