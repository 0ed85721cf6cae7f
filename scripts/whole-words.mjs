/** Words with a hyphen that no line may end in: « mah-jong » stays whole. */
const WHOLE = /\b(mah-)(?=jong)/gi;
const WORD_JOINER = '\u2060';

function keepWhole(node) {
  if (node.type === 'text') node.value = node.value.replace(WHOLE, `$1${WORD_JOINER}`);
  for (const child of node.children ?? []) keepWhole(child);
}

/** For the prose of the lessons, as it is drawn; what is written stays as it is. */
export const wholeWords = () => keepWhole;
