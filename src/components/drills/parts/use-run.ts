import type { ReadableAtom } from 'nanostores';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { FormerVerdict } from '../../../engine/index.ts';
import type { Asked } from '../../../stores/answer-session.ts';
import { createFormerAhead } from '../../../stores/former-ahead.ts';
import { showInAddress } from './address.ts';

/** As much of a session as a run of questions needs. */
export interface RunSession<Question> {
  readonly $state: ReadableAtom<
    Asked<Question> & { verdict: FormerVerdict | undefined; since: number }
  >;
  readonly ask: (asked: Asked<Question>, now: number) => void;
  readonly begin: (now: number) => void;
}

/** What a drill is run with. Made once: another one is another run. */
export interface RunKind<Question, Wish, S extends RunSession<Question>, Refusal> {
  /** The first question, and what the address held in its place. */
  readonly begin: () => {
    readonly first: Asked<Question>;
    readonly refused?: Refusal | undefined;
  };
  readonly start: (first: Asked<Question>) => S;
  readonly deal: (wish: Wish) => Question;
  /** The level as it stands. */
  readonly wish: () => Wish;
  readonly isSame: (a: Wish, b: Wish) => boolean;
  readonly skillOf: (wish: Wish) => string;
  readonly format: (question: Question) => Readonly<Partial<Record<string, string>>>;
}

export interface Run<Question, S, Refusal> {
  readonly session: S;
  /** What was refused of the address, until another question is asked. */
  readonly refused: Refusal | undefined;
  readonly ask: (question: Question, skill: string) => void;
  /** Asks the next question of the level. */
  readonly next: () => void;
}

/** Question after question, each in the address, the next one dealt while a verdict is read. */
export function useRun<Question, Wish, S extends RunSession<Question>, Refusal>(
  kind: RunKind<Question, Wish, S, Refusal>,
): Run<Question, S, Refusal> | undefined {
  const ahead = useMemo(() => createFormerAhead(kind.deal, kind.isSame), [kind]);
  const [begun, setBegun] = useState<{ session: S; refused?: Refusal | undefined }>();

  useEffect(() => {
    const { first, refused } = kind.begin();
    const session = kind.start(first);
    session.begin(performance.now());
    setBegun({ session, refused });
    return session.$state.subscribe(({ question, verdict }) => {
      showInAddress(kind.format(question));
      if (verdict) ahead.prepare(kind.wish());
    });
  }, [kind, ahead]);

  if (!begun) return undefined;
  const { session, refused } = begun;
  const ask = (question: Question, skill: string): void => {
    session.ask({ question, skill }, performance.now());
    setBegun({ session });
  };
  const next = (): void => {
    const wish = kind.wish();
    ask(ahead.take(wish), kind.skillOf(wish));
  };
  return { session, refused, ask, next };
}
