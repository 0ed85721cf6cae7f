import type { TypesOf } from '../../../engine/drills.ts';
import { placeName } from '../../../i18n/hand/place-name.ts';
import { tilesName } from '../../../i18n/hand/tile-names.ts';
import { itemNames } from '../../../i18n/scores/score-names.ts';
import { PlacedTiles } from '../../boards/PlacedTiles.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { SolvedProps } from '../view.ts';

export { furitenHintText, furitenVerdictText } from '../../../i18n/waits/furiten-words.ts';

/** The waits, those of them in the river, the rule, and what counts in the hand. */
export function FuritenReasons({ shown, verdict, locale, say }: SolvedProps<TypesOf<'furiten'>>) {
  const { waits, discarded, bar, roles, placing } = verdict.proof;
  const { concealed, win } = shown.hand;
  return (
    <div class="furiten-reasons grid gap-2">
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
