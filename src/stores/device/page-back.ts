/** The page is here again: by a reload, a step back, or in the other language. */
export function isPageBack(samePage: (address: string) => boolean): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry && entry.type !== 'navigate') return true;
  return document.referrer !== '' && samePage(document.referrer);
}
