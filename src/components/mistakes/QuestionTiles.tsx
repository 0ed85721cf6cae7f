import type { Texts } from '../../engine/drills.ts';
import { parseHand, parseTiles } from '../../engine/notation.ts';
import { wordsHere } from '../../i18n/page-words.ts';
import { openKey, type Voice } from '../../i18n/speak.ts';
import { MeldTiles } from '../tiles/MeldTiles.tsx';
import { Tile } from '../tiles/Tile.tsx';
import { TileRow } from '../tiles/TileRow.tsx';
import './question-list.css';

interface QuestionTilesProps extends Voice {
  readonly texts: Texts;
  /** What the drill is about, for a question without tiles. */
  readonly text: string | undefined;
}

/** A question in a list: its tiles or its sentence. */
export function QuestionTiles({ texts, text, locale, say }: QuestionTilesProps) {
  const hand = texts['hand'] === undefined ? undefined : parseHand(texts['hand']);
  const alone = parseTiles(texts['tile'] ?? '');
  const topic = openKey(`table.topic.${texts['ask']}`);
  const isNamed = Object.hasOwn(wordsHere(locale), topic);
  if (!hand?.ok) return <p>{isNamed ? say(topic) : text}</p>;
  const { concealed, flowers, melds, win } = hand.value;
  return (
    <p class="question-tiles cluster items-end">
      <TileRow tiles={[...concealed, ...flowers]} say={say} />
      {melds.map((meld, at) => (
        <MeldTiles key={at} meld={meld} say={say} />
      ))}
      {win && <Tile tile={win.tile} say={say} state="winning" />}
      {alone.ok && alone.value.length > 0 && <TileRow tiles={alone.value} say={say} />}
    </p>
  );
}
