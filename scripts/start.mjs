/** `npm start`: from a fresh clone to the site in the browser. */
import { run } from './project.mjs';
import { setupOrExit } from './setup.mjs';

await setupOrExit();

process.stderr.write('Building the site…\n');
const { code, output } = await run('astro', ['build'], { sink: 'keep' });
if (code !== 0) {
  process.stderr.write(`${output}\nThe build failed.\n`);
  process.exit(1);
}
// Only now are the packages there that it serves with.
const { serveUntilInterrupted } = await import('./serve.mjs');
await serveUntilInterrupted();
