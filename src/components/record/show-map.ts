/** What the record adds to the map of skills: how far each drill is, and what comes next. */
import { fillIn } from '../../i18n/fill-in.ts';
import { joinSkills, type Mastery, masteryOf, nextOf } from '../../stores/record/mastery.ts';
import { $skills } from '../../stores/record/record.ts';
import type { Skills } from '../../stores/record/result.ts';
import { pageData } from '../parts/page-data.ts';
import { textElement } from '../parts/text-element.ts';

/** A rung as the page holds it: its skills, what it is called, where it leads. */
type Rung = readonly [skills: string, name: string, href: string];

interface Shown {
  readonly block: HTMLAnchorElement;
  readonly known: number;
  readonly asked: number;
  readonly next: Rung | undefined;
  readonly nextMastery: Mastery | undefined;
}

/** The marks of a block, its words, and the level that it leads to. */
function showBlock(block: HTMLAnchorElement, skills: Skills): Shown {
  const rungs = pageData<readonly Rung[]>(block, 'rungs', []);
  const sums = rungs.map(([pattern]) => joinSkills(skills, pattern));
  const masteries = sums.map(({ last }) => masteryOf(last));
  const asked = sums.reduce((total, sum) => total + sum.asked, 0);
  const known = masteries.filter((mastery) => mastery === 'known').length;
  const at = nextOf(masteries);
  const next = at === undefined ? undefined : rungs[at];
  block.querySelectorAll('[data-mastery]').forEach((mark, place) => {
    mark.setAttribute('data-mastery', masteries[place] ?? 'new');
  });
  const line = block.querySelector<HTMLElement>('[data-standing]');
  const { none = '', some = '', all = '' } = line?.dataset ?? {};
  const text = asked === 0 ? none : next ? some : all;
  if (line) line.textContent = fillIn(text, { known, next: next?.[1] ?? '' });
  const goal = asked === 0 ? rungs[0] : (next ?? rungs.at(-1));
  if (goal) block.href = goal[2];
  return {
    ...{ block, known, asked, next },
    nextMastery: at === undefined ? undefined : masteries[at],
  };
}

/** So many are offered. */
const OFFERED = 3;

/** What is begun and nearly known first, then what follows on something known. */
const rankOf = ({ asked, known, nextMastery }: Shown): number =>
  asked === 0 ? 0 : { good: 3, begun: 2, new: known > 0 ? 1 : 0, known: 0 }[nextMastery ?? 'known'];

function showNext(list: HTMLElement, shown: readonly Shown[]): void {
  const offered = shown
    .filter((one) => one.next && rankOf(one) > 0)
    .toSorted((a, b) => rankOf(b) - rankOf(a) || b.asked - a.asked)
    .slice(0, OFFERED);
  const section = list.closest<HTMLElement>('section');
  if (section) section.hidden = offered.length === 0;
  list.replaceChildren(
    ...offered.map(({ block, next }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = next?.[2] ?? block.href;
      link.append(
        textElement('strong', block.dataset['title'] ?? ''),
        textElement('span', next?.[1] ?? ''),
      );
      item.append(link);
      return item;
    }),
  );
}

const ownOf = (row: HTMLElement, shown: readonly Shown[]): readonly Shown[] =>
  shown.filter(({ block }) => row.contains(block));

/** How far a rule set is. */
function showRow(row: HTMLDetailsElement, shown: readonly Shown[]): void {
  const known = ownOf(row, shown).reduce((sum, one) => sum + one.known, 0);
  const line = row.querySelector<HTMLElement>('[data-row-standing]');
  if (line) line.textContent = fillIn(line.dataset['text'] ?? '', { known });
}

const WIDE = '(min-width: 64rem)';

/** Rule sets open by themselves where there is something to see: of several, one on a small screen. */
function openRows(rows: readonly HTMLDetailsElement[], shown: readonly Shown[]): void {
  const asked = rows.map((row) => ownOf(row, shown).reduce((sum, one) => sum + one.asked, 0));
  const most = Math.max(...asked);
  const isWide = matchMedia(WIDE).matches;
  rows.forEach((row, at) => {
    if (isWide ? asked[at] : asked[at] && asked[at] === most) row.open = true;
  });
}

export function showMap(): void {
  const rows = [...document.querySelectorAll<HTMLDetailsElement>('[data-map-row]')];
  let isFirst = true;
  const blocks = [...document.querySelectorAll<HTMLAnchorElement>('[data-rungs]')];
  const list = document.querySelector<HTMLElement>('[data-next]');
  $skills.subscribe((skills) => {
    if (!skills) return;
    const shown = blocks.map((block) => showBlock(block, skills));
    if (list) showNext(list, shown);
    for (const row of rows) showRow(row, shown);
    if (isFirst) openRows(rows, shown);
    isFirst = false;
  });
}
