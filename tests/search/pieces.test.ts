/** What the search knows of a built page. */
import { expect, test } from 'vitest';
import { recordsOf } from '../../scripts/search/pieces.mjs';

const page = (main: string, head = ''): string =>
  `<!doctype html><html lang="fr"><head><title>Titre · Moineau</title>${head}</head><body><nav>Menu</nav><main>${main}</main></body></html>`;

const found = (path: string, main: string, head?: string) =>
  recordsOf(page(main, head), { locale: 'fr', path });

const LESSON = 'learn/waits/nine-gates/';

test('a page is a place, and so is each of its sections', () => {
  expect(
    found(LESSON, '<h1>Les portes</h1><p>Tout d’abord.</p><h2 id="a">Neuf</h2><p>Elle attend.</p>'),
  ).toEqual([
    {
      ...{ url: '/fr/learn/waits/nine-gates/', locale: 'fr', kind: 'lesson' },
      ...{ title: 'Les portes', place: '', text: 'Tout d’abord.', hidden: '' },
    },
    {
      ...{ url: '/fr/learn/waits/nine-gates/#a', locale: 'fr', kind: 'lesson' },
      ...{ title: 'Neuf', place: 'Les portes', text: 'Elle attend.', hidden: '' },
    },
  ]);
});

test.each([
  ['questions', '<section class="lesson-position"><p>Non</p></section><p>Oui</p>'],
  ['what a script takes over', '<astro-island><p>Non</p></astro-island><p>Oui</p>'],
  ['drawings', '<svg><title>Non</title></svg><p>Oui</p>'],
  ['buttons and ways elsewhere', '<nav>Non</nav><form>Non</form><button>Non</button><p>Oui</p>'],
  ['what is not seen', '<p>Oui<span class="visually-hidden"> Non</span></p>'],
])('%s are left out', (_, main) => {
  expect(found(LESSON, `<h1>T</h1>${main}`)[0]?.text).toBe('Oui');
});

test('a fold is left out, and a list that only stands in columns is not', () => {
  const main =
    '<details class="fold"><p>Non</p></details><ul class="fold-columns"><li>Oui</li></ul>';
  expect(found(LESSON, `<h1>T</h1>${main}`)[0]?.text).toBe('Oui');
});

test('what tells the answer to a question is found and not quoted', () => {
  const [lesson] = found(
    LESSON,
    '<h1>T</h1><p>Avant.</p><details data-after="x"><p>Elle gagne.</p></details>',
  );
  expect(lesson).toMatchObject({ text: 'Avant.', hidden: 'Elle gagne.' });
});

test('what waits in a fold for a script is found', () => {
  const [lesson] = found(
    LESSON,
    '<h1>T</h1><details><summary>Plus</summary><noscript><p>Plié.</p></noscript></details>',
  );
  expect(lesson?.text).toBe('Plus · Plié.');
});

test('words that only their boxes keep apart stay apart', () => {
  const [lesson] = found(LESSON, '<h1>T</h1><p>Carré<b>4 points</b>l’<i>écoute</i></p><p>Fin</p>');
  expect(lesson?.text).toBe('Carré 4 points l’écoute · Fin');
});

test('tiles in a sentence are written as hands are', () => {
  const tile = (name: string): string =>
    `<span class="tile" data-tile="${name}" data-size="inline"><svg></svg>2</span>`;
  const [lesson] = found(
    LESSON,
    `<h1>T</h1><p>Dans <span>${tile('2m')}${tile('3m')}${tile('5z')}</span>, le brelan.</p>`,
  );
  expect(lesson?.text).toBe('Dans 23m5z, le brelan.');
});

test('a rule is found by its number, by its whole id and by the source’s words', () => {
  const rule = `<article id="IV.11" data-row><h3><a href="#IV.11">paragraphe 11</a></h3><p>Un brelan.</p>
    <noscript><dl><dt>Mots</dt><dd><i lang="fr">brelan, seul</i></dd><dt>Leçon</dt><dd><a href="x">Compter</a></dd></dl></noscript></article>`;
  expect(found('rules/tchou1924/', `<h1>Les règles</h1>${rule}`)[1]).toEqual({
    ...{ url: '/fr/rules/tchou1924/#IV.11', locale: 'fr', kind: 'rule' },
    ...{ title: 'IV.11 · paragraphe 11', place: 'Les règles', text: 'Un brelan.' },
    hidden: 'IV.11 · tchou1924.IV.11 · paragraphe 11 · brelan, seul',
  });
});

test('a term is found by its word in the other language', () => {
  const term = `<details data-row><summary><h3>brelan <span><i lang="en">pung</i></span></h3></summary>
    <div class="unfold-body" id="pung"><p>Trois tuiles.</p></div></details>`;
  expect(found('glossary/', `<h1>Glossaire</h1>${term}`)[1]).toMatchObject({
    ...{ url: '/fr/glossary/#pung', kind: 'term', title: 'brelan' },
    ...{ text: 'Trois tuiles.', hidden: 'pung' },
  });
});

test('a page without a title of its own goes by that of its window, and says what it is', () => {
  const head = '<meta name="description" content="Un exercice.">';
  expect(found('drill/waits/', '<p>Bonjour</p>', head)[0]).toMatchObject({
    ...{ kind: 'page', title: 'Titre', text: 'Un exercice. Bonjour' },
  });
});

test('pages that search engines skip are skipped', () => {
  expect(found('x/', '<h1>T</h1>', '<meta name="robots" content="noindex">')).toEqual([]);
});
