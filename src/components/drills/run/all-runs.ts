import { readingAtom } from '../../../stores/record/record.ts';

/** All runs of the reader; absent until they are read. */
export const $runs = readingAtom(['runs'], ({ all }) => all('runs'));
