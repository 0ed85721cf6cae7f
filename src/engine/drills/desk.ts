/** A drill as the rest of the site uses it: every question is its texts, so that it can go to a worker. */
import { ok, type Result } from '../core/result.ts';
import { createRng } from '../core/rng.ts';
import type { Drill, DrillTypes, Level, Refusal, Texts } from './drill.ts';
import type { Past, Steer } from './steer.ts';

export interface QuestionData<T extends DrillTypes = DrillTypes> {
  readonly texts: Texts;
  readonly shown: T['shown'];
  readonly hintSteps: readonly string[];
}

export interface Wish {
  readonly level: Level;
  readonly steer?: Steer;
  /** The questions of the session so far. */
  readonly past?: readonly Texts[];
  readonly like?: Texts;
}

export interface Desk<T extends DrillTypes = DrillTypes>
  extends Pick<Drill<T>, 'id' | 'parts' | 'levels' | 'targets'> {
  readonly deal: (seed: number, wish: Wish) => QuestionData<T>;
  readonly ask: (texts: Texts) => Result<QuestionData<T>, Refusal>;
  readonly keeps: (texts: Texts, level: Level) => boolean;
  readonly solve: (texts: Texts) => T['answer'];
  // Methods: the desk of a drill is one of the desks of all drills, whose answers are unknown.
  check(texts: Texts, answer: T['answer']): T['verdict'];
  readonly hints: (texts: Texts) => T['hints'];
  readonly detail: (texts: Texts, about: string) => T['detail'];
  follow(seed: number, texts: Texts, answer: T['answer']): QuestionData<T> | undefined;
}

export type DeskTask = keyof Omit<Desk, 'id' | 'parts' | 'levels'>;

export interface DeskCall {
  readonly drill: string;
  readonly task: DeskTask;
  readonly args: readonly unknown[];
}

/** Does what a message asks for; the sender saw to it that the arguments fit. */
export const callDesk = (desk: Desk, { task, args }: Pick<DeskCall, 'task' | 'args'>): unknown =>
  (desk[task] as (...args: readonly unknown[]) => unknown)(...args);

/** The question on the board, the one made ahead and the one before. */
const MOST_REMEMBERED = 3;

/** Questions by their texts, so that each is read once, and what they have in common. */
function memoryOf<T extends DrillTypes>(drill: Drill<T>) {
  const known = new Map<string, T['question']>();
  const traits = new Map<string, readonly string[]>();

  const keep = (texts: Texts, question: T['question']): void => {
    const key = JSON.stringify(texts);
    known.delete(key);
    known.set(key, question);
    const [oldest] = known.keys();
    if (known.size > MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
  };
  const parsed = (texts: Texts): T['question'] => {
    const question = drill.parse(texts);
    if (!question.ok) throw new Error(`${drill.id}: ${JSON.stringify([texts, question.error])}`);
    return question.value;
  };
  const read = (texts: Texts): T['question'] => {
    const before = known.get(JSON.stringify(texts));
    if (before !== undefined) return before;
    const question = parsed(texts);
    keep(texts, question);
    return question;
  };
  const traitsOf = (texts: Texts): readonly string[] => {
    const key = JSON.stringify(texts);
    const before = traits.get(key);
    if (before || !drill.traits) return before ?? [];
    const found = drill.traits(known.get(key) ?? parsed(texts));
    traits.set(key, found);
    return found;
  };
  const tally = (past: readonly Texts[]): Past => {
    const times: Record<string, number> = {};
    for (const trait of past.flatMap(traitsOf)) times[trait] = (times[trait] ?? 0) + 1;
    return times;
  };
  return { keep, read, tally };
}

/** How often a variant is drawn until it differs from its model. */
const MOST_VARIANTS = 5;

/**
 * The drill by texts alone. All but `deal` and `ask` take texts that `ask` accepted, and throw for
 * others.
 */
export function deskOf<T extends DrillTypes>(drill: Drill<T>): Desk<T> {
  const { keep, read, tally } = memoryOf(drill);

  const asked = (question: T['question']): QuestionData<T> => {
    const texts = drill.format(question);
    keep(texts, question);
    return { texts, shown: drill.show(question), hintSteps: drill.hintSteps(question) };
  };
  /** The question itself only where it has hardly a variant. */
  const anotherLike = (
    like: Texts,
    vary: (question: T['question']) => T['question'] | undefined,
  ): QuestionData<T> => {
    const question = read(like);
    let varied = asked(vary(question) ?? question);
    for (let tries = 1; tries < MOST_VARIANTS; tries++) {
      if (JSON.stringify(varied.texts) !== JSON.stringify(like)) break;
      varied = asked(vary(question) ?? question);
    }
    return varied;
  };
  return {
    id: drill.id,
    parts: drill.parts,
    levels: drill.levels,
    ...(drill.targets && { targets: drill.targets }),
    deal: (seed, { level, steer, past, like }) => {
      const rng = createRng(seed);
      if (like && drill.vary) return anotherLike(like, (given) => drill.vary?.(rng, given, level));
      return asked(
        drill.make(rng, level, { ...(steer && { steer }), ...(past && { past: tally(past) }) }),
      );
    },
    ask: (texts) => {
      const question = drill.parse(texts);
      return question.ok ? ok(asked(question.value)) : question;
    },
    keeps: (texts, level) => drill.keeps(read(texts), level),
    solve: (texts) => drill.solve(read(texts)),
    check: (texts, answer) => drill.check(read(texts), answer),
    hints: (texts) => drill.hints(read(texts)),
    detail: (texts, about) => drill.detail?.(read(texts), about),
    follow: (seed, texts, answer) => {
      const next = drill.follow?.(createRng(seed), read(texts), answer);
      return next && asked(next);
    },
  };
}
