/**
 * What browsers take for the address of a worker: the policy that its pages name says that the build
 * wrote it. That it lies on this site is for the policy of the page.
 */
const RULES = { createScriptURL: (address: string): string => address };
const policy = globalThis.trustedTypes?.createPolicy('workers', RULES) ?? RULES;

/** Throws where the browser has no workers or forbids them. */
export const ownWorker = (address: string): Worker =>
  new Worker(policy.createScriptURL(address), { type: 'module' });
