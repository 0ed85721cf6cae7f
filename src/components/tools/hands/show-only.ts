export function showOnly(ids: ReadonlySet<string>): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-hands]')) {
    const hands = [...section.querySelectorAll<HTMLElement>('[data-hand]')];
    for (const hand of hands) hand.hidden = !ids.has(hand.id);
    section.hidden = hands.every(({ hidden }) => hidden);
  }
}
