import type { TypesOf } from '../../../engine/drills.ts';
import { groupTiles } from '../../../engine/notation.ts';
import { claimChoiceName, claimSituation } from '../../../i18n/claims/claim-names.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import {
  CLAIM_RULES,
  type ClaimDraft,
  choicesIn,
  withChoice,
  withClaim,
} from '../../../stores/drafts/claim-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { HandBoard } from '../../boards/HandBoard.tsx';
import { PICK_SIGNS, pickMark } from '../../boards/pick-mark.ts';
import { River } from '../../boards/River.tsx';
import { digitKeys } from '../../parts/use-keys.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { boardLater, type VerdictPart } from '../board-later.tsx';
import type { BoardParts, BoardProps, PositionProps, QuestionView } from '../view.ts';
import '../../boards/board.css';
import '../../answer/answers.css';

export type ClaimTypes = TypesOf<'may-i-claim'>;
type ClaimProps = BoardProps<ClaimTypes, ClaimDraft>;
type Judged = typeof import('./ClaimReasons.tsx');

/** A discard and a hand: the claims that are allowed, and the one to make. */
function claimParts(props: ClaimProps & VerdictPart<Judged>): BoardParts<ClaimTypes, ClaimDraft> {
  const { state, locale, say, judged } = props;
  const { shown, draft, verdict } = state;
  const label = say('answer.ownHand', { tiles: handLabel(say, locale, shown.hand) });
  const situation = claimSituation(shown, say).join(' ');
  return {
    keys: (root) => digitKeys(root, '.line-button', (choice) => choice.click()),
    spoken: `${situation} ${label}`,
    context: <ClaimedTile {...{ shown, locale, say }} />,
    hand: (
      <HandBoard
        held={shown.hand.concealed}
        melds={shown.hand.melds}
        label={label}
        say={say}
        stays
      />
    ),
    ask: say(shown.ask ? 'claim.way' : 'claim.marks'),
    answer: <ClaimAnswers {...props} />,
    isReady: draft.choice !== undefined,
    alert: say(shown.ask ? 'claim.way.need' : 'claim.need'),
    verdict: verdict && judged?.claimVerdictText(verdict, { locale, say }),
    hintText: judged && ((hints, step) => judged.claimHintText(hints, step, { locale, say })),
    reasons: verdict && judged && <judged.ClaimReasons {...{ shown, verdict, locale, say }} />,
  };
}

export const ClaimedTile = ({ shown, say }: PositionProps<ClaimTypes>) => (
  <div class="claim-asked row middle gap-3">
    <Tile tile={shown.tile} say={say} state="tried" silent />
    <p class="situation">{claimSituation(shown, say).join(' ')}</p>
  </div>
);

export const ClaimRiver = ({
  shown: { river },
  say,
}: Pick<PositionProps<ClaimTypes>, 'shown' | 'say'>) =>
  river.length > 0 ? <River tiles={river} called={NONE} ringed={NONE} say={say} /> : null;

/** The claims to be marked, and below them what is done: one of those marked, or none. */
function ClaimAnswers({ session, state: { shown, draft, verdict }, say }: ClaimProps) {
  const checked = verdict !== undefined;
  const { wise = [] } = verdict?.proof ?? {};
  const chosen = draft.choice;
  const best = chosen !== undefined && wise.includes(chosen) ? chosen : wise[0];
  const offered = choicesIn(shown, [...draft.lawful, ...(best === undefined ? [] : [best])]);
  return (
    <div class="claim-answer grid gap-2">
      <ClaimRiver {...{ shown, say }} />
      {!shown.ask && <ClaimMarks {...{ session, shown, draft, verdict, say }} />}
      <ul
        class="line-choice grid gap-1 plain-list"
        aria-label={say(shown.ask ? 'claim.way' : 'claim.choose')}
      >
        {offered.map((id) => (
          <ClaimButton
            key={id}
            {...{ id, shown, say, checked }}
            isChosen={chosen === id}
            isWanted={best === id}
            onPick={() => session.edit(withChoice(id))}
          />
        ))}
      </ul>
    </div>
  );
}

function ClaimMarks(
  props: Pick<ClaimProps, 'session' | 'say'> &
    Pick<ClaimProps['state'], 'shown' | 'draft' | 'verdict'>,
) {
  const { session, shown, draft, verdict, say } = props;
  return (
    <>
      <ul class="line-choice grid gap-1 plain-list" aria-label={say('claim.marks')}>
        {shown.claims.map(({ id }) => (
          <ClaimButton
            key={id}
            {...{ id, shown, say }}
            checked={verdict !== undefined}
            isChosen={draft.lawful.includes(id)}
            isWanted={verdict?.proof.lawful.includes(id) ?? false}
            onPick={() => session.edit(withClaim(id))}
          />
        ))}
      </ul>
      <p class="question-choose sans text-s text-centre soft">{say('claim.choose')}</p>
    </>
  );
}

const NONE: readonly number[] = [];

interface ClaimButtonProps {
  /** Of a claim, or to pass. */
  readonly id: string;
  readonly shown: ClaimTypes['shown'];
  readonly say: ClaimProps['say'];
  readonly isChosen: boolean;
  readonly isWanted: boolean;
  readonly checked: boolean;
  readonly onPick: () => void;
}

function ClaimButton(props: ClaimButtonProps) {
  const { id, shown, say, isChosen, isWanted, checked, onPick } = props;
  const mark = pickMark({ chosen: isChosen, wanted: isWanted, checked });
  return (
    <li>
      <button
        type="button"
        class="line-button grid gap-2 full-width touch text-s"
        data-mark={mark}
        aria-pressed={isChosen}
        aria-label={claimChoiceName(say, shown.claims, id)}
        onClick={checked ? undefined : onPick}
      >
        <span class="line-sign grid centre sans" aria-hidden="true">
          {mark ? PICK_SIGNS[mark] : ''}
        </span>
        <ClaimDrawn {...{ id, shown, say }} />
      </button>
    </li>
  );
}

/** The groups of a claim in tiles, or what else is done. */
export function ClaimDrawn({ id, shown, say }: Pick<ClaimButtonProps, 'id' | 'shown' | 'say'>) {
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

export const CLAIM_QUESTION: QuestionView<ClaimTypes, ClaimDraft> = {
  rules: CLAIM_RULES,
  Board: boardLater<ClaimProps, Judged>(
    () => import('./ClaimReasons.tsx'),
    (props) => <Stage {...props} {...claimParts(props)} />,
  ),
};
