import type { ComponentChildren } from 'preact';
import { useLater } from '../parts/use-later.ts';

export interface WithJudged<Judged> {
  readonly judged: Judged | undefined;
}

/** A board that fetches its words for hints and verdicts; until they are here, nothing is judged. */
export const judgedLater = <
  Props extends { readonly state: { readonly verdict: unknown } },
  Judged,
>(
  load: () => Promise<Judged>,
  Board: (props: Props & WithJudged<Judged>) => ComponentChildren,
) =>
  function JudgedLater(props: Props) {
    const judged = useLater(load);
    const state = judged ? props.state : { ...props.state, verdict: undefined };
    return <Board {...props} state={state} judged={judged} />;
  };
