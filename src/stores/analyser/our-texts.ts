/** What our table has agreed on, among the agreements that a tool counts and pays by. */
import type { TallyChoices, Texts } from '../../engine/drills.ts';

type Agreements = TallyChoices['agreements'];

/** A text for each of them, none for what is usual: what is not offered is left as usual. */
export const ourTextsAmong = (agreements: Agreements, ours: Texts): Texts =>
  Object.fromEntries(
    agreements.map(({ name, usual, values }) => {
      const text = values.find((value) => value.text === ours[name])?.text;
      return [name, text === usual ? undefined : text];
    }),
  );

export const usualTexts = (agreements: Agreements): Texts =>
  Object.fromEntries(agreements.map(({ name }) => [name, undefined]));

/** Whether these are what is agreed on now. */
export const areAgreed = (agreements: Agreements, texts: Texts): boolean =>
  agreements.every(({ name, value, usual }) => value === (texts[name] ?? usual));

/** What our table has agreed on, and what nothing is counted or paid by. */
export const idleAmong = (agreements: Agreements, ours: Texts): readonly string[] =>
  Object.keys(ours).filter((name) => !agreements.some((agreement) => agreement.name === name));
