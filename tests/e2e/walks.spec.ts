/** A guided walk in a lesson: a wrong act is refused, the right one is done, and the table plays on. */
import { lessonPath } from '../../src/course/links.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { expect, speak, test } from './site.ts';

for (const locale of LOCALES) {
  const say = speak(locale);

  test(`the breach of 1924 by touch and by keys, ${locale}`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(`${locale}/${lessonPath('tchou1924', 'breach-and-deal')}`);
    const place = page.locator('[id="breach-and-deal.walk"]');
    await place.scrollIntoViewIfNeeded();
    const seat = (player: string) =>
      place.getByRole('button', { name: say('walk.seat', { player }), exact: true });
    await seat('C').tap();
    await expect(place.locator('.nudge-line')).toHaveText(say('walk.refused', { answer: 'C' }));
    await expect(place.locator('.walk-count')).toHaveText(say('walk.count', { at: 1, all: 5 }));
    await seat('A').tap();
    await expect(seat('B')).toHaveAttribute('data-mark', 'missed');
    await seat('B').tap();
    await expect(place.locator('.verdict-line')).toHaveText(say('table.right'));

    // Whatever is played, it comes to the next question by itself.
    const slider = place.getByRole('slider', { name: say('table.stackChoice') });
    await slider.focus();
    // B sits on the right: his wall is the last of the ring, and its fifteenth stack the 66th.
    for (let step = 0; step < 65; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(place.locator('.verdict-line')).toHaveText(say('table.right'));
    await expect(place.locator('.walk-told')).toContainText('3 + 12 = 15');
  });
}
