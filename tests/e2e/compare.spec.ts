/** The sources side by side: the third door, the filters in the address, a row swiped on a phone. */
import { pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { alive, expect, speak, test, unfold } from './site.ts';

for (const locale of LOCALES) {
  const say = speak(locale);

  test(`the third door leads to the sources side by side, ${locale}`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    // A hand that waits marks its door, which takes no room.
    await page.addInitScript(() => localStorage.setItem('moineau.table', '{}'));
    await page.goto(`${locale}/`);
    const doors = page.getByRole('navigation', { name: say('site.menu') }).getByRole('link');
    await expect(doors).toHaveText([
      say('nav.learn'),
      say('nav.drills'),
      say('nav.play'),
      say('nav.compare'),
      say('nav.analyse'),
    ]);
    const tops = await doors.evaluateAll((all) =>
      all.map((door) => door.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    await expect(page.getByRole('img', { name: say('nav.play.waits') })).toBeVisible();
    await doors.nth(3).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('compare.title'));
  });
}

test('two sources where they differ, kept in the address', { tag: '@desktop' }, async ({
  page,
}) => {
  const say = speak('en');
  const at = `en/${pathOf('compare')}`;
  await page.goto(at);
  await unfold(page, say('compare.group.payments'));
  const losers = page.getByRole('row', { name: 'Do the losers settle among themselves?' });
  await expect(losers).toBeVisible();
  await page.getByLabel(say('compare.differ')).check();
  await page.getByLabel(say('compare.first')).selectOption('tchou1924');
  await page.getByLabel(say('compare.second')).selectOption('vulcain1953');
  await expect(losers).toBeHidden();
  const payers = page.getByRole('row', { name: 'Who pays the winner?' });
  await expect(payers.getByRole('cell')).toHaveCount(2);
  await expect(page).toHaveURL(/\?differ=1&first=tchou1924&second=vulcain1953$/);

  await page.reload();
  await expect(page.getByLabel(say('compare.differ'))).toBeChecked();
  await expect(page.getByRole('status')).toHaveText(/\d+ questions of \d+/);
  await page.goto(`${at}?first=nobody&second=%00&differ=%27`);
  await expect(page.getByLabel(say('compare.first'))).toHaveValue('');
});

test('an answer opens onto its rule', { tag: '@desktop' }, async ({ page }) => {
  const say = speak('en');
  await page.goto(`en/${pathOf('compare')}`);
  const cell = page
    .getByRole('row', { name: 'How many tiles are there?' })
    .getByRole('cell')
    .first();
  await cell.locator('summary').press('Enter');
  await cell.getByRole('link', { name: say('compare.rule', { place: '' }).trim() }).click();
  await expect(page.locator('[id="I.set.1"]')).toBeInViewport();
});

test('a row is swiped from source to source, and the others follow', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`fr/${pathOf('compare')}`);
  const [first, second] = [page.locator('#tile-count'), page.locator('#spare-tiles')];
  await first.evaluate((row) => row.querySelectorAll('td')[3]?.scrollIntoView({ inline: 'start' }));
  await expect(first.getByRole('cell').nth(3)).toBeInViewport({ ratio: 0.9 });
  await expect.poll(() => second.evaluate((row) => row.scrollLeft)).toBeGreaterThan(500);
});

test('all groups open at once, and a cell has an address', { tag: '@desktop' }, async ({
  page,
}) => {
  const say = speak('en');
  await page.goto(`en/${pathOf('compare')}#two-winners.riichi`);
  const cell = page.locator('[id="two-winners.riichi"]');
  await expect(cell).toBeVisible();
  const groups = page.locator('[data-matrix] [data-chapter] > details');
  await page.getByRole('button', { name: say('compare.openAll') }).click();
  await expect(groups.and(page.locator('[open]'))).toHaveCount(await groups.count());
  await page.getByRole('button', { name: say('compare.closeAll') }).click();
  await expect(groups.and(page.locator('[open]'))).toHaveCount(0);
});

for (const [format, most] of [
  ['A4', 12],
  ['A3', 9],
] as const) {
  test(`the matrix on ${format} has every row, whole and legible`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(`fr/${pathOf('compare')}`);
    await alive(page);
    // Printing opens the groups, and takes that back.
    const pdf = (await page.pdf({ format, landscape: true })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(most / 2);
    expect(pages).toBeLessThanOrEqual(most);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const { width } = format === 'A4' ? { width: 1047 } : { width: 1512 };
    await page.setViewportSize({ width, height: 700 });
    const found = await page.locator('[data-matrix]').evaluate((matrix) => {
      const all = [...matrix.querySelectorAll<HTMLElement>('tbody :is(th, td), thead th')];
      const texts = all.flatMap((cell) => [cell, ...cell.querySelectorAll<HTMLElement>('span')]);
      return {
        rows: matrix.querySelectorAll('tbody tr').length,
        unseen: all.filter((cell) => !cell.checkVisibility()).length,
        cut: all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
        least: Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))),
        heads: [
          ...new Set(
            [...matrix.querySelectorAll('thead')].map((head) => getComputedStyle(head).display),
          ),
        ],
      };
    });
    expect(found).toMatchObject({ unseen: 0, cut: 0, heads: ['table-header-group'] });
    expect(found.rows).toBeGreaterThan(50);
    // In points.
    expect(found.least * 0.75).toBeGreaterThanOrEqual(7.5);
  });
}

test('two sources have an address of their own, on paper too', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(`en/${pathOf('compare')}?first=mcr&second=riichi`);
  await alive(page);
  const row = page.locator('[data-matrix] tbody tr').first();
  await expect(row.locator('td:visible')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(row.locator('td:visible')).toHaveCount(2);
  await expect(page.locator('[data-matrix] thead').first().locator('th:visible')).toHaveCount(3);
});

test('an arrow of the years leads to what changed, and a question there to its two answers', {
  tag: '@desktop',
}, async ({ page }) => {
  const say = speak('en');
  await page.goto(`en/${pathOf('compare')}`);
  await page
    .locator('#vulcain-1953')
    .getByRole('link', { name: say('changes.link') })
    .click();
  await expect(page).toHaveURL(/compare\/changes\/#paris-navy$/);
  await page.locator('#paris-navy-kept').getByRole('link', { name: 'the next player' }).click();
  await expect(page.locator('[id="chow-claim.vulcain1953"]')).toBeInViewport();
  await expect(page.locator('[id="chow-claim.mcr"]')).toBeHidden();
});
