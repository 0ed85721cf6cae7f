/** What search engines and cards say below a title: they cut after some 160 signs. */
export const LONGEST_DESCRIPTION = 160;
/** One short sentence says too little: then the next is begun. */
const ENOUGH = 80;

const SENTENCES = /(?<=[.!?…])\s+(?=\p{Lu})/u;

/** As many whole sentences as there is room for; else as many whole words. */
export function shortDescription(text: string, most = LONGEST_DESCRIPTION): string {
  if (text.length <= most) return text;
  let whole = '';
  for (const sentence of text.split(SENTENCES)) {
    const longer = whole === '' ? sentence : `${whole} ${sentence}`;
    if (longer.length > most) break;
    whole = longer;
  }
  if (whole.length >= ENOUGH) return whole;
  const words = text.slice(0, most - 1);
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[\s,;:.]+$/u, '')}…`;
}
