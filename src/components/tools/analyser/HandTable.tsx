import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Texts } from '../../../engine/drills.ts';
import type { Analysis } from '../../../engine/hand.ts';
import {
  formatHand,
  type Hand,
  isBonusTile,
  type LenientError,
  plainHand,
  type Tile,
  type TileText,
  tileTextsIn,
} from '../../../engine/notation.ts';
import { isPlayable, loadKit, PLAYABLE_RULES } from '../../../engine/scoring.ts';
import { describeError } from '../../../i18n/errors/errors.ts';
import { openKey, type Say, type Voice } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/index.ts';
import type { AnalysisState, AnalysisTable } from '../../../stores/analyser/analysis.ts';
import { isTallied } from '../../../stores/analyser/analysis-view.ts';
import { chosenRules, type Tallying } from '../../../stores/analyser/tally.ts';
import { $rules } from '../../../stores/device/own-rules.ts';
import { type HandPicker, LAYINGS } from '../../../stores/picker/hand-picker.ts';
import { Button } from '../../parts/Button.tsx';
import { useDebounced } from '../../parts/use-debounced.ts';
import { useLater } from '../../parts/use-later.ts';
import { useStore } from '../../parts/use-store.ts';
import { Choices } from '../../picker/Choices.tsx';
import { EditableHand } from '../../picker/EditableHand.tsx';
import { HandField } from '../../picker/HandField.tsx';
import { HowToWrite } from '../../picker/HowToWrite.tsx';
import { showInAddress } from '../../picker/in-address.ts';
import { TilesToTap } from '../../picker/TilesToTap.tsx';
import { Tile as TileDrawing } from '../../tiles/Tile.tsx';
import { CopyHand } from './CopyHand.tsx';
import { EXAMPLES } from './examples.ts';
import type { HandFindings } from './Findings.tsx';
import type { ByRules } from './headline.ts';
import { ScorerFold } from './ScorerFold.tsx';
import { useLoaded } from './use-loaded.ts';
import type { AskLinks } from './Waiting.tsx';

/** Browsers throttle frequent address changes, and screen readers need a pause. */
const PAUSE = 400;

const sourceKey = (rules: string): WordKey => openKey(`source.${rules}`);

/** A page without a hand needs none of the engine that reads them. */
const loadFindings = () => import('./Findings.tsx');

interface HandTableProps extends Voice {
  readonly table: AnalysisTable;
  readonly tallying: Tallying;
  readonly addressText: string;
  readonly isWide: boolean;
  readonly links: AskLinks;
}

export function HandTable(props: HandTableProps) {
  const { table, tallying, addressText, isWide, say } = props;
  const state = useStore(table.$state);
  const texts = useStore(tallying.$texts);
  const { text, hand, past } = state;
  const fromAddress = text === addressText && past.length === 0;
  const isSettled = useDebounced(text, PAUSE) === text || fromAddress;
  const error = isSettled ? state.error : undefined;
  const later = useLater(loadFindings);
  const said = texts['rules'] ?? '';
  const rules = isPlayable(said) ? said : undefined;
  const kit = useLoaded(rules, loadKit);
  const byRules = useMemo(() => later?.byRules(rules, kit, texts), [later, rules, kit, texts]);
  const { plain, found } = useFound(props, { hand, byRules, later });
  const announced = useDebounced(error ? describeError(say, error) : (found?.title ?? ''), PAUSE);

  useEffect(() => {
    if (isSettled && !state.error) showInAddress(hand, texts);
  }, [isSettled, state.error, hand, texts]);

  const wins = (tile: TileText): boolean =>
    byRules !== undefined && later?.completesHand(hand, tile, byRules) === true;
  const isComplete = hand && isTallied(hand) && found?.analysis.kind === 'complete';
  const isLocked = error !== undefined;

  return (
    <div class="analyser first-screen column pack-top gap-3">
      <Entry {...{ table, state, error, fromAddress, say }} />
      <p class="visually-hidden" role="status">
        {announced}
      </p>
      <div class="analyser-hand-and-head column pack-top gap-3" inert={isLocked}>
        <EditableHand hand={hand} none={say('analyse.none')} say={say} onRemove={table.remove} />
        {hand && found && <Head {...{ hand, found, say }} />}
      </div>
      <div class="analyser-body column gap-4">
        <Tiles
          {...{ table, state, isLocked, say, wins }}
          reds={byRules?.reds}
          isOpen={isWide || hand === undefined}
          isShut={!isWide && isComplete === true}
        />
        {hand && (
          <div class="analyser-findings column pack-top gap-3" inert={isLocked}>
            {plain && byRules && found && later && (
              <Found {...props} {...{ hand, plain, later, found, byRules, state, texts }} />
            )}
          </div>
        )}
        <Examples areDrawn={hand === undefined} say={say} onPick={table.replace} />
      </div>
      <div class="finder-more grid gap-2 text-s line-above">
        <details class="fold">
          <summary>{say('pick.how')}</summary>
          <HowToWrite say={say} />
        </details>
      </div>
    </div>
  );
}

