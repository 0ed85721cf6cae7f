import type { Item } from '../../../scoring/item.ts';
import type { RiichiOptions } from '../config.ts';
import { doras } from './dora.ts';
import { fus } from './fu.ts';
import { roles } from './roles.ts';
import { YAKUMAN } from './yakuman.ts';

const rows = (options: RiichiOptions) => [
  ...YAKUMAN,
  ...roles(options),
  ...doras(options),
  ...fus(options),
];

export type RiichiItemId = ReturnType<typeof rows>[number]['id'];

export const items: (options: RiichiOptions) => readonly Item<RiichiItemId>[] = rows;
