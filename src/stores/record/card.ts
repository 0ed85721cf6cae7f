/** A question that went wrong, as plain data: what it is called, and what a mistake makes of it. */
import { skillDrill, type Texts } from '../../engine/drills.ts';
import { type AnswerResult, outcomeOf } from './result.ts';
import type { Card } from './rows.ts';

/** A question that was answered wrong or with a hint. */
export interface Mistake {
  /** Told apart from those of any other device. */
  readonly id: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  readonly skill: string;
  readonly texts: Texts;
}

type Answer = Pick<AnswerResult, 'skill' | 'texts' | 'right' | 'hints'>;

/** Nothing for any other answer. */
export const mistakeIn = (
  { skill, texts, right, hints }: Answer,
  row: Pick<Mistake, 'id' | 'at'>,
): Mistake | undefined =>
  texts && outcomeOf({ right, hints }) !== '1'
    ? { ...row, skill, texts: written(texts) }
    : undefined;

/** Without the parts that are not there. */
const written = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));

/** The same question always has the same name. */
export const cardId = (drill: string, texts: Texts): string =>
  [
    drill,
    ...Object.entries(written(texts))
      .map(([part, text]) => `${part}=${text}`)
      .sort(),
  ].join(' ');

export const cardIdOf = ({ skill, texts }: Pick<Mistake, 'skill' | 'texts'>): string =>
  cardId(skillDrill(skill), texts);

/** A card that is there already is due again. */
export function cardAfter(before: Card | undefined, { at, skill, texts }: Mistake): Card {
  if (!before) {
    const drill = skillDrill(skill);
    return { id: cardId(drill, texts), drill, texts, skill, added: at, changed: at, mistakes: 1 };
  }
  const { schedule } = before;
  return {
    ...before,
    changed: Math.max(at, before.changed),
    mistakes: before.mistakes + 1,
    ...(schedule && { schedule: { ...schedule, due: Math.min(schedule.due, at) } }),
  };
}
