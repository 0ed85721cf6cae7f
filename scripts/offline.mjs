/**
 * The site without a network: after a build, the pages of each language and everything they need
 * are listed in a service worker for its folder, which keeps the list on the reader's device.
 * What is read of the other language is kept by the worker of that language.
 */
import { fileURLToPath } from 'node:url';
import { generateSW } from 'workbox-build';

const NOT_FOUND = '404.html';

/** Asks for the address with the slash that it lacks: the page itself is kept under that one. */
const addSlash = {
  urlPattern: ({ request, url }) =>
    request.mode === 'navigate' && !/[./]$|\.\w+$/.test(url.pathname),
  handler: ({ url }) => Response.redirect(`${url.pathname}/${url.search}`, 301),
};

/** Pages that are not kept: from the network, and without one the page that says so. */
const elsewhere = {
  urlPattern: ({ request }) => request.mode === 'navigate',
  handler: 'NetworkOnly',
  options: { precacheFallback: { fallbackURL: NOT_FOUND } },
};

/** @returns {import('astro').AstroIntegration} */
export const offline = () => {
  let locales = [];
  return {
    name: 'offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        locales = config.i18n?.locales ?? [];
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        for (const locale of locales) {
          const { count, size, warnings } = await generateSW({
            globDirectory: folder,
            globPatterns: [
              ...[`${locale}/**/*.html`, NOT_FOUND, '**/*.{css,js,svg,woff2}'],
              // The words of drills, for pages that show any of them.
              `${locale}/drill/*.json`,
              // The index of the search: a twenty-fifth of the pages.
              `${locale}/pagefind/**`,
            ],
            globIgnores: [
              'sw*.js',
              ...locales.filter((other) => other !== locale).map((other) => `${other}/**`),
            ],
            swDest: `${folder}/sw-${locale}.js`,
            // File names below _astro carry a hash of their content.
            dontCacheBustURLsMatching: /\/_astro\//,
            // The question in an address (?hand=…) does not change the page.
            ignoreURLParametersMatching: [/./],
            runtimeCaching: [addSlash, elsewhere],
            clientsClaim: true,
            skipWaiting: true,
            inlineWorkboxRuntime: true,
            sourcemap: false,
          });
          for (const warning of warnings) logger.warn(warning);
          logger.info(
            `${locale}: ${count} files, ${Math.round(size / 1024)} kB kept for reading offline`,
          );
        }
      },
    },
  };
};
