const asked = new Map<string, Promise<void>>();

function askFor(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // Without its styles a thing can still be read.
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Code that is fetched later, there once its styles are. */
export async function styled<Code>(href: string, code: Promise<Code>): Promise<Code> {
  const styles = asked.get(href) ?? askFor(href);
  asked.set(href, styles);
  await styles;
  return code;
}
