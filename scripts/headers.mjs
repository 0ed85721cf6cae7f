/** What a host sends with each file of the site, by the `_headers` that Netlify and Cloudflare Pages read. */

/** Rules in their order: `{ path, headers: [name, value][] }`. */
export function headerRules(text) {
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    rules.at(-1).headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

const isFor = (rule, path) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

/** By their names, all values that a path is sent with: what several rules say holds together. */
export function headersFor(rules, path) {
  const sent = new Map();
  for (const { headers } of rules.filter((rule) => isFor(rule.path, path)))
    for (const [name, value] of headers) sent.set(name, [...(sent.get(name) ?? []), value]);
  return sent;
}
