import { selfPlayTests } from './self-play.ts';

selfPlayTests('tchou1924');
