import { selfPlayTests } from './self-play.ts';

selfPlayTests('vulcain1953');
