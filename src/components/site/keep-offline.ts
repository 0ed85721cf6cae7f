/** One worker for each language keeps its pages; a reader who saves data is asked for none. */
export function keep(): void {
  if (!('serviceWorker' in navigator)) return;
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return;
  const base = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/`;
  const { lang } = document.documentElement;
  const RULES = { createScriptURL: (own: string): string => own };
  const policy = globalThis.trustedTypes?.createPolicy('offline', RULES) ?? RULES;
  // Refused in private windows and on plain http; the site then works online only.
  navigator.serviceWorker
    .register(policy.createScriptURL(`${base}sw-${lang}.js`), { scope: `${base}${lang}/` })
    .catch(() => undefined);
}
