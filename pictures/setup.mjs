/** Before `npm run pictures`: the packages of the project, and what compares pictures in a folder of its own. */
import { fileURLToPath } from 'node:url';
import { setupOrExit } from '../scripts/setup.mjs';

await setupOrExit(fileURLToPath(new URL('.', import.meta.url)));
