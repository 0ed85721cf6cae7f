/** Before `npm run bench`: the packages of the project, and the peers in a folder of their own. */
import { fileURLToPath } from 'node:url';
import { setupOrExit } from '../scripts/setup.mjs';

await setupOrExit(fileURLToPath(new URL('.', import.meta.url)));
