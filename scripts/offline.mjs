/**
 * The site without a network: after a build, every page and everything it needs is listed in a
 * service worker, which keeps the list on the reader's device.
 */
import { fileURLToPath } from 'node:url';
import { generateSW } from 'workbox-build';

const WORKER = 'sw.js';

/** @returns {import('astro').AstroIntegration} */
export const offline = () => ({
  name: 'offline',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      const { count, size, warnings } = await generateSW({
        globDirectory: folder,
        globPatterns: ['**/*.{html,css,js,svg,woff2}'],
        swDest: `${folder}/${WORKER}`,
        // File names below _astro carry a hash of their content.
        dontCacheBustURLsMatching: /\/_astro\//,
        // The question in an address (?hand=…) does not change the page.
        ignoreURLParametersMatching: [/./],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        skipWaiting: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
      });
      for (const warning of warnings) logger.warn(warning);
      logger.info(`${count} files, ${Math.round(size / 1024)} kB kept for reading offline`);
    },
  },
});
