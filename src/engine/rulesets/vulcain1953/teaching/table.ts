import type { TableTeaching } from '../../../scoring/table-teaching.ts';
import { wrongSizeOf } from '../../../scoring/wrong-size.ts';

/** The source warns of no threats and cancels no deal; a hand may be wrong (`vulcain1953.4.3.1`, `4.3.2`). */
export const table: TableTeaching = { wrongSize: wrongSizeOf };
