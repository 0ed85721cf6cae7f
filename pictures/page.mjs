/** Pages to look through: all pictures of a run, and what differs from an earlier one. */
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const HEAD = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>
  body { font: 1rem/1.4 system-ui; margin: 1rem; }
  section > div { display: flex; gap: .5rem; overflow-x: auto; align-items: start; }
  figure { margin: 0; flex: none; }
  img { display: block; max-height: 40rem; max-width: 30rem; border: 1px solid #888; }
  h2 { font-size: 1rem; margin: 1rem 0 .25rem; }
</style>`;

const picture = (address, caption) =>
  `<figure><figcaption>${caption}</figcaption><a href="${address}"><img loading="lazy" alt="" src="${address}"></a></figure>`;

/** `fr/drill/waits.360.light.png`: the scene, and how it is looked at. */
const partsOf = (file) => {
  const [, scene, width, scheme] = /^(.*)\.(\d+)\.(\w+)\.png$/.exec(file) ?? [];
  return { scene, width, scheme };
};

/** Every scene a row, from narrow to wide. */
export async function writeIndex(folder, files) {
  const rows = Map.groupBy(files, (file) => partsOf(file).scene);
  const body = [...rows].map(([scene, own]) => {
    const order = own.toSorted((a, b) => partsOf(a).width - partsOf(b).width);
    const pictures = order.map((file) => {
      const { width, scheme } = partsOf(file);
      return picture(file, `${width} ${scheme}`);
    });
    return `<section id="${scene}"><h2>${scene}</h2><div>${pictures.join('')}</div></section>`;
  });
  const place = join(folder, 'index.html');
  await writeFile(
    place,
    `${HEAD}<title>Pictures</title><h1>${files.length} pictures</h1>${body.join('\n')}`,
  );
  return place;
}

const size = ({ width, height }) => `${width} × ${height}`;

export const sizesText = ({ before, after }) =>
  size(before) === size(after) ? size(after) : `${size(before)} → ${size(after)}`;

export const shareText = ({ share }) => `${(100 * share).toPrecision(3)} %`;

/** What differs, the most changed first: before, after, and where. */
export async function writeDifferences(folder, before, { same, differing, missing, added }) {
  const rows = differing.map((found) => {
    const { file } = found;
    const pictures = [
      picture(relative(folder, join(before, file)), 'before'),
      picture(file, 'after'),
      picture(`differences/${file}`, 'difference'),
    ];
    return `<section><h2>${file}: ${shareText(found)}, ${sizesText(found)}</h2><div>${pictures.join('')}</div></section>`;
  });
  const alone = [
    ...missing.map((file) => `<li>only before: ${file}</li>`),
    ...added.map((file) => `<li>only after: ${file}</li>`),
  ];
  const place = join(folder, 'differences.html');
  await writeFile(
    place,
    `${HEAD}<title>Differences</title><h1>${differing.length} differ, ${same} do not</h1><ul>${alone.join('')}</ul>${rows.join('\n')}`,
  );
  return place;
}
