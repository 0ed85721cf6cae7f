/** Our table: chosen, kept, sent on as a link, seen in a drill, the scorer and at the table, printed. */
import { pathOf } from '../../src/course/links.ts';
import { PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { alive, eachPage, effectsRun, expect, speak, test, turnsOf, unfold } from './site.ts';

/** As usual, and with what makes the sheet longest. */
const CHOICES = [
  ...PLAYABLE_RULES.map((rules) => `rules=${rules}`),
  'rules=tchou1924&flowers=true&pingHou=true&mode=old',
  'rules=encyclopedie&points=tchou1924&grandsJeux=true&eastDouble=scores',
  'rules=mcr&edition=2006',
  'rules=riichi&as=today&southRoundStays=true&openTanyao=false',
];

for (const locale of LOCALES) {
  const say = speak(locale);
  const turn = turnsOf(locale);

  test(`the sheet of every rule set is one page, ${locale}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await eachPage(CHOICES, async (query) => {
      await page.goto(`${locale}/${pathOf('ourTable')}?${query}`);
      await page.locator('.our-sheet').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  });

  turn()(
    `agreements are kept, and asked in a drill, the scorer and at the table, ${locale}`,
    { tag: '@phone' },
    async ({ page }) => {
      const ours = say('ours.theirs');
      const main = page.getByRole('main');
      await page.goto(`${locale}/${pathOf('ourTable')}?rules=mcr&edition=1899`);
      await alive(page);
      await expect(main.getByRole('alert')).toContainText('edition=1899');
      await main.getByLabel(say('mcr.option.edition')).selectOption({
        label: say('mcr.option.edition.2006'),
      });
      await expect(main.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveURL(/\?rules=mcr&edition=2006$/);
      await main.getByRole('button', { name: say('ours.keep') }).click();
      await expect(main.getByText(say('ours.kept', { rules: say('source.mcr') }))).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);

      await page.goto(`${locale}/${pathOf('fans')}`);
      await alive(page);
      await page.locator('.drill-level > summary').click();
      await expect(main.getByLabel(say('mcr.option.edition'))).toHaveValue('2006');
      await expect(main.getByText(say('ours.here'))).toBeVisible();

      await page.goto(`${locale}/${pathOf('analyse')}?rules=mcr`);
      await alive(page);
      await main.getByRole('textbox').fill('67s22z(8888p)(2222m)~456p!5s');
      await expect(page).toHaveURL(/edition=2006/);
      await expect(main.locator('.scorer summary').filter({ hasText: ours })).toBeVisible();
      await unfold(page, say('tally.agreements'));
      await main.getByLabel(say('play.agreements.all')).selectOption({ label: say('ours.usual') });
      await expect(page).not.toHaveURL(/edition=2006/);

      await page.goto(`${locale}/${pathOf('play')}`);
      await effectsRun(page);
      const card = main.getByRole('listitem').filter({ hasText: say('play.rules.mcr') });
      await expect(card.locator('summary')).toContainText(ours);
      await card.locator('summary').click();
      await card.getByLabel(say('play.agreements.all')).selectOption({ label: say('ours.usual') });
      await expect(card.locator('summary')).not.toContainText(ours);
    },
  );
}
