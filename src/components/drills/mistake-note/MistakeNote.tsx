/** Below a verdict: that the question is among the reader's mistakes, and a button to take it out again. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { pageHref } from '../../../course/links.ts';
import type { DrillTypes } from '../../../engine/drills.ts';
import { sayMistakes } from '../../../i18n/delivery/mistakes-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import { $settings } from '../../../stores/device/settings.ts';
import type { SessionState } from '../../../stores/question/drill-session.ts';
import { cardIdOf } from '../../../stores/record/card.ts';
import { $cardNamed, deleteCards, keepMistake } from '../../../stores/record/cards.ts';
import { useStore } from '../../parts/use-store.ts';
import { withStyles } from '../../parts/with-styles.ts';
import type { DrillParts } from '../drill-parts.ts';
import styles from './mistake-note.css?url';

interface MistakeNoteProps {
  readonly state: SessionState<DrillTypes, unknown>;
  readonly locale: Locale;
}

const loadWords = (locale: Locale): Promise<Say> => withStyles(styles, sayMistakes(locale));

/** The live region stands there before it is filled, or it would not be read out. */
export function MistakeNote({ state, locale }: MistakeNoteProps) {
  const [say, setSay] = useState<Say>();
  useEffect(() => void loadWords(locale).then((words) => setSay(() => words)), [locale]);
  const { verdict, texts, skill, taken } = state;
  if (!say || !verdict) return null;
  const isMissed = !verdict.right || taken > 0;
  const id = cardIdOf({ skill, texts });
  return (
    <div
      class="mistake-note sans text-s soft"
      data-missed={isMissed ? '' : undefined}
      role="status"
    >
      <CardLine key={id} {...{ id, state, isMissed, locale, say }} />
    </div>
  );
}

interface CardLineProps extends MistakeNoteProps {
  readonly id: string;
  readonly isMissed: boolean;
  readonly say: Say;
}

function CardLine({ id, state, isMissed, locale, say }: CardLineProps) {
  const { card, lasts } = useStore(useMemo(() => $cardNamed(id), [id])) ?? {};
  const isWished = useStore($settings.mistakes) === 'on';
  const [putBack, setPutBack] = useState<() => Promise<void>>();
  const keep = (): void => {
    $settings.mistakes.set('on');
    void (putBack?.() ?? keepMistake({ ...state, right: false, hints: state.taken }));
    setPutBack(undefined);
  };
  const takeOut = async (): Promise<void> => {
    const restore = await deleteCards([id]);
    setPutBack(() => restore);
  };
  if (card && !lasts) return <p class="row cluster touch">{say('kept.lost')}</p>;
  if (card)
    return (
      <p class="row cluster touch">
        {say('kept.in')}{' '}
        <a class="inline-row touch" href={pageHref(locale, 'mistakes')}>
          {say('mistakes.title')}
        </a>
        <Act name={say('kept.takeOut')} onClick={takeOut} />
      </p>
    );
  if (putBack && isWished)
    return (
      <p class="row cluster touch">
        {say('kept.out')}
        <Act name={say('kept.putBack')} onClick={keep} />
        <Act name={say('kept.never')} onClick={() => $settings.mistakes.set('off')} />
      </p>
    );
  if (isWished || !isMissed) return null;
  return (
    <p class="row cluster touch">
      {say('kept.off')}
      <Act name={say('kept.on')} onClick={keep} />
    </p>
  );
}

const Act = ({ name, onClick }: { readonly name: string; readonly onClick: () => void }) => (
  <button class="inline-row touch bare" type="button" onClick={onClick}>
    {name}
  </button>
);

/** In a drill: a session that asks a card for review says itself what comes of it. */
export function DrillNote<T extends DrillTypes, Draft>(props: DrillParts<T, Draft>) {
  const { run, guide, session, locale, say } = props;
  const state = useStore(session.$state);
  if (guide?.Note && guide.guide.isReview?.(state.texts))
    return <guide.Note {...{ run, state, locale, say }} />;
  return <MistakeNote state={state} locale={locale} />;
}
