import { useMemo } from 'preact/hooks';
import type { Level } from '../../engine/drills.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Voice } from '../../i18n/speak.ts';
import type { SolvedQuestion } from '../../stores/paper/sheet.ts';
import { BlankLine } from '../boards/blanks.tsx';
import type { PaperPart } from './paper-parts.ts';

interface SheetPaperProps extends Voice {
  readonly title: string;
  readonly part: PaperPart;
  readonly level: Level;
  readonly sheet: number;
  readonly questions: readonly SolvedQuestion[];
  /** Where the sheet is found again. */
  readonly address: string;
  /** Whether the answers are seen before they are printed. */
  readonly showsAnswers: boolean;
}

/** A sheet as it is printed: the questions, and on pages of their own the answers. */
export function SheetPaper(props: SheetPaperProps) {
  const { title, part, questions, address, showsAnswers, locale, say } = props;
  return (
    <article class="paper card ink" aria-label={say('paper.preview')}>
      <section>
        <h2>{title}</h2>
        <Head {...props} />
        <p class="paper-who grid items-end">
          {say('paper.who')}
          <BlankLine />
          {say('paper.when')}
          <BlankLine />
        </p>
        <ol class="paper-list plain-list">
          {questions.map((question) => (
            <QuestionItem key={keyOf(question)} {...{ question, part, locale }} />
          ))}
        </ol>
        <p class="paper-address lining soft">
          {say('paper.address')} {address}
        </p>
      </section>
      <section class="solutions paper-answers line-above" hidden={!showsAnswers}>
        <h2>{say('paper.answers', { title })}</h2>
        <Head {...props} />
        <ol class="paper-list plain-list">
          {questions.map((question) => (
            <AnswerItem key={keyOf(question)} {...{ question, part, locale }} />
          ))}
        </ol>
      </section>
    </article>
  );
}

const keyOf = ({ asked }: SolvedQuestion): string => JSON.stringify(asked.texts);

/** The level field by field, and the number that gives the sheet again. */
function Head({ part, level, sheet, questions, say }: SheetPaperProps) {
  const fields = Object.entries(part.fields).flatMap(([field, { label, valueName }]) => {
    const value = level[field];
    if (value === undefined) return [];
    const told = valueName ? valueName(part.say, value) : value;
    return [say('paper.field', { name: part.say(label), value: told })];
  });
  return (
    <p class="paper-head lining soft">
      {fields.join(' · ')}
      <br />
      {say('paper.head', { sheet: String(sheet), n: questions.length })}
    </p>
  );
}

interface QuestionProps {
  readonly question: SolvedQuestion;
  readonly part: PaperPart;
  readonly locale: Locale;
}

/** Nothing in it can be touched; drawn once, however many come after it. */
const QuestionItem = ({ question: { asked }, part, locale }: QuestionProps) =>
  useMemo(() => {
    const { view, say } = part;
    const told = { shown: asked.shown, locale, say };
    return (
      <li class="grid">
        <fieldset class="paper-question column" disabled>
          <view.Position {...told} />
          <p class="blank-asked medium">{view.ask(asked.shown, told)}</p>
          <view.Blank {...told} />
        </fieldset>
      </li>
    );
  }, [asked, part, locale]);

const AnswerItem = ({ question: { asked, verdict }, part, locale }: QuestionProps) =>
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
