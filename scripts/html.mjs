/** Built pages as trees, read as browsers read them. */
import { defaultTreeAdapter, parse } from 'parse5';

const { getChildNodes, getTemplateContent, isElementNode, isTextNode } = defaultTreeAdapter;

const attributesOf = ({ attrs }) =>
  Object.fromEntries(
    attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );

function childrenOf(node, without) {
  const inside = node.nodeName === 'template' ? getTemplateContent(node) : node;
  return getChildNodes(inside).flatMap((child) => {
    if (isTextNode(child)) return [child.value];
    if (!isElementNode(child)) return [];
    const name = child.tagName.toLowerCase();
    if (without.has(name)) return [];
    return [{ name, attributes: attributesOf(child), children: childrenOf(child, without) }];
  });
}

/**
 * The page as nodes: elements are `{ name, attributes, children }`, texts are strings. What waits
 * in a `noscript` is part of the page. Elements of the names in `without` are left out.
 */
export function treeOf(html, without = new Set()) {
  const page = parse(html, { scriptingEnabled: false });
  return { name: '', attributes: {}, children: childrenOf(page, without) };
}

/** Every element below a node, in the order of the page. */
export function elementsIn(node) {
  const found = [];
  const visit = ({ children }) => {
    for (const child of children) {
      if (typeof child === 'string') continue;
      found.push(child);
      visit(child);
    }
  };
  visit(node);
  return found;
}

/** All that is written in an element, as it stands. */
export const textIn = (node) =>
  typeof node === 'string' ? node : node.children.map(textIn).join('');
