/** How an answer is given: checked, helped by hints, and left behind. */
/** A question that is answered in one go. */
export interface Answering {
  readonly hint: () => void;
  readonly check: (now: number) => void;
  readonly $state: { readonly get: () => { readonly verdict: unknown } };
}

/** Checks the answer, or goes on once it is judged: what Enter does, and the main button. */
export function goOn(session: Answering, onNext: () => void): void {
  if (session.$state.get().verdict) onNext();
  else session.check(performance.now());
}

/** The same for the form that the answer is written in. */
export const submits = (session: Answering, onNext: () => void) => (event: Event) => {
  event.preventDefault();
  goOn(session, onNext);
};
