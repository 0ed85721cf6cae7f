/** A question that is kept: its tiles or its sentence, when it is due, and what can be done with it. */

import { suspendCard } from '../../stores/record/cards.ts';
import { isDue, isHard } from '../../stores/record/due.ts';
import type { Card } from '../../stores/record/rows.ts';
import { whenDue } from '../parts/when-due.ts';
import type { PageProps } from './page-props.ts';
import { QuestionTiles } from './QuestionTiles.tsx';

interface CardRowProps extends PageProps {
  readonly card: Card;
  /** Whether its texts are of a form that is no longer read. */
  readonly isUnread: boolean;
}

export function CardRow(props: CardRowProps) {
  const { card, drills, isUnread, locale, say, onReview, onDelete } = props;
  const { id, drill, suspended = false } = card;
  const text = drills.find((known) => known.id === drill)?.text;
  return (
    <li class="grid gap-1 line-above" data-suspended={suspended ? '' : undefined}>
      {isUnread ? (
        <p class="note">{say('mistakes.unread')}</p>
      ) : (
        <QuestionTiles {...{ locale, say }} texts={card.texts} text={text} />
      )}
      <Standing {...props} />
      <p class="question-acts cluster text-xs">
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
