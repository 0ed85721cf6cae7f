/** A hand put together in every way, what the analyser says of it, and what it does with a wrong one. */
import type { Locator, Page } from '@playwright/test';
import { pathOf } from '../../src/course/links.ts';
import { loadSettleRules, tallyOf } from '../../src/engine/drills.ts';
import {
  errorSpan,
  familyOf,
  formatUnicode,
  type LenientError,
  parseLenient,
  type Tile,
} from '../../src/engine/notation.ts';
import { PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { describeError } from '../../src/i18n/errors/errors.ts';
import { tileInText, tileName, tilesInText } from '../../src/i18n/hand/tile-names.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { figure } from '../../src/i18n/money.ts';
import { itemName } from '../../src/i18n/scores/score-names.ts';
import type { WordKey } from '../../src/i18n/words.ts';
import { handInAddress, tilesOf } from './question.ts';
import { alive, eachPage, expect, sharedOut, speak, tabTo, test, turnsOf, unfold } from './site.ts';

function handOf(text: string) {
  const read = parseLenient(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  return read.value;
}

function errorOf(text: string): LenientError {
  const read = parseLenient(text);
  if (read.ok) throw new Error(`${text} is a hand`);
  return read.error;
}

function analyserOn(page: Page, locale: Locale) {
  const say = speak(locale);
  const root = page.locator('.analyser');
  return {
    field: page.getByRole('textbox', { name: say('pick.text') }),
    wrong: root.locator('.picker-error'),
    hand: page.getByRole('group', { name: say('pick.hand') }),
    head: root.locator('.analyser-head h2'),
    waits: root.locator('.analyser-wait'),
    groups: root.locator('.analyser-proof .hand-group'),
    discards: root.locator('.analyser-discard'),
    inside: root.locator('.analyser-into'),
    heard: root.locator('p.visually-hidden[role="status"]'),
    button: (name: string): Locator => root.getByRole('button', { name, exact: true }),
    held: (): Promise<readonly (string | null)[]> =>
      root
        .locator('.picker-hand [data-tile]')
        .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile'))),
  };
}

async function open(page: Page, locale: Locale, hand?: string) {
  const query = hand === undefined ? '' : `?${new URLSearchParams({ hand })}`;
  await page.goto(`${locale}/${pathOf('analyse')}${query}`);
  await alive(page);
  const analyser = analyserOn(page, locale);
  await expect(analyser.field).toBeVisible();
  return analyser;
}

/** The same hands as other programs write them. */
const PASTED = [
  ['letters first', 'm123 p456 z77', '123m456p77z'],
  ['capitals, brackets and commas', '[123M], (456P), 77Z', '123m456p77z'],
  ['Unicode tiles', '🀇🀈🀉 🀜🀝🀞 🀄🀄', '123m456p77z'],
  [
    'melds, flowers and the winning tile',
    'p5 m234 f15 ~z777 (p9999) *p5',
    '234m5p15f~777z(9999p)*5p',
  ],
] as const;

/** Addresses that hold no hand, each wrong in its own way. */
const HOSTILE = [
  ['a script', '<script>document.documentElement.dataset.hacked=1</script>'],
  ['an image', '"><img src=x onerror=document.documentElement.dataset.hacked=1>'],
  ['5,000 signs', '1m'.repeat(2500)],
  ['five of a kind', '11111m'],
  ['a bad meld', '1m~124p'],
  ['an emoji', '1m😀'],
  ['half a sign', '1m\ud83c'],
  ['a template', '1m{{1}}<%1%>'],
] as const;

for (const locale of LOCALES) {
  const turn = turnsOf(locale);
  const say = speak(locale);
  const inText = (tiles: string): string => tilesInText(say, locale, tilesOf(tiles));

  test.describe(`the analyser, ${locale}`, { tag: '@desktop' }, () => {
    turn()(
      'a ready hand typed with the keyboard, and each winning tile proved',
      async ({ page }) => {
        const analyser = await open(page, locale);
        await tabTo(page, () => analyser.field.evaluate((one) => one === document.activeElement));
        await page.keyboard.type('m1113456666788');
        await page.keyboard.press('Home');
        await page.keyboard.press('Delete');
        await page.keyboard.type('p');

        await expect(analyser.field).toHaveValue('p1113456666788');
        const told = `${say('analyse.ready', { tiles: inText('2578p') })} ${say('analyse.canCome', { n: 12 })}`;
        await expect(analyser.head).toHaveText(told);
        await expect(analyser.heard).toHaveText(told);
        await expect.poll(() => handInAddress(page)).toBe('1113456666788p');

        await expect(analyser.waits).toHaveCount(4);
        await analyser.waits.nth(1).focus();
        await page.keyboard.press('Enter');
        await expect(analyser.waits.nth(1)).toHaveAttribute('aria-pressed', 'true');
        await expect(page.locator('.analyser-proof [data-state="winning"]')).toHaveAttribute(
          'data-tile',
          '5p',
        );
        await expect(analyser.groups).toHaveCount(5);
      },
    );

    test('what is pasted is read, and left as it is', async ({ page }) => {
      await eachPage(sharedOut(PASTED, locale), async ([, text, plain]) => {
        const analyser = await open(page, locale, '1m');
        await analyser.field.fill(text);
        await expect.poll(() => handInAddress(page)).toBe(plain);
        await expect(analyser.field).toHaveValue(text);
        await expect(analyser.wrong).toHaveCount(0);
        await page.reload();
        await alive(page);
        await expect(analyser.field).toHaveValue(plain);
      });
    });

    turn()('what is wrong is said beside its place, and the text stays', async ({ page }) => {
      const analyser = await open(page, locale, '123m');
      const text = '123m 45x6p';
      await analyser.field.fill(text);
      await expect(analyser.wrong).toContainText(describeError(say, errorOf(text)));
      await expect(analyser.wrong).toContainText(say('analyse.before'));
      await expect(analyser.wrong.locator('mark')).toHaveText('x');
      await expect(analyser.wrong.locator('.picker-wrong')).toHaveText(text);
      await expect(analyser.field).toHaveValue(text);
      await expect(analyser.field).toHaveAttribute('aria-invalid', 'true');
      await expect(analyser.heard).toHaveText(describeError(say, errorOf(text)));
      expect(await analyser.held()).toEqual(['1m', '2m', '3m']);
      expect(handInAddress(page)).toBe('123m');

      await analyser.field.fill('123m 456p');
      await expect(analyser.wrong).toHaveCount(0);
      await expect(analyser.field).toHaveAttribute('aria-invalid', 'false');
    });

    turn()('tiles that cannot be tapped say why, and lead back', async ({ page }) => {
      const analyser = await open(page, locale, '123m');
      await analyser.field.fill('123m45x6p');
      await expect(page.locator('.picker-asleep')).toContainText(say('pick.asleep'));
      await analyser.button(say('pick.back')).click();
      await expect(analyser.field).toHaveValue('123m');
      await expect(page.locator('.picker-asleep')).toHaveCount(0);
    });

    turn()('what an address says wrongly of a hand is said, and stays', async ({ page }) => {
      const query = 'hand=5566p~555s~222s~777z!6p&seat=N&from=X';
      await page.goto(`${locale}/${pathOf('analyse')}?${query}`);
      await alive(page);
      const alert = page.locator('.scorer .alert');
      await expect(alert).toContainText(say('answer.error.value', { value: 'X' }));
      await expect(page).toHaveURL(/from=X/);
    });

    turn()('a complete hand in all its readings', async ({ page }) => {
      const analyser = await open(page, locale, '11122233344455m');
      await expect(analyser.head).toContainText(say('analyse.readings', { n: 4 }));
      const seen = new Set<string>();
      for (const at of [1, 2, 3, 4]) {
        await expect(page.locator('.proof-step')).toContainText(
          say('waits.proof.reading', { at, n: 4 }),
        );
        seen.add((await analyser.groups.allInnerTexts()).join());
        const tiles = page.locator('.analyser-proof [data-tile]');
        await expect(tiles).toHaveCount(14);
        await analyser.button(say('waits.proof.next')).click();
      }
      expect(seen.size).toBeGreaterThan(1);
    });

    turn()(
      'every discard as a bar of the tiles it accepts, and the hand after it',
      async ({ page }) => {
        const hand = '222m34m55667p678s1z';
        const analyser = await open(page, locale, hand);
        await expect(analyser.head).toContainText(say('analyse.discard.ready'));
        await expect(analyser.head).toContainText(tileName(say, '1z'));

        await expect(analyser.discards).toHaveCount(5);
        await analyser.button(say('analyse.more', { n: 5 })).click();
        await expect(analyser.discards).toHaveCount(10);
        const best = analyser.discards.first();
        await expect(best.locator('.pile')).toHaveCount(2);
        await expect(best.locator('.pile').first()).toHaveAttribute('data-left', '4');
        await expect(best.locator('.pile').last()).toHaveAttribute('data-left', '3');
        await expect(best).toContainText(say('analyse.accepted', { n: 7 }));

        await best.focus();
        await page.keyboard.press('Enter');
        await expect(best).toHaveAttribute('aria-expanded', 'true');
        await expect(analyser.inside.locator('.analyser-wait')).toHaveCount(2);
        await page.keyboard.press('Enter');
        await expect(analyser.inside).toHaveCount(0);
      },
    );

    turn()(
      'the hand is copied as text, in Unicode tiles and as a link',
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const analyser = await open(page, locale, '55m~777z(9999p)');
        const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

        await analyser.button(say('analyse.copy.text')).click();
        await expect.poll(copied).toBe('55m~777z(9999p)');
        await analyser.button(say('analyse.copy.unicode')).click();
        await expect.poll(copied).toBe(formatUnicode(handOf('55m~777z(9999p)')));
        await analyser.button(say('analyse.copy.link')).click();
        await expect.poll(copied).toContain(`/${locale}/analyse/?hand=55m~777z(9999p)`);
        const link = await copied();
        await expect(page.getByText(say('analyse.copied', { text: link }))).toBeVisible();

        await page.goto(link);
        await alive(page);
        await expect(analyser.field).toHaveValue('55m~777z(9999p)');
      },
    );

    turn()('tiles are taken away with the keyboard, and come back', async ({ page }) => {
      const analyser = await open(page, locale, '123m5p');
      await analyser.button(say('pick.remove', { tile: tileInText(say, 'the', '2m') })).focus();
      await page.keyboard.press('Enter');
      await expect(analyser.field).toHaveValue('13m5p');
      const third = analyser.button(say('pick.remove', { tile: tileInText(say, 'the', '3m') }));
      await expect(third).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(analyser.field).toHaveValue('1m5p');
      for (const before of ['13m5p', '123m5p']) {
        await analyser.button(say('site.undo')).click();
        await expect(analyser.field).toHaveValue(before);
      }
      await analyser.button(say('pick.clear')).click();
      await expect(analyser.field).toHaveValue('');
      await expect.poll(() => handInAddress(page)).toBeNull();
    });

    turn()('a hand leads to the drills', async ({ page }) => {
      await open(page, locale, '3456p');
      await page.getByRole('link', { name: say('analyse.ask') }).click();
      await expect(page).toHaveURL(new RegExp(`/${locale}/${pathOf('waits')}\\?hand=3456p$`));
    });

    test('an address that holds no hand is answered as a text', async ({ page }) => {
      await eachPage(sharedOut(HOSTILE, locale), async ([, text]) => {
        const analyser = await open(page, locale, text);
        const arrived = new URLSearchParams({ hand: text }).toString();
        const got = new URLSearchParams(arrived).get('hand') ?? '';
        const error = errorOf(got);
        await expect(analyser.wrong).toContainText(say('analyse.refused'));
        await expect(analyser.wrong).toContainText(describeError(say, error));
        const span = errorSpan(got, error);
        const marked = got.slice(span?.from, span?.to);
        const mark = (await analyser.wrong.locator('mark').textContent()) ?? '';
        expect(mark).not.toBe('');
        expect(marked.startsWith(mark)).toBe(true);
        await expect(analyser.field).toHaveValue(got);
        await expect(page.locator('html')).not.toHaveAttribute('data-hacked');
        await expect(page.locator('.analyser').locator('img, script')).toHaveCount(0);

        await analyser.field.fill('3456p');
        await expect(analyser.wrong).toHaveCount(0);
        await expect(analyser.waits).toHaveCount(2);
      });
    });

    turn()('a fifth copy cannot be tapped', async ({ page }) => {
      const analyser = await open(page, locale, '1111m');
      await expect(analyser.button(tileName(say, '1m'))).toBeDisabled();
      await expect(analyser.button(tileName(say, '2m'))).toBeEnabled();
    });
  });

  test.describe(`the analyser on a phone, ${locale}`, { tag: '@phone' }, () => {
    turn()('a hand tapped together', async ({ page }) => {
      const analyser = await open(page, locale);
      const tap = (tile: '3m' | '4m' | '5p' | '7z'): Promise<void> =>
        analyser.button(tileName(say, tile)).tap();
      await tap('3m');
      await tap('4m');
      await analyser.button(say('family.p')).tap();
      await tap('5p');
      await tap('5p');
      await analyser.button(say('family.z')).tap();
      await analyser.button(say('pick.laying.pung')).tap();
      await tap('7z');

      await expect(analyser.field).toHaveValue('34m55p~777z');
      await expect(analyser.head).toContainText(say('analyse.ready', { tiles: inText('25m') }));
      await analyser.button(say('pick.remove', { tile: tileInText(say, 'the', '3m') })).tap();
      await expect(analyser.field).toHaveValue('4m55p~777z');
    });

    turn()(
      'a hand won at a table, from its tiles to who pays whom, without a key',
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 640 });
        const analyser = await open(page, locale);
        const palette = page.locator('.palette');
        const scorer = page.locator('.scorer');
        const lay = (laying: 'tile' | 'pung'): Promise<void> =>
          analyser.button(say(`pick.laying.${laying}`)).tap();
        const tap = async (...tiles: readonly Tile[]): Promise<void> => {
          for (const tile of tiles) {
            const family = palette.getByRole('button', {
              name: say(`family.${familyOf(tile) as 'm'}`),
              exact: true,
            });
            await family.tap();
            await palette.getByRole('button', { name: tileName(say, tile), exact: true }).tap();
          }
        };
        await lay('pung');
        await tap('7z', '2s', '5s');
        await lay('tile');
        await tap('5p', '5p', '6p', '6p', '6p');

        const choose = (group: WordKey, name: string): Promise<void> =>
          scorer
            .getByRole('group', { name: say(group) })
            .getByRole('button', { name, exact: true })
            .tap();
        await choose('tally.seat', say('wind.N'));
        await choose('tally.wonBy', say('tally.from', { seat: say('player.to.S') }));
        await expect(analyser.field).toHaveValue('5566p~777z~222s~555s!6p');
        for (const rules of PLAYABLE_RULES) {
          await page
            .getByRole('group', { name: say('analyse.rules') })
            .getByRole('button', { name: say(`source.${rules}`), exact: true })
            .tap();
          const settleRules = await loadSettleRules(rules);
          const told = { rules, seat: 'N', from: 'S' };
          const found = tallyOf(settleRules, handOf('5566p~777z~222s~555s!6p'), told);
          if (!found.ok) throw new Error(JSON.stringify(found));
          const { sheet, account, money } = found.value;
          await expect(scorer.locator('.scorer-worth')).toHaveText(
            sheet.uncounted ? say('tally.won') : say('sheet.points', { n: sheet.totals.total }),
          );
          if (!account) {
            expect(sheet.uncounted).toBeDefined();
            continue;
          }
          const won = account.settlement.payments.N;
          await expect(scorer.locator('.settle-nets > div').last()).toHaveText(
            `${say('wind.N')}+${figure(locale, won, money)}`,
          );
          await expect.poll(() => page.url()).toContain(`rules=${rules}`);
        }
        await page.reload();
        await alive(page);
        await expect(scorer.locator('.settle-nets')).toBeVisible();
      },
    );

    turn()('an example, its tiles and their copies', async ({ page }) => {
      const analyser = await open(page, locale);
      await analyser.button(say('analyse.example.gates')).tap();
      await expect(analyser.waits).toHaveCount(9);
      await analyser.waits.last().tap();
      await expect(analyser.waits.last()).toHaveAttribute('aria-pressed', 'true');
      await expect(analyser.waits.last()).toContainText(say('analyse.left', { n: 1 }));
    });

    turn()('the notation is explained', async ({ page }) => {
      await open(page, locale, '1m');
      await unfold(page, say('pick.how'));
      await expect(page.getByText(say('pick.how.free'))).toBeVisible();
    });
  });

  turn()(`what a hand may become, ${locale}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${locale}/${pathOf('analyse')}?hand=147m258p369s1234z`);
    await alive(page);
    const fold = page.locator('.fold', { hasText: speak(locale)('mcr.reach') });
    await fold.locator('> summary').tap();
    const nearest = fold.locator('.reach-hands').first().getByRole('link').first();
    await expect(nearest).toHaveText(
      itemName(speak(locale), 'mcr', 'lesser-honors-and-knitted-tiles'),
    );
    await nearest.tap();
    await expect(page.locator('#lesser-honors-and-knitted-tiles')).toBeInViewport();
  });
}
