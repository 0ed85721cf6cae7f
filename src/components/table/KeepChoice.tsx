/** Keeps a mistake of a finished hand among the reader's own, to be asked again; or takes it out. */
import { useMemo } from 'preact/hooks';
import { pageHref } from '../../course/links.ts';
import type { Texts, UNLISTED_DRILLS } from '../../engine/drills.ts';
import type { Voice } from '../../i18n/speak.ts';
import { cardIdOf } from '../../stores/record/card.ts';
import { $cardNamed, deleteCards, keepMistake } from '../../stores/record/cards.ts';
import { Button } from '../parts/Button.tsx';
import { useStore } from '../parts/use-store.ts';

const DRILL: (typeof UNLISTED_DRILLS)[number]['id'] = 'table-choice';

interface KeepChoiceProps extends Voice {
  readonly texts: Texts;
}

export function KeepChoice({ texts, locale, say }: KeepChoiceProps) {
  const skill = `${DRILL}/${texts['rules']}`;
  const id = cardIdOf({ skill, texts });
  const { card, lasts } = useStore(useMemo(() => $cardNamed(id), [id])) ?? {};
  const keep = (): void => void keepMistake({ skill, texts, right: false, hints: 0 });
  return (
    <div class="row cluster gap-2" role="status">
      {card ? (
        <>
          {say(lasts ? 'choice.kept' : 'kept.lost')}{' '}
          <a class="inline-row touch" href={pageHref(locale, 'mistakes')}>
            {say('mistakes.title')}
          </a>
          <Button look="quiet" onClick={() => void deleteCards([id])}>
            {say('choice.takeOut')}
          </Button>
        </>
      ) : (
        <Button onClick={keep}>{say('choice.keep')}</Button>
      )}
    </div>
  );
}
