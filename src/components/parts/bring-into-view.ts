/** Frames in which rows that come into sight take their own height. */
const LOOKS = 20;

/** Rows out of sight are as high as they are reckoned: once they are drawn the place is looked at again. */
export function bringIntoView(target: Element): void {
  let looks = 0;
  const look = (): void => {
    const { top, bottom } = target.getBoundingClientRect();
    if (looks === 0 || bottom < 0 || top > innerHeight) target.scrollIntoView();
    looks += 1;
    if (looks < LOOKS) requestAnimationFrame(look);
  };
  look();
}
