import { parseHand } from '../../../engine/notation.ts';
import { handName } from '../../../i18n/hand-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { HandId } from '../../../stores/international/exclusion-web.ts';
import { MeldTiles } from '../../tiles/MeldTiles.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';

export interface WebHand {
  readonly chinese: string;
  /** Its picture, or else a hand that scores it. */
  readonly tiles: string;
  readonly howWon: string;
  readonly condition: string;
  readonly rule: string;
}

interface WebCentreProps {
  readonly id: HandId;
  readonly points: number;
  readonly hand: WebHand;
  readonly links: { readonly rule: string; readonly card: string };
  readonly say: Say;
}

export const WebCentre = ({ id, points, hand, links, say }: WebCentreProps) => (
  <article class="web-centre" aria-labelledby="web-centre" data-centre>
    <h2 id="web-centre" tabIndex={-1} data-hand-link>
      {handName(say, id)}
    </h2>
    <p class="web-worth">
      <span lang="zh-Hans">{hand.chinese}</span> <b>{say('hands.points', { n: points })}</b>
    </p>
    <HandTiles tiles={hand.tiles} say={say} />
    {hand.howWon !== '' && <p class="web-told">{hand.howWon}</p>}
    <p>{hand.condition}</p>
    <p class="web-more">
      <a href={links.card}>{say('exclusions.card')}</a>
      <a href={links.rule}>{say('hands.rule')}</a>
    </p>
  </article>
);

interface HandTilesProps {
  readonly tiles: string;
  readonly say: Say;
}

const HandTiles = ({ tiles, say }: HandTilesProps) => (
  <div class="tile-groups">
    {tiles.split(' ').map((part) => (
      <HandPart key={part} part={part} say={say} />
    ))}
  </div>
);

function HandPart({ part, say }: { readonly part: string; readonly say: Say }) {
  const hand = parseHand(part);
  if (!hand.ok) throw new Error(`${part}: ${hand.error.code}`);
  const { concealed, melds, flowers, win } = hand.value;
  const loose = [...concealed, ...flowers];
  return (
    <>
      {loose.length > 0 && <TileRow tiles={loose} say={say} size="small" />}
      {melds.map((meld, at) => (
        <MeldTiles key={`${at}`} meld={meld} say={say} size="small" />
      ))}
      {win && <Tile tile={win.tile} say={say} state="winning" size="small" />}
    </>
  );
}
