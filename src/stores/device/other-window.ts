/** Calls back whenever another window may have written under the key. */
export function onOtherWindow(key: string, look: () => void): () => void {
  const seen = (event: Pick<StorageEvent, 'key'>): void => {
    if (event.key === null || event.key === key) look();
  };
  window.addEventListener('storage', seen);
  window.addEventListener('pageshow', look);
  return () => {
    window.removeEventListener('storage', seen);
    window.removeEventListener('pageshow', look);
  };
}