interface FoundIn {
  readonly hand: Hand | undefined;
  readonly byRules: ByRules | undefined;
  readonly later: typeof import('./Findings.tsx') | undefined;
}

/** What is found hangs on no colour of a five. */
function useFound(
  { locale, say }: Pick<HandTableProps, 'locale' | 'say'>,
  { hand, byRules, later }: FoundIn,
) {
  const plain = useMemo(() => hand && plainHand(hand), [hand]);
  const found = useMemo(
    () => plain && byRules && later?.findingsOf(plain, { locale, say, ...byRules }),
    [plain, byRules, later, locale, say],
  );
  return { plain, found };
}

/** Complete in a common shape, or said to have won: some rule set may know what it is worth. */
const hasWon = ({ win }: Hand, { kind }: Analysis): boolean =>
  kind === 'complete' || win !== undefined;

interface FoundProps extends HandTableProps {
  readonly hand: Hand;
  /** The same, whatever the colour of its fives. */
  readonly plain: Hand;
  readonly later: typeof import('./Findings.tsx');
  readonly found: HandFindings;
  readonly byRules: ByRules;
  readonly state: AnalysisState;
  readonly texts: Texts;
}

const EVERYWHERE = 'everywhere';

/** A hand that has won is counted under one rule set; the tiles of another may be known everywhere. */
const Found = ({
  hand,
  plain,
  later,
  found: { analysis },
  byRules,
  state,
  texts,
  ...props
}: FoundProps) => {
  const { tallying, say } = props;
  const counted = chosenRules(texts, useStore($rules));
  const isWon = isTallied(hand) && hasWon(hand, analysis);
  const offered = isWon ? PLAYABLE_RULES : [EVERYWHERE, ...PLAYABLE_RULES];
  return (
    <>
      <Choices
        label={say('analyse.rules')}
        value={isWon ? counted : (byRules.rules ?? EVERYWHERE)}
        options={offered.map(
          (id) => [id, say(id === EVERYWHERE ? 'analyse.rules.all' : sourceKey(id))] as const,
        )}
        onPick={(id) => tallying.say({ rules: id === EVERYWHERE ? undefined : id })}
      />
      {isTallied(hand) && <ScorerFold {...props} {...{ hand, isWon }} rules={counted} />}
      <later.Findings {...props} {...byRules} {...{ analysis, state }} hand={plain} />
      <CopyHand key={formatHand(hand)} {...props} {...{ hand, texts }} rules={counted} />
    </>
  );
};

