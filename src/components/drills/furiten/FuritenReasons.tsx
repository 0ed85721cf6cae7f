import { placeName } from '../../../i18n/hand/place-name.ts';
import { tilesName } from '../../../i18n/hand/tile-names.ts';
import { itemNames } from '../../../i18n/scores/score-names.ts';
import { furitenHintText, furitenVerdictText } from '../../../i18n/waits/furiten-words.ts';
import { PlacedTiles } from '../../boards/PlacedTiles.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { Judgement } from '../judgement.tsx';
import type { SolvedProps } from '../view.ts';
import type { FuritenTypes } from './furiten-rules.ts';

/** The waits, those of them in the river, the rule, and what counts in the hand. */
function Reasons({ shown, verdict, locale, say }: SolvedProps<FuritenTypes>) {
  const { waits, discarded, bar, roles, placing } = verdict.proof;
  const { concealed, win } = shown.hand;
  return (
    <div class="tiles-small grid gap-2">
      {placing && <PlacedTiles {...{ placing, concealed, say }} coming={win.tile} />}
      <p>{say('furiten.waits')}</p>
      <TileRow
        tiles={waits}
        say={say}
        isRinged={(at) => discarded.some((tile) => tile === waits[at])}
      />
      {discarded.length > 0 && (
        <p>{say('furiten.inRiver', { tiles: tilesName(say, locale, discarded) })}</p>
      )}
      {bar && <p>{say('furiten.rule', { place: placeName(say, bar.place) })}</p>}
      {roles && (
        <p>
          {roles.length > 0
            ? say('furiten.roles', { roles: itemNames(say, locale, shown.rules, roles) })
            : say('furiten.noRole')}
        </p>
      )}
    </div>
  );
}

export const FURITEN_JUDGEMENT: Judgement<FuritenTypes> = {
  verdictText: furitenVerdictText,
  hintText: furitenHintText,
  Reasons,
};
