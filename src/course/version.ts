/** Which state of the project the pages are built from. */
import { execFileSync } from 'node:child_process';

/** The commit and its date; empty where there is no history. */
function readVersion(): string {
  try {
    const args = ['log', '-1', '--format=%h, %cs'];
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

export const VERSION = readVersion();

const [commit = '', date = ''] = VERSION.split(', ');

/** Both apart, for those who read them; nothing without a history. */
export const VERSION_PARTS = VERSION === '' ? undefined : { commit, date };
