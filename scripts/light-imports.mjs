/** What a page fetches later, without Vite's lists of all that comes with it. */
const HELPER = '\0vite/preload-helper.js';

/** Adds the styles that the page lacks, after all others as `styled` does, then fetches the script. */
const helper = (base) => `
const added = {};
const add = (path) =>
  (added[path] ??= new Promise((done) => {
    const href = ${JSON.stringify(base)} + path;
    if (document.querySelector('link[href="' + href + '"]')) return done();
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, onload: done, onerror: done });
    document.body.append(link);
  }));
export const __vitePreload = (load, styles = []) => Promise.all(styles.map(add)).then(() => load());
`;

/**
 * Such scripts are small and fetched while nothing else is to be done: the lists, and the helper
 * that reads them, weigh more on every page than the round trip that they save.
 */
export function lightImports() {
  let base = '/';
  return {
    name: 'light-imports',
    enforce: 'pre',
    configResolved: (config) => {
      base = config.base.endsWith('/') ? config.base : `${config.base}/`;
    },
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: false } } : undefined,
    load: (id) => (id === HELPER ? helper(base) : undefined),
  };
}
