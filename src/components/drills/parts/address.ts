/**
 * The address carries the position itself, so that it can be shared and survives
 * a reload. The notation stands in it unescaped.
 */
export function showInAddress(position: Readonly<Record<string, string | undefined>>): void {
  const query = Object.entries(position).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${text}`],
  );
  history.replaceState(
    history.state,
    '',
    `${location.pathname}?${query.join('&')}${location.hash}`,
  );
}
