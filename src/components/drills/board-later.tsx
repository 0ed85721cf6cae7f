import type { ComponentChildren } from 'preact';
import { useLater } from '../parts/use-later.ts';

export interface VerdictPart<Judged> {
  readonly judged: Judged | undefined;
}

/** A board that fetches its words for hints and verdicts; until they are here, nothing is judged. */
export const boardLater = <Props extends { readonly state: { readonly verdict: unknown } }, Judged>(
  load: () => Promise<Judged>,
  Board: (props: Props & VerdictPart<Judged>) => ComponentChildren,
) =>
  function JudgedLater(props: Props) {
    const judged = useLater(load);
    const state = judged ? props.state : { ...props.state, verdict: undefined };
    return <Board {...props} state={state} judged={judged} />;
  };
