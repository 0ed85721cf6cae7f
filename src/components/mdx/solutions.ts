/** On paper the answers to the positions of a page stand together at its end, by their numbers. */
import { waitingIn } from '../parts/waiting-markup.ts';

/** Without a script each answer, and what a live drawing asks, lies below its position, folded, in a `noscript`. */
function waitingAt(position: HTMLElement) {
  const beside = waitingIn(position.querySelector('noscript'));
  const fold = beside.querySelector('details');
  fold?.querySelector('summary')?.remove();
  fold?.remove();
  return { answer: [...(fold?.childNodes ?? [])], beside };
}

/** The prose that tells the answer, which is folded on the screen. */
function toldAfter(position: HTMLElement): readonly Node[] {
  const id = position.closest('.lesson-position')?.id;
  const told = document.querySelectorAll(
    `[data-after="${id}"] > :not(summary, .if-right, .if-wrong)`,
  );
  return [...told].map((part) => part.cloneNode(true));
}

function solutionsOf(positions: readonly HTMLElement[]): HTMLElement {
  const section = document.createElement('section');
  section.className = 'solutions';
  const title = document.createElement('h2');
  title.textContent = positions[0]?.dataset['solutions'] ?? '';
  const list = document.createElement('ol');
  for (const position of positions) {
    const item = document.createElement('li');
    item.append(...waitingAt(position).answer, ...toldAfter(position));
    list.append(item);
  }
  section.append(title, list);
  return section;
}

/** What stands in a `noscript` beside the answer: a list in place of what moves on the screen. */
function putOnPaper(position: HTMLElement): readonly HTMLElement[] {
  const beside = document.createElement('div');
  beside.append(waitingAt(position).beside);
  if (beside.childElementCount === 0) return [];
  position.append(beside);
  return [beside];
}

export function joinSolutions(): void {
  addEventListener('beforeprint', () => {
    const positions = [...document.querySelectorAll<HTMLElement>('[data-solutions]')];
    const section = solutionsOf(positions);
    document.querySelector('main')?.append(section);
    const added = [section, ...positions.flatMap(putOnPaper)];
    const takeBack = (): void => {
      for (const part of added) part.remove();
    };
    addEventListener('afterprint', takeBack, { once: true });
  });
}
