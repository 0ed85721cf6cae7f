import type { TypesOf } from '../../../engine/drills.ts';
import { groupTiles } from '../../../engine/notation.ts';
import { claimName } from '../../../i18n/claims/claim-names.ts';
import { takersSituation } from '../../../i18n/claims/takers-situation.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import {
  isAnswered,
  type TakersDraft,
  withNobody,
  withRules,
} from '../../../stores/drafts/takers-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { ClaimedTile } from '../../boards/ClaimedTile.tsx';
import { HandPicture } from '../../boards/HandPicture.tsx';
import { OwnRiver } from '../../boards/OwnRiver.tsx';
import { PickSome } from '../../boards/PickList.tsx';
import { Button } from '../../parts/Button.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { TileRow } from '../../tiles/TileRow.tsx';
import { type JudgedBoardProps, judgedLater, judgementOn } from '../judgement.tsx';
import '../../boards/board.css';
import '../../answer/answers.css';

export type TakersTypes = TypesOf<'who-would-take'>;
type TakersProps = JudgedBoardProps<TakersTypes, TakersDraft>;

/** A discard, a hand and one claim: the rule sets under which it is made. */
function TakersForm(props: TakersProps) {
  const { session, state, locale, say } = props;
  const { shown, draft, verdict } = state;
  const { hand, tile, claim, ask } = shown;
  const situation = takersSituation(shown, say);
  const label = say('answer.ownHand', { tiles: handLabel(say, locale, hand) });
  const asked = `${say('takers.claim')} ${claimName(say, claim)}. ${say(`takers.ask.${ask}`)}`;
  const nobody = () => session.edit(withNobody);
  return (
    <Stage
      {...props}
      {...judgementOn(props)}
      keys={(root) => ({ ...digitKeys(root, '.line-button'), 0: nobody })}
      spoken={`${situation} ${label} ${asked}`}
      context={<ClaimedTile {...{ tile, situation, say }} />}
      hand={<HandPicture {...{ hand, locale, say }} name="answer.ownHand" />}
      ask={
        <>
          <Claim claim={claim} say={say} />
          {say(`takers.ask.${ask}`)}
        </>
      }
      answer={<Marks {...props} />}
      actions={
        !verdict && (
          <Button aria-pressed={draft.none} onClick={nobody}>
            {say('takers.none')}
          </Button>
        )
      }
      isReady={isAnswered(draft)}
      alert={say('takers.need')}
    />
  );
}

/** The player's own discards, and the rule sets to be marked. */
const Marks = ({ session, state: { shown, draft, verdict }, say }: TakersProps) => (
  <div class="claim-answer takers-answer tight-lines grid gap-2">
    {shown.river.length > 0 && <OwnRiver tiles={shown.river} say={say} />}
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

export const TakersBoard = judgedLater(
  async () => (await import('./TakersReasons.tsx')).TAKERS_JUDGEMENT,
  TakersForm,
);
