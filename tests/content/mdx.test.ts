/** How lessons are read, so that their checks find what they look for. */
import { describe, expect, test } from 'vitest';
import { flawOf, isAfterItsExercise, isHeadingFolded, isNested } from './lesson-tags.ts';
import { programIn, proseIn, tagsIn } from './mdx.ts';

describe('the reading of lessons', () => {
  test.each([
    ['import A from "./A.astro";', 1],
    ['export const a = 1;', 1],
    ['The sum is {1 + 1}.', 2],
    ['<b>two</b>', 2],
    ['<Exercise {...rest} />', 3],
    ['<Exercise client:load id="a" />', 2],
    ['Two tiles, 2 < 3, important exports.', 0],
    ['A hand, `{1}`, <Term id="hand">here</Term>.', 0],
  ])('finds in %j as many pieces of a program: %d', (body, count) => {
    expect(programIn(body)).toHaveLength(count);
  });

  test.each([
    ['A <Term id="hand">hand</Term> of `14"` tiles.', 'A hand of  tiles.'],
    ['See [the next](../pair-and-run/).', 'See [the next].'],
    ['<Tiles of="123m" /> and <Figure hand="1m">one</Figure>', ' and one'],
  ])('keeps of %j what is read', (body, prose) => expect(proseIn(body)).toBe(prose));

  test.each([
    ['de 23 456 à 234 56', 'de  à 234 56'],
    ['111 222 333 se lit 123 123 123', ' se lit '],
    ['93 600 mains', '93 600 mains'],
    ['30 276 mains', '30 276 mains'],
  ])('tells in %j groups of tiles from thousands', (body, prose) => {
    expect(proseIn(body)).toBe(prose);
  });
});

describe('a tag', () => {
  test.each([
    ['<Exercise id="two-pairs.ready" />', true],
    ['<Exercise id="two-pairs.none" />', false],
    ['<Exercise id="two-pairs.ready" hint="1" />', false],
    ['<Exercise id="two-pairs.ready">', false],
    ['<Answer />', false],
    ['<After of="two-pairs.ready">', true],
    ['<After of="two-pairs.none">', false],
    ['<After of="two-pairs.ready" />', false],
    ['<IfRight>', true],
    ['<IfWrong of="two-pairs.ready">', false],
    ['<Tiles of="123m" />', true],
    ['<Tiles of="123" />', false],
    ['<Figure hand="123m 45z">', true],
    ['<Figure hand="123m 88z">', false],
    ['<Figure hand="123m" />', false],
    ['<Formula n="XL" />', true],
    ['<Formula n="XLI" />', false],
    ['<Source rule="tchou1924.VIII.I" />', true],
    ['<Source rule="VIII.I" />', false],
    ['<Term id="hand">', true],
    ['<Term id="foot">', false],
    ['<WebLink hand="all-chows">', true],
    ['<WebLink hand="all-cows">', false],
    ['<Census size="10" />', true],
    ['<Census size="11" />', false],
    ['<Practice drill="waits" size="13" mix="pure" min="9" />', true],
    ['<Practice drill="waits" size="7" mix="pure" min="6" />', false],
    ['<Practice drill="waits" size="5" mix="pure" min="1" />', false],
    ['<Practice drill="waits" size="7" mix="all" min="1" />', false],
    ['<Practice drill="waits" formula="II" />', true],
    ['<Practice drill="waits" formula="XLI" />', false],
    ['<Practice drill="fans" level="name-two-point-hands" />', true],
    ['<Practice drill="fans" level="great" />', true],
    ['<Practice drill="fans" level="name-24" />', false],
    ['<Practice drill="fans" level="name-" />', false],
    ['<Practice drill="fans" level="eight" />', false],
    ['<Practice drill="total" level="eight" />', true],
    ['<Practice drill="total" level="seven" />', false],
    ['<Practice drill="fans" level="great" total="great" />', false],
    ['<Practice points="great" />', false],
  ])('%s can be shown: %s', (text, shown) => {
    const [tag, ...more] = tagsIn(text);
    expect([tag && flawOf(tag) === undefined, more]).toEqual([shown, []]);
  });
});

describe('what is folded below a position', () => {
  test.each([
    ['<After of="a.b">A <Term id="hand">word</Term>.<Source rule="r" /></After>', true],
    ['<After of="a.b"><IfRight>yes <Tiles of="1m" /></IfRight><IfWrong>no</IfWrong></After>', true],
    ['<After of="a.b"><IfRight><Figure hand="1m">one</Figure></IfRight></After>', true],
    ['<Figure hand="1m">one <Tiles of="1m" /></Figure>', true],
    ['<IfRight>yes</IfRight>', false],
    ['<After of="a.b"><Exercise id="a.c" /></After>', false],
    ['<After of="a.b"><Practice drill="waits" /></After>', false],
    ['<After of="a.b"><After of="a.c">more</After></After>', false],
    ['<After of="a.b"><IfRight><IfWrong>no</IfWrong></IfRight></After>', false],
    ['<After of="a.b"><IfRight>yes</After></IfRight>', false],
    ['<After of="a.b">more', false],
    ['<Term id="hand">a <Term id="hand">b</Term></Term>', false],
  ])('%s stands well: %s', (text, well) => expect(isNested(tagsIn(text))).toBe(well));

  test.each([
    ['<Exercise id="a.b" /> <After of="a.b">so</After>', true],
    ['<After of="a.b">so</After> <Exercise id="a.b" />', false],
    ['<Exercise id="a.c" /> <After of="a.b">so</After>', false],
  ])('%s follows its exercise: %s', (text, follows) => {
    expect(isAfterItsExercise(tagsIn(text))).toBe(follows);
  });

  test.each([
    ['## Before\n<After of="a.b">\nso\n</After>\n## Next', false],
    ['<After of="a.b">\n## Inside\n</After>', true],
  ])('%j hides a heading: %s', (text, hides) => expect(isHeadingFolded(text)).toBe(hides));
});
