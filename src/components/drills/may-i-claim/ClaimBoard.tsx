import type { TypesOf } from '../../../engine/drills.ts';
import { groupTiles } from '../../../engine/notation.ts';
import { claimChoiceName, claimSituation } from '../../../i18n/claims/claim-names.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import {
  type ClaimDraft,
  choicesIn,
  withChoice,
  withClaim,
} from '../../../stores/drafts/claim-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { ClaimedTile } from '../../boards/ClaimedTile.tsx';
import { HandPicture } from '../../boards/HandPicture.tsx';
import { OwnRiver } from '../../boards/OwnRiver.tsx';
import { PickList, PickSome } from '../../boards/PickList.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { type JudgedBoardProps, judgedLater, judgementOn } from '../judgement.tsx';
import '../../boards/board.css';
import '../../answer/answers.css';

export type ClaimTypes = TypesOf<'may-i-claim'>;
type ClaimProps = JudgedBoardProps<ClaimTypes, ClaimDraft>;

/** A discard and a hand: the claims that are allowed, and the one to make. */
function ClaimForm(props: ClaimProps) {
  const { state, locale, say } = props;
  const { shown, draft } = state;
  const { hand, tile, ask } = shown;
  const situation = claimSituation(shown, say).join(' ');
  return (
    <Stage
      {...props}
      {...judgementOn(props)}
      keys={(root) => digitKeys(root, '.line-button')}
      spoken={`${situation} ${say('answer.ownHand', { tiles: handLabel(say, locale, hand) })}`}
      context={<ClaimedTile {...{ tile, situation, say }} />}
      hand={<HandPicture {...{ hand, locale, say }} name="answer.ownHand" />}
      ask={say(ask ? 'claim.way' : 'claim.marks')}
      answer={<ClaimAnswers {...props} />}
      isReady={draft.choice !== undefined}
      alert={say(ask ? 'claim.way.need' : 'claim.need')}
    />
  );
}

/** The claims to be marked, and below them what is done: one of those marked, or none. */
function ClaimAnswers({ session, state: { shown, draft, verdict }, say }: ClaimProps) {
  const { ask, river, claims } = shown;
  const { lawful, wise = [] } = verdict?.proof ?? {};
  const { choice } = draft;
  const best = choice !== undefined && wise.includes(choice) ? choice : wise[0];
  const names = {
    nameOf: (id: string) => claimChoiceName(say, claims, id),
    lookOf: (id: string) => <ClaimLook {...{ id, shown, say }} />,
  };
  return (
    <div class="claim-answer tight-lines grid gap-2">
      {river.length > 0 && <OwnRiver tiles={river} say={say} />}
      {!ask && (
        <>
          <PickSome
            {...names}
            label={say('claim.marks')}
            ids={claims.map(({ id }) => id)}
            chosen={draft.lawful}
            wanted={lawful}
            onPick={(id) => session.edit(withClaim(id))}
          />
          <p class="question-choose sans text-s text-centre soft">{say('claim.choose')}</p>
        </>
      )}
      <PickList
        {...names}
        label={say(ask ? 'claim.way' : 'claim.choose')}
        ids={choicesIn(shown, [...draft.lawful, ...(best === undefined ? [] : [best])])}
        chosen={choice}
        wanted={best}
        onPick={(id) => session.edit(withChoice(id))}
      />
    </div>
  );
}

interface ClaimLookProps {
  /** Of a claim, or to pass. */
  readonly id: string;
  readonly shown: ClaimTypes['shown'];
  readonly say: Say;
}

/** The group of a claim in tiles, or what else is done. */
export function ClaimLook({ id, shown, say }: ClaimLookProps) {
  const group = shown.claims.find((claim) => claim.id === id)?.group;
  return (
    <span class="claim-name row gap-2">
      {!group && claimChoiceName(say, shown.claims, id)}
      {group && <span class="claim-kind">{say(`group.${group.kind}`)}</span>}
      {group && (
        <span class="tile-row">
          {groupTiles(group).map((tile, at) => (
            <Tile key={at} tile={tile} say={say} silent size="small" />
          ))}
        </span>
      )}
    </span>
  );
}

export const ClaimBoard = judgedLater(
  async () => (await import('./ClaimReasons.tsx')).CLAIM_JUDGEMENT,
  ClaimForm,
);
