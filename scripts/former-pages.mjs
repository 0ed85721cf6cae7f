/** The pages at the addresses of former lessons say in their own language where the lesson is now. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const WORDS = {
  fr: { title: 'Cette leçon a une nouvelle adresse', link: 'Aller à la leçon' },
  en: { title: 'This lesson has a new address', link: 'Go to the lesson' },
};

/**
 * @param {Readonly<Record<string, string>>} redirects
 * @returns {import('astro').AstroIntegration}
 */
export const formerPages = (redirects) => ({
  name: 'former-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      for (const from of Object.keys(redirects)) {
        const file = fileURLToPath(new URL(`.${from}/index.html`, dir));
        const locale = from.split('/')[1];
        const { title, link } = WORDS[locale];
        const html = await readFile(file, 'utf8');
        await writeFile(
          file,
          html
            .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
            .replace('<!doctype html>', `<!doctype html><html lang="${locale}">`)
            .replace(/(<a [^>]*>).*?<\/a>/s, `$1${link}</a>`),
        );
      }
    },
  },
});
