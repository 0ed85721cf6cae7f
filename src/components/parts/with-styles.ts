const requests = new Map<string, Promise<void>>();

function addLink(href: string): Promise<void> {
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

function loadStyles(href: string): Promise<void> {
  const styles = requests.get(href) ?? addLink(href);
  requests.set(href, styles);
  return styles;
}

/** Code that is fetched later, there once all its styles are. */
export async function withAllStyles<Code>(
  hrefs: readonly string[],
  code: Promise<Code>,
): Promise<Code> {
  await Promise.all(hrefs.map(loadStyles));
  return code;
}

export const withStyles = <Code>(href: string, code: Promise<Code>): Promise<Code> =>
  withAllStyles([href], code);
