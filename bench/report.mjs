/** Results as a table to read, or as records. */
const SHOWN = 6;

const shortest = (number) => (number >= 100 ? Math.round(number) : Number(number.toPrecision(3)));

function timeText(ns) {
  if (ns < 1e3) return `${shortest(ns)} ns`;
  return ns < 1e6 ? `${shortest(ns / 1e3)} µs` : `${shortest(ns / 1e6)} ms`;
}

export function recordOf({ figure, results: [us, ...peers] }) {
  const peersNs = Object.fromEntries(peers.map(({ name, ns }) => [name, shortest(ns)]));
  const best = Math.min(...peers.map(({ ns }) => ns));
  const ratio = peers.length > 0 ? shortest(best / us.ns) : null;
  const record = { figure: figure.name, oursNs: shortest(us.ns), peersNs, ratio };
  return ratio === null ? { ...record, perSecond: Math.round(1e9 / us.ns) } : record;
}

const perSecondText = (count) => (1000 * Math.round(count / 1000)).toLocaleString('en');

export function cliRecordOf({ name }, { ns, parseNs, perSecond, perSecondApart }) {
  return {
    figure: name,
    oursNs: shortest(ns),
    peersNs: {},
    ratio: null,
    perSecond: Math.round(perSecond),
    jsonParseNs: shortest(parseNs),
    perSecondApartFromJson: Math.round(perSecondApart),
  };
}

export function cliText({ name, says }, { ns, parseNs, perSecond, perSecondApart }) {
  return [
    `\n${name}: ${says}`,
    `  moineau  ${timeText(ns)} a record, ${timeText(parseNs)} of it parsing JSON`,
    `  records  ${perSecondText(perSecond)} a second, ${perSecondText(perSecondApart)} apart from JSON parsing`,
  ].join('\n');
}

function peersText(results) {
  const sorted = results.slice(1).sort((a, b) => a.ns - b.ns);
  return sorted.map(({ name, ns }) => `${name} ${timeText(ns)}`).join(', ') || '–';
}

export function figureText({ figure, results }) {
  const [{ ns, spread }] = results;
  const { ratio } = recordOf({ figure, results });
  const [low, high] = spread.map(timeText);
  return [
    `\n${figure.name}: ${figure.says}`,
    `  moineau  ${timeText(ns)} a hand (rounds from ${low} to ${high})`,
    `  peers    ${peersText(results)}`,
    ...(results.length > 1 ? [] : [`  hands    ${perSecondText(1e9 / ns)} a second`]),
    ...(ratio === null ? [] : [`  ratio    ${ratio} (best peer over ours)`]),
    ...sharesText(results),
  ].join('\n');
}

/** All figures at a glance. */
export function tableText(rows) {
  const cells = [['figure', 'moineau', 'best peer', '', 'ratio']];
  for (const { figure, results } of rows) {
    const [us, ...peers] = results;
    const [best] = peers.toSorted((a, b) => a.ns - b.ns);
    const { ratio } = recordOf({ figure, results });
    cells.push([
      figure.name,
      timeText(us.ns),
      best ? timeText(best.ns) : '–',
      best?.name ?? '',
      ratio === null ? '' : `× ${ratio}`,
    ]);
  }
  const widths = cells[0].map((_, at) => Math.max(...cells.map((row) => row[at].length)));
  const lines = cells.map((row) => row.map((cell, at) => cell.padEnd(widths[at])).join('  '));
  return `\n${lines.map((line) => line.trimEnd()).join('\n')}`;
}

/** Slow engines get fewer hands a round. */
function sharesText(results) {
  const shares = results.map(({ share }) => share);
  const most = Math.max(...shares);
  const fewer = results.filter(({ share }) => share < most);
  if (fewer.length === 0) return [];
  const each = fewer.map(({ name, share }) => `${name} ${share}`).join(', ');
  return [`  hands    ${most} a round; ${each}`];
}

const countBy = (items, key) => {
  const groups = new Map();
  for (const item of items) groups.set(key(item), (groups.get(key(item)) ?? 0) + 1);
  return [...groups].map(([name, count]) => `${count} ${name}`).join(', ');
};

const rightOf = ({ right, fault }) => (fault ? `where the peer ${fault}` : `with ${right} right`);

export function agreementText({ name, compared, differences }) {
  const head = `  ${name}: ${compared} hands compared, ${differences.length} differ`;
  if (differences.length === 0) return head;
  const shown = differences.slice(0, SHOWN).map(({ hand, mine, other, right, detail }) => {
    const nearer = detail ? ` (${detail})` : '';
    return `    ${hand}  moineau ${mine}, ${name} ${other}; right is ${right}${nearer}`;
  });
  const more = differences.length > SHOWN ? [`    … and ${differences.length - SHOWN} more`] : [];
  return [`${head}: ${countBy(differences, rightOf)}`, ...shown, ...more].join('\n');
}
