/** What may be read about the question of a drill: lessons, and rules of the register. */
import type { Texts } from '../engine/drills.ts';

export interface Reading {
  /** A book has the rules that are too many to be named one by one. */
  readonly kind: 'lesson' | 'rule' | 'book';
  readonly title: string;
  readonly href: string;
  /** The fields of the level that it is about; one that is about the whole drill names none. */
  readonly level: Texts;
}

const MOST_LESSONS = 2;

const fieldsAlike = (level: Texts, asked: Texts): number =>
  Object.entries(level).filter(([name, value]) => asked[name] === value).length;

const isAbout = ({ level }: Reading, asked: Texts): boolean =>
  fieldsAlike(level, asked) === Object.keys(level).length;

/** A lesson about another level may help, one about another game does not. */
const isOfGame = ({ level: { game } }: Reading, asked: Texts): boolean =>
  game === undefined || game === asked['game'];

/** The lessons about a level, or the one that is nearest to it; and the rules that it asks for. */
export function readingAt(all: readonly Reading[], asked: Texts): readonly Reading[] {
  const about = all.filter((one) => isAbout(one, asked));
  const lessons = about.filter(({ kind }) => kind === 'lesson').slice(0, MOST_LESSONS);
  const [nearest] = all
    .filter((one) => one.kind === 'lesson' && isOfGame(one, asked))
    .sort((a, b) => fieldsAlike(b.level, asked) - fieldsAlike(a.level, asked));
  return [
    ...(lessons.length > 0 || !nearest ? lessons : [nearest]),
    ...about.filter(({ kind }) => kind !== 'lesson'),
  ];
}
