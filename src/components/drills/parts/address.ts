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

/** The texts that an address gives for some names. */
export function textsInAddress<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const given = names.flatMap((name) => {
    const text = query.get(name);
    return text === null ? [] : [[name, text] as const];
  });
  return Object.fromEntries(given) as Partial<Record<Name, string>>;
}
