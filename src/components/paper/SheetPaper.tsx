import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { SolvedQuestion } from '../../stores/paper/sheet.ts';
import { BlankLine } from '../boards/blanks.tsx';
import { GivenText } from '../parts/GivenText.tsx';
import type { PaperPart } from './paper-parts.ts';

/** A question with the drill that asks it. */
export interface PaperQuestion extends SolvedQuestion {
  readonly part: PaperPart;
  /** What somebody says of it. */
  readonly words?: string;
}

export interface SheetPaperProps extends Voice {
  readonly title: string;
  /** What is said of the sheet, below its title. */
  readonly head: ComponentChildren;
  readonly questions: readonly PaperQuestion[];
  /** Where the sheet is found again. */
  readonly address: ComponentChildren;
  /** Whether the answers are seen before they are printed. */
  readonly showsAnswers: boolean;
}

/** A sheet as it is printed: the questions, and on pages of their own the answers. */
export function SheetPaper(props: SheetPaperProps) {
  const { title, head, questions, address, showsAnswers, locale, say } = props;
  return (
    <article class="paper card ink" aria-label={say('paper.preview')}>
      <section>
        <h2>
          <GivenText text={title} />
        </h2>
        <p class="paper-head lining soft">{head}</p>
        <p class="paper-who grid items-end">
          {say('paper.who')}
          <BlankLine />
          {say('paper.when')}
          <BlankLine />
        </p>
        <ol class="paper-list plain-list">
          {questions.map((question) => (
            <QuestionItem key={keyOf(question)} {...{ question, locale }} />
          ))}
        </ol>
        <p class="paper-address lining soft">{address}</p>
      </section>
      <section class="solutions paper-answers line-above" hidden={!showsAnswers}>
        <h2>
          <GivenText text={say('paper.answers', { title })} />
        </h2>
        <p class="paper-head lining soft">{head}</p>
        <ol class="paper-list plain-list">
          {questions.map((question) => (
            <AnswerItem key={keyOf(question)} {...{ question, locale }} />
          ))}
        </ol>
      </section>
    </article>
  );
}

const keyOf = ({ asked }: SolvedQuestion): string => JSON.stringify(asked.texts);

interface QuestionProps {
  readonly question: PaperQuestion;
  readonly locale: Locale;
}

/** Nothing in it can be touched; drawn once, however many come after it. */
const QuestionItem = ({ question: { asked, part, words = '' }, locale }: QuestionProps) =>
  useMemo(() => {
    const { view, say } = part;
    const told = { shown: asked.shown, locale, say };
    return (
      <li class="grid">
        <fieldset class="paper-question column" disabled>
          {words !== '' && (
            <p class="question-note">
              <GivenText text={words} />
            </p>
          )}
          <view.Position {...told} />
          <p class="blank-asked medium">{view.ask(asked.shown, told)}</p>
          <view.Blank {...told} />
        </fieldset>
      </li>
    );
  }, [asked, part, words, locale]);

const AnswerItem = ({ question: { asked, verdict, part }, locale }: QuestionProps) =>
  useMemo(() => {
    const { view, say } = part;
    return (
      <li class="grid">
        <fieldset class="paper-answer column" disabled>
          <view.Solved {...{ shown: asked.shown, verdict, locale, say }} />
        </fieldset>
      </li>
    );
  }, [asked, verdict, part, locale]);
