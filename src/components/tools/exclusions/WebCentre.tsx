import type { Hand } from '../../../engine/notation.ts';
import { catalogueHandName } from '../../../i18n/hand/hand-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { HandId } from '../../../stores/exclusions/exclusion-web.ts';
import { MeldTiles } from '../../tiles/MeldTiles.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';

export interface WebHand {
  readonly chinese: string;
  /** The parts of its picture, or else of a hand that scores it. */
  readonly parts: readonly Hand[];
  readonly winText: string;
  readonly condition: string;
  readonly rule: string;
}

export type WebHands = Readonly<Record<HandId, WebHand>>;

interface WebCentreProps {
  readonly id: HandId;
  readonly points: number;
  readonly hand: WebHand;
  readonly links: { readonly rule: string; readonly card: string };
  readonly say: Say;
}

export const WebCentre = ({ id, points, hand, links, say }: WebCentreProps) => (
  <article class="web-centre grid pack-top gap-3" aria-labelledby="web-centre" data-centre>
    <h2 class="text-l" id="web-centre" tabIndex={-1} data-hand-link>
      {catalogueHandName(say, id)}
    </h2>
    <p class="web-worth flex spread soft">
      <span lang="zh-Hans">{hand.chinese}</span>{' '}
      <b class="text-seal medium figure-line">{say('sheet.points', { n: points })}</b>
    </p>
    <div class="tile-groups">
      {hand.parts.map((part, at) => (
        <HandPart key={`${at}`} part={part} say={say} />
      ))}
    </div>
    {hand.winText !== '' && <p class="web-told soft">{hand.winText}</p>}
    <p>{hand.condition}</p>
    <p class="web-more cluster">
      <a class="inline-row touch" href={links.card}>
        {say('exclusions.card')}
      </a>
      <a class="inline-row touch" href={links.rule}>
        {say('hands.rule')}
      </a>
    </p>
  </article>
);

interface HandPartProps {
  readonly part: Hand;
  readonly say: Say;
}

const HandPart = ({ part: { concealed, flowers, melds, win }, say }: HandPartProps) => (
  <>
    {concealed.length + flowers.length > 0 && (
      <TileRow tiles={[...concealed, ...flowers]} say={say} size="small" />
    )}
    {melds.map((meld, at) => (
      <MeldTiles key={`${at}`} meld={meld} say={say} size="small" />
    ))}
    {win && <Tile tile={win.tile} say={say} state="winning" size="small" />}
  </>
);
