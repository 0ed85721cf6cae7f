/** What the build makes of a page: its policy, and nothing written in it that the policy would stop. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { policyTroubles, strictPage } from '../scripts/policy.mjs';

const HEAD = '<meta charset="utf-8"><style>@layer a,b;</style>';
const page = (body: string, head = HEAD): string =>
  `<!DOCTYPE html><html lang="fr"><head>${head}<title>x</title></head><body>${body}</body></html>`;

const sum = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string): string =>
  /security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

test('the policy stands right after the character set', () => {
  const strict = strictPage(page('<p>x</p>'));
  expect(strict).toContain('<meta charset="utf-8"><meta http-equiv="content-security-policy"');
  expect(policyTroubles(strict)).toEqual([]);
});

test('a page without a character set, such as a redirection, has it first', () => {
  const strict = strictPage('<!doctype html><title>x</title><body><a href="/fr/">x</a></body>');
  expect(strict).toMatch(/^<!doctype html><meta http-equiv="content-security-policy"/);
  expect(policyTroubles(strict)).toEqual([]);
});

describe('a style attribute', () => {
  test('goes into the style of the page, once for all that are alike', () => {
    const strict = strictPage(
      page('<p style="--n: 3;">a</p><p style="--n: 3;">b</p><b style="top: 0">c</b>'),
    );
    expect(strict).toContain('<p data-css="a">a</p><p data-css="a">b</p><b data-css="b">c</b>');
    expect(strict).toContain('[data-css=a]{--n: 3}[data-css=b]{top: 0}</style>');
    expect(strict).not.toContain('style="');
  });

  test('is found in what waits in a noscript or a template', () => {
    const strict = strictPage(
      page(
        '<noscript><i style="top:0">a</i></noscript><template><b style="top:0">b</b></template>',
      ),
    );
    expect(strict).toContain('<noscript><i data-css="a">a</i></noscript>');
    expect(strict).toContain('<template><b data-css="a">b</b></template>');
  });

  test.each(['} body { display: none', '</style><script>'])(
    'that is none stops the build: %s',
    (style) => {
      expect(() => strictPage(page(`<p style="${style}">x</p>`))).toThrow();
    },
  );
});

describe('what is written in a page', () => {
  test('is allowed by its sum, and nothing else is', () => {
    const strict = strictPage(
      page('<script>a()</script><p></p><script type="module">b()</script>'),
    );
    const policy = policyOf(strict);
    for (const text of ['a()', 'b()', '@layer a,b;']) expect(policy).toContain(sum(text));
    expect(policy.match(/sha256/g)).toHaveLength(3);
    expect(policy).not.toMatch(/unsafe|http|\*/);
  });

  test('has one style, and one script where several follow each other', () => {
    const strict = strictPage(
      page('<script>a()</script><script>b()</script><style>p{top:0}</style>'),
    );
    expect(strict).toContain('<script>a();b()</script></body>');
    expect(strict).toContain('<style>@layer a,b;p{top:0}</style>');
  });

  test('is left alone where it is data', () => {
    const strict = strictPage(page('<script type="application/json">{"a":"<p style="}</script>'));
    expect(strict).toContain('<script type="application/json">{"a":"<p style="}</script>');
    expect(policyOf(strict).match(/sha256/g)).toHaveLength(1);
  });
});

test.each([
  ['no policy', page('')],
  [
    'a script that came later',
    strictPage(page('')).replace('</body>', '<script>x()</script></body>'),
  ],
  ['a script that was changed', strictPage(page('<script>x()</script>')).replace('x()', 'y()')],
  ['a style attribute', strictPage(page('<p>x</p>')).replace('<p>', '<p style="top:0">')],
  ['a handler', strictPage(page('<p>x</p>')).replace('<p>', '<p onclick="x()">')],
  [
    'a script before it',
    strictPage(page('<p>x</p>')).replace(
      '<meta charset',
      '<script src="/x.js"></script><meta charset',
    ),
  ],
])('%s is found in a built page', (_, html) => {
  expect(policyTroubles(html)).not.toEqual([]);
});
