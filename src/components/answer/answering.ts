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

export const submits = (session: Answering, onNext: () => void) => (event: Event) => {
  event.preventDefault();
  goOn(session, onNext);
};
