/** What one tells others of the hand of the day, and the ways to tell it. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ShareLine } from '../../src/components/answer/ShareLine.tsx';
import { ShareDay } from '../../src/components/home/ShareDay.tsx';
import { dayOf } from '../../src/course/day.ts';
import { draw, ofClass, speak, textIn } from './render.ts';

const MONDAY = dayOf(new Date(2027, 0, 11, 12).getTime());
const RESULTS = { [MONDAY]: 'missed', [MONDAY + 1]: 'alone', [MONDAY + 2]: 'helped' } as const;

afterEach(() => vi.unstubAllGlobals());

describe('the line of a day', () => {
  test.each([
    [MONDAY, 'en', 'Moineau, hand of 11 January: not at the first try ○ ● ◐ · · · ·'],
    [MONDAY + 1, 'en', 'Moineau, hand of 12 January: found without a hint ○ ● ◐ · · · ·'],
    [MONDAY + 2, 'fr', 'Moineau, la main du 13 janvier : trouvée avec indice ○ ● ◐ · · · ·'],
  ] as const)('%i in %s', (day, locale, line) => {
    vi.stubGlobal('location', { origin: 'https://moineau.example', pathname: `/${locale}/` });
    const result = RESULTS[day as keyof typeof RESULTS] ?? 'missed';
    const [text] = ofClass(
      draw(<ShareDay {...{ day, result, locale }} results={RESULTS} say={speak(locale)} />),
      'share-text',
    );
    expect(textIn(text?.inner ?? '').replaceAll('\u00a0', ' ')).toBe(line);
  });
});

describe('a line to share', () => {
  const buttons = (): readonly string[] =>
    draw(<ShareLine text="Moineau" url="https://moineau.example/" say={speak('en')} />)
      .filter(({ name }) => name === 'button')
      .map(({ inner }) => textIn(inner));

  test('is copied where the device cannot share', () => {
    vi.stubGlobal('navigator', {});
    expect(buttons()).toEqual(['Copy the result']);
  });

  test('is shared where it can, or copied', () => {
    vi.stubGlobal('navigator', { share: () => Promise.resolve() });
    expect(buttons()).toEqual(['Share', 'Copy the result']);
  });
});
