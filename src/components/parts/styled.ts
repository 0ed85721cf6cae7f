const asked = new Map<string, Promise<void>>();

function askFor(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // Without its styles a thing can still be read.
    link.onload = () => resolve();
    link.onerror = () => resolve();
    // After all others: a layer named before one of them has Chromium lay out every text again.
    document.body.append(link);
  });
}

function fetched(href: string): Promise<void> {
  const styles = asked.get(href) ?? askFor(href);
  asked.set(href, styles);
  return styles;
}

/** Code that is fetched later, there once all its styles are. */
export async function styledAll<Code>(
  hrefs: readonly string[],
  code: Promise<Code>,
): Promise<Code> {
  await Promise.all(hrefs.map(fetched));
  return code;
}

export const styled = <Code>(href: string, code: Promise<Code>): Promise<Code> =>
  styledAll([href], code);
