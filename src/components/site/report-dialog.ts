/** Shows the facts of what is on the page as a text to be copied or shared; sends nothing. */
import type { Texts } from '../../engine/drills.ts';
import { fetchWords } from '../../i18n/delivery/fetch-words.ts';
import { localeFrom } from '../../i18n/locales.ts';
import { type Say, speaker } from '../../i18n/speak.ts';
import { drillSource } from '../../stores/question/drill-source.ts';
import { boardMemory, sameTexts } from '../../stores/question/on-board.ts';
import { type ReportFacts, reportText } from '../../stores/question/report.ts';
import { desks } from '../parts/desks.ts';
import { textElement } from '../parts/text-element.ts';

/** What the page says of the answer: verdicts, the totals of score sheets, what is compared. */
const SAID = `main :is(${[
  ...['.verdict-line', '.analyser-hand-and-head h2', '.scorer-worth'],
  ...['.ledger > h2', '.ledger-verdict', '.sheet-sum', '.sheet-going-out'],
  ...['.compare-card:has(.dealt-best) > h2', '.dealt-best > .visually-hidden', '.lens-table tr'],
]})`;

/** As it is laid out, so that what stands apart does not run together. */
const textIn = (element: HTMLElement): string =>
  // biome-ignore lint/performance/useDomNodeTextContent: cells and lines have no space between them.
  element.innerText.replaceAll('\t', ' | ').replace(/\s+/g, ' ').trim();

async function answersOf(drill: string | undefined): Promise<Partial<ReportFacts>> {
  const board = drill === undefined ? undefined : boardMemory(drill).recall();
  if (drill === undefined || !board) return {};
  // What cannot be answered is reported without its answer.
  const solved = await drillSource(drill, desks)
    .solve(board.texts)
    .catch(() => undefined);
  return { texts: board.texts, solved, given: board.answer };
}

async function factsFor({ dataset }: HTMLElement): Promise<ReportFacts> {
  const asked: Texts = Object.fromEntries(new URLSearchParams(location.search));
  const answers = await answersOf(dataset['drill']);
  const { texts = asked } = answers;
  return {
    ...answers,
    texts,
    title: textIn(document.querySelector('h1') ?? document.body),
    // The address may be of a question that was only looked back at.
    link: sameTexts(texts, asked) || !answers.texts ? location.href : addressOf(texts),
    rules: texts['rules'],
    said: [...document.querySelectorAll<HTMLElement>(SAID)].map(textIn).filter(Boolean),
    version: dataset['version'] ?? '',
  };
}

const addressOf = (texts: Texts): string => {
  const query = Object.entries(texts).flatMap(([name, text]) => (text ? [`${name}=${text}`] : []));
  return `${location.origin}${location.pathname}?${query.join('&')}`;
};

function button(text: string, act: () => unknown): HTMLButtonElement {
  const made = textElement('button', text);
  made.type = 'button';
  made.className = 'button';
  made.addEventListener('click', act);
  return made;
}

function makeDialog(text: string, say: Say): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'keys card ink';
  const title = textElement('h2', say('report.title'));
  dialog.ariaLabel = say('report.title');
  const field = document.createElement('textarea');
  Object.assign(field, { value: text, readOnly: true, rows: 10, ariaLabel: say('report.label') });
  field.style.cssText =
    'width: 100%; font: inherit; margin-block-start: var(--space-3); padding: var(--space-2); color: inherit; background: var(--page)';
  const status = textElement('p', '');
  status.role = 'status';
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = say('report.copied');
    } catch {
      field.select();
      status.textContent = say('report.byHand');
    }
  };
  const share = (): Promise<void> => navigator.share({ text }).catch(() => undefined);
  const actions = document.createElement('p');
  actions.style.cssText = 'display: flex; flex-wrap: wrap; gap: var(--space-2)';
  actions.append(button(say('report.copy'), copy));
  if ('share' in navigator) actions.append(button(say('report.share'), share));
  actions.append(button(say('report.close'), () => dialog.close()));
  dialog.append(title, textElement('p', say('report.text')), field, actions, status);
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}

export async function showReport(opener: HTMLElement): Promise<void> {
  const locale = localeFrom(document.documentElement.lang);
  const [words, facts] = await Promise.all([fetchWords(locale, 'report'), factsFor(opener)]);
  const dialog = makeDialog(reportText(facts, speaker(locale, words)), speaker(locale, words));
  document.body.append(dialog);
  dialog.showModal();
  // The text is read from its beginning.
  dialog.querySelector('textarea')?.setSelectionRange(0, 0);
}
