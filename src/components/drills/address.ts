import type { Texts } from '../../engine/drills.ts';

/**
 * The address carries the position itself, so that it can be shared and survives
 * a reload. The notation stands in it unescaped.
 */
export function showInAddress(texts: Texts): void {
  const query = Object.entries(texts).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${text}`],
  );
  history.replaceState(
    history.state,
    '',
    `${location.pathname}?${query.join('&')}${location.hash}`,
  );
}
