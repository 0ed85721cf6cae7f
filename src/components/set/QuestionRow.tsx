/** A question of a set in its list: what it asks, or why it cannot be asked. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { pageHref } from '../../course/links.ts';
import { echo } from '../../i18n/echo.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { SetQuestion } from '../../stores/set/question-set.ts';
import { addressOf } from '../../stores/set/set-text.ts';
import { refusedText } from '../drills/RefusedAddress.tsx';
import { QuestionTiles } from '../mistakes/QuestionTiles.tsx';
import { paperPart } from '../paper/paper-parts.ts';
import { useLater } from '../parts/use-later.ts';
import type { Checked } from './set-drills.ts';

interface QuestionRowProps extends Voice {
  readonly question: SetQuestion;
  readonly at: number;
  readonly check: Checked | undefined;
  /** What can be done with it. */
  readonly children: ComponentChildren;
}

export function QuestionRow({ question, at, check, children, locale, say }: QuestionRowProps) {
  return (
    <li class="grid gap-1 line-above">
      <QuestionTiles
        {...{ locale, say }}
        texts={question.texts}
        text={check && 'drill' in check ? check.drill.text : question.page}
      />
      <p class="text-s">
        {at + 1}. <Title {...{ question, check, locale }} />
      </p>
      {children}
      {check && check.is !== 'asked' && <LeftOut {...{ question, check, locale, say }} />}
    </li>
  );
}

/** The question on the page of its drill. */
function Title({
  question,
  check,
  locale,
}: Pick<QuestionRowProps, 'question' | 'check' | 'locale'>) {
  if (!check || check.is === 'unknown') return <span>{question.page}</span>;
  const { page, title } = check.drill;
  const [, query] = addressOf(question).split('?');
  return (
    <a class="inline-row touch" href={`${pageHref(locale, page)}?${query}`}>
      {title}
    </a>
  );
}

interface LeftOutProps extends Voice {
  readonly question: SetQuestion;
  readonly check: Exclude<Checked, { is: 'asked' }>;
}

function LeftOut({ question, check, locale, say }: LeftOutProps) {
  return (
    <p class="alert" role="alert">
      {check.is === 'unknown' && say('set.left.unknown', { name: echo(question.page) })}
      {check.is === 'bare' && say('set.left.bare')}
      {check.is === 'refused' && <Reason {...{ check, locale }} />} {say('set.left')}
    </p>
  );
}

/** Each drill words its own errors. */
async function reasonOf(
  { drill, refusal }: Extract<Checked, { is: 'refused' }>,
  locale: Locale,
): Promise<string> {
  const part = await paperPart(drill, locale);
  const { refused, say } = part;
  const wording = await part.errors();
  return refusedText(refused, refusal.part, say) + wording(say, refusal.error);
}

function Reason({
  check,
  locale,
}: {
  readonly check: Extract<Checked, { is: 'refused' }>;
  readonly locale: Locale;
}) {
  const [load] = useState(() => () => reasonOf(check, locale));
  return <>{useLater(load)}</>;
}
