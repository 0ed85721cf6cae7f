import type { TypesOf } from '../../../engine/drills.ts';
import { groupTiles } from '../../../engine/notation.ts';
import { claimName } from '../../../i18n/claims/claim-names.ts';
import { takersSituation } from '../../../i18n/claims/takers-situation.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import {
  isAnswered,
  TAKERS_RULES,
  type TakersDraft,
  withNobody,
  withRules,
} from '../../../stores/drafts/takers-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { HandBoard } from '../../boards/HandBoard.tsx';
import { PickSome } from '../../boards/PickList.tsx';
import { River } from '../../boards/River.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import { boardLater, type VerdictPart } from '../board-later.tsx';
import type { BoardProps, QuestionView } from '../view.ts';
import '../../boards/board.css';
import '../../answer/answers.css';

export type TakersTypes = TypesOf<'who-would-take'>;
type TakersProps = BoardProps<TakersTypes, TakersDraft>;
type Judged = typeof import('./TakersJudged.tsx');

/** A discard, a hand and one claim: the rule sets under which it is made. */
function TakersBoard(props: TakersProps & VerdictPart<Judged>) {
  const { session, state, judged, locale, say } = props;
  const { shown, draft, verdict } = state;
  const { hand, tile, claim, ask } = shown;
  const situation = takersSituation(shown, say);
  const label = say('answer.ownHand', { tiles: handLabel(say, locale, hand) });
  const asked = `${say('takers.claim')} ${claimName(say, claim)}. ${say(`takers.ask.${ask}`)}`;
  const nobody = () => session.edit(withNobody);
  return (
    <Stage
      {...props}
      keys={(root) => ({
        ...digitKeys(root, '.line-button', (choice) => choice.click()),
        0: nobody,
      })}
      spoken={`${situation} ${label} ${asked}`}
      context={
        <div class="claim-asked row middle gap-3">
          <Tile tile={tile} say={say} state="tried" silent />
          <p class="situation">{situation}</p>
        </div>
      }
      hand={<HandBoard held={hand.concealed} melds={hand.melds} label={label} say={say} stays />}
      ask={
        <>
          <Claim claim={claim} say={say} />
          {say(`takers.ask.${ask}`)}
        </>
      }
      answer={<Marks {...props} />}
      actions={
        !verdict && (
          <button type="button" class="button" aria-pressed={draft.none} onClick={nobody}>
            {say('takers.none')}
          </button>
        )
      }
      isReady={isAnswered(draft)}
      alert={say('takers.need')}
      verdict={judged && verdict && judged.takersVerdictText(verdict, { locale, say })}
      hintText={
        judged && ((hints, step) => <judged.TakersHint {...{ hints, step, locale, say }} />)
      }
      reasons={judged && verdict && <judged.TakersReasons {...{ shown, verdict, locale, say }} />}
    />
  );
}

/** The player's own discards, and the rule sets to be marked. */
const Marks = ({ session, state: { shown, draft, verdict }, say }: TakersProps) => (
  <div class="claim-answer grid gap-2 takers-answer">
    {shown.river.length > 0 && <River tiles={shown.river} called={[]} ringed={[]} say={say} />}
    <PickSome
      label={say('whichRules.choices')}
      ids={shown.choices}
      chosen={draft.rules}
      wanted={verdict?.proof.takers}
      nameOf={(rules) => rulesName(say, rules)}
      onPick={(rules) => session.edit(withRules(rules))}
    />
  </div>
);

type ClaimProps = Pick<TakersTypes['shown'], 'claim'> & Pick<TakersProps, 'say'>;

/** The claim as it would lie on the table. */
export const Claim = ({ claim, say }: ClaimProps) => (
  <span class="takers-claim row middle gap-2">
    {say('takers.claim')}{' '}
    {claim.group ? (
      <TileRow tiles={groupTiles(claim.group)} say={say} />
    ) : (
      <strong>{claimName(say, claim)}</strong>
    )}
  </span>
);

export const TAKERS_QUESTION: QuestionView<TakersTypes, TakersDraft> = {
  rules: TAKERS_RULES,
  Board: boardLater<TakersProps, Judged>(() => import('./TakersJudged.tsx'), TakersBoard),
};
