/** The table of a guided walk, and everything about it, is fetched when it comes into view. */
export function followWalks(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        seen.unobserve(target);
        void import('./mount-walk.tsx').then(({ mountWalk }) => mountWalk(target));
      }
    },
    { rootMargin: '50%' },
  );
  for (const place of document.querySelectorAll('[data-walk]')) seen.observe(place);
}
