/** The one door from text to markup: what the build wrote into a `noscript`, by the policy that pages name. */
const RULES = { createHTML: (text: string): string => text };
const policy = globalThis.trustedTypes?.createPolicy('waiting', RULES) ?? RULES;

export function waitingIn(place: Element | null): DocumentFragment {
  const text = place?.localName === 'noscript' ? place.textContent : '';
  return document.createRange().createContextualFragment(policy.createHTML(text));
}
