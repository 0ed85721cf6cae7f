/** What a static page holds for its script, in an attribute of an element; `none` where it holds nothing. */
export function pageData<Data>(element: HTMLElement, name: string, none: Data): Data {
  const text = element.dataset[name];
  return text === undefined ? none : JSON.parse(text);
}
