/** A set of questions: put together, passed on by its link, answered elsewhere, and on paper. */
import { pathOf } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { setHash } from '../../src/stores/set/set-link.ts';
import { expectAccessible } from './axe.ts';
import { openFinder, questionIn } from './question.ts';
import { alive, expect, openTools, speak, test, timeFor } from './site.ts';

const TITLE = '<img src=x onerror="document.documentElement.dataset.hacked=1">שלום';

for (const locale of LOCALES) {
  const say = speak(locale);
  const path = `${locale}/${pathOf('set')}`;

  test(`a set is put together, passed on, answered and printed, ${locale}`, {
    tag: locale === 'fr' ? '@phone' : '@desktop',
  }, async ({ page, context, browser }) => {
    timeFor(6);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const into = page.getByRole('button', { name: say('set.into') });
    // From a drill, from the analyser, and as a line of text.
    await openFinder(page, locale, { hand: '3456p' });
    await openTools(page);
    await into.click();
    await expect(page.getByText(say('set.into.added', { n: 1 }))).toBeVisible();
    await page.goto(`${locale}/${pathOf('analyse')}?hand=1113456666788p`);
    await into.click();
    await expect(page.getByText(say('set.into.added', { n: 2 }))).toBeVisible();
    await page.getByRole('link', { name: say('set.see') }).click();
    await alive(page);
    const questions = page.locator('.question-list > li');
    await expect(questions).toHaveCount(2);
    await page
      .locator('summary')
      .filter({ hasText: say('set.paste') })
      .click();
    const list = page.getByLabel(say('set.paste.label'));
    await list.fill(`# ${TITLE}\nnothing at all`);
    await page.getByRole('button', { name: say('set.paste.add'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(say('set.bad.paste'));
    await list.fill(
      `# ${TITLE}\n${page.url()}drill/breach/?nothing=1\n2223456m\n> ${TITLE}\n> two`,
    );
    await page.getByRole('button', { name: say('set.paste.add'), exact: true }).click();
    await expect(questions).toHaveCount(4);
    await expect(questions.nth(2)).toContainText(say('set.left.bare'));
    await page.getByRole('button', { name: say('set.remove.which', { n: 3 }) }).click();
    await page.getByLabel(say('set.words', { n: 1 })).fill('Look twice.');
    await page.reload();
    await alive(page);
    await expect(questions).toHaveCount(3);
    await expect(page.getByLabel(say('set.own.title'))).toHaveValue(TITLE);
    await expect(page.getByLabel(say('set.words', { n: 1 }))).toHaveValue('Look twice.');
    await expectAccessible(page);
    await page.getByRole('button', { name: say('set.link'), exact: true }).click();
    await expect(page.getByText(say('set.link.copied'))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    // Somebody else opens the link.
    const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
    await other.goto(link);
    await alive(other);
    await expect(other.getByRole('heading', { name: TITLE })).toBeVisible();
    await expectAccessible(other);
    await other.emulateMedia({ colorScheme: 'light' });
    const answers = other.getByRole('button', { name: say('set.answer'), exact: true });
    await expect(answers).toBeEnabled();

    await other.getByRole('button', { name: say('set.print'), exact: true }).click();
    await expect(other.getByText(say('paper.made', { n: 3 }))).toBeVisible();
    // One of questions, one of answers.
    const pdf = (await other.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);

    await answers.click();
    await expect(other.locator('.plan-bar')).toContainText(say('plan.place', { at: 1, n: 3 }));
    await expect(other.locator('.drill-notices')).toContainText('Look twice.');
    const question = questionIn(other.locator('.question'), locale);
    const main = other.locator('.button--main');
    await question.click('36p');
    await main.click();
    await expect(question.verdict).toBeVisible();
    await other.reload();
    await expect(question.verdict).toBeVisible();
    await main.click();
    await expect(other.locator('.plan-bar')).toContainText(say('plan.place', { at: 2, n: 3 }));
    await question.answerNone();
    // A press that comes at once is taken for the one that checked.
    await other.waitForTimeout(500);
    await main.click();
    await expect(other.locator('.drill-notices')).toContainText(TITLE);
    await other.getByRole('button', { name: say('plan.skip') }).click();
    await expect(other).toHaveURL(new RegExp(`/${path}`));
    await expect(other.getByText(say('set.result.right', { right: 1, n: 3 }))).toBeVisible();
    await expect(other.locator('html')).not.toHaveAttribute('data-hacked');
    await expect(other.locator('main img[src="x"]')).toHaveCount(0);
    await other.context().close();
  });
}

test('a link that was cut, and one to what there is not, say so; nothing else is lost', {
  tag: '@phone',
}, async ({ page }) => {
  const say = speak('fr');
  const path = `fr/${pathOf('set')}`;
  const questions = ['3456p', '11111p'].map((hand) => ({
    page: 'waits',
    texts: { hand },
    words: '',
  }));
  const whole = setHash({ title: 'x'.repeat(100), questions });
  await page.goto(path + whole.slice(0, -8));
  await alive(page);
  await expect(page.getByRole('alert')).toContainText(say('set.fault.cut'));
  await page.goto(`${path}${whole.replace('&n=2', '%0Anone?x=1&n=3')}`);
  await expect(page.locator('.question-list > li')).toHaveCount(3);
  await expect(page.locator('.question-list .alert')).toHaveCount(2);
  await expect(page.locator('.question-list .alert').last()).toContainText(
    say('set.left.unknown', { name: 'none' }),
  );
  await page.getByRole('button', { name: say('set.answer'), exact: true }).click();
  await expect(page.locator('.plan-bar')).toContainText(say('plan.place', { at: 1, n: 1 }));
});
