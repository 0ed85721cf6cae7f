/** What browsers take for the address of a worker: a script of this site, by the policy that its pages name. */
const RULES = {
  createScriptURL: (address: string): string => {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(address);
  },
};
const policy = globalThis.trustedTypes?.createPolicy('workers', RULES) ?? RULES;

/** Throws where the browser has no workers or forbids them. */
export const ownWorker = (address: string): Worker =>
  new Worker(policy.createScriptURL(address), { type: 'module' });