interface TilesProps {
  readonly table: AnalysisTable;
  readonly state: AnalysisState;
  readonly isLocked: boolean;
  readonly isOpen: boolean;
  /** A complete hand needs no more tiles: what it is worth takes their room. */
  readonly isShut: boolean;
  /** Whether a tile completes the hand: it is the one that it won with, as at a table. */
  readonly wins: (tile: TileText) => boolean;
  /** The red fives of the set. */
  readonly reds: readonly Tile[] | undefined;
  readonly say: Say;
}

function Tiles({ table, state, isLocked, isOpen, isShut, wins, reds, say }: TilesProps) {
  const [open, setOpen] = useState(isOpen);
  const wasShut = useRef(isShut);
  const add: HandPicker['add'] = (tile, laying) => {
    const isLast = laying === 'tile' && !isBonusTile(tile) && wins(tile);
    table.add(tile, isLast ? 'win' : laying);
  };
  useEffect(() => {
    if (wasShut.current !== isShut) setOpen(!isShut);
    wasShut.current = isShut;
  }, [isShut]);
  return (
    <details
      class="fold analyser-tiles"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{say('pick.palette')}</summary>
      <TilesToTap
        picker={{ add, back: table.back }}
        picked={state}
        {...{ isLocked, reds, say }}
        layings={LAYINGS}
        withFlowers
      />
    </details>
  );
}

interface EntryProps {
  readonly table: AnalysisTable;
  readonly state: AnalysisState;
  readonly error: LenientError | undefined;
  readonly fromAddress: boolean;
  readonly say: Say;
}

const Entry = ({ table, state: { text, hand, past }, error, fromAddress, say }: EntryProps) => (
  <div class="analyser-entry column gap-3">
    <HandField
      text={text}
      error={error}
      before={fromAddress ? say('analyse.refused') : undefined}
      after={hand && say('analyse.before')}
      say={say}
      onType={table.type}
    />
    <div class="analyser-tools row cluster gap-2">
      <Button disabled={past.length === 0} onClick={table.undo}>
        {say('site.undo')}
      </Button>
      <Button disabled={text === ''} onClick={() => table.replace('')}>
        {say('pick.clear')}
      </Button>
    </div>
  </div>
);

/** Groups that a short hand leaves out, neither held nor on the table. */
const madeElsewhere = ({ concealed, melds, win }: Hand): number =>
  Math.floor((14 - concealed.length - (win ? 1 : 0)) / 3) - melds.length;

interface HeadProps {
  readonly hand: Hand;
  readonly found: HandFindings;
  readonly say: Say;
}

function Head({ hand, found: { analysis, title }, say }: HeadProps) {
  const missing = madeElsewhere(hand);
  return (
    <div class="analyser-head" data-kind={analysis.kind}>
      <h2 class="text-l">{title}</h2>
      {analysis.kind !== 'wrong-size' && missing > 0 && (
        <p class="question-note">{say('waits.partial', { n: missing })}</p>
      )}
      {analysis.kind !== 'wrong-size' && hand.flowers.length > 0 && (
        <p class="question-note">{say('analyse.bonus')}</p>
      )}
    </div>
  );
}

interface ExamplesProps {
  /** Without a hand they stand, with their tiles, where its findings will. */
  readonly areDrawn: boolean;
  readonly say: Say;
  readonly onPick: (hand: string) => void;
}

const Examples = ({ areDrawn, say, onPick }: ExamplesProps) => (
  <div
    class="analyser-examples row cluster gap-2"
    role="group"
    aria-label={say('analyse.examples')}
  >
    <p class="question-note">{say('analyse.examples')}</p>
    {EXAMPLES.map(({ word, hand }) => (
      <button
        type="button"
        class={`button ${areDrawn ? 'cluster full-width' : ''}`}
        key={word}
        onClick={() => onPick(hand)}
      >
        {say(word)}
        {areDrawn && (
          <span class="tile-row push" aria-hidden="true">
            {tileTextsIn(hand)?.map((tile, at) => (
              <TileDrawing key={at} {...{ tile, say }} silent="part" />
            ))}
          </span>
        )}
      </button>
    ))}
  </div>
);
