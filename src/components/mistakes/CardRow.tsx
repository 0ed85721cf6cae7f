/** A question that is kept: its tiles or its sentence, when it is due, and what can be done with it. */

import { parseHand, parseTiles } from '../../engine/notation.ts';
import { wordsHere } from '../../i18n/page-words.ts';
import { openKey } from '../../i18n/speak.ts';
import { suspendCard } from '../../stores/record/cards.ts';
import { isDue, isHard } from '../../stores/record/due.ts';
import type { Card } from '../../stores/record/rows.ts';
import { whenDue } from '../parts/when-due.ts';
import { MeldTiles } from '../tiles/MeldTiles.tsx';
import { Tile } from '../tiles/Tile.tsx';
import { TileRow } from '../tiles/TileRow.tsx';
import type { PageProps } from './page-props.ts';

interface CardRowProps extends PageProps {
  readonly card: Card;
  /** Whether its texts are of a form that is no longer read. */
  readonly isUnread: boolean;
}

export function CardRow(props: CardRowProps) {
  const { card, isUnread, say, onReview, onDelete } = props;
  const { id, suspended = false } = card;
  return (
    <li class="grid gap-1 line-above" data-suspended={suspended ? '' : undefined}>
      {isUnread ? <p class="note">{say('mistakes.unread')}</p> : <Question {...props} />}
      <Standing {...props} />
      <p class="mistakes-card-acts cluster text-xs">
        {!isUnread && (
          <>
            {!suspended && (
              <button class="bare touch" type="button" onClick={() => onReview([card])}>
                {say('mistakes.ask')}
              </button>
            )}
            <button
              class="bare touch"
              type="button"
              onClick={() => void suspendCard(id, !suspended)}
            >
              {say(suspended ? 'mistakes.resume' : 'mistakes.suspend')}
            </button>
          </>
        )}
        <button class="bare touch" type="button" data-delete onClick={() => onDelete(card)}>
          {say('mistakes.delete')}
        </button>
      </p>
    </li>
  );
}

/** How often it was missed, how hard it is, and when it comes. */
function Standing({ card, isUnread, now, locale, say }: CardRowProps) {
  const { mistakes, schedule, suspended } = card;
  const due = schedule?.due ?? card.added;
  return (
    <p class="mistakes-standing cluster soft">
      {!isUnread && (
        <span data-due={isDue(card, now) ? '' : undefined}>
          {suspended
            ? say('mistakes.suspended')
            : isDue(card, now)
              ? say('mistakes.isDue')
              : say('mistakes.next', { when: whenDue({ locale, say }, due, now) })}
        </span>
      )}
      <span>{say('mistakes.missed', { n: mistakes })}</span>
      {isHard(card) && <span data-hard>{say('mistakes.hard')}</span>}
    </p>
  );
}

function Question({ card, drills, locale, say }: CardRowProps) {
  const { texts, drill } = card;
  const hand = texts['hand'] === undefined ? undefined : parseHand(texts['hand']);
  const alone = parseTiles(texts['tile'] ?? '');
  const topic = openKey(`table.topic.${texts['ask']}`);
  const isNamed = Object.hasOwn(wordsHere(locale), topic);
  if (hand?.ok) {
    const { concealed, flowers, melds, win } = hand.value;
    return (
      <p class="mistakes-hand cluster items-end">
        <TileRow tiles={[...concealed, ...flowers]} say={say} />
        {melds.map((meld, at) => (
          <MeldTiles key={at} meld={meld} say={say} />
        ))}
        {win && <Tile tile={win.tile} say={say} state="winning" />}
        {alone.ok && alone.value.length > 0 && <TileRow tiles={alone.value} say={say} />}
      </p>
    );
  }
  const text = drills.find(({ id }) => id === drill)?.text;
  return <p>{isNamed ? say(topic) : text}</p>;
}
