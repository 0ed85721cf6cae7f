import {
  type SettleRules,
  type TallyChoices,
  type Texts,
  toggleCircumstance,
} from '../../../engine/drills.ts';
import { BONUS_TILES, compareTiles, type Hand, tileText } from '../../../engine/notation.ts';
import { circumstanceName, extraName } from '../../../i18n/hand/situation-words.ts';
import { openKey, type Say } from '../../../i18n/speak.ts';
import type { Tallying } from '../../../stores/analyser/tally.ts';
import type { HandPicker } from '../../../stores/picker/hand-picker.ts';
import { Toggles } from '../../picker/Choices.tsx';
import { ExtraFields } from '../../picker/ExtraFields.tsx';
import { TileButton } from '../../picker/TileButton.tsx';
import { TilesFold } from '../../picker/TilesFold.tsx';

interface WinSituationProps {
  readonly hand: Hand;
  readonly table: Pick<HandPicker, 'add' | 'remove' | 'winWith'>;
  readonly tallying: Pick<Tallying, 'say'>;
  readonly settleRules: SettleRules;
  readonly texts: Texts;
  readonly choices: Pick<TallyChoices, 'circumstances' | 'extras' | 'playsFlowers'>;
  readonly say: Say;
}

/** What was true of a win beside whose it was: circumstances, the last tile, extras, flowers. */
export const WinSituation = (props: WinSituationProps) => {
  const { hand, table, tallying, settleRules, texts, choices, say } = props;
  if (!hand.win) return null;
  return (
    <>
      <Circumstances {...props} />
      <WinningTile {...{ hand, table, say }} win={hand.win} />
      <ExtraFields
        extras={choices.extras}
        nameOf={(id) => extraName(say, settleRules.kit.id, id)}
        {...{ texts, tallying, say }}
      />
      {choices.playsFlowers && <Flowers {...props} />}
    </>
  );
};

const Circumstances = ({ choices, settleRules, hand, texts, tallying, say }: WinSituationProps) =>
  choices.circumstances.length > 0 && (
    <Toggles
      label={say('tally.how')}
      options={choices.circumstances.map(
        ({ id }) => [id, say(openKey(`tally.how.${id}`)), circumstanceName(say, id)] as const,
      )}
      chosen={choices.circumstances.filter(({ isSaid }) => isSaid).map(({ id }) => id)}
      onToggle={(id) => tallying.say({ how: toggleCircumstance(settleRules, hand, texts, id) })}
    />
  );

interface WinningTileProps extends Pick<WinSituationProps, 'hand' | 'table' | 'say'> {
  readonly win: NonNullable<Hand['win']>;
}

/** Any tile of a complete hand may be the one that came last. */
const WinningTile = ({ hand: { concealed }, win, table, say }: WinningTileProps) => (
  <TilesFold label={say('tally.winning')} chosen={[tileText(win.tile, win.red)]} say={say}>
    {() => (
      <div class="cluster">
        {[...new Set([...concealed, win.tile])].sort(compareTiles).map((tile) => (
          <TileButton
            key={tile}
            tile={tile}
            isChosen={tile === win.tile}
            say={say}
            onTap={() => table.winWith(tile)}
          />
        ))}
      </div>
    )}
  </TilesFold>
);

const Flowers = ({ hand: { flowers }, table, say }: WinSituationProps) => (
  <TilesFold label={say('pick.flowers')} chosen={flowers} say={say}>
    {() => (
      <div class="cluster">
        {BONUS_TILES.map((flower) => {
          const at = flowers.indexOf(flower);
          return (
            <TileButton
              key={flower}
              tile={flower}
              isChosen={at >= 0}
              say={say}
              onTap={() =>
                at < 0 ? table.add(flower, 'tile') : table.remove({ sort: 'flowers', at })
              }
            />
          );
        })}
      </div>
    )}
  </TilesFold>
);
