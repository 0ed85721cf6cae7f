/**
 * What could not be had from outside: a part of the site that is gone after a new version, a worker
 * and the page that both fail. The page says so at its top, and lets the reader try again.
 */

/** Says on the page what can be tried again now. */
export const FAILURES = 'moineau:failures';

type Again = () => void;

const failures = new Set<Again>();

function say(): void {
  if (typeof window === 'undefined') return;
  window.dispatchEvent(new CustomEvent(FAILURES, { detail: [...failures] }));
}

/** The answer takes it back. */
export function sayFailure(again: Again): () => void {
  failures.add(again);
  say();
  return () => {
    failures.delete(again);
    say();
  };
}

/** How the engines of browsers word that a file could not be fetched. */
const FETCHING =
  'dynamically imported module|module script failed|preload CSS|^Failed to fetch|NetworkError|^Load failed';

/** Anything else is a fault of ours. */
export const isFromOutside = (error: unknown): boolean =>
  error instanceof Error && new RegExp(FETCHING).test(error.message);

/** What fails from outside waits until the reader tries again. */
export async function untilDone<Value>(work: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isFromOutside(error)) throw error;
      await new Promise<void>((resolve) => {
        const takeBack = sayFailure(() => {
          takeBack();
          resolve();
        });
      });
    }
  }
}

/**
 * Runs in every page beside the sentence, without an import: what cannot be fetched may be
 * everything. A part of the page that did not come needs another load.
 */
export const failureScript = (): string =>
  `(()=>{const box=document.currentScript.parentElement,[again,reload]=box.querySelectorAll('button');let all=[];` +
  `const show=()=>{box.hidden=false;again.hidden=!all.length},` +
  `gone=(e,error)=>{if(new RegExp(${JSON.stringify(FETCHING)}).test(error?.message)){e.preventDefault();show()}};` +
  `addEventListener('${FAILURES}',e=>{all=e.detail;show();box.hidden=!all.length});` +
  `addEventListener('unhandledrejection',e=>gone(e,e.reason));` +
  `addEventListener('astro:hydration-error',e=>gone(e,e.detail.error));` +
  `again.onclick=()=>all.forEach(f=>f());reload.onclick=()=>location.reload()})()`;
