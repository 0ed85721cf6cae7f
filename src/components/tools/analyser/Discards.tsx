import { useMemo, useState } from 'preact/hooks';
import {
  areCommon,
  type Discard,
  type DiscardingHand,
  handAfterDiscard,
} from '../../../engine/hand.ts';
import type { HeldHand } from '../../../engine/notation.ts';
import { groupName, tileInText, tilesName } from '../../../i18n/hand/tile-names.ts';
import { listText } from '../../../i18n/speak.ts';
import { isWhole } from '../../../stores/analyser/analysis-view.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import { AcceptedTiles } from './AcceptedTiles.tsx';
import { HandOdds } from './HandOdds.tsx';
import { ReachFold } from './ReachFold.tsx';
import { ByShape, type Finding, handNotation, Waiting } from './Waiting.tsx';

interface DiscardsProps extends Finding {
  readonly hand: HeldHand;
  readonly analysis: DiscardingHand;
}

const SHOWN_AT_FIRST = 5;

export function Discards({ hand, analysis, ...finding }: DiscardsProps) {
  const { locale, say, links } = finding;
  const [all, setAll] = useState(false);
  const { discards, distances } = analysis;
  const most = Math.max(1, ...discards.map(({ count }) => count));
  const more = discards.length - SHOWN_AT_FIRST;
  return (
    <section class="analyser-part column pack-top gap-3">
      <h3 class="text-m">{say('analyse.discards')}</h3>
      <p class="question-note">{say('analyse.discards.note')}</p>
      <ol class="analyser-discards grid gap-2 plain-list">
        {discards.slice(0, all ? discards.length : SHOWN_AT_FIRST).map((discard) => (
          <DiscardRow
            key={discard.tile}
            {...finding}
            hand={hand}
            discard={discard}
            most={most}
            best={discards[0]}
          />
        ))}
      </ol>
      {more > 0 && (
        <button type="button" class="button analyser-more" onClick={() => setAll(!all)}>
          {all ? say('analyse.fewer') : say('analyse.more', { n: more })}
        </button>
      )}
      <ByShape {...finding} distances={distances} />
      {areCommon(finding.shapes) && (
        <HandOdds key={handNotation(hand)} hand={hand} locale={locale} say={say} />
      )}
      {isWhole(hand) && <ReachFold key={`reach ${handNotation(hand)}`} {...finding} hand={hand} />}
      {areCommon(finding.shapes) && (
        <a class="button analyser-ask" href={links.discards + handNotation(hand)}>
          {say('analyse.askDiscard')}
        </a>
      )}
    </section>
  );
}

interface AfterDiscardProps extends Finding {
  readonly hand: HeldHand;
  readonly discard: Discard;
}

interface DiscardRowProps extends AfterDiscardProps {
  readonly best: Discard | undefined;
  readonly most: number;
}

function DiscardRow({ hand, discard, best, most, ...finding }: DiscardRowProps) {
  const { locale, say, state, table } = finding;
  const { tile, distance, accepts, count } = discard;
  const open = state.discard === tile;
  const accepted = accepts.map((useful) => useful.tile);
  return (
    <li>
      <button
        type="button"
        class="analyser-discard card full-width sans text-xs lining grid"
        aria-expanded={open}
        onClick={() => table.toggleDiscard(tile)}
      >
        <span class="visually-hidden">
          {say('odds.discard', { tile: tileInText(say, 'the', tile) })}
        </span>
        <Tile tile={tile} say={say} silent />
        <span class="analyser-after">
          {distance > 0 ? say('analyse.distance.away', { n: distance }) : say('discards.ready')}
          {', '}
          <strong>
            {count > 0 ? say('analyse.accepted', { n: count }) : say('analyse.acceptedNone')}
          </strong>
        </span>
        {accepts.length > 0 && (
          <span class="visually-hidden">
            {say('analyse.accepts', { tiles: tilesName(say, locale, accepted) })}
          </span>
        )}
        <span
          class="analyser-bar"
          data-near={distance === best?.distance ? '' : undefined}
          style={{ inlineSize: `${(100 * count) / most}%` }}
        />
        <AcceptedTiles accepts={accepts} say={say} />
      </button>
      {open && <AfterDiscard {...finding} hand={hand} discard={discard} />}
    </li>
  );
}

function AfterDiscard({ hand, discard, ...finding }: AfterDiscardProps) {
  const { locale, say, shapes, river } = finding;
  const left = useMemo(() => {
    const concealed = hand.concealed.toSpliced(hand.concealed.indexOf(discard.tile), 1);
    const analysis = handAfterDiscard(hand, discard, shapes, river);
    return { hand: { concealed, melds: hand.melds }, analysis };
  }, [hand, discard, shapes, river]);
  const names = [
    tilesName(say, locale, left.hand.concealed),
    ...hand.melds.map((meld) => groupName(say, meld)),
  ];
  return (
    <div
      class="analyser-into column gap-3"
      role="group"
      aria-label={say('analyse.after', { tiles: listText(locale, names) })}
    >
      {left.analysis.kind === 'away' && (
        <p>
          <TileRow tiles={left.hand.concealed} say={say} size="small" />
        </p>
      )}
      <Waiting {...finding} {...left} />
    </div>
  );
}
