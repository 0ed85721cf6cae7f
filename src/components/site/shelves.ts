import { whenIdle } from '../../stores/device/idle.ts';

/** The course that is shown, for those who do not see it: named, else read last, else the first. */
function markCover(): void {
  const covers = [...document.querySelectorAll<HTMLElement>('[data-course]')];
  const named = covers.find(({ dataset }) => `#${dataset['course']}` === location.hash);
  const last = document.querySelector('[data-last]')?.id;
  const read = covers.find(({ dataset }) => dataset['course'] === last);
  for (const cover of covers) {
    if (cover === (named ?? read ?? covers[0])) cover.setAttribute('aria-current', 'true');
    else cover.removeAttribute('aria-current');
  }
}

export function initShelves(): void {
  markCover();
  addEventListener('hashchange', markCover);
  whenIdle(async () => {
    const { showShelfRecord } = await import('./shelf-record.ts');
    showShelfRecord();
  });
}
