/** What has a hyphen that no line may end in: « mah-jong » stays whole, and so does the run 1-2-3. */
const WHOLE = /(\bmah-jongs?\b|\b[1-9](?:-[1-9])+\b)/i;

const inline = (text, at) =>
  at % 2 === 0
    ? { type: 'text', value: text }
    : {
        type: 'element',
        tagName: 'span',
        properties: { class: 'one-line' },
        children: [{ type: 'text', value: text }],
      };

/** For the prose of the lessons, as it is drawn; what is written stays as it is. */
export const wholeWords = {
  name: 'whole-words',
  text: (node, context) => {
    const parts = node.value.split(WHOLE);
    if (parts.length > 1) {
      context.replaceNode(
        node,
        parts.map(inline).filter(({ value }) => value !== ''),
      );
    }
  },
};
